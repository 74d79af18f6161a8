import { Phone, Video } from 'lucide-react';
import { currentTime } from '#browser/clock.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import type { ListedAppointment } from '../contract.ts';
import { OpenCallLink } from './open-call-link.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { STATE_NAMES } from './rendez-vous-words.ts';

interface AppointmentListProps {
  id: string;
  title: string;
  appointments: readonly ListedAppointment[];
}

/** Who comes, in the order of the hours. */
export function AppointmentList({ id, title, appointments }: AppointmentListProps) {
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
