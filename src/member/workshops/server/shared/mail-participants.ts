import type { DateNews } from '../date-news-mails.ts';
import { type DateMessenger, inMail } from '../notify.ts';
import { listParticipants } from '../registration-store.ts';
import type { StoredDate } from '../store.ts';

/**
 * Mails a change to participants, and to the waiting list if it concerns them. Under the lock of the date, so that a
 * later erasure of an account also deletes this mail.
 * @returns how many were mailed
 */
export async function mailParticipants(
  messenger: DateMessenger,
  date: StoredDate,
  news: DateNews,
): Promise<number> {
  const concerned = (await listParticipants(messenger.tx, date.id)).filter(
    ({ status }) => status === 'registered' || news.kind === 'moved' || news.kind === 'cancelled',
  );
  const about = await inMail(messenger, messenger.tx, date);
  for (const { registration, status, email, firstName } of concerned) {
    const data = { ...about, registration, firstName, waiting: status === 'waiting', news };
    await messenger.outbox?.send(messenger.tx, { template: 'workshop-date-news', to: email, data });
  }
  return concerned.length;
}
