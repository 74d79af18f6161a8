import { rangesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { refreshBatch } from './waits-store.ts';

const QUEUE = 'introduction-waits';
/** Before the morning, after the housekeeping of the night. */
const EVERY_NIGHT = '40 4 * * *';
const BATCH_SIZE = 1000;

/** Finds who waits for a matchmaker, among members who come; in batches, and idempotent. */
export async function refreshWaits(services: WalkServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const items = rangesOfMembers(db, BATCH_SIZE);
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ after }) => after }, (range) =>
    refreshBatch(db, range, now),
  );
}

export async function scheduleWaits(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => refreshWaits(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
