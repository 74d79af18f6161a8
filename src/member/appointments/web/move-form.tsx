import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { Offer } from '../contract.ts';
import { appointmentsApi } from './shared/api.ts';
import { SLOT_MISSING, SlotChoice } from './slot-choice.tsx';

const FAILED = 'Votre rendez-vous n’a pas pu être déplacé. L’ancien horaire tient toujours\u202f: réessayez.';

interface MoveFormProps {
  id: string;
  offers: readonly Offer[];
  onDone: () => void;
}

/** Another time for an appointment; the former one holds until it is found. */
export function MoveForm({ id, offers, onDone }: MoveFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const slotId = offers.some((offer) => offer.slotId === chosen) ? chosen : null;
  const move = useMutation(
    appointmentsApi.move.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => {
        notify.success('Votre rendez-vous est déplacé. Un e-mail le confirme.');
        onDone();
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: appointmentsApi.key() }),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (slotId && !move.isPending) move.mutate({ id, slotId });
  }

  return (
    <form onSubmit={submit} className="grid gap-6">
      <SlotChoice offers={offers} value={slotId} onChange={setChosen} />
      <FailureAlert error={move.error} failed={FAILED} />
      <div className="flex flex-wrap gap-3">
        <WaitingButton
          type="submit"
          missing={slotId ? null : SLOT_MISSING}
          field="[name=slot]"
          pending={move.isPending}
          pendingLabel="Un instant…"
        >
          Déplacer à cet horaire
        </WaitingButton>
        <Button variant="quiet" onClick={onDone}>
          Garder l’horaire
        </Button>
      </div>
    </form>
  );
}
