import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import {
  lifeProjects,
  loveProfiles,
  matchCards,
  profiles,
  searchPreferences,
  sharedValues,
} from './tables.ts';

/** Finds the data of a member’s match card; undefined without a search. */
export async function findCardParts(tx: Database, id: string) {
  const [parts] = await tx
    .select({
      profile: profiles,
      search: searchPreferences,
      love: loveProfiles,
      values: sharedValues,
      life: lifeProjects,
    })
    .from(profiles)
    .innerJoin(searchPreferences, eq(searchPreferences.id, profiles.id))
    .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
    .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
    .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
    .where(eq(profiles.id, id));
  return parts;
}

export type CardParts = NonNullable<Awaited<ReturnType<typeof findCardParts>>>;

/** Upserts a match card. */
export async function saveCard(tx: Database, card: typeof matchCards.$inferInsert): Promise<void> {
  await tx.insert(matchCards).values(card).onConflictDoUpdate({ target: matchCards.id, set: card });
}

/** Deletes a match card. */
export async function deleteCard(tx: Database, id: string): Promise<void> {
  await tx.delete(matchCards).where(eq(matchCards.id, id));
}
