import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { paragraphsOf } from '../rules.ts';
import { type ConsentText, currentText } from '../texts/versions.ts';
import { consents, termsChanges, termsNotices } from './tables.ts';

export type StoredTermsChange = typeof termsChanges.$inferSelect;

const lastAgreed = (db: Database, member: string) =>
  db
    .select({ version: consents.version })
    .from(consents)
    .where(and(eq(consents.user_id, member), eq(consents.purpose, 'terms'), isNull(consents.withdrawn_at)))
    .orderBy(desc(consents.given_at), desc(consents.id))
    .limit(1);

/** Returns the current terms if the member agreed to earlier ones. */
export async function findNewTerms(db: Database, member: string): Promise<ConsentText | undefined> {
  const [agreed] = await lastAgreed(db, member);
  return newSince(agreed?.version);
}

function newSince(version: string | undefined): ConsentText | undefined {
  const current = currentText('terms');
  return version !== undefined && version !== current.version ? current : undefined;
}

/**
 * Returns the terms to agree to, and the next announced change, in one statement, since each visit of the dashboard
 * needs it.
 * @param today ISO date in Paris
 */
export async function readTermsNews(db: Database, member: string, today: string) {
  const { rows } = await db.execute<{
    version: string | null;
    in_force: string | null;
    changes: string | null;
  }>(
    sql`SELECT agreed.version, coming.in_force::text AS in_force, coming.changes
        FROM (SELECT 1) AS one
        LEFT JOIN (${lastAgreed(db, member)}) AS agreed ON true
        LEFT JOIN (SELECT in_force, changes FROM ${termsChanges}
                   WHERE cancelled_at IS NULL AND in_force > ${today} ORDER BY in_force LIMIT 1) AS coming ON true`,
  );
  const { version, in_force, changes } = rows[0] ?? {};
  return {
    since: newSince(version ?? undefined)?.date ?? null,
    coming: in_force && changes ? { inForce: in_force, changes: paragraphsOf(changes) } : null,
  };
}

/** Returns false when another change is announced for that day. */
export async function announceChange(tx: Database, change: StoredTermsChange): Promise<boolean> {
  const announced = await tx.insert(termsChanges).values(change).onConflictDoNothing().returning();
  return announced.length > 0;
}

/** Cancels a change. Returns false when it was already cancelled. */
export async function cancelChange(tx: Database, id: string, now: Date): Promise<boolean> {
  const cancelled = await tx
    .update(termsChanges)
    .set({ cancelled_at: now })
    .where(and(eq(termsChanges.id, id), isNull(termsChanges.cancelled_at)))
    .returning({ id: termsChanges.id });
  return cancelled.length > 0;
}

/** Locks a change, so that it cannot be cancelled until the transaction ends. */
export async function lockChange(tx: Database, id: string): Promise<StoredTermsChange | undefined> {
  const [change] = await tx.select().from(termsChanges).where(eq(termsChanges.id, id)).for('share');
  return change;
}

/**
 * Lists the ids of changes not yet in force, including cancelled ones.
 * @param today ISO date in Paris
 */
export async function listUpcoming(db: Database, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: termsChanges.id })
    .from(termsChanges)
    .where(gte(termsChanges.in_force, today))
    .orderBy(termsChanges.announced_at, termsChanges.id);
  return rows.map(({ id }) => id);
}

/** Lists changes, latest first, with the number of members notified. */
export async function listChanges(db: Database): Promise<(StoredTermsChange & { told: number })[]> {
  const told = db.$count(termsNotices, eq(termsNotices.change_id, termsChanges.id));
  const rows = await db
    .select({ change: termsChanges, told })
    .from(termsChanges)
    .orderBy(desc(termsChanges.announced_at), termsChanges.id);
  return rows.map(({ change, told }) => ({ ...change, told }));
}

/**
 * Lists which of these members still have to be notified of a change, or of its cancellation.
 * @param members query of ids
 */
export async function listToTell(db: Database, change: string, members: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT page.id FROM (${members}) AS page CROSS JOIN ${termsChanges} c
      LEFT JOIN ${termsNotices} n ON n.change_id = c.id AND n.user_id = page.id
    WHERE c.id = ${change}
      AND CASE WHEN c.cancelled_at IS NULL THEN n.user_id IS NULL
        ELSE n.user_id IS NOT NULL AND n.cancelled_at IS NULL END
    ORDER BY page.id`);
  return rows.map(({ id }) => id);
}

/**
 * Records that a member was notified of a change.
 * @returns their address, unless they were notified before
 */
export async function markNotified(
  tx: Database,
  change: string,
  member: string,
  now: Date,
): Promise<{ email: string }[]> {
  const told = await tx
    .insert(termsNotices)
    .select(
      sql`SELECT ${change}, id, ${now.toISOString()}::timestamptz, NULL::timestamptz FROM users
          WHERE id = ${member} FOR KEY SHARE`,
    )
    .onConflictDoNothing()
    .returning({ id: termsNotices.user_id });
  return addressesOf(tx, told);
}

/** Like `markNotified`, for the cancellation of an announced change. */
export async function markCancellationNotified(
  tx: Database,
  change: string,
  member: string,
  now: Date,
): Promise<{ email: string }[]> {
  const told = await tx
    .update(termsNotices)
    .set({ cancelled_at: now })
    .where(
      and(
        eq(termsNotices.change_id, change),
        isNull(termsNotices.cancelled_at),
        eq(termsNotices.user_id, member),
      ),
    )
    .returning({ id: termsNotices.user_id });
  return addressesOf(tx, told);
}

async function addressesOf(tx: Database, members: readonly { id: string }[]) {
  if (members.length === 0) return [];
  const ids = members.map(({ id }) => id);
  return tx.select({ email: users.email }).from(users).where(inArray(users.id, ids));
}

/** Counts members by the version of the terms that they last agreed to. */
export async function countAgreed(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ version: string; members: number }>(sql`
    SELECT version, count(*)::int AS members
    FROM (SELECT DISTINCT ON (user_id) version FROM ${consents}
          WHERE purpose = 'terms' AND withdrawn_at IS NULL ORDER BY user_id, given_at DESC, id DESC) AS last
    GROUP BY version`);
  return new Map(rows.map(({ version, members }) => [version, members]));
}
