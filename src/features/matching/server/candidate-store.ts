import { eq, type SQL, sql } from 'drizzle-orm';
import { DISTANCE_MAX } from '#features/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_PROFILES,
  unpackLife,
  unpackLove,
} from '#features/profile/server/shared/packed-answers.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { matchCards, profiles } from '#features/profile/server/tables.ts';
import { ageOn } from '#lib/age.ts';
import { cellBands, chordSquaredOfKm, type Place } from '#lib/earth.ts';
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

/** A member's card with the place of their commune, from which cells are counted. */
export type LocatedCard = MatchCard & { place: Place };

export type Ranked = { id: string; score: number };

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

export async function findCard(db: Database, id: string): Promise<LocatedCard | undefined> {
  const [found] = await db
    .select({ card: matchCards, latitude: profiles.latitude, longitude: profiles.longitude })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .where(eq(matchCards.id, id));
  return found && { ...found.card, place: { latitude: found.latitude, longitude: found.longitude } };
}

/**
 * The people with whom a member has the best chances (D7, D8, D9): by score, then by distance rounded down to 10 km,
 * then by a hash of the pair; none of them rejected, blocked either way or already in conversation.
 * @param today ISO date in Paris
 * @returns nothing for a member who has not said whom they look for
 */
export async function rankCandidates(db: Database, me: string, today: string): Promise<Ranking | undefined> {
  const card = await findCard(db, me);
  if (!card) return undefined;
  const { rows } = await db.execute<Ranked>(rankingSql(card, today, SELECTION_SIZE));
  return { card, candidates: rows.map(({ id, score }) => ({ id, score })) };
}

/**
 * One SQL over `match_cards`. OFFSET 0 keeps the inner part whole: without it the planner reads the whole country once and filters by band
 * after (25 ms instead of 3 around Paris). It also counts each distance once.
 */
export function rankingSql(me: LocatedCard, today: string, limit: number): SQL {
  const {
    age,
    distance,
    'their-age': theirAge,
    'their-distance': theirDistance,
  } = criteria(me, today, sql`c.chord`);
  const bands = cellBands(me.place, me.max_distance);
  return sql`
    SELECT c.id, ${scoreOf(me)} AS score
    FROM unnest(${numbers(bands.map((band) => band.from))}::int[], ${numbers(bands.map((band) => band.to))}::int[])
      AS band(first, last)
    CROSS JOIN LATERAL (
      SELECT c.id, c.max_chord_sq, c.spread, c.love, c.activities, c.life, ${chordTo(me)} AS chord
      FROM match_cards c
      WHERE c.cell BETWEEN band.first AND band.last AND ${seekEachOther(me)} AND ${age} AND ${theirAge}
      OFFSET 0
    ) c
    WHERE ${distance} AND ${theirDistance} AND c.id NOT IN (${excludedFor(me.id)})
    ORDER BY score DESC, width_bucket(c.chord, ${DISTANCE_STEPS}::float8[]), c.spread # ${me.spread}::int, c.id
    LIMIT ${limit}`;
}

/** The rule of the score as a look-up in two tables of this member's points and a count of common bits. */
function scoreOf(me: MatchCard): SQL {
  if (me.love === null || me.activities === null || me.life === null) return sql`0`;
  const [myLove, myLife] = [unpackLove(me.love), unpackLife(me.life)];
  const love = numbers(LOVE_PROFILES.map((theirs) => lovePoints(myLove, theirs)));
  const life = numbers(LIFE_PROJECTS.map((theirs) => lifePoints(myLife, theirs)));
  return sql`CASE WHEN c.love IS NULL OR c.activities IS NULL OR c.life IS NULL THEN 0 ELSE
    (${love}::int[])[c.love + 1]
    + least(20, 5 * bit_count((c.activities & ${me.activities}::int)::bit(14))::int)
    + (${life}::int[])[c.life + 1] END`;
}

/** Whether someone meets every criterion of a member, who meets all of theirs, and nothing keeps them apart. */
export async function isCandidate(db: Database, me: string, other: string, today: string): Promise<boolean> {
  const card = await findCard(db, me);
  if (!card) return false;
  const conditions = sql.join(Object.values(criteria(card, today)), sql` AND `);
  const { rows } = await db.execute(
    sql`SELECT 1 FROM match_cards c WHERE c.id = ${other} AND ${seekEachOther(card)} AND ${conditions}
      AND c.id NOT IN (${excludedFor(me)})`,
  );
  return rows.length > 0;
}

/** How many people each criterion sets aside alone, all others being met. */
export async function countSetAside(
  db: Database,
  card: MatchCard,
  today: string,
): Promise<Record<Criterion, number>> {
  const conditions = criteria(card, today);
  const counts = CRITERIA.map((criterion) => {
    const others = CRITERIA.filter((other) => other !== criterion).map((other) => conditions[other]);
    return sql`count(*) FILTER (WHERE NOT (${conditions[criterion]}) AND ${sql.join(others, sql` AND `)})::int`;
  });
  const { rows } = await db.execute<Record<'a' | 'b' | 'c' | 'd', number>>(sql`
    SELECT ${counts[0]} AS a, ${counts[1]} AS b, ${counts[2]} AS c, ${counts[3]} AS d
    FROM match_cards c
    WHERE ${seekEachOther(card)} AND c.id NOT IN (${excludedFor(card.id)})`);
  const row = rows[0] ?? { a: 0, b: 0, c: 0, d: 0 };
  return { age: row.a, distance: row.b, 'their-age': row.c, 'their-distance': row.d };
}

/**
 * The four criteria of D7 as conditions on a card `c`, seen from a member.
 * @param chord squared distance in m², when the statement has already counted it
 */
function criteria(me: MatchCard, today: string, chord = chordTo(me)): Record<Criterion, SQL> {
  const window = birthDateWindow(me.min_age, me.max_age, today);
  const age = ageOn(me.birth_date, today) ?? 0;
  return {
    age: sql`c.birth_date BETWEEN ${window.from}::date AND ${window.to}::date`,
    distance: sql`${chord} <= ${me.max_chord_sq}::float8`,
    'their-age': sql`c.min_age <= ${age}::int AND c.max_age >= ${age}::int`,
    'their-distance': sql`${chord} <= c.max_chord_sq`,
  };
}

/** Squared distance in m² from a member to a card `c`; a product costs a fraction of `^ 2`, to the same bit. */
function chordTo(me: MatchCard): SQL {
  const [x, y, z] = [
    sql`(c.x - ${me.x}::float8)`,
    sql`(c.y - ${me.y}::float8)`,
    sql`(c.z - ${me.z}::float8)`,
  ];
  return sql`(${x} * ${x} + ${y} * ${y} + ${z} * ${z})`;
}

/** Both look for the other's gender, and it is not oneself: never counted as a criterion one could widen. */
function seekEachOther(me: MatchCard): SQL {
  return sql`c.gender = ${me.preferred_gender} AND c.preferred_gender = ${me.gender} AND c.id <> ${me.id}`;
}

/** Ids of the people who are never proposed to a member: rejected, blocked either way, already in conversation. */
function excludedFor(me: string): SQL {
  return sql`
    SELECT rejected_profile_id AS id FROM rejected_profiles WHERE user_id = ${me}
    UNION ALL SELECT blocked_user_id FROM blocked_users WHERE user_id = ${me}
    UNION ALL SELECT user_id FROM blocked_users WHERE blocked_user_id = ${me}
    UNION ALL SELECT contact_id FROM chat_contacts WHERE user_id = ${me}`;
}

/** A list of numbers as one parameter, written the same for PGlite and PostgreSQL. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
