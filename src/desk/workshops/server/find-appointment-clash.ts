import { HOUR_MS } from '#lib/durations.ts';
import { endOfSlot } from '#member/appointments/rules.ts';
import { listFreeSlotsOf, lockGiver, lockSlots } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { listCoaches } from '#member/coaches/server/store.ts';
import { type Clash, endOf } from '#member/workshops/server/shared/find-clash.ts';
import type { Database } from '#platform/database/client.ts';

/** The booked appointment of a coach while one of these dates lasts. */
export async function findAppointmentClash(
  tx: Database,
  coach: string | undefined,
  dates: readonly { workshopId: number; startsAt: Date }[],
): Promise<Clash | undefined> {
  const staff = (await listCoaches(tx)).find(({ id }) => id === coach)?.staff_id;
  if (!staff) return undefined;
  await lockGiver(tx, staff);
  for (const { workshopId, startsAt } of dates) {
    const range = { from: new Date(startsAt.getTime() - HOUR_MS), before: endOf(workshopId, startsAt) };
    const free = await listFreeSlotsOf(tx, { ...range, staff });
    // A member who books one at this moment is waited for, or waits and finds it gone.
    await lockSlots(
      tx,
      free.map(({ id }) => id),
    );
    const booked = (await listAppointmentsOf(tx, staff, range)).find(
      ({ state, kind, starts_at }) =>
        state === 'booked' && endOfSlot({ kind, startsAt: starts_at }) > startsAt,
    );
    if (booked) return { startsAt: booked.starts_at };
  }
  return undefined;
}
