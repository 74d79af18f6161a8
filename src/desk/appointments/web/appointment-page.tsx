import { useQueries, useQuery } from '@tanstack/react-query';
import { CalendarX, MoveRight, Play } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { currentTime } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { useNow } from '#browser/use-now.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { bookingVerdict, WORDS_MAX_LENGTH } from '#member/appointments/rules.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { Button } from '#ui/button.tsx';
import { ChangeDialog, ConfirmChange } from '#ui/desk/change-dialog.tsx';
import { DeskPage, deskMeta } from '#ui/desk/desk-page.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { OpenCallLink, OutcomeButtons } from './appointment-actions.tsx';
import { Beside } from './beside.tsx';
import { STATE_NAMES } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';

export const meta = deskMeta('Un rendez-vous');

/** One appointment: the member, the means, the preparation, and the notes afterwards. */
export default function DeskAppointmentPage() {
  const { id = '' } = useParams();
  const opened = useQuery(deskAppointmentsApi.one.queryOptions({ input: { id }, staleTime: 0 }));
  const { data, error } = opened;
  const gone = isRefusal(error, 'NOT_FOUND');
  const title = data ? `${data.guest.firstName}, ${data.guest.age}\u00a0ans` : 'Rendez-vous';
  return (
    <DeskPage
      title={gone ? 'Rendez-vous introuvable' : title}
      intro={data && !gone ? `${data.guest.city} · ${KIND_NAMES[data.kind]}` : undefined}
      back={{ to: '/equipe/rendez-vous', label: 'Tous mes rendez-vous' }}
    >
      {gone ? (
        <p>Il n’est pas à vous, ou il a été déplacé chez quelqu’un d’autre.</p>
      ) : (
        <QueryContent
          query={opened}
          failed="Ce rendez-vous n’a pas pu être lu. Vérifiez votre connexion, puis réessayez."
          waiting={<LoadingShapes label="Chargement du rendez-vous…" shapes={['h-72']} />}
        >
          {(appointment) => <Opened appointment={appointment} />}
        </QueryContent>
      )}
    </DeskPage>
  );
}

function Opened({ appointment }: { appointment: OpenedAppointment }) {
  const { startsAt, state, means, phone } = appointment;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <section
        aria-label="Le rendez-vous"
        className="grid gap-4 rounded-[20px] border border-filet bg-carte p-5"
      >
        <p className="text-base font-semibold">
          <time dateTime={startsAt} className="inline-block first-letter:uppercase">
            {teamMoment(new Date(startsAt))}
          </time>
          <span className="font-normal text-encre-2"> · {STATE_NAMES[state]}</span>
        </p>
        {means === 'phone' ? (
          <PhoneLine phone={phone} />
        ) : (
          <p>En appel dans le site, ouvert cinq minutes avant.</p>
        )}
        <AppointmentActions appointment={appointment} />
      </section>
      <Beside appointment={appointment} />
    </div>
  );
}

function PhoneLine({ phone }: { phone: string | null }) {
  if (phone === null) return <p>Par téléphone. Le numéro a été effacé.</p>;
  return (
    <p>
      Par téléphone, au{' '}
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="font-semibold text-prune underline">
        {phone}
      </a>
      . Personne d’autre ne voit ce numéro, effacé le lendemain du rendez-vous.
    </p>
  );
}

type Asking = 'begin' | 'move' | 'cancel' | null;

/** The actions available before, during and after the appointment. */
function AppointmentActions({ appointment }: { appointment: OpenedAppointment }) {
  const { id, state, room, startsAt, means, guest } = appointment;
  const now = useNow();
  const [asking, setAsking] = useState<Asking>(null);
  const isAhead = state === 'booked' && new Date(startsAt) > now;
  return (
    <div className="flex flex-wrap gap-2">
      {room === 'open' ? <OpenCallLink id={id} /> : null}
      {isAhead && room !== 'open' ? (
        <Button size="small" variant="secondary" onClick={() => setAsking('begin')}>
          <Play aria-hidden="true" />
          Commencer maintenant
        </Button>
      ) : null}
      {isAhead ? (
        <>
          <Button size="small" variant="secondary" onClick={() => setAsking('move')}>
            <MoveRight aria-hidden="true" />
            Déplacer
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking('cancel')}>
            <CalendarX aria-hidden="true" />
            Annuler
          </Button>
        </>
      ) : null}
      <OutcomeButtons appointment={appointment} />
      {asking === 'begin' ? (
        <ConfirmChange
          title={'Commencer maintenant\u202f?'}
          description={`À faire quand vous en êtes convenus. ${guest.firstName} reçoit un e-mail${
            means === 'call' ? ' et peut aussitôt rejoindre l’appel' : ''
          }\u202f; l’horaire prévu est abandonné.`}
          confirmLabel="Commencer"
          api={deskAppointmentsApi}
          change={deskAppointmentsApi.begin.mutationOptions()}
          input={{ id }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'move' ? <MoveDialog appointment={appointment} onClose={() => setAsking(null)} /> : null}
      {asking === 'cancel' ? (
        <CancelDialog id={id} firstName={guest.firstName} onClose={() => setAsking(null)} />
      ) : null}
    </div>
  );
}

interface CancelDialogProps {
  id: string;
  firstName: string;
  onClose: () => void;
}

/** Cancels; the mail to the member contains the colleague's optional words. */
function CancelDialog({ id, firstName, onClose }: CancelDialogProps) {
  return (
    <ChangeDialog
      title={'Annuler ce rendez-vous\u202f?'}
      description={`${firstName} reçoit un e-mail d’excuse et peut choisir un autre horaire. Celui-ci est retiré.`}
      submitLabel="Annuler le rendez-vous"
      cancelLabel="Le garder"
      danger
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.cancel.mutationOptions()}
      inputOf={(typed) => ({ id, words: typed('words') })}
      said={`${firstName} reçoit un e-mail.`}
      onClose={onClose}
    >
      <TextArea label="Un mot de votre part" name="words" optional rows={3} maxLength={WORDS_MAX_LENGTH} />
    </ChangeDialog>
  );
}

const NO_OTHER = 'Vous n’avez pas d’autre créneau libre pour ce rendez-vous. Ouvrez-en un d’abord.';
const NOT_READ = 'Vos créneaux n’ont pas tous pu être lus. Vérifiez votre connexion, puis réessayez.';
/** Week offsets in which the dialog looks for another slot. */
const WEEKS = [0, 1, 2, 3, 4];

interface MoveDialogProps {
  appointment: OpenedAppointment;
  onClose: () => void;
}

/** Moves the appointment to another free slot of the colleague; the member is notified. */
function MoveDialog({ appointment: { id, kind, guest }, onClose }: MoveDialogProps) {
  const today = parisDay(currentTime());
  const weeks = useQueries({
    queries: WEEKS.map((week) =>
      deskAppointmentsApi.week.queryOptions({ input: { day: addDays(today, 7 * week) } }),
    ),
  });
  const free = weeks
    .flatMap(({ data }) => data?.slots ?? [])
    .filter((slot) => slot.kind === kind && bookingVerdict(new Date(slot.startsAt), currentTime()) === 'ok');
  const failure = weeks.find(({ error }) => error)?.error;
  const hasNone = free.length === 0 && weeks.every(({ isSuccess }) => isSuccess);
  return (
    <ChangeDialog
      title="Déplacer ce rendez-vous"
      submitLabel="Déplacer"
      cancelLabel="Garder l’horaire"
      missing={hasNone ? NO_OTHER : null}
      api={deskAppointmentsApi}
      change={deskAppointmentsApi.move.mutationOptions()}
      inputOf={(typed) => ({ id, slotId: typed('slot') })}
      said={`${guest.firstName} reçoit un e-mail avec le nouvel horaire.`}
      onClose={onClose}
    >
      <FailureAlert error={failure} failed={NOT_READ} />
      {hasNone ? (
        <p>{NO_OTHER}</p>
      ) : (
        <SelectField
          label="Nouvel horaire"
          name="slot"
          placeholder="Choisissez parmi vos créneaux libres"
          required
          choices={free.map(({ id: value, startsAt }) => ({
            value,
            label: teamMoment(new Date(startsAt)),
          }))}
        />
      )}
    </ChangeDialog>
  );
}
