import { CalendarPlus, Check, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#browser/use-now.ts';
import { daysAway, frenchMoment } from '#lib/french-date.ts';
import { TEAM_CALL_PATH } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { DateBlock } from '#ui/date-block.tsx';
import type { OwnAppointment } from '../contract.ts';
import { APPOINTMENT_MINUTES, ROOM_OPENS_BEFORE_MINUTES, roomPhase } from '../rules.ts';
import { KIND_NAMES } from '../texts.ts';
import { CancelAppointment } from './cancel-appointment.tsx';

interface AppointmentTicketProps {
  appointment: OwnAppointment;
  /** « Déplacer », where times can be chosen. */
  move?: ReactNode;
}

/** What is booked: when, with whom, how, and what to press. */
export function AppointmentTicket({ appointment, move }: AppointmentTicketProps) {
  const now = useNow();
  const { kind, startsAt, hostName, means, phone } = appointment;
  const instant = new Date(startsAt);
  return (
    <Card as="section" tone="sauge" aria-label={KIND_NAMES[kind]} className="grid gap-4 sm:p-8">
      <div className="flex items-start gap-4 sm:gap-6">
        <DateBlock instant={instant} tone="sauge" className="sm:w-20" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="text-sm font-semibold text-sauge">
            <Check aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
            Rendez-vous pris
          </p>
          <h2 className="text-h3">{KIND_NAMES[kind]}</h2>
          <p className="font-semibold">
            <time dateTime={startsAt} className="inline-block first-letter:uppercase">
              {frenchMoment(instant)}
            </time>
            {instant > now ? (
              <span className="font-normal whitespace-nowrap text-encre-2"> ({daysAway(instant, now)})</span>
            ) : null}
          </p>
          <p>
            Avec {hostName},{' '}
            {means === 'call' ? 'en appel dans le site' : `au\u00a0${phone ?? 'numéro que vous avez donné'}`},{' '}
            {APPOINTMENT_MINUTES[kind]}&nbsp;minutes
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 border-t-2 border-dashed border-encre/15 pt-4">
        {means === 'call' ? <JoinCall appointment={appointment} now={now} /> : null}
        <a
          href={`/api/appointments/${encodeURIComponent(appointment.id)}/calendar`}
          download
          className={buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          <CalendarPlus aria-hidden="true" />
          Ajouter à mon agenda
        </a>
        {instant > now ? (
          <span className="ml-auto flex flex-wrap">
            {move}
            <CancelAppointment appointment={appointment} />
          </span>
        ) : null}
      </div>
    </Card>
  );
}

/** « Rejoindre l’appel », some minutes before. */
function JoinCall({ appointment, now }: { appointment: OwnAppointment; now: Date }) {
  const { id, kind, startsAt, room } = appointment;
  const begins = new Date(startsAt);
  const isOpen = room === 'open' || roomPhase({ kind, startsAt: begins, beganAt: null }, now) === 'open';
  if (!isOpen)
    return (
      <>
        <p id={`rejoindre-${id}`} className="basis-full text-sm">
          «{'\u202f'}Rejoindre l’appel{'\u202f'}» s’ouvre {ROOM_OPENS_BEFORE_MINUTES} minutes avant.
        </p>
        <Button size="small" disabled aria-describedby={`rejoindre-${id}`}>
          <Video aria-hidden="true" />
          Rejoindre l’appel
        </Button>
      </>
    );
  return (
    // A page of its own: it may use camera and microphone, this one may not.
    <a
      href={`${TEAM_CALL_PATH}?rendez-vous=${encodeURIComponent(id)}`}
      className={buttonStyle({ size: 'small' })}
    >
      <Video aria-hidden="true" />
      Rejoindre l’appel
    </a>
  );
}
