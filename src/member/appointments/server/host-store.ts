import { eq, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { isAway, USUAL_BUFFER } from '../rules.ts';
import { lockGiver } from './slot-store.ts';
import { appointmentHosts } from './tables.ts';

export type StoredHost = typeof appointmentHosts.$inferSelect;

/** Returns the settings of a colleague, or the defaults. */
export async function findHost(db: Database, staff: string): Promise<StoredHost> {
  const [row] = await db.select().from(appointmentHosts).where(eq(appointmentHosts.staff_id, staff));
  return (
    row ?? { staff_id: staff, buffer_minutes: USUAL_BUFFER, patterns: [], absences: [], calendar_hash: null }
  );
}

/** Returns the absent colleagues of a day by id, each with the last day of the absence. @param day ISO date in Paris */
export async function listAbsentColleagues(db: Database, day: string): Promise<Record<string, string>> {
  const hosts = await db.select().from(appointmentHosts).where(ne(appointmentHosts.absences, []));
  const away = hosts.flatMap(({ staff_id, absences }) =>
    absences.filter((one) => isAway([one], day)).map(({ lastDay }) => [staff_id, lastDay] as const),
  );
  // The later of two overlapping absences wins.
  return Object.fromEntries(away.toSorted(([, one], [, other]) => one.localeCompare(other)));
}

/** Upserts the settings of a colleague. */
export async function saveHost(tx: Database, host: StoredHost): Promise<void> {
  await tx
    .insert(appointmentHosts)
    .values(host)
    .onConflictDoUpdate({ target: appointmentHosts.staff_id, set: host });
}

/**
 * Sets the hash of the secret in a colleague’s calendar address and revokes the previous one. Null disables the
 * address.
 */
export async function saveCalendar(tx: Database, staff: string, calendar_hash: string | null): Promise<void> {
  await lockGiver(tx, staff);
  await tx
    .insert(appointmentHosts)
    .values({ staff_id: staff, calendar_hash })
    .onConflictDoUpdate({ target: appointmentHosts.staff_id, set: { calendar_hash } });
}
