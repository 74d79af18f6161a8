import { type SQL, sql } from 'drizzle-orm';
import { cellBands, chordSquaredOfKm } from '#lib/earth.ts';
import type { Activity } from '#member/answers/rules.ts';
import { traitsOf } from '#member/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_PROFILES,
  packActivities,
  unpackLife,
  unpackLove,
} from '#member/profile/server/shared/packed-answers.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { birthDateWindow, lifePoints, lovePoints } from '../rules.ts';
import {
  acceptsMe,
  chordTo,
  criteria,
  datesOf,
  excludedFor,
  haveAmongTheirs,
  keptApartFrom,
  seekGenders,
  seenBy,
  staysShown,
} from './criteria-store.ts';
import { DISTANCE_STEPS } from './distance-steps.ts';
import type { LocatedCard } from './located-card-store.ts';
import { seekerOf } from './seeker.ts';

const STEPS = numbers(DISTANCE_STEPS);

export type Among = {
  only?: readonly string[];
  except?: readonly string[];
  arrivedSince?: Date;
  /** As for `seekerOf`. */
  shownSince?: Date;
  /** Matchmaker search: passes are ignored, and each field narrows the result. */
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
  const conditions = [sql`true`];
  if (only) conditions.push(sql`c.id IN (${idList(only)})`);
  if (except?.length) conditions.push(sql`c.id NOT IN (${idList(except)})`);
  if (sought) conditions.push(...isSought(me, today, sought));
  if (arrivedSince) conditions.push(sql`c.arrived_at > ${arrivedSince.toISOString()}::timestamptz`);
  return sql.join(conditions, sql` AND `);
}

/**
 * OFFSET 0 is an optimisation fence: without it the planner reads the whole country and filters by band afterwards (25
 * ms instead of 3 around Paris). It also computes each distance once.
 */
export function rankingSql(me: LocatedCard, today: string, limit: number, among: Among = {}): SQL {
  const seeker = seekerOf(me, today, among.shownSince);
  const { age, distance, dealbreakers } = criteria(seeker, sql`c.chord`);
  const bands = cellBands(me.place, me.max_distance);
  const dates = datesOf(today);
  const suiting = sql`
      SELECT c.id, c.attention, c.has_photo, c.spread, c.love, c.love_version, c.activities, c.life, ${chordTo(me)} AS chord
      FROM all_cards c
      WHERE ${seekGenders(seeker)} AND ${age} AND ${dealbreakers} AND ${isAmong(me, today, among)} AND ${acceptsMe(seeker)}`;
  // A few cards are found by id, and those of this week by their arrival; the bands would look each of them up repeatedly.
  const cards =
    among.only || among.arrivedSince
      ? sql`(${suiting} OFFSET 0) c`
      : sql`unnest(${numbers(bands.map((band) => band.from))}::int[], ${numbers(bands.map((band) => band.to))}::int[])
      AS band(first, last)
    CROSS JOIN LATERAL (${suiting} AND c.cell BETWEEN band.first AND band.last OFFSET 0) c`;
  return sql`
    SELECT c.id, ${scoreOf(me)} AS score
    FROM ${cards}
    LEFT JOIN score_views v ON v.viewer_id = ${me.id} AND v.person_id = c.id AND ${staysShown(dates.kept)}
    WHERE ${distance} AND c.id NOT IN (${among.sought ? keptApartFrom(me.id) : excludedFor(me.id)})
    ORDER BY score DESC, c.id NOT IN (${haveAmongTheirs(me.id, dates.week)}), c.id IN (${seenBy(me.id)}), NOT c.has_photo, c.attention, width_bucket(c.chord, ${STEPS}::float8[]), c.spread # ${me.spread}::int, c.id
    LIMIT ${limit}`;
}

/**
 * Two table lookups and a bit count. People already seen keep their points (D9): the order reveals no more than the
 * card.
 */
function scoreOf(me: StoredMatchCard): SQL {
  if (me.love === null || me.activities === null || me.life === null) return sql`0`;
  const [myLove, myLife] = [unpackLove(me.love), unpackLife(me.life)];
  const love = numbers(LOVE_PROFILES.map((theirs) => lovePoints(myLove, theirs)));
  const life = numbers(LIFE_PROJECTS.map((theirs) => lifePoints(myLife, theirs)));
  return sql`CASE WHEN c.love IS NULL OR c.activities IS NULL OR c.life IS NULL THEN 0 ELSE
    coalesce(v.love_points, (${love}::int[])[c.love + 1])
    + least(20, 5 * bit_count((c.activities & ${me.activities}::int)::bit(14))::int)
    + (${life}::int[])[c.life + 1] END`;
}

export function idList(ids: readonly string[]): SQL {
  return sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
}

/** A list of numbers as one parameter, in a form both PGlite and PostgreSQL accept. */
function numbers(values: readonly number[]): string {
  return `{${values.join(',')}}`;
}
