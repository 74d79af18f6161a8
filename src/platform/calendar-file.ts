import { createEvent, type DateArray } from 'ics';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailContent } from './mail/mail-message.ts';

export type CalendarEntry = {
  /** The same from the first file to the last: it is by this that a calendar finds the entry again. */
  uid: string;
  /** Raised with every change of the entry; 0 the first time, 1 when it is cancelled unless given. */
  sequence?: number;
  startsAt: Date;
  durationMinutes: number;
  /** Calendars are shown to others: nothing here that is not for them. */
  title: string;
  description: string;
  location: string;
  /** As in MAIL_FROM: an address, with or without a name. */
  organizer: string;
  /** A page of ours. */
  url: string;
  /** Said by the calendar an hour before. */
  reminder: string;
  /** Of the files that put it in and take it out. */
  filenames: { add: string; cancel: string };
};

export type CalendarFile = NonNullable<MailContent['attachments']>[number];

/**
 * The .ics file that puts an entry into a calendar, or takes it out again. Instants are in UTC: no calendar has to know
 * the clocks of Paris.
 */
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

/** A carriage return by itself ends a line of the file for some calendars, and the library lets it through. */
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
