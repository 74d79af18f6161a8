import { lt } from 'drizzle-orm';
import { unfinishedBefore } from '#features/accounts/rules.ts';
import { eraseUnfinished } from '#features/accounts/server/store.ts';
import { keepRetention } from '#features/privacy/server/keep-retention.ts';
import { sweepPhotos } from '#features/privacy/server/sweep-photos.ts';
import { rateLimits } from './db/schema.ts';
import { eraseOldEvents } from './live/read-events.ts';
import type { Services } from './services.ts';

const QUEUE = 'housekeeping';
/** Every night, while nobody is there. */
const EVERY_NIGHT = '20 4 * * *';
const PHOTO_QUEUE = 'photo-sweep';
/** A photo that nobody owns any more is gone within a day, whatever one night may miss. */
const EVERY_SIX_HOURS = '50 */6 * * *';

/** Forgets what must not be kept (security.md, 43): tried again as often as one likes, it does nothing more. */
export async function keepHouse(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await eraseOldEvents(db, now);
  const unfinishedSignUps = await eraseUnfinished(db, unfinishedBefore(now), now);
  const { warned, erased } = await keepRetention(services);
  log('info', 'housekeeping-done', { unfinishedSignUps, warned, erased });
}

/** Has it done every night, by one node only. */
export async function scheduleHousekeeping(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(QUEUE, () => keepHouse(services));
  await jobs.schedule(QUEUE, EVERY_NIGHT);
  await jobs.work(PHOTO_QUEUE, async () => {
    await sweepPhotos(services);
  });
  await jobs.schedule(PHOTO_QUEUE, EVERY_SIX_HOURS);
}
