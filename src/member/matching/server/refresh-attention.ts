import { setTimeout as sleep } from 'node:timers/promises';
import { rangesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { refreshAttentionBatch } from './attention-store.ts';

const QUEUE = 'attention';
const EVERY_HOUR = '25 * * * *';
const BATCH_SIZE = 1000;
/** Pause between batches, in ms, so that nodes can apply the changes instead of reloading all cards. */
const PAUSE_MS = 200;

/**
 * Refreshes the attention of all cards (decision 21). In batches: a counter updated by each selection would be a hot
 * row.
 * @returns how many cards changed step
 */
export async function refreshAttention(services: WalkServices, pauseMs = PAUSE_MS): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  let changed = 0;
  const items = rangesOfMembers(db, BATCH_SIZE);
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ after }) => after }, async (range) => {
    if (range.after !== '') await sleep(pauseMs);
    changed += await refreshAttentionBatch(db, range, now);
  });
  return changed;
}

export async function scheduleAttention(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, async () => {
    await refreshAttention(services);
  });
  await services.jobs.schedule(QUEUE, EVERY_HOUR);
}
