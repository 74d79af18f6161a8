import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staff } from '#desk/staff/server/tables.ts';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { users } from '#platform/database/tables.ts';
import { REQUESTS_SHOWN } from '../rules.ts';
import { authorityRequests } from './tables.ts';

type NewRequest = typeof authorityRequests.$inferInsert;

/**
 * The member concerned: the subject of the case, else the account of the address. Not `coalesce`, which PostgreSQL does
 * not treat as leakproof: under row security no index would serve the join.
 */
const subject = sql<string | null>`CASE WHEN ${moderationCases.subject_id} IS NOT NULL
  THEN ${moderationCases.subject_id} ELSE ${authorityRequests.subject_id} END`;

/** Returns false when it existed already. */
export async function insertRequest(tx: Database, request: NewRequest): Promise<boolean> {
  const inserted = await tx
    .insert(authorityRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: authorityRequests.id });
  return inserted.length > 0;
}

function selectRequests(db: Database) {
  const hander = alias(staff, 'hander');
  return db
    .select({
      row: authorityRequests,
      about: profiles.first_name,
      askedBy: staff.first_name,
      handedBy: hander.first_name,
      kind: moderationCases.kind,
      source: moderationCases.source,
      subject,
    })
    .from(authorityRequests)
    .leftJoin(moderationCases, eq(moderationCases.id, authorityRequests.case_id))
    .leftJoin(profiles, eq(profiles.id, subject))
    .leftJoin(staff, eq(staff.id, authorityRequests.asked_by))
    .leftJoin(hander, eq(hander.id, authorityRequests.handed_by));
}
export type AskedCase = Awaited<ReturnType<typeof selectRequests>>[number];

/** Lists the latest requests first. */
export async function listRequests(db: Database): Promise<AskedCase[]> {
  return selectRequests(db)
    .orderBy(desc(authorityRequests.asked_at), authorityRequests.id)
    .limit(REQUESTS_SHOWN);
}

/**
 * Finds a request that was handed over.
 * @param number of the case, or of a request without a case
 */
export async function findHandedOver(db: Database, number: string): Promise<AskedCase | undefined> {
  const { case_id, id, handed_at } = authorityRequests;
  const isOf = or(eq(case_id, number), and(eq(id, number), isNull(case_id)));
  const [found] = await selectRequests(db)
    .where(and(isOf, isNotNull(handed_at)))
    .orderBy(desc(handed_at))
    .limit(1);
  return found;
}

export async function findAskedCase(db: Database, id: string): Promise<AskedCase | undefined> {
  const [found] = await selectRequests(db).where(eq(authorityRequests.id, id));
  return found;
}

/**
 * Marks a request as handed over. The same colleague may repeat it, since the response with file and password may have
 * been lost.
 * @returns false when the request is gone or another colleague handed it over
 */
export async function markHandedOver(
  tx: Database,
  id: string,
  handed: { by: string; at: Date; digest: string },
): Promise<boolean> {
  const { handed_at, handed_by } = authorityRequests;
  const marked = await tx
    .update(authorityRequests)
    .set({ handed_by: handed.by, handed_at: handed.at, digest: handed.digest })
    .where(and(eq(authorityRequests.id, id), or(isNull(handed_at), eq(handed_by, handed.by))))
    .returning({ id: authorityRequests.id });
  return marked.length > 0;
}

/**
 * Deletes a request that was not handed over.
 * @returns the case number, else the request's own; undefined once handed over
 */
export async function deleteRequest(tx: Database, id: string): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(authorityRequests)
    .where(and(eq(authorityRequests.id, id), isNull(authorityRequests.handed_at)))
    .returning({ caseId: authorityRequests.case_id });
  return deleted && (deleted.caseId ?? id);
}

/** Erases requests without a case; the others are deleted with their case. */
export async function eraseRequestsBefore(db: Database, before: Date): Promise<void> {
  const isOver = and(isNull(authorityRequests.case_id), lt(authorityRequests.asked_at, before));
  await eraseInSteps(db, authorityRequests, isOver);
}

export async function findAccount(db: Database, member: string) {
  const [found] = await db
    .select({ email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, member));
  return found;
}
