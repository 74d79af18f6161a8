import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Phone, Video } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { askConsent, ConfidingGate, consentsToConfide } from '#member/coaches/web/shared/confiding-gate.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceCards } from '#ui/choice-cards.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { Together } from '#ui/together.tsx';
import { WaitingButton } from '#ui/waiting-button.tsx';
import type { Offer, OwnAppointments } from '../contract.ts';
import { type AppointmentKind, CHOOSING_MINUTES, type Means } from '../rules.ts';
import { WHAT_TO_EXPECT } from '../texts.ts';
import { AppointmentTicket } from './appointment-ticket.tsx';
import { appointmentsApi } from './shared/api.ts';
import { SLOT_MISSING, SlotChoice } from './slot-choice.tsx';

/** Shorter than the grace period in which a slot on screen can still be booked. */
const ASK_AGAIN_MS = (CHOOSING_MINUTES / 3) * MINUTE_MS;
const OFFERS_FAILED = 'Les horaires n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.';

export function AppointmentShape() {
  return <LoadingShapes label="Chargement de vos rendez-vous…" shapes={['h-80']} />;
}

/** One kind of appointment: the booked one, or the choice of a slot. */
export function OneKind({ kind, own }: { kind: AppointmentKind; own: OwnAppointments }) {
  const [moving, setMoving] = useState(false);
  const booked = own.coming.find((one) => one.kind === kind);
  const asksConsent = kind === 'welcome' && !booked;
  // Read beside the times, not after them.
  useQuery({ ...consentsToConfide, enabled: asksConsent });
  if (kind === 'welcome' && own.welcomed && !booked) return <AlreadyWelcomed />;
  return (
    <Together
      reads={booked ? [] : [offersQuery(kind), ...(asksConsent ? [consentsToConfide] : [])]}
      parts={asksConsent ? [askConsent] : []}
      shape={<AppointmentShape />}
      className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10"
    >
      <div className="grid gap-6">
        {booked ? (
          <AppointmentTicket
            appointment={booked}
            move={
              <Button variant="quiet" size="small" aria-expanded={moving} onClick={() => setMoving(!moving)}>
                Déplacer
              </Button>
            }
          />
        ) : null}
        {!booked || moving ? (
          <Card className="sm:p-8">
            <Offers kind={kind}>
              {(offers) =>
                booked ? (
                  <MoveForm
                    id={booked.id}
                    // Offers loaded before the booking still contain the slot of the appointment until they are
                    // refetched.
                    offers={offers.filter(({ startsAt }) => startsAt !== booked.startsAt)}
                    onDone={() => setMoving(false)}
                  />
                ) : kind === 'welcome' ? (
                  <ConfidingGate purpose="interview">
                    <BookingForm kind={kind} offers={offers} />
                  </ConfidingGate>
                ) : (
                  <BookingForm kind={kind} offers={offers} />
                )
              }
            </Offers>
          </Card>
        ) : null}
      </div>
      <WhatToExpect kind={kind} />
    </Together>
  );
}

const offersQuery = (kind: AppointmentKind) => appointmentsApi.offers.queryOptions({ input: { kind } });

interface OffersProps {
  kind: AppointmentKind;
  children: (offers: readonly Offer[]) => ReactNode;
}

/** The free slots, or an empty state. */
function Offers({ kind, children }: OffersProps) {
  const offers = useQuery({ ...offersQuery(kind), staleTime: 0, refetchInterval: ASK_AGAIN_MS });
  return (
    <QueryContent
      query={offers}
      failed={OFFERS_FAILED}
      waiting={<LoadingShapes label="Chargement des horaires…" shapes={['h-6 w-48', 'h-24', 'h-24']} />}
    >
      {(free) =>
        free.length > 0 ? (
          children(free)
        ) : (
          <EmptyState
            illustration={<ListeningScene className="block h-auto w-full" />}
            title="Pas d’horaire libre pour le moment"
            action={
              <Button variant="secondary" pending={offers.isFetching} onClick={() => void offers.refetch()}>
                Regarder à nouveau
              </Button>
            }
          >
            L’équipe en ouvre de nouveaux : revenez dans un jour ou deux.
          </EmptyState>
        )
      }
    </QueryContent>
  );
}

function AlreadyWelcomed() {
  return (
    <EmptyState
      illustration={<ListeningScene className="block h-auto w-full" />}
      title="Votre entretien a eu lieu"
      action={<ButtonLink to="/dashboard">Revenir à mon espace</ButtonLink>}
    >
      Merci pour ce moment. Si quelque chose change pour vous, écrivez à l’équipe depuis vos messages.
    </EmptyState>
  );
}

const FAILED = 'Votre rendez-vous n’a pas pu être pris. Rien n’est perdu\u202f: réessayez dans un instant.';

interface BookingFormProps {
  kind: AppointmentKind;
  offers: readonly Offer[];
}

/** Books a slot: time, means, confirmation. Keeps the input when the booking fails. */
function BookingForm({ kind, offers }: BookingFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [means, setMeans] = useState<Means>('call');
  const [phone, setPhone] = useState('');
  const book = useMutation(
    appointmentsApi.book.mutationOptions({
      // A repeated request for the same slot returns the same appointment.
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

interface MeansFieldsProps {
  means: Means;
  onMeans: (means: Means) => void;
  phone: string;
  onPhone: (phone: string) => void;
  phoneError: string | undefined;
}

/** By video call on the site, or by phone with a number for this appointment only. */
function MeansFields({ means, onMeans, phone, onPhone, phoneError }: MeansFieldsProps) {
  return (
    <>
      <ChoiceCards
        name="means"
        legend="Comment voulez-vous parler&#8239;?"
        value={means}
        onValueChange={onMeans}
        choices={[
          {
            value: 'call',
            label: 'En appel dans le site',
            description: 'Image ou voix seule, à vous de voir',
            icon: Video,
          },
          { value: 'phone', label: 'Par téléphone', description: 'Nous vous appelons', icon: Phone },
        ]}
      />
      {means === 'phone' ? (
        <TextField
          label="Votre numéro pour ce rendez-vous"
          hint="Seule la personne qui vous appelle le voit. Il est effacé le lendemain."
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => onPhone(event.target.value)}
          error={phoneError}
        />
      ) : null}
    </>
  );
}

/** What happens, who can read the notes, and how long they are stored. */
function WhatToExpect({ kind }: { kind: AppointmentKind }) {
  return (
    <Card as="section" tone="lin" aria-labelledby="what-to-expect" className="grid content-start gap-3">
      <h2 id="what-to-expect" className="text-h3">
        Comment ça se passe
      </h2>
      <ul className="grid gap-3">
        {WHAT_TO_EXPECT[kind].map((sentence) => (
          <li key={sentence} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="mt-2.5 size-2 rounded-full bg-prune" />
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const MOVE_FAILED =
  'Votre rendez-vous n’a pas pu être déplacé. L’ancien horaire tient toujours\u202f: réessayez.';

interface MoveFormProps {
  id: string;
  offers: readonly Offer[];
  onDone: () => void;
}

/** Moves an appointment to another slot; the current one stays booked until then. */
function MoveForm({ id, offers, onDone }: MoveFormProps) {
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
      <FailureAlert error={move.error} failed={MOVE_FAILED} />
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
