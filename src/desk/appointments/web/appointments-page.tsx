import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, Phone, Video } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { HOST_ROLES } from '#desk/staff/rules.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { DeskPage } from '#ui/desk/desk-page.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import type { ListedAppointment } from '../contract.ts';
import { OpenCallLink, OutcomeButtons, pressOutcome } from './appointment-actions.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { ReceivingSettings } from './receiving-settings.tsx';
import { STATE_NAMES, sayFailed } from './rendez-vous-words.ts';
import { deskAppointmentsApi } from './shared/api.ts';
import { TeamSlots } from './team-slots.tsx';
import { WeekBoard } from './week-board.tsx';

const LOAD_FAILED = 'Vos rendez-vous n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.';

/** Shows a host their own appointments, and an admin the free slots of all colleagues. */
export default function DeskAppointmentsPage() {
  const receives = useHasRole(...HOST_ROLES);
  const isAdmin = useHasRole('admin');
  if (receives) return <OwnAppointments also={isAdmin ? <TeamSlots /> : null} />;
  return (
    <DeskPage
      title="Rendez-vous"
      intro="Les créneaux que vos collègues ont ouverts. Toutes les heures sont celles de Paris."
    >
      <TeamSlots />
    </DeskPage>
  );
}

/** Today's appointments, then the slots of a week, then the settings. */
function OwnAppointments({ also }: { also: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const [giving, setGiving] = useState(false);
  const day = search.get('jour') ?? undefined;
  const week = useQuery({
    ...deskAppointmentsApi.week.queryOptions({ input: { day }, staleTime: 0 }),
    placeholderData: (before) => before,
  });
  const actions = [
    { key: 'n', label: 'Ouvrir des créneaux', run: () => setGiving(true) },
    { key: 'e', label: 'Le rendez-vous choisi a eu lieu', run: () => pressOutcome('held') },
    { key: 'a', label: 'Noter l’absence au rendez-vous choisi', run: () => pressOutcome('missed') },
  ];
  useDeskActions(week.data ? actions : []);
  return (
    <DeskPage
      title="Rendez-vous"
      intro="Les personnes que vous recevez, et les créneaux que vous ouvrez. Toutes les heures sont celles de Paris."
      actions={
        <Button size="small" disabled={!week.data} onClick={() => setGiving(true)}>
          <CalendarPlus aria-hidden="true" />
          Ouvrir des créneaux
        </Button>
      }
    >
      <QueryContent
        query={week}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement de vos rendez-vous…" shapes={['h-28', 'h-96']} />}
      >
        {(read) => (
          <>
            {read.unreceived.length > 0 ? (
              <AppointmentList
                id="unreceived"
                title="Pendant votre absence, à déplacer ou à annuler"
                appointments={read.unreceived}
              />
            ) : null}
            <AppointmentList id="today" title="Aujourd’hui" appointments={read.today} />
            <WeekBoard
              week={read}
              day={day ?? parisDay(currentTime())}
              onDay={(jour) => setSearch({ jour })}
            />
            <ReceivingSettings settings={read.settings} />
            <MyCalendar hasCalendar={read.hasCalendar} />
            {also}
            {giving ? <GiveDialog week={read} onClose={() => setGiving(false)} /> : null}
          </>
        )}
      </QueryContent>
    </DeskPage>
  );
}

interface AppointmentListProps {
  id: string;
  title: string;
  appointments: readonly ListedAppointment[];
}

/** Appointments in chronological order. */
function AppointmentList({ id, title, appointments }: AppointmentListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {appointments.length === 0 ? (
        <p className="rounded-[20px] bg-lin px-4 py-3 text-encre-2">
          Personne n’a pris rendez-vous aujourd’hui.
        </p>
      ) : (
        <ul className="grid overflow-hidden rounded-[20px] border border-filet bg-carte">
          {appointments.map((appointment) => (
            <AppointmentRow key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AppointmentRow({ appointment }: { appointment: ListedAppointment }) {
  const { id, kind, startsAt, guest, means, room, state } = appointment;
  const Means = means === 'call' ? Video : Phone;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-filet px-4 py-3 first:border-t-0">
      <TeamMoment at={startsAt} hourOnly className="min-w-20 font-title text-h3 font-semibold tabular-nums" />
      <div className="grid min-w-0 flex-1 basis-52">
        <p className="text-base font-semibold wrap-anywhere">
          {guest.firstName}, {guest.age}&nbsp;ans
        </p>
        <p className="text-encre-2">
          {guest.city} · {KIND_NAMES[kind]}
          {parisDay(new Date(startsAt)) === parisDay(currentTime())
            ? null
            : `, ${frenchDay(new Date(startsAt), PARIS_ZONE)}`}
        </p>
      </div>
      <p className="inline-flex items-center gap-1.5 text-encre-2">
        <Means aria-hidden="true" className="size-4" />
        {means === 'call' ? 'Appel' : 'Téléphone'} · {STATE_NAMES[state]}
      </p>
      <div className="flex flex-wrap gap-2">
        {room === 'open' ? <OpenCallLink id={id} /> : null}
        <OutcomeButtons appointment={appointment} />
        <ButtonLink data-list-row variant="secondary" size="small" to={`/equipe/rendez-vous/${id}`}>
          Voir<span className="sr-only"> le rendez-vous de {guest.firstName}</span>
        </ButtonLink>
      </div>
    </li>
  );
}

/** The address of the colleague's calendar feed, shown only when it is created. */
function MyCalendar({ hasCalendar }: { hasCalendar: boolean }) {
  const change = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.calendar.mutationOptions(), {
    onRefused: sayFailed,
  });
  const address = change.data?.address;
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => notify.success('Adresse copiée.'),
      () => notify.error('L’adresse n’a pas pu être copiée. Choisissez-la dans le champ.'),
    );
  return (
    <section
      aria-labelledby="calendar"
      className="grid justify-items-start gap-3 rounded-[20px] border border-filet bg-carte p-5"
    >
      <h2 id="calendar" className="text-base font-semibold">
        Mon agenda
      </h2>
      <p className="text-encre-2">
        Vos rendez-vous et vos séances dans l’agenda de votre choix{'\u202f'}: l’heure et le type, sans nom ni
        numéro. Qui a cette adresse peut la lire.{' '}
        {hasCalendar ? 'Si vous en changez, l’ancienne cesse aussitôt de fonctionner.' : null}
      </p>
      {hasCalendar && address ? (
        <TextField
          label="Votre adresse, affichée une seule fois"
          readOnly
          className="w-full"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {hasCalendar && address ? (
          <Button size="small" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            Copier
          </Button>
        ) : null}
        <Button
          size="small"
          variant="secondary"
          pending={change.isPending}
          onClick={() => change.mutate({ open: true })}
        >
          {hasCalendar ? 'Changer d’adresse' : 'Obtenir une adresse'}
        </Button>
        {hasCalendar ? (
          <Button size="small" variant="quiet" onClick={() => change.mutate({ open: false })}>
            Ne plus partager
          </Button>
        ) : null}
      </div>
    </section>
  );
}
