import { deepStrictEqual } from 'node:assert';
import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { chordSquared, kmOfChordSquared } from '#lib/earth.ts';
import { refreshAttention } from '#member/attention/server/refresh-attention.ts';
import { type Ranked, rankCards } from '#member/matching/server/candidate-store.ts';
import { findSetAside } from '#member/matching/server/criteria-store.ts';
import type { MatchIndex } from '#member/matching/server/index/start-index.ts';
import type { LocatedCard } from '#member/matching/server/located-card-store.ts';
import type { Database } from '#platform/database/client.ts';
import { day } from '../matching/world.ts';
import { followProgress } from '../shared/progress.ts';
import { fourOf } from './crowd.ts';
import { type Shares, sharesOf } from './shares.ts';

const WEEK_MS = 7 * DAY_MS;
/** Answers that SQL gives again while the cards stand as they do. */
const CHECKED_A_WEEK = 10;
const SOME = 1000;

export type Scene = { db: Database; index: MatchIndex; crowd: ReadonlyMap<string, LocatedCard> };
export type Selections = ReadonlyMap<string, readonly Ranked[]>;

/** Who is shown to whom while nobody has had any attention; everyone takes their four. */
export async function takeBefore(scene: Scene): Promise<Selections> {
  const selections = new Map<string, readonly Ranked[]>();
  await takeAll(scene, [...scene.crowd.values()], selections);
  return selections;
}

/**
 * An index that heard nothing for ten seconds does not serve: it is heard between some and the next.
 * @param viewersOf viewers whose four show each person this week (D41); without it the order ignores them
 */
async function takeAll(
  { db, index }: Scene,
  some: readonly LocatedCard[],
  selections: Map<string, readonly Ranked[]>,
  viewersOf?: Map<string, string[]>,
): Promise<void> {
  for (const [place, card] of some.entries()) {
    if (place % SOME === 0) await index.catchUp();
    const four = fourOf(db, card, viewersOf?.get(card.id));
    selections.set(card.id, four);
    for (const { id } of four) viewersOf?.set(id, [...(viewersOf.get(id) ?? []), card.id]);
  }
}

export type Week = { selections: Selections; refreshSeconds: number; written: number };

/**
 * One week: everyone takes their four, some every few hours, and after each of them the job counts attention again. Nobody
 * passes anybody, so that the same people stay the best of the same ones.
 * @param counts how often in the week attention is counted
 */
export async function takeWeek(
  scene: Scene,
  { week, counts }: { week: number; counts: number },
): Promise<Week> {
  const { db, index, crowd } = scene;
  const everyone = [...crowd.values()];
  const selections = new Map<string, readonly Ranked[]>();
  const viewersOf = new Map<string, string[]>();
  const progress = followProgress(`week ${week + 1}`, counts);
  let refreshMs = 0;
  let written = 0;
  for (let count = 0; count < counts; count += 1) {
    const now = new Date(Date.UTC(2026, 10, 26) + week * WEEK_MS + (count * WEEK_MS) / counts);
    const some = everyone.filter((_, place) => place % counts === count);
    await takeAll(scene, some, selections, viewersOf);
    await noteShown(db, some, selections, now);
    const started = performance.now();
    written += await refreshAttention({ db, clock: { now: () => now } }, 0);
    refreshMs += performance.now() - started;
    await index.catchUp();
    progress(count + 1);
  }
  await checkAgainstSql(db, everyone.slice(0, CHECKED_A_WEEK));
  return { selections, refreshSeconds: refreshMs / counts / 1000, written: written / counts };
}

/** As the application does: who takes a place again only has it anew; the places of last week end with this one. */
async function noteShown(
  db: Database,
  some: readonly LocatedCard[],
  selections: Selections,
  now: Date,
): Promise<void> {
  const rows = some.flatMap(({ id }) => (selections.get(id) ?? []).map((one) => [id, one.id] as const));
  const lists = [rows.map(([viewer]) => viewer), rows.map(([, person]) => person)].map(
    (ids) => `{${ids.join(',')}}`,
  );
  const at = now.toISOString();
  await db.execute(sql`
    INSERT INTO shown_profiles (user_id, profile_id, introduced_at, admitted_at, shown_at)
    SELECT viewer, person, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    FROM unnest(${lists[0]}::text[], ${lists[1]}::text[]) AS row(viewer, person)
    ON CONFLICT (user_id, profile_id) DO UPDATE SET admitted_at = excluded.admitted_at, shown_at = excluded.shown_at`);
}

/** @throws when memory orders people otherwise than SQL does */
async function checkAgainstSql(db: Database, some: readonly LocatedCard[]): Promise<void> {
  for (const card of some) {
    const bySql = await db.transaction((tx) => rankCards(tx, card, day, { limit: 4 }));
    const { mutual } = await findSetAside(db, card, day);
    deepStrictEqual(fourOf(db, card, mutual), bySql);
  }
}

/** Selections in which a lower score stands before, or in the place of, a higher one. */
export function countLowerFirst(before: Selections, after: Selections): number {
  const scores = (people: readonly Ranked[] = []) => people.map(({ score }) => score).join();
  return [...after].filter(([id, people]) => scores(people) !== scores(before.get(id))).length;
}

/** Counts members with a mutual face, and members with any face. */
export function countMutual(selections: Selections): { mutual: number; able: number } {
  const hasAmongTheirs = (one: string, other: string) =>
    selections.get(one)?.some(({ id }) => id === other) ?? false;
  const able = [...selections].filter(([, people]) => people.length > 0);
  const mutual = able.filter(([me, people]) => people.some(({ id }) => hasAmongTheirs(id, me)));
  return { mutual: mutual.length, able: able.length };
}

/** How these selections share attention among everyone whom somebody could be shown. */
export function shareOut({ crowd }: Scene, weeks: readonly Selections[]): Shares {
  const shown = new Map<string, number>();
  const km: number[] = [];
  for (const selections of weeks) {
    for (const [id, people] of selections) {
      // Criteria are of both: whoever is proposed nobody cannot be proposed either.
      if (people.length > 0 && !shown.has(id)) shown.set(id, 0);
      const me = crowd.get(id);
      for (const { id: other } of people) {
        shown.set(other, (shown.get(other) ?? 0) + 1);
        const them = crowd.get(other);
        if (me && them) km.push(kmOfChordSquared(chordSquared(me, them)));
      }
    }
  }
  return sharesOf([...shown.values()], km);
}
