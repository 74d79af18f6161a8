import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cellOf, chordSquaredOfKm, pointOf } from '#lib/earth.ts';
import type { Database } from '#server/db/client.ts';
import {
  lifeProjects,
  loveProfiles,
  matchCards,
  profiles,
  searchPreferences,
  sharedValues,
} from '#server/db/schema.ts';
import { packActivities, packLife, packLove } from './packed-answers.ts';

/**
 * Writes a member's match card from their profile and answers. Called in the transaction of each change, so that
 * the card and what it is made of never disagree. There is no card until the member has chosen whom they look
 * for: the default preferences of a new profile are only a guess, and a guess must not present anyone. Nor is
 * there one while the profile is paused: without a card nobody is shown this member, and whoever was shown them
 * lately no longer sees them.
 */
export async function refreshMatchCard(tx: Database, id: string): Promise<void> {
  const [member] = await tx
    .select()
    .from(profiles)
    .innerJoin(searchPreferences, eq(searchPreferences.id, profiles.id))
    .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
    .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
    .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
    .where(eq(profiles.id, id));
  if (!member?.search_preferences.chosen_at || member.profiles.paused_at) {
    await tx.delete(matchCards).where(eq(matchCards.id, id));
    return;
  }
  const card = {
    ...aboutPerson(member.profiles),
    ...aboutSearch(member.search_preferences),
    love: member.love_profiles && packLove(member.love_profiles),
    activities: member.shared_values && packActivities(member.shared_values.activities),
    life: member.life_projects && packLife(member.life_projects),
  };
  await tx.insert(matchCards).values(card).onConflictDoUpdate({ target: matchCards.id, set: card });
}

function aboutPerson(profile: typeof profiles.$inferSelect) {
  return {
    id: profile.id,
    gender: profile.gender,
    birth_date: profile.birth_date,
    ...pointOf(profile),
    cell: cellOf(profile),
    spread: spreadOf(profile.id),
  };
}

function aboutSearch(search: typeof searchPreferences.$inferSelect) {
  return {
    preferred_gender: search.preferred_gender,
    min_age: search.min_age,
    max_age: search.max_age,
    max_distance: search.max_distance,
    max_chord_sq: chordSquaredOfKm(search.max_distance),
  };
}

/** 31 bits that differ for each member and never change. */
export function spreadOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE() >>> 1;
}
