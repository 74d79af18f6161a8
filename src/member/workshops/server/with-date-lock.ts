import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { write } from '#platform/write.ts';
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
  return write(
    { services },
    {
      async lock(tx, now) {
        await lockMembers(tx, [me]);
        return lockDate(tx, dateId, now);
      },
      change: async ({ tx, now, locked: date }) =>
        date && !date.cancelled_at ? change({ messenger: { ...services, tx }, date, now }) : 'unknown',
    },
  );
}
