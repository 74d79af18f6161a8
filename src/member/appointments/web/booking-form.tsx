import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { Offer } from '../contract.ts';
import type { AppointmentKind, Means } from '../rules.ts';
import { MeansFields } from './means-fields.tsx';
import { appointmentsApi } from './shared/api.ts';
import { SLOT_MISSING, SlotChoice } from './slot-choice.tsx';

const FAILED = 'Votre rendez-vous n’a pas pu être pris. Rien n’est perdu\u202f: réessayez dans un instant.';

interface BookingFormProps {
  kind: AppointmentKind;
  offers: readonly Offer[];
}

/** A time, how to speak, and the appointment is booked; what was chosen stays when it cannot be. */
export function BookingForm({ kind, offers }: BookingFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [means, setMeans] = useState<Means>('call');
  const [phone, setPhone] = useState('');
  const book = useMutation(
    appointmentsApi.book.mutationOptions({
      // The same time asked for twice is one appointment.
      ...safeToRepeat,
      onSuccess: () => notify.success('Votre rendez-vous est pris. Un e-mail le confirme.'),
      onSettled: () => queryClient.invalidateQueries({ queryKey: appointmentsApi.key() }),
    }),
  );
  const slotId = offers.some((offer) => offer.slotId === chosen) ? chosen : null;
  const phoneError = fieldSentence(book.error, 'phone');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (slotId && !book.isPending) book.mutate({ slotId, means, phone: means === 'phone' ? phone : null });
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <SlotChoice offers={offers} value={slotId} onChange={setChosen} />
      {kind === 'welcome' ? (
        <MeansFields
          means={means}
          onMeans={setMeans}
          phone={phone}
          onPhone={setPhone}
          phoneError={phoneError}
        />
      ) : null}
      <FailureAlert error={!phoneError && book.error} failed={FAILED} />
      <WaitingButton
        type="submit"
        size="large"
        className="max-sm:w-full sm:justify-self-start"
        missing={slotId ? null : SLOT_MISSING}
        field="[name=slot]"
        pending={book.isPending}
        pendingLabel="Un instant…"
      >
        Prendre ce rendez-vous
      </WaitingButton>
    </form>
  );
}
