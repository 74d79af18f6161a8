import { desc, eq, or } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { moderationCases, moderationDecisions, redresses } from './tables.ts';

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
