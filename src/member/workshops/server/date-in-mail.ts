import { frenchMoment } from '#lib/french-date.ts';
import { type Block, datedFacts, type Words } from '#platform/mail/mail-draft.ts';
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
export function detailsOf(data: DateInMail): Block {
  const { title, durationMinutes } = workshopIn(data);
  const duration = durationMinutes === 120 ? '2 heures' : '45 minutes';
  return datedFacts(title, data.startsAt, `Avec ${data.coachName ?? NOT_SAID_YET}, ${duration}`);
}

/** How one gets in. */
export function roomWords({ room }: Pick<DateInMail, 'room'>): Words {
  return room === null
    ? 'L’atelier se vit en petit groupe, en visioconférence : le lien s’affiche dans « Mon coaching » avant la séance.'
    : [
        'L’atelier se vit en petit groupe, en visioconférence, à cette adresse : ',
        { link: room, href: room },
      ];
}

/** « jeudi 3 décembre à 19 h 30 » */
export function when({ startsAt }: DateInMail): string {
  return frenchMoment(new Date(startsAt));
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
