import { DAY_MS } from '#lib/durations.ts';
import { bookableRange, endOfSlot } from '#member/appointments/rules.ts';
import {
  deleteFreeSlots,
  listFreeSlotsOf,
  lockGiver,
  type StoredSlot,
} from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { listLedHours } from '#member/workshops/server/shared/find-clash.ts';
import { type LeadingTeam, lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findActiveColleague } from '../store.ts';

type Busy = { startsAt: Date; endsAt: Date; workshopId?: WorkshopId };
type Clearing = Pick<Services, 'outbox' | 'clock'>;

/**
 * Deletes every free slot during which its colleague leads a workshop date or hosts a member, and mails the list to the
 * colleague. Called in the same transaction after each change of leaders or hosts.
 * @param staff one colleague; by default all, since one change of a leader can move the dates of several
 */
export async function clearFreeSlots(tx: Database, services: Clearing, staff?: string): Promise<void> {
  const now = services.clock.now();
  const range = bookableRange(now);
  const team = await lockTeam(tx);
  const givers = new Set((await listFreeSlotsOf(tx, { ...range, staff })).map((slot) => slot.staff_id));
  for (const giver of [...givers].toSorted()) {
    await lockGiver(tx, giver);
    const busy = await listBusyHours(tx, team, giver, range);
    const causes = new Map<string, Busy>();
    for (const slot of await listFreeSlotsOf(tx, { ...range, staff: giver })) {
      const cause = busy.find((one) => one.startsAt < endOf(slot) && one.endsAt > slot.starts_at);
      if (cause) causes.set(slot.id, cause);
    }
    const gone = await deleteFreeSlots(tx, [...causes.keys()]);
    await mailClearedSlots(
      tx,
      services,
      giver,
      gone,
      ({ id }) => causes.get(id)?.workshopId ?? 'appointment',
    );
  }
}

const endOf = ({ kind, starts_at }: StoredSlot) => endOfSlot({ kind, startsAt: starts_at });

async function listBusyHours(
  tx: Database,
  team: LeadingTeam,
  staff: string,
  range: { from: Date; before: Date },
): Promise<Busy[]> {
  const coach = team.coaches.find(({ staff_id }) => staff_id === staff);
  const led = coach ? await listLedHours(tx, team, coach.id, range) : [];
  const from = new Date(range.from.getTime() - DAY_MS);
  const received = (await listAppointmentsOf(tx, staff, { ...range, from }))
    .filter(({ state }) => state === 'booked')
    .map(({ kind, starts_at }) => ({
      startsAt: starts_at,
      endsAt: endOfSlot({ kind, startsAt: starts_at }),
    }));
  return [...led, ...received];
}

/** @param why a workshop, an appointment, or the first name of the admin who removed the slot */
export async function mailClearedSlots(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  staff: string,
  gone: readonly StoredSlot[],
  why: (slot: StoredSlot) => WorkshopId | 'appointment' | { by: string },
): Promise<void> {
  const colleague = gone.length > 0 ? await findActiveColleague(tx, { id: staff }) : undefined;
  if (!colleague) return;
  const slots = gone.map((slot) => ({ startsAt: slot.starts_at.toISOString(), why: why(slot) }));
  await outbox.send(tx, { template: 'staff-slots-gone', to: colleague.email, data: { slots } });
}
