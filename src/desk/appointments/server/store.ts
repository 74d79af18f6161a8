import { and, eq, inArray, isNull } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { ageOn } from '#lib/age.ts';
import type { StoredAppointment } from '#member/appointments/server/store.ts';
import { appointmentHosts } from '#member/appointments/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';

export type AppointmentGuest = { id: string; firstName: string; age: number; city: string };

/** First name, age and city of those who come. @param today ISO date */
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

/** How colleagues receive, whose account is open. */
export function listHosts(db: Database) {
  return db
    .select({ id: staff.id, firstName: staff.first_name, roles: staff.roles })
    .from(appointmentHosts)
    .innerJoin(staff, and(eq(staff.id, appointmentHosts.staff_id), isNull(staff.disabled_at)));
}
