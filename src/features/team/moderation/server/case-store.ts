import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { moderationCases } from '#features/accounts/cases/server/tables.ts';
import { meetingFeedbacks } from '#features/conversations/meeting/server/tables.ts';
import { reportPhotos, userReports } from '#features/conversations/reports/server/tables.ts';
import { profiles } from '#features/profile/server/tables.ts';
import { staff } from '#features/team/staff/server/tables.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { SAME_OPENING_MINUTES } from '../rules.ts';
import { caseOpenings } from './tables.ts';

type Opening = { case_id: string; opened_by: string; opened_at: Date };

/** Notes that a colleague has opened a case, and gives it to them when nobody else is at it. @returns whether it is a new opening */
export async function recordOpening(tx: Database, opening: Opening): Promise<boolean> {
  const since = new Date(opening.opened_at.getTime() - SAME_OPENING_MINUTES * MINUTE_MS);
  if (await hasOpened(tx, opening.case_id, opening.opened_by, since)) return false;
  await tx.insert(caseOpenings).values(opening);
  return true;
}

/** Whether a colleague has opened a case after an instant: only then are its photos served to them. */
export async function hasOpened(db: Database, id: string, colleague: string, since: Date): Promise<boolean> {
  const { case_id, opened_by, opened_at } = caseOpenings;
  return (
    (await db.$count(caseOpenings, and(eq(case_id, id), eq(opened_by, colleague), gt(opened_at, since)))) > 0
  );
}

/** The last openings of a case, the latest first. */
export async function listOpenings(db: Database, id: string) {
  return db
    .select({ by: staff.first_name, at: caseOpenings.opened_at })
    .from(caseOpenings)
    .innerJoin(staff, eq(staff.id, caseOpenings.opened_by))
    .where(eq(caseOpenings.case_id, id))
    .orderBy(desc(caseOpenings.opened_at))
    .limit(20);
}

export async function assignCase(tx: Database, id: string, colleague: string, now: Date): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ assignee_id: colleague, assigned_at: now })
    .where(eq(moderationCases.id, id));
}

/** Leaves a case to others, if it was theirs. */
export async function leaveCase(db: Database, id: string, colleague: string): Promise<void> {
  await db
    .update(moderationCases)
    .set({ assignee_id: null, assigned_at: null })
    .where(and(eq(moderationCases.id, id), eq(moderationCases.assignee_id, colleague)));
}

/** @returns whether it was still open */
export async function settleCase(tx: Database, id: string, now: Date): Promise<boolean> {
  const settled = await tx
    .update(moderationCases)
    .set({ settled_at: now })
    .where(and(eq(moderationCases.id, id), isNull(moderationCases.settled_at)))
    .returning({ id: moderationCases.id });
  return settled.length > 0;
}

export async function findReport(db: Database, number: string) {
  const [found] = await db.select().from(userReports).where(eq(userReports.number, number));
  return found;
}

/** Where whoever reported reads their mails, while they have an account. */
export async function findReporterAddress(db: Database, number: string): Promise<string | undefined> {
  const [found] = await db
    .select({ email: users.email })
    .from(userReports)
    .innerJoin(users, eq(users.id, userReports.reporter_id))
    .where(eq(userReports.number, number));
  return found?.email;
}

export async function countOtherReports(db: Database, subject: string, number: string): Promise<number> {
  return db.$count(
    userReports,
    and(eq(userReports.reported_user_id, subject), ne(userReports.number, number)),
  );
}

export async function listReportPhotos(db: Database, number: string) {
  return db
    .select({ id: reportPhotos.id, part: reportPhotos.part, caption: reportPhotos.caption })
    .from(reportPhotos)
    .where(eq(reportPhotos.report_number, number))
    .orderBy(reportPhotos.part, reportPhotos.position);
}

/** What was told to the team after a meeting, with the first name of who told it. */
export async function findNote(db: Database, key: string) {
  const [found] = await db
    .select({ row: meetingFeedbacks, author: profiles.first_name })
    .from(meetingFeedbacks)
    .innerJoin(profiles, eq(profiles.id, meetingFeedbacks.author_id))
    .where(eq(meetingFeedbacks.note_key, key));
  return found;
}

/** Sets the words of one about the other aside, or gives them back. @returns whether there are such words */
export async function hideWords(
  tx: Database,
  { author, about, hiddenAt }: { author: string; about: string; hiddenAt: Date | null },
): Promise<boolean> {
  const { author_id, about_id, sentence, qualities } = meetingFeedbacks;
  const changed = await tx
    .update(meetingFeedbacks)
    .set({ hidden_at: hiddenAt })
    .where(
      and(
        eq(author_id, author),
        eq(about_id, about),
        sql`(${sentence} <> '' OR cardinality(${qualities}) > 0)`,
      ),
    )
    .returning({ author: author_id });
  return changed.length > 0;
}

/** Once no text of a profile waits any more, its flag goes. */
export async function clearFlag(tx: Database, subject: string): Promise<void> {
  await tx.execute(sql`
    UPDATE profiles SET flagged_at = NULL WHERE id = ${subject} AND NOT EXISTS (
      SELECT FROM moderation_cases
      WHERE subject_id = ${subject} AND kind = 'text' AND settled_at IS NULL)`);
}
