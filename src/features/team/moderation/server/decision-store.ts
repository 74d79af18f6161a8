import { desc, eq, lt } from 'drizzle-orm';
import { staff } from '#features/team/staff/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { moderationDecisions } from './tables.ts';

export type StoredDecision = typeof moderationDecisions.$inferSelect;

export async function insertDecision(
  tx: Database,
  decision: typeof moderationDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(moderationDecisions).values(decision);
}

export async function findDecision(db: Database, id: string): Promise<StoredDecision | undefined> {
  const [found] = await db.select().from(moderationDecisions).where(eq(moderationDecisions.id, id));
  return found;
}

/** By whom a decision was taken. */
export async function findDecider(db: Database, id: string) {
  const [found] = await db
    .select({ id: staff.id, firstName: staff.first_name, decision: moderationDecisions.decision })
    .from(moderationDecisions)
    .innerJoin(staff, eq(staff.id, moderationDecisions.decided_by))
    .where(eq(moderationDecisions.id, id));
  return found;
}

/** What was decided about a member before, the latest first. */
export async function listDecisionsAbout(db: Database, subject: string) {
  return db
    .select({ row: moderationDecisions, by: staff.first_name })
    .from(moderationDecisions)
    .innerJoin(staff, eq(staff.id, moderationDecisions.decided_by))
    .where(eq(moderationDecisions.subject_id, subject))
    .orderBy(desc(moderationDecisions.decided_at))
    .limit(20);
}

export async function markDecisionUndone(
  tx: Database,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx
    .update(moderationDecisions)
    .set({ undone_at: now, undone_by: by })
    .where(eq(moderationDecisions.id, id));
}

/** Decisions that have served their time as proof. */
export async function eraseDecisionsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(moderationDecisions).where(lt(moderationDecisions.decided_at, before));
}
