import { eq, type SQL, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { type Place, type Point, pointOf } from '#lib/earth.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { gendersSought, LEFT_PLACES_DAYS } from '#member/profile/rules.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { matchCards, profiles } from '#member/profile/server/tables.ts';
import { type Bound, placeholders } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { birthDateWindow } from '../rules.ts';

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
