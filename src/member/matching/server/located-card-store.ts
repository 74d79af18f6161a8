import { eq, type SQL, sql } from 'drizzle-orm';
import { type Place, type Point, pointOf } from '#lib/earth.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import { LEFT_PLACES_DAYS } from '#member/profile/rules.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { matchCards, profiles } from '#member/profile/server/tables.ts';
import type { Bound } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';

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
