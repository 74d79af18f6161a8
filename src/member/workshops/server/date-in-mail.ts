import { parisMoment } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import {
  type CalendarFile,
  type CalendarMethod,
  calendarFile,
} from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { type Block, datedFacts, type Words } from '#platform/mail/mail-draft.ts';
import { INTIMATE_WORKSHOPS } from '../rules.ts';
import type { Workshop } from '../texts/workshop.ts';
import { findWorkshop, NOT_SAID_YET } from '../texts.ts';

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
export function workshopDetails(data: DateInMail): Block {
  const { title, durationMinutes } = workshopIn(data);
  const duration = durationMinutes === 120 ? '2 heures' : '45 minutes';
  return datedFacts(title, when(data), `Avec ${data.coachName ?? NOT_SAID_YET}, ${duration}`);
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

/** « jeudi 3 décembre à 19 h 30 (heure de Paris) » */
export function when({ startsAt }: DateInMail): string {
  return parisMoment(new Date(startsAt));
}

/** @throws RangeError when the workshop is no longer in the catalogue */
export function workshopIn({ workshopId }: DateInMail): Workshop {
  const workshop = findWorkshop(workshopId);
  if (!workshop) throw new RangeError(`No workshop ${workshopId}`);
  return workshop;
}

/**
 * The date for a calendar, or out of it.
 * @param name of the entry: a place of a member, or the date of its coach
 */
export function dateFile(
  name: string,
  data: DateInMail,
  appUrl: string,
  method: CalendarMethod,
): CalendarFile {
  const revision = data.revision ?? 0;
  const entry = {
    name,
    revision: method === 'CANCEL' ? revision + 1 : revision,
    startsAt: new Date(data.startsAt),
    durationMinutes: workshopIn(data).durationMinutes,
    title: calendarTitle(data),
    location: data.room ?? 'En visioconférence',
    organizer: data.organizer,
    appUrl,
    path: '/coaching',
    reminder: 'Votre atelier',
    filename: 'atelier.ics',
  };
  return calendarFile(entry, method);
}

/** Calendars are shown to others: an intimate subject is not named in them. */
function calendarTitle(data: DateInMail): string {
  const name = `Atelier ${PRODUCT_NAME}`;
  return INTIMATE_WORKSHOPS.includes(data.workshopId) ? name : `${name}\u202f: ${workshopIn(data).title}`;
}

/** The same entry when someone takes a place and gives it back. */
export function placeFile(
  data: DateInMail & { registration: number },
  appUrl: string,
  method: CalendarMethod,
): CalendarFile {
  return dateFile(`inscription-${data.registration}`, data, appUrl, method);
}
