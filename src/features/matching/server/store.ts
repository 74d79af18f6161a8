import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { lifeProjects, loveProfiles, sharedValues } from '#features/profile/answers/server/tables.ts';
import { profiles } from '#features/profile/server/tables.ts';
import { HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { SHOWN_HOURS } from '../rules.ts';
import { rejectedProfiles, shownProfiles } from './tables.ts';

/** People whom a member was shown in the last 24 hours, and when last. */
export async function listShown(db: Database, me: string, now: Date): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: shownProfiles.profile_id, shownAt: shownProfiles.shown_at })
    .from(shownProfiles)
    .where(and(eq(shownProfiles.user_id, me), gt(shownProfiles.shown_at, shownSince(now))));
  return new Map(rows.map((row) => [row.id, row.shownAt]));
}

/** Whether someone was shown to a member in the last 24 hours. */
export async function wasShown(db: Database, me: string, other: string, now: Date): Promise<boolean> {
  const pair = and(eq(shownProfiles.user_id, me), eq(shownProfiles.profile_id, other));
  return (await db.$count(shownProfiles, and(pair, gt(shownProfiles.shown_at, shownSince(now))))) > 0;
}

function shownSince(now: Date): Date {
  return new Date(now.getTime() - SHOWN_HOURS * HOUR_MS);
}

/** Forgets who was shown too long ago to be previewed or contacted. */
export async function eraseShownLongAgo(db: Database, now: Date): Promise<void> {
  await db.delete(shownProfiles).where(lte(shownProfiles.shown_at, shownSince(now)));
}

/** Remembers who was shown, so that only they may be previewed and contacted. */
export async function recordShown(
  db: Database,
  me: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(shownProfiles)
    .values(ids.map((id) => ({ user_id: me, profile_id: id, shown_at: now })))
    .onConflictDoUpdate({
      target: [shownProfiles.user_id, shownProfiles.profile_id],
      set: { shown_at: now },
      // The write is spared when the selection is only looked at again.
      setWhere: sql`${shownProfiles.shown_at} < ${new Date(now.getTime() - HOUR_MS).toISOString()}`,
    });
}

export async function hasRejected(db: Database, me: string, other: string): Promise<boolean> {
  const { user_id, rejected_profile_id } = rejectedProfiles;
  return (await db.$count(rejectedProfiles, and(eq(user_id, me), eq(rejected_profile_id, other)))) > 0;
}

export async function rejectProfile(db: Database, me: string, other: string, now: Date): Promise<void> {
  await db
    .insert(rejectedProfiles)
    .values({ user_id: me, rejected_profile_id: other, created_at: now })
    .onConflictDoNothing();
}

/** Profiles of these people with the answers that a score compares; whoever is gone is left out. */
export async function listPeople(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ profile: profiles, love: loveProfiles, values: sharedValues, life: lifeProjects })
    .from(profiles)
    .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
    .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
    .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
    .where(inArray(profiles.id, [...ids]));
  return new Map(
    rows.map(({ profile, love, values, life }) => [
      profile.id,
      { profile, answers: { love, activities: values?.activities ?? null, life } },
    ]),
  );
}
