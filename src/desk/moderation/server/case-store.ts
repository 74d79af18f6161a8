import { desc, eq, sql } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { findRedress } from '#mechanisms/decisions/server/decision-store.ts';
import { moderationDecisions, statements } from '#mechanisms/decisions/server/tables.ts';
import { meetingFeedbacks } from '#member/meeting/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import { reportPhotos, userReports } from '#member/reports/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { CaseRow } from './queue-store.ts';

/** Returns the underlying case: for a contested outcome, the original one. */
export async function findGround(
  db: Database,
  { id, kind, source }: CaseRow['row'],
): Promise<{ id: string; kind: CaseRow['row']['kind']; source: string } | undefined> {
  return kind === 'redress' ? (await findRedress(db, source))?.contested : { id, kind, source };
}

export async function findReport(db: Database, number: string) {
  const [found] = await db.select().from(userReports).where(eq(userReports.number, number));
  return found;
}

/** Returns undefined once the reporter’s account is deleted. */
export async function findReporterAddress(db: Database, number: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: users.email })
    .from(userReports)
    .innerJoin(users, eq(users.id, userReports.reporter_id))
    .where(eq(userReports.number, number));
  return found?.email;
}

export async function listReportPhotos(db: Database, number: string) {
  return db
    .select({ id: reportPhotos.id, part: reportPhotos.part, caption: reportPhotos.caption })
    .from(reportPhotos)
    .where(eq(reportPhotos.report_number, number))
    .orderBy(reportPhotos.part, reportPhotos.position);
}

export async function findNote(db: Database, key: string) {
  const [found] = await db
    .select({ row: meetingFeedbacks, author: profiles.first_name })
    .from(meetingFeedbacks)
    .innerJoin(profiles, eq(profiles.id, meetingFeedbacks.author_id))
    .where(eq(meetingFeedbacks.note_key, key));
  return found;
}

/** Clears the flag once no text of the profile is pending. */
export async function clearFlag(tx: Database, subject: string): Promise<void> {
  await tx.execute(sql`
    UPDATE profiles SET flagged_at = NULL WHERE id = ${subject} AND NOT EXISTS (
      SELECT FROM moderation_cases
      WHERE subject_id = ${subject} AND kind = 'text' AND settled_at IS NULL)`);
}

export async function findDecider(db: Database, id: string) {
  const [found] = await db
    .select({ id: staff.id, firstName: staff.first_name, decision: moderationDecisions.decision })
    .from(moderationDecisions)
    .innerJoin(staff, eq(staff.id, moderationDecisions.decided_by))
    .where(eq(moderationDecisions.id, id));
  return found;
}

/** Lists earlier decisions about a member, latest first, each with its statement of reasons; dismissals have none. */
export async function listDecisionsAbout(db: Database, subject: string) {
  return db
    .select({ row: moderationDecisions, by: staff.first_name, statement: statements })
    .from(moderationDecisions)
    .innerJoin(staff, eq(staff.id, moderationDecisions.decided_by))
    .leftJoin(statements, eq(statements.decision, moderationDecisions.id))
    .where(eq(moderationDecisions.subject_id, subject))
    .orderBy(desc(moderationDecisions.decided_at))
    .limit(20);
}
