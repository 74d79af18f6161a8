import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { UNCHANGED } from '#platform/write.ts';
import { type Attendance, attendanceVerdict } from '../../rules.ts';
import type { StoredDate } from '../store.ts';
import { workshopRegistrations } from '../tables.ts';

/** Records, under the lock of the date, whether a registered member was there; `null` removes the tick. Only once the date has begun. */
export async function tickAttendance(
  tx: Database,
  date: StoredDate,
  { registration, attendance }: { registration: number; attendance: Attendance | null },
  now: Date,
): Promise<'ok' | 'unknown' | 'early' | 'cancelled' | typeof UNCHANGED> {
  const verdict = attendanceVerdict({ startsAt: date.starts_at, cancelled: date.cancelled_at !== null }, now);
  if (verdict !== 'ok') return verdict;
  const { id, session_id, status, attendance: said } = workshopRegistrations;
  const place = and(eq(session_id, date.id), eq(id, registration), eq(status, 'registered'));
  const [stored] = await tx.select({ said }).from(workshopRegistrations).where(place);
  if (!stored) return 'unknown';
  if (stored.said === attendance) return UNCHANGED;
  await tx.update(workshopRegistrations).set({ attendance }).where(place);
  return 'ok';
}
