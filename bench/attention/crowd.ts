import { eq } from 'drizzle-orm';
import { makeRandom } from '#lib/seeded-random.ts';
import { type Ranked, rankCards } from '#member/matching/server/candidate-store.ts';
import { type LocatedCard, located } from '#member/matching/server/located-card-store.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { matchCards, profiles } from '#server/schema.ts';

const SEED = 21;

/** Everyone who has a card, by id, in an order of chance that is the same each time. */
export async function readCrowd(db: Database): Promise<Map<string, LocatedCard>> {
  const rows = await db
    .select({ card: matchCards, latitude: profiles.latitude, longitude: profiles.longitude })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .orderBy(matchCards.id);
  const random = makeRandom(SEED);
  const placed = rows.map(({ card, ...place }) => ({
    card: located(card, { ...place, left: null }),
    turn: random(),
  }));
  placed.sort((a, b) => a.turn - b.turn);
  return new Map(placed.map(({ card }) => [card.id, card]));
}

/** The four of someone now, as the application proposes them. @param today ISO date in Paris */
export function fourOf(db: Database, card: LocatedCard, today: string): Promise<Ranked[]> {
  return rankCards(db, card, today, { limit: SELECTION_SIZE });
}
