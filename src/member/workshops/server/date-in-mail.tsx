import type { ReactNode } from 'react';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { MailText } from '#platform/mail/mail-layout.tsx';
import type { Workshop } from '../texts/workshop.ts';
import { findWorkshop, NOT_SAID_YET } from '../texts.ts';
import type { CalendarDate } from './calendar.ts';

export type DateInMail = {
  dateId: string;
  workshopId: number;
  /** ISO instant. */
  startsAt: string;
  /** As in MAIL_FROM. */
  organizer: string;
  /** Address of the video room, when one is configured. */
  room: string | null;
  /** Who leads it, once that is said. */
  coachName?: string;
  /** Changes of the team so far. */
  revision?: number;
};

/** Which workshop, when in Paris, with whom. */
export function Details({ data, workshop }: { data: DateInMail; workshop: Workshop }): ReactNode {
  return (
    <MailText>
      <strong>{workshop.title}</strong>
      <br />
      {capital(when(data))} (heure de Paris)
      <br />
      Avec {data.coachName ?? NOT_SAID_YET}, {workshop.durationMinutes === 120 ? '2 heures' : '45 minutes'}
    </MailText>
  );
}

/** How one gets in. */
export function Room({ room }: { room: string | null }): ReactNode {
  if (room === null)
    return (
      <MailText>
        L’atelier se vit en petit groupe, en visioconférence : le lien s’affiche dans « Mon coaching » avant
        la séance.
      </MailText>
    );
  return (
    <MailText>
      L’atelier se vit en petit groupe, en visioconférence, à cette adresse : <RoomLink room={room} />
    </MailText>
  );
}

function RoomLink({ room }: { room: string }): ReactNode {
  return (
    <a className="link" href={room} style={{ color: '#6B2D5C', wordBreak: 'break-all' }}>
      {room}
    </a>
  );
}

/** « jeudi 3 décembre à 19 h 30 » */
export function when({ startsAt }: DateInMail): string {
  const instant = new Date(startsAt);
  return `${frenchDay(instant)} à ${frenchTime(instant)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @throws RangeError when the workshop is no longer in the catalogue */
export function workshopIn({ workshopId }: DateInMail): Workshop {
  const workshop = findWorkshop(workshopId);
  if (!workshop) throw new RangeError(`No workshop ${workshopId}`);
  return workshop;
}

/** The date as an entry of a calendar; whose entry it is (`uid`), the mail says. */
export function dateOf(data: DateInMail, appUrl: string): Omit<CalendarDate, 'uid'> {
  return {
    startsAt: new Date(data.startsAt),
    durationMinutes: workshopIn(data).durationMinutes,
    organizer: data.organizer,
    url: `${appUrl}/coaching`,
    room: data.room,
    revision: data.revision ?? 0,
  };
}
