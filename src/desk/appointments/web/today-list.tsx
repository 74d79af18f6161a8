import { Phone, Video } from 'lucide-react';
import { frenchTime } from '#lib/french-date.ts';
import { KIND_NAMES } from '#member/appointments/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { ListedAppointment } from '../contract.ts';
import { OpenCallLink } from './open-call-link.tsx';
import { STATE_NAMES } from './rendez-vous-words.ts';

/** Who comes today, in the order of the hours. */
export function TodayList({ appointments }: { appointments: readonly ListedAppointment[] }) {
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-h3">
        Aujourd’hui
      </h2>
      {appointments.length === 0 ? (
        <p className="rounded-[20px] bg-lin px-4 py-3 text-encre-2">
          Personne n’a pris rendez-vous aujourd’hui.
        </p>
      ) : (
        <ul className="grid overflow-hidden rounded-[20px] border border-filet bg-carte">
          {appointments.map((appointment) => (
            <TodayRow key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TodayRow({ appointment }: { appointment: ListedAppointment }) {
  const { id, kind, startsAt, guest, means, room, state } = appointment;
  const Means = means === 'call' ? Video : Phone;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-filet px-4 py-3 first:border-t-0">
      <time dateTime={startsAt} className="w-20 font-title text-h3 font-semibold tabular-nums">
        {frenchTime(new Date(startsAt))}
      </time>
      <div className="grid min-w-0 flex-1 basis-52">
        <p className="text-base font-semibold wrap-anywhere">
          {guest.firstName}, {guest.age}&nbsp;ans
        </p>
        <p className="text-encre-2">
          {guest.city} · {KIND_NAMES[kind]}
        </p>
      </div>
      <p className="inline-flex items-center gap-1.5 text-encre-2">
        <Means aria-hidden="true" className="size-4" />
        {means === 'call' ? 'Appel' : 'Téléphone'} · {STATE_NAMES[state]}
      </p>
      <div className="flex flex-wrap gap-2">
        {room === 'open' ? <OpenCallLink id={id} /> : null}
        <ButtonLink variant="secondary" size="small" to={`/equipe/rendez-vous/${id}`}>
          Voir<span className="sr-only"> le rendez-vous de {guest.firstName}</span>
        </ButtonLink>
      </div>
    </li>
  );
}
