import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { type Place, type Point, pointOf } from '#lib/earth.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { gendersSought, LEFT_PLACES_DAYS } from '#member/profile/rules.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { matchCards, profiles } from '#member/profile/server/tables.ts';
import { type Bound, placeholders } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { birthDateWindow, type Criterion, MOVED_STEP_KM, SELECTION_SIZE } from '../rules.ts';

export type LocatedCard = StoredMatchCard & {
  place: Place;
  /** The first place left in recent months, the origin for hidden distances (D9). */
  left: Point | null;
};

/** Finds the card of a member with its place. @param today ISO date in Paris */
export async function findCard(db: Database, id: string, today: string): Promise<LocatedCard | undefined> {
  const [found] = await db
    .select({
      card: matchCards,
      latitude: profiles.latitude,
      longitude: profiles.longitude,
      left: leftPlace(id, leftSince(today)),
    })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .where(eq(matchCards.id, id));
  return found && located(found.card, found);
}

/** Returns the instant from which former places count, in ISO format. @param today ISO date in Paris */
export function leftSince(today: string): string {
  return parisInstant(addDays(today, -LEFT_PLACES_DAYS), '00:00').toISOString();
}

/** As an SQL value. @param since from `leftSince` */
export function leftPlace(id: Bound<string> | SQL, since: Bound<string>): SQL<Place | null> {
  return sql`(
    SELECT json_build_object('latitude', latitude, 'longitude', longitude) FROM city_changes
    WHERE user_id = ${id} AND changed_at > ${since}::timestamptz ORDER BY changed_at, id LIMIT 1)`;
}

/** Adds the current and former place to a stored card. */
export function located(
  card: StoredMatchCard,
  { left, ...place }: Place & { left: Place | null },
): LocatedCard {
  const { latitude, longitude } = place;
  return { ...card, place: { latitude, longitude }, left: left && pointOf(left) };
}

/** Returns a hash of the member’s criteria and answers: any change invalidates the precomputed selection. */
export function basisOf(card: LocatedCard): string {
  const { gender, preferred_gender, birth_date, min_age, max_age, max_distance, x, y, z, left } = card;
  const { love_version, activities, life, traits, refuses } = card;
  const search = [gender, preferred_gender, birth_date, min_age, max_age, max_distance, x, y, z, left];
  const answers = [love_version, activities, life, traits, refuses];
  return createHash('sha256')
    .update(JSON.stringify([search, answers]))
    .digest('base64url');
}

export type SeekerValues = ReturnType<typeof seekerOf>;

/** Values, or placeholders in a prepared statement. */
export type BoundValues<Values> = { [Name in keyof Values]: Bound<Values[Name]> | SQL | undefined };

/** Criteria of the searching member (D7). */
export type Seeker = BoundValues<SeekerValues>;

/**
 * Lists are PostgreSQL array literals.
 * @param today ISO date in Paris
 * @param shownSince for people shown since then, their criteria apply to the member as first shown; none by default
 */
export function seekerOf(me: LocatedCard, today: string, shownSince?: Date) {
  const { id, traits, refuses, x, y, z, left } = me;
  const born = birthDateWindow(me.min_age, me.max_age, today);
  return {
    id,
    genders: `{${gendersSought(me.preferred_gender).join(',')}}`,
    soughtBy: `{${me.gender},tous}`,
    traits,
    refuses,
    bornFrom: born.from,
    bornUntil: born.to,
    age: ageOn(me.birth_date, today) ?? 0,
    x,
    y,
    z,
    maxChordSq: me.max_chord_sq,
    shownSince: shownSince?.toISOString() ?? 'infinity',
    leftX: left?.x ?? null,
    leftY: left?.y ?? null,
    leftZ: left?.z ?? null,
  };
}

export const SEEKER: Seeker = placeholders(
  ...(['id', 'genders', 'soughtBy', 'traits', 'refuses', 'bornFrom', 'bornUntil', 'age'] as const),
  ...(['x', 'y', 'z', 'maxChordSq', 'shownSince', 'leftX', 'leftY', 'leftZ'] as const),
);

const FOUR = sql.raw(`${SELECTION_SIZE}`);

/** Returns the criteria of D7 on a card `c`. @param chord squared distance in m², if the statement already has it */
export function criteria(me: Seeker, chord = chordTo(me)): Record<Criterion, SQL> {
  const formerChord = chordTo({ x: me.leftX, y: me.leftY, z: me.leftZ });
  return {
    age: sql`c.birth_date BETWEEN ${me.bornFrom}::date AND ${me.bornUntil}::date`,
    distance: sql`${chord} <= ${me.maxChordSq}::float8`,
    dealbreakers: sql`c.traits & ${me.refuses}::int = 0`,
    'their-age': sql`c.min_age <= ${me.age}::int AND c.max_age >= ${me.age}::int`,
    'their-distance': sql`${chord} <= c.max_chord_sq
      AND (${me.leftX}::float8 IS NULL OR ${heldAgainst(chord, formerChord)} <= sqrt(c.max_chord_sq))`,
  };
}

/** Returns `distanceHeldAgainst` in metres, from two squared distances in m². */
function heldAgainst(chord: SQL, formerChord: SQL): SQL {
  const step = sql.raw(`${MOVED_STEP_KM * 1000}`);
  return sql`sqrt(${formerChord}) + ${step} * ceil((sqrt(${chord}) - sqrt(${formerChord})) / ${step})`;
}

/** Returns the squared distance in m² to a card `c`. Products are cheaper than `^ 2`, with the same bits. */
export function chordTo(me: { [Axis in keyof Point]: Bound<number | null> | SQL | undefined }): SQL {
  const [x, y, z] = [
    sql`(c.x - ${me.x}::float8)`,
    sql`(c.y - ${me.y}::float8)`,
    sql`(c.z - ${me.z}::float8)`,
  ];
  return sql`(${x} * ${x} + ${y} * ${y} + ${z} * ${z})`;
}

/** Mutual gender match. With lists of genders each pair is one index descent. */
export function seekGenders(me: Seeker): SQL {
  return sql`c.gender = ANY(${me.genders}::text[]) AND c.preferred_gender = ANY(${me.soughtBy}::text[]) AND c.id <> ${me.id}`;
}

/** Mutual gender match, and no trait that the other refuses; members cannot widen these. */
export function seekEachOther(me: Seeker): SQL {
  return sql`${seekGenders(me)} AND c.refuses & ${me.traits}::int = 0`;
}

/** The member’s own criteria on a card `c`. */
export function suitsMe(me: Seeker): SQL {
  const { age, distance, dealbreakers } = criteria(me);
  return sql`${age} AND ${dealbreakers} AND ${distance}`;
}

/**
 * Returns whether a card `c` accepts the member: people shown this week judge the member as first shown, others as now.
 * So no edit reveals what someone refuses (D9).
 */
export function acceptsMe(me: Seeker): SQL {
  const { 'their-age': age, 'their-distance': distance } = criteria(me);
  return sql`CASE WHEN c.id IN (SELECT s.profile_id FROM shown_profiles s WHERE ${isFace(me)}) THEN c.id IN (${acceptedWhenShown(me)})
    ELSE c.refuses & ${me.traits}::int = 0 AND ${age} AND ${distance} END`;
}

/**
 * Ids of people shown since `shownSince` who accept the member as first shown. Rows from before an erasure count as a
 * no.
 */
export function acceptedWhenShown(me: Seeker): SQL {
  const [traits, age, x, y, z] = [1, 2, 3, 4, 5].map((place) => sql.raw(`s.shown_as[${place}]`));
  const then = criteria({ ...me, age, x, y, z });
  return sql`
    SELECT c.id FROM shown_profiles s JOIN match_cards c ON c.id = s.profile_id
    WHERE ${isFace(me)} AND (s.admitted_at IS NOT NULL OR s.shown_as IS NOT NULL)
      AND (c.search_changed_at <= coalesce(s.admitted_at, s.introduced_at)
        OR (c.refuses & ${traits} = 0 AND ${then['their-age']} AND ${then['their-distance']}))`;
}

function isFace(me: Seeker): SQL {
  return sql`s.user_id = ${me.id} AND s.shown_at >= ${me.shownSince}::timestamptz`;
}

/** Ids never proposed: rejected, blocked or excluded either way, in conversation, or introduced by a matchmaker. */
export function excludedFor(me: Seeker['id']): SQL {
  return sql`
    SELECT rejected_profile_id AS id FROM rejected_profiles WHERE user_id = ${me}
    UNION ALL ${keptApartFrom(me)}`;
}

/** Like `excludedFor`, without the member’s own passes. */
export function keptApartFrom(me: Seeker['id']): SQL {
  return sql`
    SELECT blocked_user_id AS id FROM blocked_users WHERE user_id = ${me}
    UNION ALL SELECT user_id FROM blocked_users WHERE blocked_user_id = ${me}
    UNION ALL SELECT contact_id FROM chat_contacts WHERE user_id = ${me}
    UNION ALL SELECT other_id FROM kept_apart WHERE user_id = ${me}
    UNION ALL SELECT user_id FROM kept_apart WHERE other_id = ${me}
    UNION ALL SELECT other_id FROM introductions WHERE user_id = ${me}`;
}

/**
 * Ids of the members with this member among this week’s four: they come first among equal scores (D41). For members who
 * have not come yet, the precomputed four count (D42). A pass does not remove them, or the order would reveal it.
 * @param since start of the week, as ISO instant
 */
export function haveAmongTheirs(me: Seeker['id'], since: Seeker['shownSince']): SQL {
  return sql`
    SELECT user_id AS id FROM shown_profiles
    WHERE profile_id = ${me} AND admitted_at >= ${since}::timestamptz
    UNION ALL SELECT p.user_id FROM proposals p
    WHERE p.profile_id = ${me} AND p.week = ${since}::timestamptz AND p.place <= ${FOUR}
      AND NOT EXISTS (SELECT FROM shown_profiles s WHERE s.user_id = p.user_id AND s.admitted_at >= p.week)`;
}

/** Ids that let a ranking find the member’s best without scanning all cards: precomputed and mutual people. */
export function composedFor(me: Seeker['id'], week: Seeker['shownSince']): SQL {
  return sql`
    SELECT profile_id AS id FROM proposals WHERE user_id = ${me} AND week = ${week}::timestamptz
    UNION ${haveAmongTheirs(me, week)}`;
}

/** Ids of people that the member has seen; unseen people come first among equal scores (D41, D57). */
export function seenBy(me: Seeker['id']): SQL {
  return sql`
    SELECT profile_id AS id FROM shown_profiles WHERE user_id = ${me}
    UNION ALL SELECT person_id FROM score_views WHERE viewer_id = ${me}`;
}

/**
 * Returns whether the points of a view `v` are kept for a card `c`, as in `nextScoreView`.
 * @param kept from `scoresKeptSince`
 */
export function staysShown(kept: Seeker['shownSince']): SQL {
  return sql`(v.their_version = c.love_version OR v.compared_on > ${kept}::date)`;
}
