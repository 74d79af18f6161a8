import { PRODUCT_NAME } from '#lib/product.ts';
import { type CalendarFile, calendarFile as fileOf } from '#platform/calendar-file.ts';

export type CalendarDate = {
  /** The same from the confirmation to the cancellation. */
  uid: string;
  startsAt: Date;
  durationMinutes: number;
  /** As in MAIL_FROM: an address, with or without a name. */
  organizer: string;
  /** A page of ours. */
  url: string;
  /** Address of the video room, when there is one. */
  room: string | null;
  /** Changes of the team so far. */
  revision: number;
};

/** A date of a workshop for a calendar. The topic is not in it: calendars are shown to others. */
export function calendarFile(
  { room, revision, ...date }: CalendarDate,
  method: 'PUBLISH' | 'CANCEL',
): CalendarFile {
  const entry = {
    ...date,
    sequence: method === 'CANCEL' ? revision + 1 : revision,
    title: `Atelier ${PRODUCT_NAME}`,
    description: 'Les détails sont dans votre espace.',
    location: room ?? 'En visioconférence',
    reminder: 'Votre atelier',
    filenames: { add: 'atelier.ics', cancel: 'annulation.ics' },
  };
  return fileOf(entry, method);
}
