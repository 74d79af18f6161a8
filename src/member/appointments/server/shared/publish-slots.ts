import { DAY_MS } from '#lib/durations.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { listLedHours } from '#member/workshops/server/shared/find-clash.ts';
import { lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { type AppointmentKind, endOfSlot, type Slot, type SlotMoment, slotVerdict } from '../../rules.ts';
import { insertSlots, listSlotsOf, lockGiver, type StoredSlot } from '../slot-store.ts';
import { listAppointmentsOf } from '../store.ts';

const LOOKED_AT_MS = 35 * DAY_MS;

/**
 * Publishes the slots that are valid and counts the rejected ones. Slots of a colleague never overlap each other, even
 * when published from two windows, nor a workshop that they lead.
 */
export async function publishSlots(
  tx: Database,
  staff: { id: string; firstName: string },
  { kind, moments, buffer }: { kind: AppointmentKind; moments: readonly SlotMoment[]; buffer: number },
  now: Date,
) {
  const range = { from: new Date(now.getTime() - DAY_MS), before: new Date(now.getTime() + LOOKED_AT_MS) };
  // Workshops lock in the same order.
  const team = await lockTeam(tx);
  await lockGiver(tx, staff.id);
  const coach = team.coaches.find(({ staff_id }) => staff_id === staff.id);
  const led = coach ? await listLedHours(tx, team, coach.id, range) : [];
  const slots = await listSlotsOf(tx, staff.id, range);
  const booked = (await listAppointmentsOf(tx, staff.id, range)).filter(({ state }) => state === 'booked');
  const taken: Slot[] = [...slots, ...booked].map((one) => ({ kind: one.kind, startsAt: one.starts_at }));
  const added: StoredSlot[] = [];
  const refused = { overlapping: 0, outside: 0 };
  for (const { day, time } of moments) {
    const slot = { kind, startsAt: parisInstant(day, time) };
    const verdict = slotVerdict(slot, taken, now, buffer);
    const leads = led.some(({ startsAt, endsAt }) => slot.startsAt < endsAt && endOfSlot(slot) > startsAt);
    if (verdict === 'overlap' || leads) refused.overlapping += 1;
    else if (verdict !== 'ok') refused.outside += 1;
    else {
      taken.push(slot);
      added.push({
        id: crypto.randomUUID(),
        staff_id: staff.id,
        host_name: staff.firstName,
        kind,
        starts_at: slot.startsAt,
      });
    }
  }
  await insertSlots(tx, added);
  return { given: added.length, ...refused };
}
