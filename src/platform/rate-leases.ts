import { sql } from 'drizzle-orm';
import { secondsUntil } from '#lib/room-from.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/client.ts';
import { unlessDiskFull } from './database/unavailable.ts';
import { type Attempt, isWindowOver } from './rate-limit.ts';

export type LeasedLimit = { name: string; max: number; windowSeconds: number; lease: number };

export type RateLeases = {
  /** Counts one attempt in a fixed window. @param who member id or pseudonym */
  consume: (limit: LeasedLimit, who: string) => Promise<Attempt>;
  clear: () => void;
};

/** Attempts left in this node's lease until the window ends; `isSpent` once the shared budget is used up. */
type Held = { left: number; resetsAt: Date; isSpent: boolean };

/** Some 10 MB. An evicted caller loses the rest of a lease. */
const HELD_MAX = 50_000;

/**
 * Limits counted in memory, from leases of a budget that all nodes share in one row: together they never allow more
 * than the limit. At worst a member who changes nodes is refused `lease - 1` attempts too early for each node left with
 * an open lease, until the window ends. The last `lease` to `3 × lease` attempts are taken one at a time, and a spent
 * budget is refused without a query.
 */
export function createRateLeases({ db, clock }: { db: Database; clock: Clock }): RateLeases {
  const held = new Map<string, Held>();
  const asking = new Map<string, Promise<unknown>>();

  async function lease(key: string, limit: LeasedLimit, now: Date): Promise<Attempt> {
    const taken = await unlessDiskFull(acquireLease(db, key, limit, now), () => aloneUntilTheEnd(limit, now));
    // Taken now, before the waiting attempts use up the lease.
    const attempt = spendLease(taken, now);
    held.delete(key);
    held.set(key, taken);
    const oldest = held.size > HELD_MAX ? held.keys().next().value : undefined;
    if (oldest !== undefined) held.delete(oldest);
    return attempt;
  }

  function spendLease(found: Held, now: Date): Attempt {
    if (found.left > 0) {
      found.left -= 1;
      return { allowed: true };
    }
    return { allowed: false, retryAfterSeconds: secondsUntil(found.resetsAt, now) };
  }

  return {
    async consume(limit, who) {
      const key = `${limit.name}:${who}`;
      for (;;) {
        const now = clock.now();
        const found = held.get(key);
        const isRunning = found !== undefined && found.resetsAt > now && isWithin(limit, found.resetsAt, now);
        if (isRunning && (found.left > 0 || found.isSpent)) return spendLease(found, now);
        const underWay = asking.get(key);
        if (!underWay) {
          const asked = lease(key, limit, now).finally(() => asking.delete(key));
          asking.set(key, asked);
          return asked;
        }
        // The waiting attempts look again, even if that lease failed.
        await underWay.catch(() => undefined);
      }
    },
    clear: () => held.clear(),
  };
}

/** On a full disk the nodes cannot share a count: reads go on with a budget of this node alone. */
function aloneUntilTheEnd({ max, windowSeconds }: LeasedLimit, now: Date): Held {
  return { left: max, resetsAt: new Date(now.getTime() + windowSeconds * 1000), isSpent: true };
}

/** Whether a window can have begun: after a clock was set back, an old window must not block callers. */
function isWithin({ windowSeconds }: LeasedLimit, resetsAt: Date, now: Date): boolean {
  return resetsAt.getTime() - now.getTime() <= windowSeconds * 1000;
}

/**
 * Takes the next lease out of a window's budget, in one statement. While whole leases are taken the count is a multiple
 * of the lease; from `wholeUntil` on it grows by one, so that the new count alone tells how much was taken.
 */
async function acquireLease(
  db: Database,
  key: string,
  { max, windowSeconds, lease }: LeasedLimit,
  now: Date,
): Promise<Held> {
  const wholeUntil = Math.max(0, Math.floor(max / lease) - 2) * lease;
  const first = wholeUntil >= lease ? lease : 1;
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const { rows } = await db.execute<{ count: number; resets_at: Date | string }>(sql`
    INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, ${first}, ${resetsAt.toISOString()})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${isWindowOver(now)} THEN ${first}
        WHEN rate_limits.count + ${lease} <= ${wholeUntil} THEN rate_limits.count + ${lease}
        ELSE greatest(rate_limits.count, ${wholeUntil}) + 1 END,
      resets_at = CASE WHEN ${isWindowOver(now)} THEN excluded.resets_at ELSE rate_limits.resets_at END
    RETURNING count, resets_at`);
  const count = rows[0]?.count ?? max + 1;
  const left = count <= wholeUntil ? lease : count <= max ? 1 : 0;
  return { left, resetsAt: new Date(rows[0]?.resets_at ?? resetsAt), isSpent: count >= max };
}
