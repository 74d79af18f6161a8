import type { Services } from '#platform/services.ts';
import { refreshBatch } from './waits-store.ts';

const QUEUE = 'introduction-waits';
/** Before the morning, after the housekeeping of the night. */
const EVERY_NIGHT = '40 4 * * *';
const BATCH_SIZE = 1000;

/** Finds who waits for a matchmaker, among members who come; in batches, and idempotent. */
export async function refreshWaits({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (let after: string | null = ''; after !== null; )
    after = await refreshBatch(db, after, BATCH_SIZE, now);
}

export async function scheduleWaits(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => refreshWaits(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
