import { MINUTE_MS } from '#lib/durations.ts';
import { APPOINTMENT_MINUTES, endOfSlot } from '#member/appointments/rules.ts';
import {
  deleteFreeSlots,
  listSlotsOf,
  lockGiver,
  lockSlots,
} from '#member/appointments/server/slot-store.ts';
import { listCoaches } from '#member/coaches/server/store.ts';
import { type Clash, endOf } from '#member/workshops/server/shared/find-clash.ts';
import type { Database } from '#platform/database/client.ts';

const LONGEST_MS = Math.max(...Object.values(APPOINTMENT_MINUTES)) * MINUTE_MS;

type Meanwhile = {
  /** A booked appointment, which refuses the date. */
  booked: Clash | undefined;
  /** Takes the free times away: what is busy wins over what is free. @returns how many */
  clear: () => Promise<number>;
};

/** The times that a coach gives for appointments while a date would last. */
export async function findAppointmentsMeanwhile(
  tx: Database,
  coach: string | undefined,
  { workshopId, startsAt }: { workshopId: number; startsAt: Date },
): Promise<Meanwhile> {
  const staff = (await listCoaches(tx)).find(({ id }) => id === coach)?.staff_id;
  if (!staff) return { booked: undefined, clear: async () => 0 };
  await lockGiver(tx, staff);
  const range = { from: new Date(startsAt.getTime() - LONGEST_MS), before: endOf(workshopId, startsAt) };
  const listMeanwhile = async () =>
    (await listSlotsOf(tx, staff, range)).filter(
      ({ kind, starts_at }) => endOfSlot({ kind, startsAt: starts_at }) > startsAt,
    );
  // A member who books one at this moment is waited for, or waits and finds it gone.
  await lockSlots(
    tx,
    (await listMeanwhile()).map(({ id }) => id),
  );
  const slots = await listMeanwhile();
  const booked = slots.find(({ free }) => !free);
  const free = slots.filter((slot) => slot.free).map(({ id }) => id);
  return {
    booked: booked && { startsAt: booked.starts_at },
    clear: async () => (free.length > 0 ? deleteFreeSlots(tx, staff, free) : 0),
  };
}
