import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { changeVerdict } from '../rules.ts';
import type { StoredDate } from './store.ts';
import { workshopDates } from './tables.ts';

/** Services of the desk routes; the change and its audit entry share a transaction. */
export type ChangingServices = Pick<Services, 'env' | 'secret' | 'outbox'>;

export type DateRefusal = 'begun' | 'cancelled';

/** Returns whether the team may still change a locked date, into which no registration can slip. */
export function openVerdict({ starts_at, cancelled_at }: StoredDate, now: Date): 'ok' | DateRefusal {
  return changeVerdict({ startsAt: starts_at, cancelled: cancelled_at !== null }, now);
}

/** Stores a change and increments the revision: calendars accept the entry with the higher number. */
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
  if (!written) throw new Error('Locked date not found');
  return written;
}
