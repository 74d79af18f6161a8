import { lt } from 'drizzle-orm';
import { unfinishedBefore } from '#features/accounts/rules.ts';
import { eraseUnfinished } from '#features/accounts/server/store.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import { rateLimits } from './db/schema.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';

const QUEUE = 'housekeeping';
/** Every night, while nobody is there. */
const EVERY_NIGHT = '20 4 * * *';

type Parts = { db: Database; clock: Clock; log: Log };

/** Forgets what must not be kept (security.md, 43): tried again as often as one likes, it does nothing more. */
export async function keepHouse({ db, clock, log }: Parts): Promise<void> {
  const now = clock.now();
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  const forgotten = await eraseUnfinished(db, unfinishedBefore(now), now);
  log('info', 'housekeeping-done', { unfinishedSignUps: forgotten });
}

/** Has it done every night, by one node only. */
export async function scheduleHousekeeping(jobs: Jobs, parts: Parts): Promise<void> {
  await jobs.work(QUEUE, () => keepHouse(parts));
  await jobs.schedule(QUEUE, EVERY_NIGHT);
}
