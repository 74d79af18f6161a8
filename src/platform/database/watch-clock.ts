import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './client.ts';

const LOOKED_AT_EVERY_MS = 3_000;
/** A slower answer is too old to set the clock. */
const ANSWERED_WITHIN_MS = 1_000;
/** Smaller differences are network latency, and correcting them would make the clock jitter. */
const TOLERATED_MS = 250;
const SET_BACK_MS = 2_000;

type Following = {
  /** Called when the clock of the database was set back; called again at the next read when it throws. */
  wentBack?: (ms: number) => Promise<void>;
  everyMs?: number | undefined;
};

export type FollowedClock = Clock & { stop: () => Promise<void> };

/**
 * Follows the clock of the database, the same for every node, so that a rule gives the same verdict on every node.
 * Between two reads, and while the database is away, it runs on by itself and never jumps.
 * @throws when the database is away at the start
 */
export async function watchClock(
  db: Database,
  { wentBack, everyMs = LOOKED_AT_EVERY_MS }: Following = {},
): Promise<FollowedClock> {
  let ahead = (await readAhead(db)).ahead;
  const look = async () => {
    const read = await readAhead(db);
    if (read.tookMs > ANSWERED_WITHIN_MS) return;
    const back = ahead - read.ahead;
    if (back > SET_BACK_MS) await wentBack?.(back);
    if (Math.abs(back) > TOLERATED_MS) ahead = read.ahead;
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    // While the database is away, the next read retries.
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }, everyMs).unref();
  return {
    now: () => new Date(performance.now() + ahead),
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function readAhead(db: Database): Promise<{ ahead: number; tookMs: number }> {
  const begun = performance.now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms`,
  );
  const ended = performance.now();
  return { ahead: (rows[0]?.ms ?? Number.NaN) - (begun + ended) / 2, tookMs: ended - begun };
}
