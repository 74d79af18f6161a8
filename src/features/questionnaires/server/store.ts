import { and, eq, gt } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#server/db/client.ts';
import {
  lifeProjects,
  loveProfileChanges,
  loveProfiles,
  relationshipQuiz,
  sharedValues,
} from '#server/db/schema.ts';
import {
  type Activity,
  type LifeProject,
  LOVE_PROFILE_CHANGE_WINDOW_DAYS,
  type LoveProfile,
  type Quiz,
} from '../rules.ts';

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

/** The love profile, locked until the transaction ends so that simultaneous changes are counted one by one. */
export async function lockLoveProfile(tx: Database, id: string): Promise<LoveProfile | undefined> {
  const [row] = await tx.select().from(loveProfiles).where(eq(loveProfiles.id, id)).for('update');
  return row;
}

/** The limit of its changes is the caller’s business: `lockLoveProfile`, `listLoveProfileChanges`. */
export async function saveLoveProfile(db: Database, id: string, answers: LoveProfile): Promise<void> {
  await db
    .insert(loveProfiles)
    .values({ id, ...answers })
    .onConflictDoUpdate({ target: loveProfiles.id, set: answers });
}

/** Instants at which the love profile was changed inside the window of D9. */
export async function listLoveProfileChanges(db: Database, id: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS);
  const rows = await db
    .select({ changedAt: loveProfileChanges.changed_at })
    .from(loveProfileChanges)
    .where(and(eq(loveProfileChanges.user_id, id), gt(loveProfileChanges.changed_at, since)));
  return rows.map((row) => row.changedAt);
}

/** One more change that the limit of D9 counts. */
export async function recordLoveProfileChange(db: Database, id: string, now: Date): Promise<void> {
  await db.insert(loveProfileChanges).values({ user_id: id, changed_at: now });
}

export async function findQuiz(db: Database, id: string): Promise<Quiz | undefined> {
  const [row] = await db.select().from(relationshipQuiz).where(eq(relationshipQuiz.id, id));
  return row;
}

export async function saveQuiz(db: Database, id: string, answers: Quiz): Promise<void> {
  await db
    .insert(relationshipQuiz)
    .values({ id, ...answers })
    .onConflictDoUpdate({ target: relationshipQuiz.id, set: answers });
}
