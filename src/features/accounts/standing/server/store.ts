import { and, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { pseudonym } from '#platform/rate-limit.ts';
import { type Standing, standingOf } from '../rules.ts';
import { accountStandings, appeals, refusedAddresses, statements } from './tables.ts';

/** Where a member stands now. */
export async function findStanding(db: Database, member: string, now: Date): Promise<Standing> {
  return standingOf(await findMeasure(db, member), now);
}

/** The measure against a member, be its end past. */
async function findMeasure(db: Database, member: string) {
  const { decision, since, until, erase_after } = accountStandings;
  const [row] = await db
    .select({ decision, since, until, eraseAfter: erase_after })
    .from(accountStandings)
    .where(eq(accountStandings.user_id, member));
  return row;
}

/** Whether a measure hides a member from everyone: until it is lifted, even if its hour is past. */
export async function isHidden(db: Database, member: string): Promise<boolean> {
  return (await findMeasure(db, member)) !== undefined;
}

/** A later measure takes the place of an earlier one. */
export async function saveMeasure(tx: Database, row: typeof accountStandings.$inferInsert): Promise<void> {
  await tx
    .insert(accountStandings)
    .values({ erase_after: null, ...row })
    .onConflictDoUpdate({ target: accountStandings.user_id, set: { erase_after: null, ...row } });
}

/** @returns whether the member's standing rested on that decision */
export async function deleteMeasure(tx: Database, member: string, decision: string): Promise<boolean> {
  const deleted = await tx
    .delete(accountStandings)
    .where(and(eq(accountStandings.user_id, member), eq(accountStandings.decision, decision)))
    .returning({ member: accountStandings.user_id });
  return deleted.length > 0;
}

/** Suspensions whose hour is past and that hide someone still. */
export async function listOverdueSuspensions(db: Database, now: Date) {
  return db
    .select({ member: accountStandings.user_id, decision: accountStandings.decision })
    .from(accountStandings)
    .where(and(isNull(accountStandings.erase_after), lte(accountStandings.until, now)))
    .orderBy(accountStandings.user_id);
}

/** Closed accounts whose time to appeal is over, unless an appeal still waits for its answer. */
export async function listClosedToErase(db: Database, now: Date): Promise<string[]> {
  const waiting = db
    .select({ id: appeals.id })
    .from(appeals)
    .innerJoin(statements, eq(statements.id, appeals.statement_id))
    .where(and(eq(statements.decision, accountStandings.decision), isNull(appeals.judged_at)));
  const rows = await db
    .select({ member: accountStandings.user_id })
    .from(accountStandings)
    .where(
      and(
        isNotNull(accountStandings.erase_after),
        lte(accountStandings.erase_after, now),
        notExists(waiting),
      ),
    )
    .orderBy(accountStandings.user_id);
  return rows.map(({ member }) => member);
}

/** What stands for an address that may not sign up again: nobody reads it out of it. */
function refusedPerson(secret: string, email: string): string {
  return pseudonym(secret, `refused:${email}`);
}

type Refused = { secret: string; email: string };

/** From now on the address opens no new account until an instant; what was said last holds. */
export async function refuseAddress(
  tx: Database,
  { secret, email, until }: Refused & { until: Date },
): Promise<void> {
  await tx
    .insert(refusedAddresses)
    .values({ person: refusedPerson(secret, email), until })
    .onConflictDoUpdate({ target: refusedAddresses.person, set: { until } });
}

export async function welcomeAddress(tx: Database, { secret, email }: Refused): Promise<void> {
  await tx.delete(refusedAddresses).where(eq(refusedAddresses.person, refusedPerson(secret, email)));
}

export async function isAddressRefused(
  db: Database,
  { secret, email, now }: Refused & { now: Date },
): Promise<boolean> {
  const found = await db.$count(
    refusedAddresses,
    and(
      eq(refusedAddresses.person, refusedPerson(secret, email)),
      sql`${refusedAddresses.until} > ${now.toISOString()}`,
    ),
  );
  return found > 0;
}

/** Addresses that may sign up again, and statements that have served their time as proof. */
export async function eraseOldMeasures(
  db: Database,
  { now, statementsBefore }: { now: Date; statementsBefore: Date },
): Promise<void> {
  await db.delete(refusedAddresses).where(lte(refusedAddresses.until, now));
  await db.delete(statements).where(lte(statements.made_at, statementsBefore));
}
