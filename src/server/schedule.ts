import { lt } from 'drizzle-orm';
import { scheduleWorkshops } from '#features/accompaniment/workshops/server/schedule-workshops.ts';
import { eraseUntakenBefore } from '#features/accompaniment/workshops/server/store.ts';
import { unfinishedBefore } from '#features/accounts/rules.ts';
import { eraseEndedSessions, eraseUnfinished } from '#features/accounts/server/store.ts';
import { scheduleWaitingMessages } from '#features/conversations/notifications/server/notify-absent.ts';
import { keepRetention } from '#features/data-rights/server/keep-retention.ts';
import { sweepPhotos } from '#features/data-rights/server/sweep-photos.ts';
import { eraseShownLongAgo } from '#features/matching/server/store.ts';
import { scheduleSupportMails } from '#features/support/chat/server/shared/team-mail.ts';
import { DAY_MS } from '#lib/durations.ts';
import { eraseOldEvents } from '#live/server/event-store.ts';
import { rateLimits } from '#platform/database/tables.ts';
import type { Services } from '#platform/services.ts';

const QUEUE = 'housekeeping';
/** Every night, while nobody is there. */
const EVERY_NIGHT = '20 4 * * *';
const PHOTO_QUEUE = 'photo-sweep';
/** A photo that nobody owns any more is gone within a day, whatever one night may miss. */
const EVERY_SIX_HOURS = '50 */6 * * *';

/** Every job of the site, on every node; each run is one node's. */
export async function scheduleJobs(services: Services): Promise<void> {
  await scheduleHousekeeping(services);
  await scheduleWaitingMessages(services);
  await scheduleSupportMails(services);
  await scheduleWorkshops(services.jobs, services);
}

/** Forgets what must not be kept (security.md, 43): tried again as often as one likes, it does nothing more. */
export async function runHousekeeping(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await eraseOldEvents(db, now);
  await eraseEndedSessions(db, now);
  await eraseShownLongAgo(db, now);
  await eraseUntakenBefore(db, new Date(now.getTime() - DAY_MS));
  const unfinishedSignUps = await eraseUnfinished(db, unfinishedBefore(now), now);
  const { warned, erased } = await keepRetention(services);
  log('info', 'housekeeping-done', { unfinishedSignUps, warned, erased });
}

async function scheduleHousekeeping(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(QUEUE, () => runHousekeeping(services));
  await jobs.schedule(QUEUE, EVERY_NIGHT);
  await jobs.work(PHOTO_QUEUE, async () => {
    await sweepPhotos(services);
  });
  await jobs.schedule(PHOTO_QUEUE, EVERY_SIX_HOURS);
}
