import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import type { DateMessenger } from './notify.ts';
import { lockDate, type StoredDate } from './store.ts';

type Locked = { messenger: DateMessenger; date: StoredDate; now: Date };

/**
 * What changes someone's place, in one transaction: their account is locked, so that what they may hold at most is
 * counted once at a time, then the date, in the order in which erasing an account locks them.
 * @returns `unknown` when there is no such date, or the team has cancelled it
 */
export async function withDateLock<Verdict>(
  services: Services,
  me: string,
  dateId: string,
  change: (locked: Locked) => Promise<Verdict>,
): Promise<Verdict | 'unknown'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    const date = await lockDate(tx, dateId, now);
    return date && !date.cancelled_at ? change({ messenger: { ...services, tx }, date, now }) : 'unknown';
  });
}
