import { deepStrictEqual } from 'node:assert';
import { sql } from 'drizzle-orm';
import { rankCards } from '#member/matching/server/candidate-store.ts';
import type { LocatedCard } from '#member/matching/server/seeker-store.ts';
import { findViewer } from '#member/matching/server/viewer-store.ts';
import { SELECTION_SIZE, weekStart } from '#member/matching/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { inMs, quantile, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { type Composed, composeWeek } from './compose-weeks.ts';
import { serveSelection } from './serve-selection.ts';
import { day, type World } from './world.ts';

export const VARIANTS = {
  ahead: 'GET /api/selection, the first of a week, composed ahead',
  demand: 'the same, ranked on demand',
  again: 'the same, read again',
  statement: 'the ranking statement alone',
} as const;
export type Variant = keyof typeof VARIANTS;

/** Milliseconds per viewer: the median of three rounds. */
type Times = ReadonlyMap<InsertedMember, number>;
export type Measured = {
  members: number;
  times: Record<Variant, Times>;
  composed: Composed;
};

const ROUNDS = 3;

function tell(name: Variant, times: Times): void {
  const { p50, p95, p99 } = quantilesOf(times.values());
  say(`${name}: ${[p50, p95, p99].map(inMs).join(' / ')} ms`);
}

/** Measures one size with the real application. */
export async function measureSize({ database, viewers, warmUp, members }: World): Promise<Measured> {
  const { db } = database;
  const server = await serveSelection(database, [...viewers, ...warmUp]);
  const first = {
    round: () => db.execute(sql`TRUNCATE shown_profiles, score_views`),
    subject: server.warmSession,
  };
  try {
    const cards = await readCards(db, [...viewers, ...warmUp]);
    const week = weekStart(new Date());
    const rankAmong = (composed: boolean) => (viewer: InsertedMember) =>
      rankCards(db, cards.get(viewer) as LocatedCard, day, { limit: SELECTION_SIZE, week, composed });
    const rank = rankAmong(false);
    const statement = await measureEach(viewers, warmUp, rank, first);
    tell('statement', statement);
    const demand = await measureEach(viewers, warmUp, server.select, first);
    tell('demand', demand);
    await checkAgreement(viewers, server.select, rank, first.round);
    const composed = await composeWeek(db, week);
    say(
      `${composed.members} members composed in ${composed.seconds.toFixed(0)} s: ${composed.mutual.toFixed(1)} % have a mutual face, ${composed.shownToNobody.toFixed(1)} % are in nobody’s four`,
    );
    const ahead = await measureEach(viewers, warmUp, server.select, first);
    tell('ahead', ahead);
    const again = await measureEach(viewers, warmUp, server.select, { subject: server.warmSession });
    tell('again', again);
    // Equal scores keep the order of the stored attention. With fewer than four, the request ranks again: someone may
    // have entered the age range since the week began.
    const confirm = async (viewer: InsertedMember) => {
      const held = await rankAmong(true)(viewer);
      return held.length < SELECTION_SIZE ? rank(viewer) : held;
    };
    await checkAgreement(viewers, server.select, confirm, first.round);
    return { members: members.length, times: { ahead, demand, again, statement }, composed };
  } finally {
    await server.stop();
  }
}

async function readCards(db: Database, viewers: readonly InsertedMember[]) {
  const cards = new Map<InsertedMember, LocatedCard>();
  for (const viewer of viewers) {
    const found = await findViewer(db, viewer.id, new Date());
    if (!found?.card) throw new Error(`${viewer.id} has no card`);
    cards.set(viewer, found.card);
  }
  return cards;
}

type Select = (viewer: InsertedMember) => Promise<string[]>;
type Rank = (viewer: InsertedMember) => Promise<{ id: string; score: number }[]>;

/**
 * The request must show the four of the ranking; no profiles are shown before, because mutual ones would come first.
 */
async function checkAgreement(
  viewers: readonly InsertedMember[],
  select: Select,
  rank: Rank,
  forgetFaces: () => Promise<unknown>,
): Promise<void> {
  let people = 0;
  for (const viewer of viewers) {
    await forgetFaces();
    const ranked = (await rank(viewer)).map(({ id }) => id);
    deepStrictEqual(await select(viewer), ranked);
    people += ranked.length;
  }
  if (people === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  say(`The request and the ranking agree on the same ${people} people for ${viewers.length} viewers`);
}

type Preparations = {
  /** Resets the state before every round. */
  round?: () => Promise<unknown>;
  /** Runs just before each viewer, outside of the measured time. */
  subject?: (viewer: InsertedMember) => unknown;
};

/**
 * Runs sequentially for every viewer, in three rounds far apart, and keeps each one's median: temporary load on the
 * machine does not count.
 */
async function measureEach(
  viewers: readonly InsertedMember[],
  warmUp: readonly InsertedMember[],
  run: (viewer: InsertedMember) => Promise<unknown>,
  { round, subject }: Preparations,
): Promise<Times> {
  const times = new Map<InsertedMember, number[]>(viewers.map((viewer) => [viewer, []]));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await round?.();
    for (const viewer of [...warmUp, ...viewers]) {
      await subject?.(viewer);
      const start = performance.now();
      await run(viewer);
      times.get(viewer)?.push(performance.now() - start);
    }
  }
  return new Map(
    [...times].map(([viewer, all]) => [
      viewer,
      quantile(
        all.toSorted((a, b) => a - b),
        0.5,
      ),
    ]),
  );
}
