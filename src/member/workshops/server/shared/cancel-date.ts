import type { Database } from '#platform/database/client.ts';
import { type ChangingServices, type DateRefusal, openVerdict, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import { insertDates, listMissingDates, type StoredDate } from '../store.ts';
import { tellParticipants } from './tell-participants.ts';

/**
 * The date does not take place: everyone who has a place or waits is told why, with what takes it out of their calendar,
 * and so is its coach. Its places count for nobody any more, and the rhythm plans one date more.
 */
export async function cancelDate(
  services: ChangingServices,
  tx: Database,
  { date, reason }: { date: StoredDate; reason: string },
  now: Date,
): Promise<{ told: number } | DateRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  const cancelled = await writeChange(tx, date, { cancelled_at: now, cancel_reason: reason });
  const news = { kind: 'cancelled', reason } as const;
  const told = await tellParticipants({ ...services, tx }, cancelled, news);
  await notifyCoach({ ...services, tx }, cancelled, news);
  await insertDates(tx, await listMissingDates(tx, now));
  return { told };
}
