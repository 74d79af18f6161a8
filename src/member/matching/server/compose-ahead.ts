import { MINUTE_MS } from '#lib/durations.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { weekToCompose } from '../rules.ts';
import { refreshAttentionOf } from './attention-store.ts';
import {
  composeFor,
  countComposed,
  listToCompose,
  type Pass,
  type Progress,
  saveProgress,
  type ToCompose,
} from './proposal-store.ts';

const QUEUE = 'selections';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** Shorter than the job’s timeout in the queue, and than its interval. */
const RUN_MS = 8 * MINUTE_MS;
const PAGE_SIZE = 50;

type Run = { forMs?: number; pageSize?: number };

/**
 * Precomputes next week’s selections for members seen lately, in two passes (D42). Runs one statement at a time, so it
 * uses at most one core of PostgreSQL. Resumes where the previous run stopped, with the members who still need a pass.
 * No-op outside the hours before Thursday.
 */
export async function composeAhead(
  services: WalkServices,
  { forMs = RUN_MS, pageSize = PAGE_SIZE }: Run = {},
): Promise<void> {
  const { db, clock } = services;
  const week = weekToCompose(clock.now());
  if (!week) return;
  const ends = performance.now() + forMs;
  const progress = await countComposed(db, week, clock.now());
  await saveProgress(db, week, progress);
  for (const pass of ['first', 'second'] as const) {
    const isOver = () => performance.now() >= ends || clock.now() >= week;
    const items = membersToCompose(services, { week, pass, pageSize, isOver, progress });
    const keyOf = ({ card }: ToCompose) => card.id;
    await forEachApart(services, { job: QUEUE, items, keyOf }, (item) => composeFor(db, item, week, pass));
    // The second pass waits until the first has reached everyone.
    if (isOver()) return;
  }
}

type Walk = { week: Date; pass: Pass; pageSize: number; isOver: () => boolean; progress: Progress };

/** After each page, refreshes the attention of the people proposed in it, so that the next page spreads it. */
async function* membersToCompose(
  { db, clock }: WalkServices,
  { week, pass, pageSize, isOver, progress }: Walk,
): AsyncGenerator<ToCompose> {
  for (let after = ''; !isOver(); ) {
    const page = await listToCompose(db, { week, pass, now: clock.now() }, { after, atMost: pageSize });
    if (page.length === 0) return;
    for (const item of page) {
      if (isOver()) return;
      yield item;
    }
    const ids = page.map(({ card }) => card.id);
    await refreshAttentionOf(db, { viewers: ids, week }, clock.now());
    progress[pass === 'first' ? 'composed' : 'settled'] += page.length;
    await saveProgress(db, week, progress);
    after = ids.at(-1) ?? '';
  }
}

/** Every ten minutes, on one node at a time. */
export async function scheduleSelections(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work(QUEUE, () => composeAhead(services), { alone: true });
  await jobs.schedule(QUEUE, EVERY_TEN_MINUTES);
}
