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
  if (!parts?.search.chosen_at || parts.profile.paused_at || (await isOutOfSight(tx, id)))
    return deleteCard(tx, id);
  await saveCard(tx, {
    ...aboutPerson(parts.profile),
    ...aboutSearch(parts.search),
    search_changed_at: parts.search.chosen_at,
    love: parts.love && packLove(parts.love),
    love_version: parts.love?.version ?? null,
    activities: parts.values && packActivities(parts.values.activities),
    life: parts.life && packLife(parts.life),
    traits: traitsOf({ hasChildren: parts.profile.has_children, life: parts.life }),
    refuses: refusedBy(parts, parts.search.dealbreakers),
  });
}

function aboutPerson(profile: CardParts['profile']) {
  return {
    id: profile.id,
    gender: profile.gender,
    birth_date: profile.birth_date,
    ...pointOf(profile),
    cell: cellOf(profile),
    spread: spreadOf(profile.id),
    arrived_at: profile.created_at,
    has_photo: profile.photo_url !== null,
  };
}

function aboutSearch(search: CardParts['search']) {
  return {
    preferred_gender: search.preferred_gender,
    min_age: search.min_age,
    max_age: search.max_age,
    max_distance: search.max_distance,
    max_chord_sq: chordSquaredOfKm(search.max_distance),
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

type CardParts = NonNullable<Awaited<ReturnType<typeof findCardParts>>>;

/** Upserts a match card. */
async function saveCard(tx: Database, card: typeof matchCards.$inferInsert): Promise<void> {
  await tx.insert(matchCards).values(card).onConflictDoUpdate({ target: matchCards.id, set: card });
}

/** Deletes a match card. */
async function deleteCard(tx: Database, id: string): Promise<void> {
  await tx.delete(matchCards).where(eq(matchCards.id, id));
}
