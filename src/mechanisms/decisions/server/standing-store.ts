import { and, eq, inArray, isNotNull, isNull, lte, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { type AccountMeasure, type Standing, standingOf } from '../rules.ts';
import { accountStandings, appeals, hiddenContents, refusedAddresses, statements } from './tables.ts';

export async function findStanding(db: Database, member: string, now: Date): Promise<Standing> {
  return standingOf(await findAccountMeasure(db, member), now);
}

/** The measure of an account, even if expired. */
export async function findAccountMeasure(db: Database, member: string): Promise<AccountMeasure | undefined> {
  const { decision, since, until, erase_after } = accountStandings;
  const [row] = await db
    .select({ decision, since, until, eraseAfter: erase_after })
    .from(accountStandings)
    .where(eq(accountStandings.user_id, member));
  return row;
}

/** Whether a measure hides a member from all others: until it is lifted, even after its end. */
export async function isOutOfSight(db: Database, member: string): Promise<boolean> {
  return (await findAccountMeasure(db, member)) !== undefined;
}

/** @param measure undefined for an open account */
export async function writeAccountMeasure(
  tx: Database,
  member: string,
  measure: AccountMeasure | undefined,
): Promise<void> {
  if (!measure) {
    await tx.delete(accountStandings).where(eq(accountStandings.user_id, member));
    return;
  }
  const { decision, since, until, eraseAfter: erase_after } = measure;
  const row = { decision, since, until, erase_after };
  const joined_at = sql`(SELECT created_at FROM users WHERE id = ${member})`;
  await tx
    .insert(accountStandings)
    .values({ user_id: member, ...row, joined_at })
    .onConflictDoUpdate({ target: accountStandings.user_id, set: row });
}

/** Members who are still hidden after the end of their suspension. */
export async function listOverdueSuspensions(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ member: accountStandings.user_id })
    .from(accountStandings)
    .where(and(isNull(accountStandings.erase_after), lte(accountStandings.until, now)))
    .orderBy(accountStandings.user_id);
  return rows.map(({ member }) => member);
}

/** Closed accounts after the deadline of an appeal, unless an appeal is pending. */
export async function listClosedToErase(db: Database, now: Date): Promise<string[]> {
  const { user_id: member, erase_after } = accountStandings;
  const waiting = db
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(statements, eq(statements.id, appeals.statement_id))
    .where(and(eq(statements.user_id, member), isNull(appeals.judged_at)));
  const rows = await db
    .select({ member })
    .from(accountStandings)
    .where(and(isNotNull(erase_after), lte(erase_after, now), notExists(waiting)))
    .orderBy(member);
  return rows.map((row) => row.member);
}

export type HiddenContent = typeof hiddenContents.$inferSelect;

export async function listHidden(db: Database, member: string): Promise<HiddenContent[]> {
  return db.select().from(hiddenContents).where(eq(hiddenContents.user_id, member));
}

export async function isHidden(db: Database, member: string, content: string): Promise<boolean> {
  const { user_id, content: what } = hiddenContents;
  return (await db.$count(hiddenContents, and(eq(user_id, member), eq(what, content)))) > 0;
}

export async function writeHidden(
  tx: Database,
  member: string,
  hidden: readonly HiddenContent[],
): Promise<void> {
  const { user_id, content } = hiddenContents;
  const kept = hidden.map((one) => one.content);
  await tx
    .delete(hiddenContents)
    .where(and(eq(user_id, member), kept.length > 0 ? notInArray(content, kept) : undefined));
  if (hidden.length === 0) return;
  await tx
    .insert(hiddenContents)
    .values([...hidden])
    .onConflictDoUpdate({
      target: [user_id, content],
      set: { why: sql`excluded.why`, hidden_at: sql`excluded.hidden_at` },
    });
}

/** A keyed hash of a mailbox that may not sign up again; the address cannot be read from it. */
export function refusedPerson(secret: string, email: string): string {
  return mailboxHash(secret, email, 'refused:');
}

/** Blocks new accounts for these mailboxes, for this cause. */
export async function refuseAddresses(
  tx: Database,
  people: readonly string[],
  { cause, until }: Pick<typeof refusedAddresses.$inferInsert, 'cause' | 'until'>,
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insert(refusedAddresses)
    .values([...new Set(people)].map((person) => ({ person, cause, until })))
    .onConflictDoUpdate({ target: [refusedAddresses.person, refusedAddresses.cause], set: { until } });
}

/** @returns the mailboxes that this cause blocks */
export async function listRefused(db: Database, cause: string): Promise<string[]> {
  const { person } = refusedAddresses;
  const rows = await db.select({ person }).from(refusedAddresses).where(eq(refusedAddresses.cause, cause));
  return rows.map((row) => row.person);
}

/** Removes the blocks of these causes. */
export async function unblockAddresses(tx: Database, causes: readonly string[]): Promise<void> {
  if (causes.length > 0)
    await tx.delete(refusedAddresses).where(inArray(refusedAddresses.cause, [...causes]));
}

/** Whether new accounts are blocked for an address, by a decision or by an open case. */
export async function findRefusal(
  db: Database,
  { secret, email, now }: { secret: string; email: string; now: Date },
): Promise<'decided' | 'held' | undefined> {
  const { person, until, cause } = refusedAddresses;
  const rows = await db
    .select({ cause })
    .from(refusedAddresses)
    .where(and(eq(person, refusedPerson(secret, email)), sql`${until} > ${now.toISOString()}::timestamptz`));
  if (rows.length === 0) return undefined;
  return rows.every((row) => isHold(row.cause)) ? 'held' : 'decided';
}

const HOLD = 'case:';
export const holdOf = (caseId: string) => `${HOLD}${caseId}`;
const isHold = (cause: string) => cause.startsWith(HOLD);

/** Retention: deletes expired blocks, and statements that are no longer needed as proof. */
export async function eraseOldMeasures(
  db: Database,
  { now, statementsBefore }: { now: Date; statementsBefore: Date },
): Promise<void> {
  await eraseInSteps(db, refusedAddresses, lte(refusedAddresses.until, now));
  await eraseInSteps(db, statements, lte(statements.made_at, statementsBefore));
}
