import { eq, sql } from 'drizzle-orm';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { type Slot, slotMoments, slotVerdict } from '#member/appointments/rules.ts';
import { insertSlots } from '#member/appointments/server/slot-store.ts';
import type { Database } from '#platform/database/client.ts';
import { staff } from '#server/schema.ts';
import { staffIdOf } from './demo-staff.ts';
import type { Demonstration } from './demonstration.ts';

/** Two weeks of slots, and one booked for each kind. */
export async function insertDemoAppointments(tx: Database, demonstration: Demonstration, now: Date) {
  const { openingHours, appointments } = demonstration;
  for (const { role, ...pattern } of openingHours) {
    const [colleague] = await tx
      .select({ id: staff.id, firstName: staff.first_name })
      .from(staff)
      .where(eq(staff.id, staffIdOf(role)));
    if (!colleague) continue;
    const moments = slotMoments({ ...pattern, weeks: 2 }, addDays(parisDay(now), 1));
    const slots = moments
      .map(({ day, time }): Slot => ({ kind: pattern.kind, startsAt: parisInstant(day, time) }))
      .filter((slot) => slotVerdict(slot, [], now) === 'ok');
    await insertSlots(
      tx,
      slots.map(({ kind, startsAt }) => ({
        id: crypto.randomUUID(),
        staff_id: colleague.id,
        host_name: colleague.firstName,
        kind,
        starts_at: startsAt,
      })),
    );
  }
  for (const { member, kind } of appointments)
    await tx.execute(sql`
      INSERT INTO appointments (id, user_id, slot_id, staff_id, host_name, kind, starts_at, state, means, settled_at)
      SELECT ${`demo-rendez-vous-${kind}`}, ${member}, slot.id, slot.staff_id, slot.host_name, slot.kind,
        slot.starts_at, 'booked', 'call', ${now.toISOString()}::timestamptz
      FROM appointment_slots slot WHERE kind = ${kind} AND staff_id = ${staffIdOf('matchmaker')}
      ORDER BY starts_at OFFSET 1 LIMIT 1`);
}
