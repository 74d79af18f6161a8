import { createEvent, type DateArray } from 'ics';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailContent } from '#platform/mail/mail-message.ts';

export type CalendarDate = {
  /** The same from the confirmation to the cancellation: it is by this that a calendar finds the date again. */
  uid: string;
  startsAt: Date;
  durationMinutes: number;
  /** As in MAIL_FROM: an address, with or without a name. */
  organizer: string;
  /** A page of ours. */
  url: string;
  /** Address of the video room, when there is one. */
  room: string | null;
};

type Attachment = NonNullable<MailContent['attachments']>[number];

/**
 * The .ics file that puts a date into a calendar, or takes it out again. Instants are in UTC: no calendar has to know
 * the clocks of Paris. The topic is not in it: calendars are shown to others.
 */
export function calendarFile(date: CalendarDate, method: 'PUBLISH' | 'CANCEL'): Attachment {
  const cancelled = method === 'CANCEL';
  const { error, value } = createEvent({
    productId: PRODUCT_NAME.toLowerCase(),
    method,
    uid: date.uid,
    sequence: cancelled ? 1 : 0,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    classification: 'PRIVATE',
    title: `Atelier ${PRODUCT_NAME}`,
    description: 'Les détails sont dans votre espace.',
    location: date.room ?? 'En visioconférence',
    url: date.url,
    organizer: { name: PRODUCT_NAME, email: addressIn(date.organizer) },
    start: inUtc(date.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: date.durationMinutes },
    ...(cancelled
      ? {}
      : {
          alarms: [{ action: 'display', description: 'Votre atelier', trigger: { hours: 1, before: true } }],
        }),
  });
  if (error || !value) throw new Error('The date does not fit into a calendar', { cause: error });
  return {
    filename: cancelled ? 'annulation.ics' : 'atelier.ics',
    content: value,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
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
