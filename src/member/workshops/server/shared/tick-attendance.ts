import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { type Attendance, attendanceVerdict } from '../../rules.ts';
import type { StoredDate } from '../store.ts';
import { workshopRegistrations } from '../tables.ts';

/** Notes who was there; `null` takes a tick back. Only of whom had a place, and once the date has begun. */
export async function tickAttendance(
  tx: Database,
  date: StoredDate,
  { registration, attendance }: { registration: number; attendance: Attendance | null },
  now: Date,
): Promise<'ok' | 'unknown' | 'early' | 'cancelled'> {
  const verdict = attendanceVerdict({ startsAt: date.starts_at, cancelled: date.cancelled_at !== null }, now);
  if (verdict !== 'ok') return verdict;
  const { session_id, status } = workshopRegistrations;
  const ticked = await tx
    .update(workshopRegistrations)
    .set({ attendance })
    .where(and(eq(session_id, date.id), eq(workshopRegistrations.id, registration), eq(status, 'registered')))
    .returning({ id: workshopRegistrations.id });
  return ticked.length > 0 ? 'ok' : 'unknown';
}
