import { desc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { moderationCases, moderationDecisions, redresses } from './tables.ts';

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

export async function findContestable(db: Database, caseId: string) {
  const [found] = await db
    .select({
      case: moderationCases,
      decisionId: moderationDecisions.id,
      decidedAt: moderationDecisions.decided_at,
      decidedBy: moderationDecisions.decided_by,
      redress: redresses,
    })
    .from(moderationCases)
    .innerJoin(
      moderationDecisions,
      or(
        eq(moderationDecisions.case_id, moderationCases.id),
        eq(moderationDecisions.id, moderationCases.decided_with),
      ),
    )
    .leftJoin(redresses, eq(redresses.case_id, moderationCases.id))
    .where(eq(moderationCases.id, caseId))
    .orderBy(desc(moderationDecisions.decided_at))
    .limit(1);
  return found;
}

export async function insertRedress(tx: Database, row: typeof redresses.$inferInsert): Promise<void> {
  await tx.insert(redresses).values(row);
}

export async function findRedress(db: Database, id: string) {
  const [found] = await db
    .select({ text: redresses.text, contested: moderationCases })
    .from(redresses)
    .innerJoin(moderationCases, eq(moderationCases.id, redresses.case_id))
    .where(eq(redresses.id, id));
  return found;
}
