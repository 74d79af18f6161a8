import { IN_PARIS, type PlanPlaces, planInMail } from '#mechanisms/calendar/rules.ts';
import {
  type CalendarFile,
  type CalendarMethod,
  calendarFile,
} from '#mechanisms/calendar/server/shared/calendar-file.ts';
import { type Block, datedFacts } from '#platform/mail/mail-draft.ts';
import { DATE_MINUTES, type PlaceKind, placeWords } from '../rules.ts';

export type EncounterInMail = {
  dateId: string;
  /** Of the calendar's entry. */
  revision: number;
  /** Of the other; not in a mail that outlives their account. */
  contactId?: string;
  otherName: string;
  /** Of the one who reads. */
  firstName: string;
  /** ISO instant. */
  startsAt: string;
  place: { kind: PlaceKind; name: string };
  /** Whose hour it is; unknown in a mail that was queued by an earlier version. */
  places?: PlanPlaces;
  /** As in MAIL_FROM. */
  organizer: string;
};

type Planned = Pick<
  EncounterInMail,
  'dateId' | 'revision' | 'contactId' | 'startsAt' | 'place' | 'organizer'
>;

/** The date for a calendar, or out of it. With whom is not in it: calendars are shown to others. */
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

/** The conversation in which everything about the date stands. */
export function threadPath({ contactId }: Pick<EncounterInMail, 'contactId'>): string {
  return contactId === undefined ? '/chat' : `/chat?contact=${encodeURIComponent(contactId)}`;
}

export function encounterDetails({ otherName, startsAt, place, places }: EncounterInMail): Block {
  const moment = planInMail(new Date(startsAt), places ?? [IN_PARIS, IN_PARIS]);
  return datedFacts(`Avec ${otherName}`, moment, placeWords(place));
}
