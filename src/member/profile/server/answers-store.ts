import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import {
  type Activity,
  type LifeProject,
  LOVE_PROFILE_CHANGE_WINDOW_DAYS,
  type LoveProfile,
  type Quiz,
} from '../rules.ts';
import {
  lifeProjects,
  loveProfileChanges,
  loveProfiles,
  NEW_VERSION,
  relationshipQuiz,
  sharedValues,
} from './tables.ts';

export async function findLifeProject(db: Database, id: string): Promise<LifeProject | undefined> {
  const [row] = await db.select().from(lifeProjects).where(eq(lifeProjects.id, id));
  return row;
}

export async function saveLifeProject(db: Database, id: string, answers: LifeProject): Promise<void> {
  await db
    .insert(lifeProjects)
    .values({ id, ...answers })
    .onConflictDoUpdate({ target: lifeProjects.id, set: answers });
}

export async function findActivities(db: Database, id: string): Promise<Activity[] | undefined> {
  const [row] = await db.select().from(sharedValues).where(eq(sharedValues.id, id));
  return row?.activities;
}

export async function saveActivities(db: Database, id: string, activities: Activity[]): Promise<void> {
  await db
    .insert(sharedValues)
    .values({ id, activities })
    .onConflictDoUpdate({ target: sharedValues.id, set: { activities } });
}

export async function findLoveProfile(db: Database, id: string): Promise<LoveProfile | undefined> {
  const [row] = await db.select().from(loveProfiles).where(eq(loveProfiles.id, id));
  return row;
}

/** Upserts the love profile. No rate limit here: the caller checks it (`changeLoveProfile`). */
export async function saveLoveProfile(db: Database, id: string, answers: LoveProfile): Promise<void> {
  await db
    .insert(loveProfiles)
    .values({ id, ...answers })
    .onConflictDoUpdate({ target: loveProfiles.id, set: { ...answers, version: NEW_VERSION } });
}

/** Lists the changes of the love profile within the window of the limit. */
export async function listLoveProfileChanges(db: Database, id: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS);
  const rows = await db
    .select({ changedAt: loveProfileChanges.changed_at })
    .from(loveProfileChanges)
    .where(and(eq(loveProfileChanges.user_id, id), gt(loveProfileChanges.changed_at, since)));
  return rows.map((row) => row.changedAt);
}

export async function recordLoveProfileChange(db: Database, id: string, now: Date): Promise<void> {
  await db.insert(loveProfileChanges).values({ user_id: id, changed_at: now });
}

export async function findQuiz(
  db: Database,
  id: string,
): Promise<typeof relationshipQuiz.$inferSelect | undefined> {
  const [row] = await db.select().from(relationshipQuiz).where(eq(relationshipQuiz.id, id));
  return row;
}

export async function saveQuiz(db: Database, id: string, answers: Quiz, now: Date): Promise<void> {
  const row = { ...answers, answered_at: now };
  await db
    .insert(relationshipQuiz)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: relationshipQuiz.id, set: row });
}

export async function eraseQuiz(db: Database, id: string): Promise<void> {
  await db.delete(relationshipQuiz).where(eq(relationshipQuiz.id, id));
}

/** Deletes the love profile. @returns whether there was one */
export async function eraseLoveProfile(db: Database, member: string): Promise<boolean> {
  const love = await db
    .delete(loveProfiles)
    .where(eq(loveProfiles.id, member))
    .returning({ id: loveProfiles.id });
  return love.length > 0;
}

/** Returns whether every mandatory questionnaire of the funnel is answered (spec 1 §4); the quiz is optional (D30). */
export async function hasAnsweredEverything(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM profiles
    JOIN search_preferences USING (id) JOIN life_projects USING (id) JOIN shared_values USING (id)
    JOIN love_profiles USING (id)
    WHERE id = ${id} AND search_preferences.chosen_at IS NOT NULL`);
  return rows.length > 0;
}
