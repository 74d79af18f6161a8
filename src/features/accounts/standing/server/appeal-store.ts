import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { AppealOutcome } from '../rules.ts';
import { appeals, statements } from './tables.ts';

/** Every statement made to a member, the latest first, each with its appeal. */
export async function listStatementsOf(db: Database, member: string) {
  return db
    .select({ statement: statements, appeal: appeals })
    .from(statements)
    .leftJoin(appeals, eq(appeals.statement_id, statements.id))
    .where(eq(statements.user_id, member))
    .orderBy(desc(statements.made_at), desc(statements.id));
}

export type StatedDecision = Awaited<ReturnType<typeof listStatementsOf>>[number];

/** A statement made to this member, with its appeal, held until the transaction ends. */
export async function lockStatement(
  tx: Database,
  member: string,
  id: string,
): Promise<StatedDecision | undefined> {
  const [row] = await tx
    .select({ statement: statements, appeal: appeals })
    .from(statements)
    .leftJoin(appeals, eq(appeals.statement_id, statements.id))
    .where(and(eq(statements.id, id), eq(statements.user_id, member)))
    .for('update', { of: statements });
  return row;
}

export async function insertStatement(tx: Database, row: typeof statements.$inferInsert): Promise<void> {
  await tx.insert(statements).values(row);
}

/** @returns the statement; nothing when there was none that stood */
export async function markUndone(tx: Database, decision: string, now: Date) {
  const [undone] = await tx
    .update(statements)
    .set({ undone_at: now })
    .where(and(eq(statements.decision, decision), isNull(statements.undone_at)))
    .returning();
  return undone;
}

export async function insertAppeal(tx: Database, row: typeof appeals.$inferInsert): Promise<void> {
  await tx.insert(appeals).values(row);
}

const appealColumns = {
  id: appeals.id,
  statement: statements.id,
  decision: statements.decision,
  effect: statements.effect,
  member: statements.user_id,
  facts: statements.facts,
  rule: statements.rule,
  madeAtStatement: statements.made_at,
  text: appeals.text,
  madeAt: appeals.made_at,
};

/** Appeals that nobody has judged yet, the oldest first. */
export function listOpenAppeals(db: Database) {
  return db
    .select(appealColumns)
    .from(appeals)
    .innerJoin(statements, eq(statements.id, appeals.statement_id))
    .where(isNull(appeals.judged_at))
    .orderBy(asc(appeals.made_at), asc(appeals.id));
}

/** An appeal, judged or not, with the statement that it is about. */
export async function findAppeal(db: Database, id: string) {
  const [row] = await db
    .select({
      ...appealColumns,
      outcome: appeals.outcome,
      answer: appeals.answer,
      judgedAt: appeals.judged_at,
    })
    .from(appeals)
    .innerJoin(statements, eq(statements.id, appeals.statement_id))
    .where(eq(appeals.id, id));
  return row;
}

/** @returns whether nobody had judged it before */
export async function markJudged(
  tx: Database,
  id: string,
  judgement: { outcome: AppealOutcome; answer: string; judged_at: Date },
): Promise<boolean> {
  const judged = await tx
    .update(appeals)
    .set(judgement)
    .where(and(eq(appeals.id, id), isNull(appeals.judged_at)))
    .returning({ id: appeals.id });
  return judged.length > 0;
}
