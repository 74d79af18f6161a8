import { type SQL, sql } from 'drizzle-orm';
import { textOnce, unseenPlace } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { CRITERIA, PAIR_OBSTACLES, type PairObstacle, SET_ASIDE_BY, type SetAsideBy } from '../rules.ts';
import {
  criteria,
  excludedFor,
  findCard,
  keptApartFrom,
  type LocatedCard,
  seekEachOther,
  seekerOf,
} from './criteria-store.ts';
import { type Among, idList, isSought, RANKER, rankerOf, rankingSql, type Sought } from './ranking-sql.ts';

export type { Sought };

export type Ranked = { id: string; score: number };

type Values = ReturnType<typeof rankerOf>;

const rankAll = textOnce<Values>(() => rankingSql(RANKER, 'all'));
const rankComposed = textOnce<Values>(() => rankingSql(RANKER, 'composed'));

/**
 * Ranks cards for a member (D7, D8, D9): by score, then members with this member among their four, then unseen people,
 * then those with a photo (D41), then least proposed (decision 21), then distance rounded down to 10 km, then a hash of
 * the pair.
 * @param composed ranks only precomputed and mutual people
 * @param today ISO date in Paris
 */
export async function rankCards(
  db: Database,
  card: LocatedCard,
  today: string,
  { composed, sought, ...among }: Among & { composed?: boolean; sought?: Sought },
): Promise<Ranked[]> {
  const ranking = composed ? rankComposed : rankAll;
  const rank = sought
    ? textOnce<Values>(() => rankingSql(RANKER, 'all', isSought(card, today, sought)))
    : ranking;
  const { rows } = await acrossMembers(() => db.execute<Ranked>(rank(rankerOf(card, today, among))));
  return rows.map(({ id, score }) => ({ id, score }));
}

const rankLists = textOnce<Values & { known: readonly string[]; arrivals: number; composed: number }>(
  () => sql`
    SELECT 'held' AS list, held.id FROM (${rankingSql(RANKER, 'only')}) AS held
    UNION ALL SELECT 'arrived', arrived.id
    FROM (${rankingSql({ ...RANKER, except: unseenPlace('known', 'text[]'), limit: unseenPlace('arrivals', 'int') }, 'arrived')}) AS arrived
    UNION ALL SELECT 'composed', composed.id
    FROM (${rankingSql({ ...RANKER, limit: unseenPlace('composed', 'int') }, 'composed')}) AS composed`,
);

/** `holders`: ids excluded from `composed`. `known`: ids excluded from `arrived`. */
type Lists = {
  holders: readonly string[];
  known: readonly string[];
  arrivedSince: Date;
  week: Date;
  atMost: { arrived: number; composed: number };
};

/** Ranks, in one statement, matching holders, new arrivals and precomputed people. */
export async function rankShortLists(
  db: Database,
  card: LocatedCard,
  today: string,
  { holders, known, atMost, ...among }: Lists,
): Promise<{ held: string[]; arrived: string[]; composed: string[] }> {
  const values = rankerOf(card, today, { ...among, only: holders, except: holders, limit: holders.length });
  const asked = rankLists({ ...values, known, arrivals: atMost.arrived, composed: atMost.composed });
  const { rows } = await acrossMembers(() => db.execute<{ list: string; id: string }>(asked));
  const listed = (name: string) => rows.filter(({ list }) => list === name).map(({ id }) => id);
  return { held: listed('held'), arrived: listed('arrived'), composed: listed('composed') };
}

/** Returns whether two members match each other’s criteria and are not excluded. @param today ISO date in Paris */
export async function isCandidate(db: Database, me: string, other: string, today: string): Promise<boolean> {
  return (await listCandidatesAmong(db, me, [other], today)).has(other);
}

/** Returns those of the ids that match the member. @param today ISO date in Paris */
export async function listCandidatesAmong(
  db: Database,
  me: string,
  ids: readonly string[],
  today: string,
): Promise<Set<string>> {
  const card = ids.length > 0 ? await findCard(db, me, today) : undefined;
  if (!card) return new Set();
  const seeker = seekerOf(card, today);
  const conditions = sql.join(Object.values(criteria(seeker)), sql` AND `);
  const { rows } = await acrossMembers(() =>
    db.execute<{ id: string }>(
      sql`SELECT c.id FROM match_cards c WHERE c.id IN (${idList(ids)}) AND ${seekEachOther(seeker)} AND ${conditions}
        AND c.id NOT IN (${excludedFor(me)})`,
    ),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns why two members are not matched, ignoring passes; empty if they match, undefined if the other is hidden. */
export async function findObstacles(db: Database, card: LocatedCard, other: string, today: string) {
  const seeker = seekerOf(card, today);
  const meets = criteria(seeker);
  const found: Record<PairObstacle, SQL> = {
    search: sql`NOT (${seekEachOther(seeker)} AND ${meets.dealbreakers})`,
    age: sql`NOT (${meets.age} AND ${meets['their-age']})`,
    distance: sql`NOT (${meets.distance} AND ${meets['their-distance']})`,
    known: sql`c.id IN (${keptApartFrom(card.id)})`,
  };
  const named = PAIR_OBSTACLES.map((name) => sql`${found[name]} AS ${sql.identifier(name)}`);
  const { rows } = await acrossMembers(() =>
    db.execute<Record<PairObstacle, boolean>>(
      sql`SELECT ${sql.join(named, sql`, `)} FROM match_cards c WHERE c.id = ${other}`,
    ),
  );
  return rows[0] && PAIR_OBSTACLES.filter((name) => rows[0]?.[name]);
}

/** Counts the people excluded by each criterion alone, and by both distances. */
export async function countSetAside(
  db: Database,
  card: LocatedCard,
  today: string,
): Promise<Record<SetAsideBy, number>> {
  const seeker = seekerOf(card, today);
  const conditions = criteria(seeker);
  const counts = CRITERIA.map((criterion) => {
    const others = CRITERIA.filter((other) => other !== criterion).map((other) => conditions[other]);
    return sql`count(*) FILTER (WHERE NOT (${conditions[criterion]}) AND ${sql.join(others, sql` AND `)})::int`;
  });
  const { age, dealbreakers, 'their-age': theirAge, distance, 'their-distance': theirDistance } = conditions;
  counts.push(
    sql`count(*) FILTER (WHERE NOT (${distance}) AND NOT (${theirDistance}) AND ${age} AND ${dealbreakers} AND ${theirAge})::int`,
  );
  const named = counts.map((count, place) => sql`${count} AS ${sql.identifier(SET_ASIDE_BY[place] ?? '')}`);
  const { rows } = await acrossMembers(() =>
    db.execute<Record<SetAsideBy, number>>(sql`
      SELECT ${sql.join(named, sql`, `)}
      FROM all_cards c
      WHERE ${seekEachOther(seeker)} AND c.id NOT IN (${excludedFor(card.id)})`),
  );
  const [excluded] = rows;
  if (!excluded) throw new Error('A count returned no row');
  return excluded;
}
