import { eq, sql } from 'drizzle-orm';
import type { StaffRole } from '#desk/staff/rules.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type Slot,
  slotMoments,
  slotVerdict,
} from '#member/appointments/rules.ts';
import { insertSlots } from '#member/appointments/server/slot-store.ts';
import type { Database } from '#platform/database/client.ts';
import { staff } from '#server/schema.ts';
import { DEMO_STAFF } from './demo-staff.ts';

/** Opening hours of the fictional colleagues, for two weeks. */
const GIVEN: { role: StaffRole; kind: AppointmentKind; weekdays: number[]; from: string; to: string }[] = [
  { role: 'matchmaker', kind: 'welcome', weekdays: [1, 2, 4, 6], from: '10:00', to: '12:00' },
  { role: 'coach', kind: 'welcome', weekdays: [3, 5], from: '17:30', to: '19:30' },
  { role: 'matchmaker', kind: 'verification', weekdays: [1, 3, 5, 6], from: '14:00', to: '15:00' },
  { role: 'support', kind: 'verification', weekdays: [2, 4], from: '18:00', to: '18:40' },
];
const ONE_IN = 4;
/** Everyone around Lyon, where the demo account lives: visitors read a count from fifty on. */
const AROUND_LYON = { south: 45.3, north: 46.2, west: 4.2, east: 5.5 };

export async function insertDemoAppointments(tx: Database, now: Date): Promise<void> {
  for (const { role, ...pattern } of GIVEN) {
    const [colleague] = await tx
      .select({ id: staff.id, firstName: staff.first_name })
      .from(staff)
      .where(eq(staff.id, staffOf(role)));
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
  const { south, north, west, east } = AROUND_LYON;
  await tx.execute(sql`
    INSERT INTO profile_verifications (user_id, photo_id, verified_at, verified_by)
    SELECT user_id, photos.id, ${now.toISOString()}::timestamptz, ${staffOf('matchmaker')}
    FROM photos JOIN profiles p ON p.id = user_id
    WHERE position = 0 AND CASE WHEN user_id ~ '^demo-[0-9]{4}$'
      THEN right(user_id, 4)::int % ${sql.raw(String(ONE_IN))} = 1
        OR (p.latitude BETWEEN ${south} AND ${north} AND p.longitude BETWEEN ${west} AND ${east})
      ELSE false END`);
  await bookSome(tx, now);
}

/** One slot of each kind is booked, by members with other names than those of the end-to-end tests. */
async function bookSome(tx: Database, now: Date): Promise<void> {
  for (const [place, kind] of APPOINTMENT_KINDS.entries())
    await tx.execute(sql`
      INSERT INTO appointments (id, user_id, slot_id, staff_id, host_name, kind, starts_at, state, means, settled_at)
      SELECT ${`demo-rendez-vous-${kind}`}, guest.id, slot.id, slot.staff_id, slot.host_name, slot.kind, slot.starts_at,
        'booked', 'call', ${now.toISOString()}::timestamptz
      FROM (SELECT * FROM appointment_slots WHERE kind = ${kind} AND staff_id = ${staffOf('matchmaker')}
        ORDER BY starts_at OFFSET 1 LIMIT 1) slot,
        (SELECT p.id FROM profiles p WHERE p.id LIKE 'demo-0%' AND p.first_name <> 'Claire' AND p.photo_url IS NOT NULL
          AND NOT EXISTS (SELECT FROM profile_verifications v WHERE v.user_id = p.id)
          ORDER BY p.id DESC OFFSET ${place} LIMIT 1) guest`);
}

function staffOf(role: StaffRole): string {
  return DEMO_STAFF.find((one) => one.role === role)?.id ?? '';
}
