import { deepStrictEqual } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { SELECTION_SIZE, weekStart } from '#member/matching/rules.ts';
import { rankCards } from '#member/matching/server/candidate-store.ts';
import { findCard, type LocatedCard } from '#member/matching/server/criteria-store.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { inWords, quantilesOf } from '../shared/figures.ts';
import type { Defer } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { serveApp } from '../shared/serve-app.ts';
import { signIn } from '../shared/sign-in.ts';
import { type Composed, composeWeek } from './compose-weeks.ts';
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
const shown = z.object({ people: z.array(z.object({ id: z.string() })) });

/** Measures one size with the real application. */
export async function measureSize(people: World, defer: Defer): Promise<Measured> {
  const { database, viewers, warmUp, members } = people;
  const { db } = database;
  const secret = randomBytes(32).toString('base64url');
  const cookies = await signIn(database, [...viewers, ...warmUp], { secret });
  const { ask } = await serveApp(database, secret, defer);
  const select = async ({ id }: InsertedMember) =>
    shown.parse(await ask('/api/selection', cookies.get(id))).people.map((one) => one.id);
  // The node caches the session, as for any open page.
  const warmSession = ({ id }: InsertedMember) => ask('/api/session', cookies.get(id));
  const first = {
    round: () => db.execute(sql`TRUNCATE shown_profiles, score_views`),
    subject: warmSession,
  };
  const cards = new Map<InsertedMember, LocatedCard | undefined>();
  for (const one of [...viewers, ...warmUp]) cards.set(one, await findCard(db, one.id, day));
  const week = weekStart(new Date());
  const rankAmong = (composed: boolean) => (viewer: InsertedMember) =>
    rankCards(db, cards.get(viewer) as LocatedCard, day, { limit: SELECTION_SIZE, week, composed });
  const rank = rankAmong(false);
  const statement = await measureEach('statement', people, rank, first);
  const demand = await measureEach('demand', people, select, first);
  await checkAgreement(viewers, select, rank, first.round);
  const composed = await composeWeek(db, week);
  say(
    `${composed.members} members composed in ${composed.seconds.toFixed(0)} s: ${composed.mutual.toFixed(1)} % have a mutual face, ${composed.shownToNobody.toFixed(1)} % are in nobody’s four`,
  );
  const ahead = await measureEach('ahead', people, select, first);
  const again = await measureEach('again', people, select, { subject: warmSession });
  // Equal scores keep the order of the stored attention. With fewer than four, the request ranks again: someone may
  // have entered the age range since the week began.
  const confirm = async (viewer: InsertedMember) => {
    const held = await rankAmong(true)(viewer);
    return held.length < SELECTION_SIZE ? rank(viewer) : held;
  };
  await checkAgreement(viewers, select, confirm, first.round);
  return { members: members.length, times: { ahead, demand, again, statement }, composed };
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
  name: Variant,
  { viewers, warmUp }: Pick<World, 'viewers' | 'warmUp'>,
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
  const medians = new Map([...times].map(([viewer, all]) => [viewer, quantilesOf(all).p50]));
  say(`${name}: ${inWords(quantilesOf(medians.values()))} ms`);
  return medians;
}
