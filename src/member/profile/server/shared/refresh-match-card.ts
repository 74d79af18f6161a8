import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import type { Database } from '#platform/database/client.ts';
import { refusedBy, traitsOf } from '../../rules.ts';
import {
  lifeProjects,
  loveProfiles,
  matchCards,
  profiles,
  searchPreferences,
  sharedValues,
} from '../tables.ts';
import { packActivities, packLife, packLove } from './packed-answers.ts';

/**
 * Rebuilds the match card in the transaction of each change (`changeMember`), so that card and data never diverge.
 * Members without a saved search, on pause, suspended or closed have no card and are hidden, even from people who saw
 * them recently.
 */
export async function refreshMatchCard(tx: Database, id: string): Promise<void> {
  const parts = await findCardParts(tx, id);
  const chosenAt = parts?.search.chosen_at;
  if (!chosenAt || parts.profile.paused_at || (await isOutOfSight(tx, id))) return deleteCard(tx, id);
  await saveCard(tx, matchCardOf(parts, chosenAt));
}

/** Returns the match card of a member’s data. @param chosenAt last change of the search */
export function matchCardOf(
  { profile, search, love, values, life }: CardParts,
  chosenAt: Date,
): typeof matchCards.$inferInsert {
  return {
    id: profile.id,
    gender: profile.gender,
    birth_date: profile.birth_date,
    ...pointOf(profile),
    cell: cellOf(profile),
    spread: spreadOf(profile.id),
    arrived_at: profile.created_at,
    has_photo: profile.photo_url !== null,
    preferred_gender: search.preferred_gender,
    min_age: search.min_age,
    max_age: search.max_age,
    max_distance: search.max_distance,
    max_chord_sq: chordSquaredOfKm(search.max_distance),
    search_changed_at: chosenAt,
    love: love && packLove(love),
    love_version: love?.version ?? null,
    activities: values && packActivities(values.activities),
    life: life && packLife(life),
    traits: traitsOf({ hasChildren: profile.has_children, life }),
    refuses: refusedBy({ life }, search.dealbreakers),
  };
}

/** Returns 31 bits, stable for each member. */
export function spreadOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() >>> 1;
}

/** Finds the data of a member’s match card; undefined without a search. */
async function findCardParts(tx: Database, id: string) {
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

type Profile = typeof profiles.$inferSelect;
type CardParts = {
  profile: Pick<
    Profile,
    'id' | 'gender' | 'birth_date' | 'latitude' | 'longitude' | 'has_children' | 'photo_url' | 'created_at'
  >;
  search: Omit<typeof searchPreferences.$inferSelect, 'id' | 'chosen_at'>;
  love: Omit<typeof loveProfiles.$inferSelect, 'id'> | null;
  values: Omit<typeof sharedValues.$inferSelect, 'id'> | null;
  life: Omit<typeof lifeProjects.$inferSelect, 'id'> | null;
};

async function saveCard(tx: Database, card: typeof matchCards.$inferInsert): Promise<void> {
  await tx.insert(matchCards).values(card).onConflictDoUpdate({ target: matchCards.id, set: card });
}

async function deleteCard(tx: Database, id: string): Promise<void> {
  await tx.delete(matchCards).where(eq(matchCards.id, id));
}
