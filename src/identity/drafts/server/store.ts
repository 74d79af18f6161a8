import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { DRAFT_KEPT_DAYS, type DraftName, MAX_DRAFTS } from '../rules.ts';
import { drafts } from './tables.ts';

const the = (member: string, name: DraftName) => and(eq(drafts.user_id, member), eq(drafts.name, name));

export async function findDraft(db: Database, member: string, name: DraftName): Promise<string> {
  const [found] = await db.select({ words: drafts.words }).from(drafts).where(the(member, name));
  return found?.words ?? '';
}

export async function saveDraft(
  db: Database,
  member: string,
  draft: { name: DraftName; words: string },
  now: Date,
): Promise<void> {
  const { words } = draft;
  await db
    .insert(drafts)
    .values({ user_id: member, ...draft, saved_at: now })
    .onConflictDoUpdate({ target: [drafts.user_id, drafts.name], set: { words, saved_at: now } });
  const newest = db
    .select({ name: drafts.name })
    .from(drafts)
    .where(eq(drafts.user_id, member))
    .orderBy(desc(drafts.saved_at), drafts.name)
    .limit(MAX_DRAFTS);
  await db.delete(drafts).where(and(eq(drafts.user_id, member), notInArray(drafts.name, newest)));
}

export async function eraseDraft(db: Database, member: string, name: DraftName): Promise<void> {
  await db.delete(drafts).where(the(member, name));
}

export async function eraseDraftsOf(
  db: Database,
  member: string,
  forms: readonly DraftName[],
): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.user_id, member), inArray(drafts.name, [...forms])));
}

export async function eraseOldDrafts(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, drafts, lte(drafts.saved_at, new Date(now.getTime() - DRAFT_KEPT_DAYS * DAY_MS)));
}
