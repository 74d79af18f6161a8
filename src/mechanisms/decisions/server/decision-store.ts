import { eq, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
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

/** The colleague who undid a decision; the date is in its statement. */
export async function markUndoneBy(tx: Database, id: string, colleague: string): Promise<void> {
  await tx.update(moderationDecisions).set({ undone_by: colleague }).where(eq(moderationDecisions.id, id));
}

/** Retention of decisions as proof. */
export async function eraseDecisionsBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, moderationDecisions, lt(moderationDecisions.decided_at, before));
}
