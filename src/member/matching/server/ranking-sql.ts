import { type SQL, sql } from 'drizzle-orm';
import { cellBands, chordSquaredOfKm } from '#lib/earth.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { remembering } from '#lib/remembering.ts';
import { type Activity, traitsOf } from '#member/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_PROFILES,
  packActivities,
  unpackLife,
  unpackLove,
} from '#member/profile/server/shared/packed-answers.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { birthDateWindow, lifePoints, lovePoints, scoresKeptSince, weekStart } from '../rules.ts';
import {
  acceptsMe,
  chordTo,
  composedFor,
  criteria,
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
  /** Only people composed ahead for the week, and those who have the member among their four. */
  composed?: boolean;
  /** Start of the week of the selection: people shown since then are judged as for `seekerOf`. By default that of the day. */
  week?: Date;
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

function isAmong(
  me: LocatedCard,
  today: string,
  { only, except, arrivedSince, composed, week, sought }: Among,
): SQL {
  const conditions = [sql`true`];
  if (only) conditions.push(sql`c.id IN (${idList(only)})`);
  if (except?.length) conditions.push(sql`c.id NOT IN (${idList(except)})`);
  if (sought) conditions.push(...isSought(me, today, sought));
  if (arrivedSince) conditions.push(sql`c.arrived_at > ${arrivedSince.toISOString()}::timestamptz`);
  if (composed) conditions.push(sql`c.id = ANY(ARRAY(${composedFor(me.id, weekOf(today, week))}))`);
  return sql.join(conditions, sql` AND `);
}

const LAST_MINUTE = '23:59';
/** The end of a Thursday belongs to the week that begins that evening. */
const weekStartOn = remembering((day: string) => weekStart(parisInstant(day, LAST_MINUTE)));

/** As ISO instant. */
function weekOf(today: string, week: Date = weekStartOn(today)): string {
  return week.toISOString();
}

/**
 * OFFSET 0 is an optimisation fence: without it the planner reads the whole country and filters by band afterwards (25
 * ms instead of 3 around Paris). It also computes each distance once. People composed ahead keep the attention of that
 * time: since then it counts this very member.
 */
export function rankingSql(me: LocatedCard, today: string, limit: number, among: Among = {}): SQL {
  const seeker = seekerOf(me, today, among.week);
  const week = weekOf(today, among.week);
  const { age, distance, dealbreakers } = criteria(seeker, sql`c.chord`);
  const bands = cellBands(me.place, me.max_distance);
  const suiting = sql`
      SELECT c.id, c.attention, c.has_photo, c.spread, c.love, c.love_version, c.activities, c.life, ${chordTo(me)} AS chord
      FROM all_cards c
      WHERE ${seekGenders(seeker)} AND ${age} AND ${dealbreakers} AND ${isAmong(me, today, among)} AND ${acceptsMe(seeker)}`;
  // A few cards are found by id, and those of this week by their arrival; the bands would look each of them up repeatedly.
  const cards =
    among.only || among.arrivedSince || among.composed
      ? sql`(${suiting} OFFSET 0) c`
      : sql`unnest(${numbers(bands.map((band) => band.from))}::int[], ${numbers(bands.map((band) => band.to))}::int[])
      AS band(first, last)
    CROSS JOIN LATERAL (${suiting} AND c.cell BETWEEN band.first AND band.last OFFSET 0) c`;
  return sql`
    SELECT c.id, ${scoreOf(me)} AS score, coalesce(p.attention, c.attention) AS attention
    FROM ${cards}
    LEFT JOIN score_views v ON v.viewer_id = ${me.id} AND v.person_id = c.id AND ${staysShown(scoresKeptSince(today))}
    LEFT JOIN proposals p ON p.user_id = ${me.id} AND p.week = ${week}::timestamptz AND p.profile_id = c.id
    WHERE ${distance} AND c.id NOT IN (${among.sought ? keptApartFrom(me.id) : excludedFor(me.id)})
    ORDER BY score DESC, c.id NOT IN (${haveAmongTheirs(me.id, week)}), c.id IN (${seenBy(me.id)}), NOT c.has_photo, coalesce(p.attention, c.attention), width_bucket(c.chord, ${STEPS}::float8[]), c.spread # ${me.spread}::int, c.id
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
