import { parisMoment } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import {
  type CalendarFile,
  type CalendarMethod,
  calendarFile,
} from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { type Block, datedFacts, type Words } from '#platform/mail/mail-draft.ts';
import { INTIMATE_WORKSHOPS, type WorkshopId } from '../rules.ts';
import { NOT_SAID_YET, workshopOf } from '../texts.ts';

export type DateInMail = {
  dateId: string;
  workshopId: WorkshopId;
  /** ISO instant. */
  startsAt: string;
  /** The address in MAIL_FROM. */
  organizer: string;
  /** URL of the video room, if any. */
  room: string | null;
  /** The leader, if named. */
  coachName?: string;
  /** Number of changes by the team so far. */
  revision?: number;
};

/** The workshop, its time in Paris and its coach. */
export function workshopDetails(data: DateInMail): Block {
  const { title, durationMinutes } = workshopOf(data.workshopId);
  const duration = durationMinutes === 120 ? '2 heures' : '45 minutes';
  return datedFacts(title, when(data), `Avec ${data.coachName ?? NOT_SAID_YET}, ${duration}`);
}

/** How to join. */
export function roomWords({ room }: Pick<DateInMail, 'room'>): Words {
  return room === null
    ? 'L’atelier se vit en petit groupe, en visioconférence : le lien s’affiche dans « Mon coaching » avant la séance.'
    : [
        'L’atelier se vit en petit groupe, en visioconférence, à cette adresse : ',
        { link: room, href: room },
      ];
}

/** Returns « jeudi 3 décembre à 19 h 30 (heure de Paris) ». */
export function when({ startsAt }: DateInMail): string {
  return parisMoment(new Date(startsAt));
}

/**
 * Returns the .ics file that adds or cancels a date.
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
    durationMinutes: workshopOf(data.workshopId).durationMinutes,
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

/** Others may see the calendar: it does not name an intimate subject. */
function calendarTitle(data: DateInMail): string {
  const name = `Atelier ${PRODUCT_NAME}`;
  return INTIMATE_WORKSHOPS.includes(data.workshopId)
    ? name
    : `${name}\u202f: ${workshopOf(data.workshopId).title}`;
}

/** Returns the .ics file of a place, with the same entry when it is taken and given back. */
export function placeFile(
  data: DateInMail & { registration: number },
  appUrl: string,
  method: CalendarMethod,
): CalendarFile {
  return dateFile(`inscription-${data.registration}`, data, appUrl, method);
}
