import { type SQL, sql } from 'drizzle-orm';
import type { Activity } from '#features/profile/answers/rules.ts';
import { DISTANCE_MAX, traitsOf } from '#features/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_PROFILES,
  packActivities,
  unpackLife,
  unpackLove,
} from '#features/profile/server/shared/packed-answers.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { cellBands, chordSquaredOfKm } from '#lib/earth.ts';
import type { Database } from '#platform/database/client.ts';
import {
  birthDateWindow,
  CRITERIA,
  type Criterion,
  DISTANCE_STEP_KM,
  lifePoints,
  lovePoints,
  SELECTION_SIZE,
} from '../rules.ts';
import {
  chordTo,
  criteria,
  excludedFor,
  findSetAside,
  keptApartFrom,
  seekEachOther,
} from './criteria-store.ts';
import { countFromMemory, isServed, propose } from './index/propose.ts';
import { PROPOSED } from './index/propose-from.ts';
import type { AmongIds, Ranked } from './index/ranked.ts';
import { findCard, type LocatedCard } from './located-card-store.ts';

export type { Ranked };

/** What a member is ranked by, with the best candidates. */
export type Ranking = {
  card: LocatedCard;
  /** At most four, best first. */
  candidates: Ranked[];
};

const DISTANCE_STEPS = numbers(
  Array.from({ length: DISTANCE_MAX / DISTANCE_STEP_KM }, (_, step) =>
    chordSquaredOfKm((step + 1) * DISTANCE_STEP_KM),
  ),
);

/**
 * The people with whom a member has the best chances (D7, D8, D9): by score, then the least proposed lately (decision 21),
 * then by distance rounded down to 10 km, then by a hash of the pair; none of them rejected, blocked either way or
 * already in conversation.
 * @param today ISO date in Paris
 * @returns nothing for a member who has not said whom they look for
 */
export async function rankCandidates(db: Database, me: string, today: string): Promise<Ranking | undefined> {
  const card = await findCard(db, me, today);
  if (!card) return undefined;
  return { card, candidates: await rankCards(db, card, today, { limit: SELECTION_SIZE }) };
}

/**
 * The best of the people who suit a member, as `rankCandidates` orders them: proposed from memory and confirmed by SQL, or
 * ranked by SQL while no index serves. @param today ISO date in Paris
 */
export async function rankCards(
  db: Database,
  card: LocatedCard,
  today: string,
  { limit, ...among }: Among & { limit: number },
): Promise<Ranked[]> {
  if (limit === 0) return [];
  return (await rankProposed(db, card, today, limit, among)) ?? rankBySql(db, card, today, limit, among);
}

async function rankBySql(db: Database, card: LocatedCard, today: string, limit: number, among: Among) {
  const { rows } = await db.execute<Ranked>(rankingSql(card, today, limit, among));
  return rows.map(({ id, score }) => ({ id, score }));
}

/** @returns nothing when memory cannot tell: nothing is there, or too many of the proposed have gone meanwhile */
async function rankProposed(
  db: Database,
  card: LocatedCard,
  today: string,
  limit: number,
  among: Among,
): Promise<Ranked[] | undefined> {
  if (among.sought || limit > PROPOSED || !isServed(db)) return undefined;
  const proposed = propose(db, { card, today, ...(await findSetAside(db, card)), among });
  if (!proposed) return undefined;
  const only = proposed.map(({ id }) => id);
  const confirmed = only.length > 0 ? await rankBySql(db, card, today, limit, { ...among, only }) : [];
  return confirmed.length < limit && proposed.length === PROPOSED ? undefined : confirmed;
}

export type Among = AmongIds & {
  /** For someone of the team who looks for a person: passes count for nothing, and any of these narrow it down. */
  sought?: Sought;
};

export type Sought = {
  ages?: { min: number; max: number } | undefined;
  withinKm?: number | undefined;
  hasChildren?: boolean | undefined;
  activity?: Activity | undefined;
};

function isSought(me: LocatedCard, today: string, { ages, withinKm, hasChildren, activity }: Sought): SQL[] {
  const window = ages && birthDateWindow(ages.min, ages.max, today);
  return [
    ...(window ? [sql`c.birth_date BETWEEN ${window.from}::date AND ${window.to}::date`] : []),
    ...(withinKm === undefined ? [] : [sql`${chordTo(me)} <= ${chordSquaredOfKm(withinKm)}::float8`]),
    ...(hasChildren === undefined
      ? []
      : [sql`(c.traits & ${traitsOf({ hasChildren: true, life: null })}::int <> 0) = ${hasChildren}`]),
    ...(activity === undefined ? [] : [sql`c.activities & ${packActivities([activity])}::int <> 0`]),
  ];
}

function isAmong(me: LocatedCard, today: string, { only, except, arrivedSince, sought }: Among): SQL {
  const list = (ids: readonly string[]) =>
    sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    );
  const conditions = [sql`true`];
  if (only) conditions.push(sql`c.id IN (${list(only)})`);
  if (except?.length) conditions.push(sql`c.id NOT IN (${list(except)})`);
  if (sought) conditions.push(...isSought(me, today, sought));
  if (arrivedSince) conditions.push(sql`c.arrived_at > ${arrivedSince.toISOString()}::timestamptz`);
  return sql.join(conditions, sql` AND `);
}

/**
 * One SQL over `match_cards`. OFFSET 0 keeps the inner part whole: without it the planner reads the whole country once and filters by band
 * after (25 ms instead of 3 around Paris). It also counts each distance once.
 */
export function rankingSql(me: LocatedCard, today: string, limit: number, among: Among = {}): SQL {
  const {
    age,
    distance,
    dealbreakers,
    'their-age': theirAge,
    'their-distance': theirDistance,
  } = criteria(me, today, sql`c.chord`);
  const bands = cellBands(me.place, me.max_distance);
  const suiting = sql`
      SELECT c.id, c.max_chord_sq, c.attention, c.spread, c.love, c.love_version, c.activities, c.life, c.x, c.y, c.z, ${chordTo(me)} AS chord
      FROM match_cards c
      WHERE ${seekEachOther(me)} AND ${age} AND ${theirAge} AND ${dealbreakers} AND ${isAmong(me, today, among)}`;
  // A few are found by their ids; the bands would only look for each of them again and again.
  const cards = among.only
    ? sql`(${suiting} OFFSET 0) c`
    : sql`unnest(${numbers(bands.map((band) => band.from))}::int[], ${numbers(bands.map((band) => band.to))}::int[])
      AS band(first, last)
    CROSS JOIN LATERAL (${suiting} AND c.cell BETWEEN band.first AND band.last OFFSET 0) c`;
  return sql`
    SELECT c.id, ${scoreOf(me)} AS score
    FROM ${cards}
    LEFT JOIN score_views v ON v.viewer_id = ${me.id} AND v.person_id = c.id AND v.their_version = c.love_version
    WHERE ${distance} AND ${theirDistance} AND c.id NOT IN (${among.sought ? keptApartFrom(me.id) : excludedFor(me.id)})
    ORDER BY score DESC, c.attention, width_bucket(c.chord, ${DISTANCE_STEPS}::float8[]), c.spread # ${me.spread}::int, c.id
    LIMIT ${limit}`;
}

/**
 * The rule of the score as a look-up in two tables of this member's points and a count of common bits. Of someone looked
 * at before, the love points are those last shown (D9): the order tells no more than the card.
 */
function scoreOf(me: MatchCard): SQL {
  if (me.love === null || me.activities === null || me.life === null) return sql`0`;
  const [myLove, myLife] = [unpackLove(me.love), unpackLife(me.life)];
  const love = numbers(LOVE_PROFILES.map((theirs) => lovePoints(myLove, theirs)));
  const life = numbers(LIFE_PROJECTS.map((theirs) => lifePoints(myLife, theirs)));
  return sql`CASE WHEN c.love IS NULL OR c.activities IS NULL OR c.life IS NULL THEN 0 ELSE
    coalesce(v.love_points, (${love}::int[])[c.love + 1])
    + least(20, 5 * bit_count((c.activities & ${me.activities}::int)::bit(14))::int)
    + (${life}::int[])[c.life + 1] END`;
}

type Passes = {
  /** Whether a pass by the member counts for nothing. */
  evenPassed?: boolean;
};

/** Whether someone meets every criterion of a member, who meets all of theirs, and nothing keeps them apart. */
export async function isCandidate(
  db: Database,
  me: string,
  other: string,
  today: string,
  passes?: Passes,
): Promise<boolean> {
  return (await listCandidatesAmong(db, me, [other], today, passes)).has(other);
}

/** Those of some people of whom `isCandidate` is true. */
export async function listCandidatesAmong(
  db: Database,
  me: string,
  ids: readonly string[],
  today: string,
  { evenPassed = false }: Passes = {},
): Promise<Set<string>> {
  const card = ids.length > 0 ? await findCard(db, me, today) : undefined;
  if (!card) return new Set();
  const conditions = sql.join(Object.values(criteria(card, today)), sql` AND `);
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT c.id FROM match_cards c WHERE c.id IN (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) AND ${seekEachOther(card)} AND ${conditions}
      AND c.id NOT IN (${evenPassed ? keptApartFrom(me) : excludedFor(me)})`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** How many people each criterion sets aside alone, all others being met; as memory has it, or SQL while no index serves. */
export async function countSetAside(
  db: Database,
  card: LocatedCard,
  today: string,
): Promise<Record<Criterion, number>> {
  if (isServed(db)) {
    const counted = countFromMemory(db, card, today, (await findSetAside(db, card)).excluded);
    if (counted) return counted;
  }
  const conditions = criteria(card, today);
  const counts = CRITERIA.map((criterion) => {
    const others = CRITERIA.filter((other) => other !== criterion).map((other) => conditions[other]);
    return sql`count(*) FILTER (WHERE NOT (${conditions[criterion]}) AND ${sql.join(others, sql` AND `)})::int`;
  });
  const named = counts.map((count, place) => sql`${count} AS ${sql.identifier(CRITERIA[place] ?? '')}`);
  const { rows } = await db.execute<Record<Criterion, number>>(sql`
    SELECT ${sql.join(named, sql`, `)}
    FROM match_cards c
    WHERE ${seekEachOther(card)} AND c.id NOT IN (${excludedFor(card.id)})`);
  return rows[0] ?? { age: 0, distance: 0, dealbreakers: 0, 'their-age': 0, 'their-distance': 0 };
}

/** A list of numbers as one parameter, written the same for PGlite and PostgreSQL. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
