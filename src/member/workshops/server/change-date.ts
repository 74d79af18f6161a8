import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { changeVerdict } from '../rules.ts';
import type { DateMessenger } from './notify.ts';
import { lockDate, type StoredDate } from './store.ts';
import { workshopDates } from './tables.ts';

/** What the routes of the desk bring; the change and the line of the audit log are one transaction. */
export type ChangingServices = Pick<Services, 'env' | 'secret' | 'outbox'>;

export type DateRefusal = 'unknown' | 'begun' | 'cancelled';

/** What the team changes in a date to come, under its lock: no registration slips in between. */
export async function changeDate<Verdict>(
  services: ChangingServices,
  tx: Database,
  id: string,
  now: Date,
  change: (messenger: DateMessenger, date: StoredDate) => Promise<Verdict>,
): Promise<Verdict | DateRefusal> {
  const date = await lockDate(tx, id, now);
  if (!date) return 'unknown';
  const verdict = changeVerdict({ startsAt: date.starts_at, cancelled: date.cancelled_at !== null }, now);
  return verdict === 'ok' ? change({ ...services, tx }, date) : verdict;
}

/** Writes a change and counts it: calendars take the entry of the higher number. */
export async function writeChange(
  tx: Database,
  date: StoredDate,
  change: Partial<Omit<StoredDate, 'id' | 'revision'>>,
): Promise<StoredDate> {
  const [written] = await tx
    .update(workshopDates)
    .set({ ...change, revision: date.revision + 1 })
    .where(eq(workshopDates.id, date.id))
    .returning();
  if (!written) throw new Error('A locked date is there to be changed');
  return written;
}
