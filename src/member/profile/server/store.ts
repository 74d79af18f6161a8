import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { LEFT_PLACES_DAYS, type SearchPreferences } from '../rules.ts';
import { cityChanges, matchCards, people, profiles, searchPreferences } from './tables.ts';

/** Denormalised row of profile, search and answers (`refreshMatchCard`). */
export type StoredMatchCard = typeof matchCards.$inferSelect;

/** Finds the full profile of a member, including fields that others may not see. */
export async function findProfile(db: Database, id: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id));
  return profile;
}

/** Finds what others may see of a member; undefined without a profile. */
export async function findPerson(db: Database, id: string) {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  return person;
}

/** Lists first and last name of a member; empty without a profile. */
export async function listNames(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .select({ first: profiles.first_name, last: profiles.last_name })
    .from(profiles)
    .where(eq(profiles.id, id));
  return rows.flatMap(({ first, last }) => [first, last]);
}

/** Returns whether a member has a match card, that is, can be matched. */
export async function hasCard(db: Database, id: string): Promise<boolean> {
  return (await db.$count(matchCards, eq(matchCards.id, id))) > 0;
}

/** Updates `has_photo` of the match cards. Must follow each change of `photo_url`; `refreshMatchCard` reads it too. */
export async function syncHasPhoto(tx: Database, ids: readonly string[]): Promise<void> {
  const hasPhoto = sql<boolean>`(SELECT p.photo_url IS NOT NULL FROM profiles p WHERE p.id = ${matchCards.id})`;
  await tx
    .update(matchCards)
    .set({ has_photo: hasPhoto })
    .where(and(inArray(matchCards.id, [...ids]), sql`${matchCards.has_photo} <> ${hasPhoto}`));
}

export async function isPaused(db: Database, id: string): Promise<boolean> {
  const [profile] = await db
    .select({ pausedAt: profiles.paused_at })
    .from(profiles)
    .where(eq(profiles.id, id));
  return Boolean(profile?.pausedAt);
}

/** Starts a pause; null ends it. The caller must refresh the match card in the same transaction. */
export async function setPaused(tx: Database, id: string, pausedAt: Date | null): Promise<void> {
  await tx.update(profiles).set({ paused_at: pausedAt }).where(eq(profiles.id, id));
}

/** Inserts a profile. @returns false if the member already has one */
export async function insertProfile(db: Database, profile: typeof profiles.$inferInsert): Promise<boolean> {
  const rows = await db.insert(profiles).values(profile).onConflictDoNothing().returning({ id: profiles.id });
  return rows.length > 0;
}

/** Updates a profile. @returns the whole profile after the change */
export async function changeProfile(db: Database, id: string, change: Partial<typeof profiles.$inferInsert>) {
  if (Object.keys(change).length === 0) return findProfile(db, id);
  const [profile] = await db.update(profiles).set(change).where(eq(profiles.id, id)).returning();
  return profile;
}

export async function countCityChanges(db: Database, id: string, since: Date): Promise<number> {
  return db.$count(cityChanges, and(eq(cityChanges.user_id, id), gt(cityChanges.changed_at, since)));
}

/** Records a change of city with the former place. */
export async function recordCityChange(
  tx: Database,
  id: string,
  { latitude, longitude }: { latitude: number; longitude: number },
  now: Date,
): Promise<void> {
  await tx.insert(cityChanges).values({ user_id: id, changed_at: now, latitude, longitude });
}

/** Deletes places too old to protect hidden distances. */
export async function eraseLeftPlaces(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEFT_PLACES_DAYS * DAY_MS);
  await eraseInSteps(db, cityChanges, lte(cityChanges.changed_at, before));
}

/** Finds the search of a member; undefined before the profile, and after a withdrawn consent (D6). */
export async function findPreferences(db: Database, id: string): Promise<SearchPreferences | undefined> {
  const [row] = await db
    .select({
      preferred_gender: searchPreferences.preferred_gender,
      min_age: searchPreferences.min_age,
      max_age: searchPreferences.max_age,
      max_distance: searchPreferences.max_distance,
      dealbreakers: searchPreferences.dealbreakers,
    })
    .from(searchPreferences)
    .where(eq(searchPreferences.id, id));
  return row;
}

/** Returns whether the member saved a search; false for the default row of a new profile. */
export async function hasChosenPreferences(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: searchPreferences.id })
    .from(searchPreferences)
    .where(and(eq(searchPreferences.id, id), isNotNull(searchPreferences.chosen_at)));
  return rows.length > 0;
}

/** Upserts a search. @param chosenAt null for the default row of a new profile */
export async function savePreferences(
  db: Database,
  id: string,
  preferences: SearchPreferences,
  chosenAt: Date | null,
): Promise<void> {
  const row = { ...preferences, chosen_at: chosenAt };
  await db
    .insert(searchPreferences)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: searchPreferences.id, set: row });
}

export async function deletePreferences(tx: Database, id: string): Promise<void> {
  await tx.delete(searchPreferences).where(eq(searchPreferences.id, id));
}
