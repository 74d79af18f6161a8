import type { ReactNode } from 'react';
import { frenchMoment } from '#lib/french-date.ts';
import { type CalendarFile, calendarFile } from '#platform/calendar-file.ts';
import { MailText } from '#platform/mail/mail-layout.tsx';
import { DATE_MINUTES, placeWords } from '../rules.ts';

export type DateInMail = {
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
  place: { kind: string; name: string };
  /** As in MAIL_FROM. */
  organizer: string;
};

type Planned = Pick<DateInMail, 'dateId' | 'revision' | 'contactId' | 'startsAt' | 'place' | 'organizer'>;

/** The date for a calendar, or out of it. With whom is not in it: calendars are shown to others. */
export function dateFile(date: Planned, appUrl: string, method: 'PUBLISH' | 'CANCEL'): CalendarFile {
  const entry = {
    uid: `rendez-vous-${date.dateId}@${new URL(appUrl).hostname}`,
    sequence: date.revision,
    startsAt: new Date(date.startsAt),
    durationMinutes: DATE_MINUTES,
    title: 'Rendez-vous',
    description: 'Les détails sont dans votre espace.',
    location: placeWords(date.place),
    organizer: date.organizer,
    url: threadAddress(date, appUrl),
    reminder: 'Votre rendez-vous',
    filenames: { add: 'rendez-vous.ics', cancel: 'annulation.ics' },
  };
  return calendarFile(entry, method);
}

/** The conversation in which everything about the date stands. */
export function threadAddress({ contactId }: Pick<DateInMail, 'contactId'>, appUrl: string): string {
  return contactId === undefined
    ? `${appUrl}/chat`
    : `${appUrl}/chat?contact=${encodeURIComponent(contactId)}`;
}

/** With whom, when in Paris, where. */
export function DateDetails({ data }: { data: DateInMail }): ReactNode {
  const when = frenchMoment(new Date(data.startsAt));
  return (
    <MailText>
      <strong>Avec {data.otherName}</strong>
      <br />
      {when.charAt(0).toUpperCase() + when.slice(1)} (heure de Paris)
      <br />
      {placeWords(data.place)}
    </MailText>
  );
}
