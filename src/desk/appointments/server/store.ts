import { and, eq, inArray, isNull } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { ageOn } from '#lib/age.ts';
import type { StoredAppointment } from '#member/appointments/server/store.ts';
import { appointmentHosts } from '#member/appointments/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';

export type AppointmentGuest = { id: string; firstName: string; age: number; city: string };

/**
 * Returns first name, age and city of the members.
 * @param today ISO date
 */
export async function findGuests(
  db: Database,
  appointments: readonly StoredAppointment[],
  today: string,
): Promise<Map<string, AppointmentGuest>> {
  const ids = appointments.map(({ user_id }) => user_id);
  if (ids.length === 0) return new Map();
  const { id, first_name, birth_date, city } = profiles;
  const rows = await db
    .select({ id, firstName: first_name, born: birth_date, city })
    .from(profiles)
    .where(inArray(id, ids));
  return new Map(rows.map(({ born, ...guest }) => [guest.id, { ...guest, age: ageOn(born, today) ?? 0 }]));
}

/** Returns the colleague whose calendar address contains this secret, unless the account is disabled. */
export async function findCalendarOwner(db: Database, hash: string): Promise<string | undefined> {
  const isOpen = and(eq(staff.id, appointmentHosts.staff_id), isNull(staff.disabled_at));
  const rows = db.select({ id: staff.id }).from(appointmentHosts).innerJoin(staff, isOpen);
  return (await rows.where(eq(appointmentHosts.calendar_hash, hash)))[0]?.id;
}

/** Lists the settings of all hosts with an active account. */
export function listHosts(db: Database) {
  return db
    .select({ id: staff.id, firstName: staff.first_name, roles: staff.roles })
    .from(appointmentHosts)
    .innerJoin(staff, and(eq(staff.id, appointmentHosts.staff_id), isNull(staff.disabled_at)));
}
