import { sql } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts';
import type { Database } from './database/client.ts';
import { RETRY_QUEUE } from './jobs.ts';
import { describeError } from './log.ts';
import type { Services } from './services.ts';

const LONGEST_DELAY_MS = 6 * HOUR_MS;

/** A job for one failed item, which runs when the item is due again. */
type Retry = { job: string; item: string; tries: number };

export type WalkServices = Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>;

type Walk<Item> = {
  /** The queue whose run walks over the items. Such a run is idempotent. */
  job: string;
  items: Iterable<Item> | AsyncIterable<Item>;
  /** Identifies an item between runs. It is stored, so it holds ids and no text that a person wrote. */
  keyOf: (item: Item) => string;
};

/**
 * Acts on each item apart from the others: an item that fails is logged and tried again after 1, 2, 4… minutes, up to
 * six hours, while the other items are done. `act` writes in a transaction of its own, so that a failure leaves nothing.
 * @throws when the failure cannot be stored: the queue then runs the whole job again
 */
export async function forEachApart<Item>(
  { db, jobs, clock, log }: WalkServices,
  { job, items, keyOf }: Walk<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed = await listFailed(db, job);
  for await (const item of items) {
    const key = keyOf(item);
    const before = failed.get(key);
    if (before && before.dueAt > clock.now()) continue;
    try {
      await act(item);
      if (before) await jobs.eraseMatching(db, RETRY_QUEUE, { job, item: key });
    } catch (error) {
      const tries = (before?.tries ?? 0) + 1;
      const delay = Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_DELAY_MS);
      // The key may be the id of a member: the log leaves it out, and the waiting retry holds it.
      log('error', 'job-item-failed', {
        job,
        tries,
        retryInMinutes: delay / MINUTE_MS,
        ...describeError(error),
      });
      await jobs.eraseMatching(db, RETRY_QUEUE, { job, item: key });
      const retry: Retry = { job, item: key, tries };
      await jobs.send(db, RETRY_QUEUE, retry, { startAfter: new Date(clock.now().getTime() + delay) });
    }
  }
}

/** Retries that were already taken up count as well: they tell how often an item has failed. */
async function listFailed(db: Database, job: string): Promise<Map<string, { tries: number; dueAt: Date }>> {
  const { rows } = await db.execute<{ item: string; tries: number; due: number }>(sql`
    SELECT data->>'item' AS item, (data->>'tries')::int AS tries, extract(epoch FROM start_after)::float8 AS due
    FROM pgboss.job WHERE name = ${RETRY_QUEUE} AND data->>'job' = ${job}`);
  return new Map(rows.map(({ item, tries, due }) => [item, { tries, dueAt: new Date(due * 1000) }]));
}

/** Before every job that walks over items. */
export async function scheduleRetries({ db, jobs }: WalkServices): Promise<void> {
  await jobs.work<Retry>(RETRY_QUEUE, async ({ data }) => {
    await jobs.send(db, data.job, {});
  });
}
