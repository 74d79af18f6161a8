import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { chordSquared, kmOfChordSquared } from '#lib/earth.ts';
import { refreshAttention } from '#member/attention/server/refresh-attention.ts';
import type { Ranked } from '#member/matching/server/candidate-store.ts';
import type { LocatedCard } from '#member/matching/server/located-card-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { day } from '../matching/world.ts';
import { followProgress } from '../shared/progress.ts';
import { fourOf } from './crowd.ts';
import { type Shares, sharesOf } from './shares.ts';

const WEEK_MS = 7 * DAY_MS;
const NOTED_AT_ONCE = 50;

/** A page that cannot be counted ends the run. */
const walking = {
  log: () => undefined,
  jobs: {} as Services['jobs'],
};

export type Scene = { db: Database; crowd: ReadonlyMap<string, LocatedCard> };
export type Selections = ReadonlyMap<string, readonly Ranked[]>;

/** Who is shown to whom while nobody has had any attention; everyone takes their four. */
export async function takeBefore(scene: Scene): Promise<Selections> {
  const selections = new Map<string, readonly Ranked[]>();
  await takeAll(scene, [...scene.crowd.values()], selections);
  return selections;
}

/** Shows everyone their four, and stores them a few viewers at a time so that the next ones see who has them (D41). */
async function takeAll(
  { db }: Scene,
  some: readonly LocatedCard[],
  selections: Map<string, readonly Ranked[]>,
  now?: Date,
): Promise<void> {
  for (let first = 0; first < some.length; first += NOTED_AT_ONCE) {
    const few = some.slice(first, first + NOTED_AT_ONCE);
    for (const card of few) selections.set(card.id, await fourOf(db, card, now ? parisDay(now) : day));
    if (now) await noteShown(db, few, selections, now);
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
  const { db, crowd } = scene;
  const everyone = [...crowd.values()];
  const selections = new Map<string, readonly Ranked[]>();
  const progress = followProgress(`week ${week + 1}`, counts);
  let refreshMs = 0;
  let written = 0;
  for (let count = 0; count < counts; count += 1) {
    const now = new Date(Date.UTC(2026, 10, 26) + week * WEEK_MS + (count * WEEK_MS) / counts);
    const some = everyone.filter((_, place) => place % counts === count);
    await takeAll(scene, some, selections, now);
    const started = performance.now();
    written += await refreshAttention({ ...walking, db, clock: { now: () => now } }, 0);
    refreshMs += performance.now() - started;
    progress(count + 1);
  }
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
