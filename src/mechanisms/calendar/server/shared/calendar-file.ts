import { createEvent, createEvents, type DateArray } from 'ics';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailContent } from '#platform/mail/mail-message.ts';

export type CalendarEntry = {
  /** Stable for the whole life of the plan, such as `rendez-vous-12`: a calendar finds the entry by it. */
  name: string;
  /** Raised with every change. */
  revision: number;
  startsAt: Date;
  durationMinutes: number;
  /** Calendars are often shared: neither the topic nor the other person is in the title. */
  title: string;
  location: string;
  /** As in MAIL_FROM: an address, with or without a name. */
  organizer: string;
  /** Origin of the site, and the page that shows the plan. */
  appUrl: string;
  path: string;
  reminder: string;
  filename: string;
};

export type CalendarFile = NonNullable<MailContent['attachments']>[number];
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

const DESCRIPTION = 'Les détails sont dans votre espace.';
const CANCEL_FILENAME = 'annulation.ics';

/** An .ics file that adds, changes or cancels an entry. Instants are in UTC, so no calendar needs our time zone. */
export function calendarFile(entry: CalendarEntry, method: CalendarMethod): CalendarFile {
  const cancelled = method === 'CANCEL';
  const alarm = {
    action: 'display' as const,
    description: withPlainBreaks(entry.reminder),
    trigger: { hours: 1, before: true },
  };
  const { error, value } = createEvent({
    ...basicsOf(entry),
    method,
    sequence: entry.revision,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    description: DESCRIPTION,
    location: withPlainBreaks(entry.location),
    organizer: { name: PRODUCT_NAME, email: addressIn(entry.organizer) },
    ...(cancelled ? {} : { alarms: [alarm] }),
  });
  if (error || !value) throw new Error('The date does not fit into a calendar', { cause: error });
  return {
    filename: cancelled ? CANCEL_FILENAME : entry.filename,
    content: value,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

type Basics = Pick<CalendarEntry, 'name' | 'startsAt' | 'durationMinutes' | 'title' | 'appUrl' | 'path'>;

function basicsOf({ name, startsAt, durationMinutes, title, appUrl, path }: Basics) {
  return {
    productId: PRODUCT_NAME.toLowerCase(),
    uid: `${name}@${new URL(appUrl).hostname}`,
    classification: 'PRIVATE',
    title: withPlainBreaks(title),
    url: `${appUrl}${path}`,
    start: inUtc(startsAt),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    duration: { minutes: durationMinutes },
  };
}

/** Returns the text of a subscribed calendar; entries that are missing disappear from it. @param opening text before the address of each entry */
export function calendarFeed(entries: readonly Basics[], opening: string): string {
  const events = entries.map((entry) => {
    const basics = basicsOf(entry);
    return { ...basics, description: `${opening} ${basics.url}` };
  });
  const header = { productId: PRODUCT_NAME.toLowerCase(), method: 'PUBLISH', calName: PRODUCT_NAME };
  const { error, value } = createEvents(events, header);
  if (error || !value) throw new Error('The dates do not fit into a calendar', { cause: error });
  return value;
}

/** The same file as a download. */
export function downloadOf({ content, filename, contentType }: CalendarFile): File {
  return new File([content], filename, { type: contentType });
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
