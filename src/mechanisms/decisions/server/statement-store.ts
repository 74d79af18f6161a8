import { and, desc, eq, inArray, isNotNull, isNull, like, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { AppealOutcome, Measure } from '../rules.ts';
import { appeals, statements } from './tables.ts';

export async function listStatementsOf(db: Database, member: string) {
  return db
    .select({ statement: statements, appeal: appeals })
    .from(statements)
    .leftJoin(appeals, eq(appeals.statement_id, statements.id))
    .where(eq(statements.user_id, member))
    .orderBy(desc(statements.made_at), desc(statements.id));
}

export type StatedDecision = Awaited<ReturnType<typeof listStatementsOf>>[number];
export type StoredStatement = typeof statements.$inferSelect;

export function measureOf(statement: StoredStatement): Measure {
  const { decision, effect, until, target } = statement;
  return {
    decision,
    effect,
    until,
    target,
    madeAt: statement.made_at,
    undoneAt: statement.undone_at,
    replacedAt: statement.replaced_at,
  };
}

/** A statement of this member with its appeal, locked until the transaction ends. */
export async function lockStatement(
  tx: Database,
  member: string,
  id: string,
): Promise<StatedDecision | undefined> {
  const [statement] = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.id, id), eq(statements.user_id, member)))
    .for('update');
  if (!statement) return undefined;
  // A separate statement, so that it sees the appeal of the previous holder of the lock.
  const [appeal] = await tx.select().from(appeals).where(eq(appeals.statement_id, id));
  return { statement, appeal: appeal ?? null };
}

export async function insertStatement(tx: Database, row: typeof statements.$inferInsert): Promise<void> {
  await tx.insert(statements).values(row);
}

/** @returns the statement; undefined when none was in force */
export async function markUndone(
  tx: Database,
  decision: string,
  now: Date,
): Promise<StoredStatement | undefined> {
  const [undone] = await tx
    .update(statements)
    .set({ undone_at: now })
    .where(and(eq(statements.decision, decision), isNull(statements.undone_at)))
    .returning();
  return undone;
}

const standsFor = (member: string) => and(eq(statements.user_id, member), isNull(statements.undone_at));

/** Whether a decision in force hides a content of this member: rarely the case. */
export async function hasHidings(db: Database, member: string): Promise<boolean> {
  return (await db.$count(statements, and(standsFor(member), isNotNull(statements.target)))) > 0;
}

/**
 * Marks a hidden text as replaced, unless the same text is written again.
 * @param texts as they are shown from now on
 */
export async function recordEdited(
  tx: Database,
  member: string,
  texts: readonly { content: string; text: string }[],
  now: Date,
): Promise<void> {
  for (const { content, text } of texts)
    await tx
      .update(statements)
      .set({
        replaced_at: sql`CASE WHEN ${statements.target_text} = ${text} THEN NULL
          ELSE coalesce(${statements.replaced_at}, ${now.toISOString()}::timestamptz) END`,
      })
      .where(and(standsFor(member), eq(statements.target, content)));
}

/** A content deleted by its owner is no longer hidden: it is gone. */
export async function recordDeleted(
  tx: Database,
  member: string,
  contents: readonly string[],
  now: Date,
): Promise<void> {
  await markReplaced(tx, and(standsFor(member), inArray(statements.target, [...contents])), now);
}

/** As `recordDeleted`, for all contents with a prefix except the remaining ones. */
export async function recordAllDeletedBut(
  tx: Database,
  member: string,
  { prefix, kept }: { prefix: string; kept: readonly string[] },
  now: Date,
): Promise<void> {
  const others = kept.length > 0 ? notInArray(statements.target, [...kept]) : undefined;
  await markReplaced(tx, and(standsFor(member), like(statements.target, `${prefix}%`), others), now);
}

async function markReplaced(tx: Database, which: ReturnType<typeof and>, now: Date): Promise<void> {
  await tx
    .update(statements)
    .set({ replaced_at: now })
    .where(and(which, isNull(statements.replaced_at)));
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

/** @returns whether it was not judged before */
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

export async function hasWaitingAppeal(db: Database, decision: string): Promise<boolean> {
  const rows = await db
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(statements, eq(statements.id, appeals.statement_id))
    .where(and(eq(statements.decision, decision), isNull(appeals.judged_at)));
  return rows.length > 0;
}
