import { createEvent, type DateArray } from 'ics';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailContent } from './mail/mail-message.ts';

export type CalendarEntry = {
  /** Stable for the whole life of an entry: a calendar finds the entry again by it. */
  uid: string;
  /** Raised with every change of the entry; the default is 0, or 1 for a cancellation. */
  sequence?: number;
  startsAt: Date;
  durationMinutes: number;
  /** Calendars are often shared: no private data in the title. */
  title: string;
  description: string;
  location: string;
  organizer: string;
  url: string;
  reminder: string;
  filenames: { add: string; cancel: string };
};

export type CalendarFile = NonNullable<MailContent['attachments']>[number];

/** An .ics file that adds or cancels an entry. Instants are in UTC, so no calendar needs our time zone. */
export function calendarFile(entry: CalendarEntry, method: 'PUBLISH' | 'CANCEL'): CalendarFile {
  const cancelled = method === 'CANCEL';
  const { error, value } = createEvent({
    productId: PRODUCT_NAME.toLowerCase(),
    method,
    uid: entry.uid,
    sequence: entry.sequence ?? (cancelled ? 1 : 0),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    classification: 'PRIVATE',
    title: withPlainBreaks(entry.title),
    description: withPlainBreaks(entry.description),
    location: withPlainBreaks(entry.location),
    url: entry.url,
    organizer: { name: PRODUCT_NAME, email: addressIn(entry.organizer) },
    start: inUtc(entry.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: entry.durationMinutes },
    ...(cancelled
      ? {}
      : {
          alarms: [
            {
              action: 'display',
              description: withPlainBreaks(entry.reminder),
              trigger: { hours: 1, before: true },
            },
          ],
        }),
  });
  if (error || !value) throw new Error('The date does not fit into a calendar', { cause: error });
  return {
    filename: cancelled ? entry.filenames.cancel : entry.filenames.add,
    content: value,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** Some calendars read a lone carriage return as the end of a line, and the library lets it through. */
function withPlainBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function inUtc(instant: Date): DateArray {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ];
}

function addressIn(mailbox: string): string {
  return /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();
}
