import { type SQL, sql } from 'drizzle-orm';
import { cellsWithin, chordSquaredOfKm } from '#lib/earth.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { remembering } from '#lib/remembering.ts';
import { type Activity, DISTANCE_MAX, traitsOf } from '#member/profile/rules.ts';
import {
  LIFE_PROJECTS,
  LOVE_FOUR,
  LOVE_PROFILES,
  packActivities,
  unpackLife,
  unpackLove,
} from '#member/profile/server/shared/packed-answers.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { placeholders, unseenPlace } from '#platform/database/built-once.ts';
import {
  birthDateWindow,
  DISTANCE_STEP_KM,
  lifePoints,
  lovePoints,
  scoresKeptSince,
  weekStart,
} from '../rules.ts';
import {
  acceptsMe,
  type BoundValues,
  chordTo,
  composedFor,
  criteria,
  excludedFor,
  haveAmongTheirs,
  keptApartFrom,
  type LocatedCard,
  SEEKER,
  seekerOf,
  seekGenders,
  seenBy,
  staysShown,
} from './criteria-store.ts';

/** Squared chords in m² at the end of each distance step. */
const DISTANCE_STEPS = Array.from({ length: DISTANCE_MAX / DISTANCE_STEP_KM }, (_, step) =>
  chordSquaredOfKm((step + 1) * DISTANCE_STEP_KM),
);
const STEPS = sql.raw(`'${numbers(DISTANCE_STEPS)}'::float8[]`);
/** Later than every stored instant. */
const NEVER = 'infinity';
const LAST_MINUTE = '23:59';
/** The end of a Thursday belongs to the week that begins that evening. */
const weekStartOn = remembering((day: string) => weekStart(parisInstant(day, LAST_MINUTE)));

export type Among = {
  limit: number;
  only?: readonly string[];
  except?: readonly string[];
  arrivedSince?: Date;
  /** Start of the selection week: people shown since then are judged as in `seekerOf`. Defaults to the current week. */
  week?: Date;
};

/** Matchmaker search: passes are ignored, and each field narrows the result. */
export type Sought = {
  ages?: { min: number; max: number } | undefined;
  withinKm?: number | undefined;
  hasChildren?: boolean | undefined;
  activity?: Activity | undefined;
};

/** Parameters of a ranking, like `Seeker`. */
export type Ranker = BoundValues<ReturnType<typeof rankerOf>>;

/** Returns the parameters of a ranking. @param today ISO date in Paris */
export function rankerOf(
  me: LocatedCard,
  today: string,
  { limit, only = [], except = [], arrivedSince, week }: Among,
) {
  return {
    ...seekerOf(me, today, week),
    ...pointsFor(me),
    limit,
    only,
    except,
    arrivedSince: arrivedSince?.toISOString() ?? NEVER,
    week: (week ?? weekStartOn(today)).toISOString(),
    scoresKeptSince: scoresKeptSince(today),
    spread: me.spread,
    cells: numbers(cellsWithin(me.place, me.max_distance)),
  };
}

export const RANKER: Ranker = {
  ...SEEKER,
  ...placeholders('fourPoints', 'fifthPoints', 'lifePoints', 'week'),
  ...placeholders('scoresKeptSince', 'spread'),
  genders: unseenPlace('genders', 'text[]'),
  soughtBy: unseenPlace('soughtBy', 'text[]'),
  bornFrom: unseenPlace('bornFrom', 'date'),
  bornUntil: unseenPlace('bornUntil', 'date'),
  age: unseenPlace('age', 'int'),
  activities: unseenPlace('activities', 'int'),
  arrivedSince: unseenPlace('arrivedSince', 'timestamptz'),
  cells: unseenPlace('cells', 'int[]'),
  only: unseenPlace('only', 'text[]'),
  except: unseenPlace('except', 'text[]'),
  limit: unseenPlace('limit', 'int'),
};

/** Points for every answer of another member; null before the member has answered everything. */
function pointsFor({ love, activities, life }: StoredMatchCard) {
  if (love === null || activities === null || life === null)
    return { fourPoints: null, fifthPoints: null, activities: null, lifePoints: null };
  const [myLove, myLife] = [unpackLove(love), unpackLife(life)];
  const points = (packed: number) => lovePoints(myLove, LOVE_PROFILES[packed] ?? myLove);
  const fifths = LOVE_PROFILES.length / LOVE_FOUR;
  return {
    fourPoints: numbers(Array.from({ length: LOVE_FOUR }, (_, four) => points(four))),
    fifthPoints: numbers(Array.from({ length: fifths }, (_, fifth) => points(fifth * LOVE_FOUR) - points(0))),
    activities,
    lifePoints: numbers(LIFE_PROJECTS.map((theirs) => lifePoints(myLife, theirs))),
  };
}

/** Cards `c` to rank. `composed`: precomputed and mutual people. */
const FROM = {
  all: (me: Ranker) => ({
    cells: sql`unnest(${me.cells}::int[]) AS near(cell) CROSS JOIN LATERAL `,
    cards: sql`all_cards c`,
    which: sql`c.cell = near.cell AND ${isNotExcepted(me)}`,
  }),
  only: (me: Ranker) => ({
    cells: sql``,
    cards: sql`all_cards c`,
    which: sql`c.id = ANY(${me.only}::text[])`,
  }),
  // The inner fence leaves the planner one index; with an upper bound as well it expects few people.
  arrived: (me: Ranker) => ({
    cells: sql``,
    cards: sql`(SELECT * FROM all_cards WHERE arrived_at > ${me.arrivedSince}::timestamptz AND arrived_at < ${NEVER}::timestamptz OFFSET 0) c`,
    which: isNotExcepted(me),
  }),
  composed: (me: Ranker) => ({
    cells: sql``,
    cards: sql`all_cards c`,
    which: sql`c.id = ANY(ARRAY(${composedFor(me.id, me.week)})) AND ${isNotExcepted(me)}`,
  }),
};

const isNotExcepted = (me: Ranker) => sql`c.id <> ALL(${me.except}::text[])`;

/**
 * OFFSET 0 is an optimisation fence: without it the planner scans the whole country and filters by cell afterwards (25
 * ms instead of 3 around Paris). It also computes each distance once. Only the best scores and their ties are ordered
 * further: what orders them is not in the index.
 */
export function rankingSql(me: Ranker, from: keyof typeof FROM, sought?: SQL): SQL {
  const { age, distance, dealbreakers } = criteria(me, sql`c.chord`);
  const { cells, cards, which } = FROM[from](me);
  return sql`
    SELECT c.id, score, ${attentionOf(me)} AS attention
    FROM (
      SELECT c.id, c.has_photo, c.spread, c.chord, ${scoreOf(me)} AS score
      FROM ${cells}(
        SELECT c.id, c.has_photo, c.spread, c.love, c.love_version, c.activities, c.life, ${chordTo(me)} AS chord
        FROM ${cards}
        WHERE ${seekGenders(me)} AND ${age} AND ${dealbreakers} AND ${acceptsMe(me)} AND ${which} AND ${sought ?? sql`true`}
        OFFSET 0) c
      WHERE ${distance} AND c.id NOT IN (${sought ? keptApartFrom(me.id) : excludedFor(me.id)})
      ORDER BY score DESC FETCH FIRST (${me.limit}::int) ROWS WITH TIES) c
    ORDER BY score DESC, c.id NOT IN (${haveAmongTheirs(me.id, me.week)}), c.id IN (${seenBy(me.id)}), NOT c.has_photo, attention, width_bucket(c.chord, ${STEPS}), c.spread # ${me.spread}::int, c.id
    LIMIT ${me.limit}::int`;
}

/**
 * Table lookups and a bit count. People already seen keep their points (D9): the order reveals no more than the card.
 */
function scoreOf(me: Ranker): SQL {
  const four = sql.raw(`${LOVE_FOUR}`);
  const views = sql`FROM score_views v WHERE v.viewer_id = ${me.id}`;
  const shown = sql`SELECT v.love_points ${views} AND v.person_id = c.id AND ${staysShown(me.scoresKeptSince)}`;
  return sql`CASE WHEN c.love IS NULL OR c.activities IS NULL OR c.life IS NULL OR ${me.activities}::int IS NULL THEN 0 ELSE
    coalesce(${ifAmong(sql`SELECT v.person_id ${views}`, shown)},
      (${me.fourPoints}::int[])[c.love % ${four} + 1] + (${me.fifthPoints}::int[])[c.love / ${four} + 1])
    + least(20, 5 * bit_count((c.activities & ${me.activities}::int)::bit(14))::int)
    + (${me.lifePoints}::int[])[c.life + 1] END`;
}

/** Precomputed people keep their attention of that time, because the current one counts this very selection. */
function attentionOf(me: Ranker): SQL {
  const ahead = sql`FROM proposals p WHERE p.user_id = ${me.id} AND p.week = ${me.week}::timestamptz`;
  const stored = sql`SELECT p.attention ${ahead} AND p.profile_id = c.id`;
  return sql`coalesce(${ifAmong(sql`SELECT p.profile_id ${ahead}`, stored)}, (SELECT a.step FROM attention a WHERE a.id = c.id), 0)`;
}

/** Looks up a value only for the few cards that have one: the planner would join them to each card in turn. */
const ifAmong = (ids: SQL, value: SQL) => sql`CASE WHEN c.id IN (${ids}) THEN (${value}) END`;

/** Returns the condition of a matchmaker’s search. @param me as in `rankerOf` */
export function isSought(me: LocatedCard, today: string, sought: Sought): SQL {
  const { ages, withinKm, hasChildren, activity } = sought;
  const window = ages && birthDateWindow(ages.min, ages.max, today);
  return sql.join(
    [
      sql`true`,
      ...(window ? [sql`c.birth_date BETWEEN ${window.from}::date AND ${window.to}::date`] : []),
      ...(withinKm === undefined ? [] : [sql`${chordTo(me)} <= ${chordSquaredOfKm(withinKm)}::float8`]),
      ...(hasChildren === undefined
        ? []
        : [sql`(c.traits & ${traitsOf({ hasChildren: true, life: null })}::int <> 0) = ${hasChildren}`]),
      ...(activity === undefined ? [] : [sql`c.activities & ${packActivities([activity])}::int <> 0`]),
    ],
    sql` AND `,
  );
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
