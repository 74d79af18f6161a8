import { bookableRange } from '#member/appointments/rules.ts';
import { listFreeSlotsOf, lockGiver, lockSlots } from '#member/appointments/server/slot-store.ts';
import { listAppointmentsOf } from '#member/appointments/server/store.ts';
import { lockTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { hasRole, kindsFor } from '../rules.ts';
import { HOLDINGS, type Leaving, type Released } from './holdings.ts';
import { clearFreeSlots } from './shared/clear-free-slots.ts';
import { findActiveColleague } from './store.ts';

/**
 * Releases everything that a colleague held through a lost role: no work may wait for a colleague who cannot see it.
 * What they wrote or decided stays under their name.
 * @param heir the colleague who takes over the booked appointments at times when they are free
 * @returns the members whose appointments were handed over or cancelled
 */
export async function releaseWork(
  tx: Database,
  services: Services,
  { heir, ...leaving }: Omit<Leaving, 'heir' | 'released'> & { heir: string | null },
): Promise<Released | 'unknown-heir'> {
  const { id, roles } = leaving;
  const named = heir === null || heir === id ? undefined : await findActiveColleague(tx, { id: heir });
  if (heir !== null && (!named || kindsFor(named.roles).length === 0)) return 'unknown-heir';
  // Taken before all other locks, as in every change of a colleague’s hours.
  await lockTeam(tx);
  const free = await listFreeSlotsOf(tx, { from: leaving.now });
  const givers = new Set([id, ...(named ? [named.id] : []), ...free.map(({ staff_id }) => staff_id)]);
  for (const giver of [...givers].toSorted()) await lockGiver(tx, giver);
  await lockReceived(tx, id, leaving.now);
  const released: Released = { handed: [], cancelled: [] };
  for (const { keptBy, release } of HOLDINGS) {
    if (hasRole(roles, keptBy)) continue;
    await release?.(tx, services, { ...leaving, heir: named && receiver(named), released });
  }
  // The successor is now busy at these times, and dates of a coach return to the usual leaders.
  await clearFreeSlots(tx, services);
  return released;
}

class BookedMeanwhile extends Error {}

/**
 * Locks the members hosted by a colleague, then the colleague’s free slots: the lock order of a booking, so that the
 * two never deadlock. A booking that commits in between adds a member: a savepoint releases the locks, and they are
 * taken again.
 */
async function lockReceived(tx: Database, staff: string, now: Date): Promise<void> {
  const listMembers = async (point: Database) => {
    const all = await listAppointmentsOf(point, staff, bookableRange(now));
    return all.flatMap(({ state, user_id }) => (state === 'booked' ? [user_id] : []));
  };
  const lock = async (point: Database) => {
    const members = await listMembers(point);
    await lockMembers(point, members);
    const free = await listFreeSlotsOf(point, { staff, from: now });
    await lockSlots(
      point,
      free.map(({ id }) => id),
    );
    const isNew = (member: string) => !members.includes(member);
    if ((await listMembers(point)).some(isNew)) throw new BookedMeanwhile();
    return true;
  };
  const again = (error: unknown) => {
    if (error instanceof BookedMeanwhile) return false;
    throw error;
  };
  while (!(await tx.transaction(lock).catch(again)));
}

function receiver({ id, first_name, roles }: NonNullable<Awaited<ReturnType<typeof findActiveColleague>>>) {
  return { id, firstName: first_name, roles };
}
