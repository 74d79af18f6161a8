import { type PlanPlaces, planInMail } from '#mechanisms/calendar/rules.ts';
import {
  type CalendarFile,
  type CalendarMethod,
  calendarFile,
} from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { type Block, datedFacts } from '#platform/mail/mail-draft.ts';
import { DATE_MINUTES, type PlaceKind, placeWords } from '../rules.ts';

export type EncounterInMail = {
  dateId: string;
  /** SEQUENCE of the calendar entry. */
  revision: number;
  /** Id of the other; absent in a mail that outlives their account. */
  contactId?: string;
  otherName: string;
  /** Of the recipient. */
  firstName: string;
  /** ISO instant. */
  startsAt: string;
  place: { kind: PlaceKind; name: string };
  /** Towns for the times. */
  places: PlanPlaces;
  /** The address in MAIL_FROM. */
  organizer: string;
};

type Planned = Pick<
  EncounterInMail,
  'dateId' | 'revision' | 'contactId' | 'startsAt' | 'place' | 'organizer'
>;

/** Returns the .ics file that adds or cancels a date. It does not name the other: others may see the calendar. */
export function encounterFile(date: Planned, appUrl: string, method: CalendarMethod): CalendarFile {
  const entry = {
    name: `rendez-vous-${date.dateId}`,
    revision: date.revision,
    startsAt: new Date(date.startsAt),
    durationMinutes: DATE_MINUTES,
    title: 'Rendez-vous',
    location: placeWords(date.place),
    organizer: date.organizer,
    appUrl,
    path: threadPath(date),
    reminder: 'Votre rendez-vous',
    filename: 'rendez-vous.ics',
  };
  return calendarFile(entry, method);
}

/** Returns the path of the conversation. */
export function threadPath({ contactId }: Pick<EncounterInMail, 'contactId'>): string {
  return contactId === undefined ? '/chat' : `/chat?contact=${encodeURIComponent(contactId)}`;
}

export function encounterDetails({ otherName, startsAt, place, places }: EncounterInMail): Block {
  const moment = planInMail(new Date(startsAt), places);
  return datedFacts(`Avec ${otherName}`, moment, placeWords(place));
}
