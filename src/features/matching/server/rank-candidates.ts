import { type SQL, sql } from 'drizzle-orm';
import { DISTANCE_MAX } from '#features/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_PROFILES,
  unpackLife,
  unpackLove,
} from '#features/profile/server/shared/packed-answers.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { cellBands, chordSquaredOfKm } from '#lib/earth.ts';
import type { Database } from '#platform/database/client.ts';
import { DISTANCE_STEP_KM, lifePoints, lovePoints, SELECTION_SIZE } from '../rules.ts';
import { chordTo, criteria, numbers, seekEachOther } from './criteria.ts';
import { excludedFor, findCard, type LocatedCard } from './store.ts';

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
