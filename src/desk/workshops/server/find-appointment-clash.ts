import { MINUTE_MS } from '#lib/durations.ts';
import { APPOINTMENT_MINUTES, endOfSlot } from '#member/appointments/rules.ts';
import { listSlotsOf, lockGiver } from '#member/appointments/server/slot-store.ts';
import { listCoaches } from '#member/coaches/server/store.ts';
import { type Clash, endOf } from '#member/workshops/server/shared/find-clash.ts';
import type { Database } from '#platform/database/client.ts';

const LONGEST_MS = Math.max(...Object.values(APPOINTMENT_MINUTES)) * MINUTE_MS;

/** A time that a coach gives for appointments, booked or free, while a date would last. */
export async function findAppointmentClash(
  tx: Database,
  coach: string | undefined,
  { workshopId, startsAt }: { workshopId: number; startsAt: Date },
): Promise<Clash | undefined> {
  const staff = (await listCoaches(tx)).find(({ id }) => id === coach)?.staff_id;
  if (!staff) return undefined;
  await lockGiver(tx, staff);
  const range = { from: new Date(startsAt.getTime() - LONGEST_MS), before: endOf(workshopId, startsAt) };
  const slots = await listSlotsOf(tx, staff, range);
  const slot = slots.find(({ kind, starts_at }) => endOfSlot({ kind, startsAt: starts_at }) > startsAt);
  return slot && { startsAt: slot.starts_at };
}
