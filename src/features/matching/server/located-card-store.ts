import { and, eq, gt } from 'drizzle-orm';
import { LEFT_PLACES_DAYS } from '#features/profile/rules.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { cityChanges, matchCards, profiles } from '#features/profile/server/tables.ts';
import { type Place, type Point, pointOf } from '#lib/earth.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import type { Database } from '#platform/database/client.ts';

/** A member's card with the place of their commune, from which cells are counted. */
export type LocatedCard = MatchCard & {
  place: Place;
  /** The place left first in the last months, which hidden distances are counted from (D9). */
  left: Point | null;
};

/** @param today ISO date in Paris */
export async function findCard(db: Database, id: string, today: string): Promise<LocatedCard | undefined> {
  const [found] = await db
    .select({ card: matchCards, latitude: profiles.latitude, longitude: profiles.longitude })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .where(eq(matchCards.id, id));
  if (!found) return undefined;
  const { latitude, longitude } = found;
  return { ...found.card, place: { latitude, longitude }, left: await findLeftPlace(db, id, today) };
}

async function findLeftPlace(db: Database, id: string, today: string): Promise<Point | null> {
  const since = parisInstant(addDays(today, -LEFT_PLACES_DAYS), '00:00');
  const [first] = await db
    .select({ latitude: cityChanges.latitude, longitude: cityChanges.longitude })
    .from(cityChanges)
    .where(and(eq(cityChanges.user_id, id), gt(cityChanges.changed_at, since)))
    .orderBy(cityChanges.changed_at, cityChanges.id)
    .limit(1);
  return first ? pointOf(first) : null;
}
