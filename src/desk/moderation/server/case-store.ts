import { and, countDistinct, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import type { CaseKind } from '#mechanisms/decisions/rules.ts';
import { findRedress, hasOpened } from '#mechanisms/decisions/server/case-store.ts';
import {
  appeals,
  caseOpenings,
  type DangerSteps,
  moderationCases,
  moderationDecisions,
  statements,
} from '#mechanisms/decisions/server/tables.ts';
import { meetingFeedbacks } from '#member/meeting/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import { reportPhotos, userReports } from '#member/reports/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { OpenedCase, QueuedCase } from '../contract.ts';
import { DANGER_STEPS, GRAVE, QUEUE_PAGE, TOGETHER_KINDS } from '../rules.ts';

/** Finished or skipped steps of a danger, with the colleague. */
const ticks = sql<QueuedCase['ticks']>`(
  SELECT coalesce(json_agg(json_build_object(
    'step', step, 'by', staff.first_name, 'at', value->>'at', 'struck', value->'struck')), '[]')
  FROM jsonb_each(${moderationCases.danger_steps}) AS steps (step, value) JOIN staff ON staff.id = value->>'by')`;

/** Waits for a decision, or is a decided danger with unfinished steps. */
const isQueued = sql`(${moderationCases.settled_at} IS NULL
  OR (${moderationCases.gravity} = 5 AND NOT ${moderationCases.steps_done}))`;

/** Number of measures about the person, including ended ones, without revoked ones and the one under appeal. */
const measures = sql<number>`(SELECT count(*)::int FROM ${statements}
  WHERE ${statements.user_id} = ${moderationCases.subject_id} AND ${statements.undone_at} IS NULL
    AND NOT EXISTS (SELECT FROM ${appeals} WHERE ${moderationCases.kind} = 'appeal'
      AND ${appeals.id} = ${moderationCases.source} AND ${appeals.statement_id} = ${statements.id}))`;

function selectCases(db: Database) {
  return db
    .select({
      row: moderationCases,
      matter: userReports.matter,
      person: { firstName: profiles.first_name, birthDate: profiles.birth_date, city: profiles.city },
      assignee: { id: staff.id, firstName: staff.first_name },
      ticks,
      measures,
    })
    .from(moderationCases)
    .leftJoin(profiles, eq(profiles.id, moderationCases.subject_id))
    .leftJoin(
      userReports,
      and(
        sql`${moderationCases.kind} IN ('report', 'words', 'finding')`,
        eq(userReports.number, moderationCases.source),
      ),
    )
    .leftJoin(staff, eq(staff.id, moderationCases.assignee_id));
}

export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** Cursor: the page starts after this case. */
type Place = { rankAt: Date; id: string };

/** Lists pending cases in queue order; one more than a page, to detect a next page. */
export async function listQueue(
  db: Database,
  {
    kind,
    after,
    without,
  }: { kind?: CaseKind | undefined; after: Place | undefined; without?: 'grave' | undefined },
): Promise<CaseRow[]> {
  const { rank_at, id, gravity } = moderationCases;
  return selectCases(db)
    .where(
      and(
        isQueued,
        kind && eq(moderationCases.kind, kind),
        without && or(lt(gravity, GRAVE), eq(gravity, 5)),
        after && sql`(${rank_at}, ${id}) > (${after.rankAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(rank_at, id)
    .limit(QUEUE_PAGE + 1);
}

/** Lists other open cases that one decision may settle too, oldest first, and whether the colleague has opened them. */
export async function listTogether(
  db: Database,
  { id: here, kind, subject_id: subject }: CaseRow['row'],
  colleague: string,
  since: Date,
): Promise<OpenedCase['together']> {
  if (!subject || !TOGETHER_KINDS.includes(kind)) return [];
  const { settled_at, subject_id, created_at, id } = moderationCases;
  const isOther = and(ne(id, here), inArray(moderationCases.kind, [...TOGETHER_KINDS]));
  const found = await selectCases(db)
    .where(and(eq(subject_id, subject), isNull(settled_at), isOther))
    .orderBy(created_at, id)
    .limit(20);
  return Promise.all(
    found.map(async ({ row, matter }) => ({
      id: row.id,
      kind: row.kind,
      matter,
      createdAt: row.created_at.toISOString(),
      seen: await hasOpened(db, row.id, colleague, since),
    })),
  );
}

export async function findCaseRow(db: Database, id: string): Promise<CaseRow | undefined> {
  const [found] = await selectCases(db).where(eq(moderationCases.id, id));
  return found;
}

/** Lists dangers with unfinished steps, oldest first. */
export async function listDangers(db: Database): Promise<CaseRow[]> {
  const { gravity, steps_done, created_at, id } = moderationCases;
  return selectCases(db)
    .where(and(eq(gravity, 5), eq(steps_done, false)))
    .orderBy(created_at, id)
    .limit(QUEUE_PAGE);
}

/** Lists dangers with unfinished steps that were opened after an instant. */
export async function listDangersSince(db: Database, since: Date) {
  const { id, gravity, created_at, steps_done } = moderationCases;
  return db
    .select({ id, created_at })
    .from(moderationCases)
    .where(and(eq(gravity, 5), eq(steps_done, false), gt(created_at, since)))
    .orderBy(created_at, id);
}

/** Replaces the steps of a case. The caller holds its lock. */
export async function saveDangerSteps(tx: Database, caseId: string, steps: DangerSteps): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ danger_steps: steps, steps_done: DANGER_STEPS.every((step) => step in steps) })
    .where(eq(moderationCases.id, caseId));
}

/** Counts each grave case once, however often it was opened. */
export async function countGraveOpened(db: Database, colleague: string, since: Date): Promise<number> {
  const { case_id, opened_by, opened_at } = caseOpenings;
  const { id, gravity } = moderationCases;
  const [found] = await db
    .select({ cases: countDistinct(case_id) })
    .from(caseOpenings)
    .innerJoin(moderationCases, eq(id, case_id))
    .where(and(eq(opened_by, colleague), gte(opened_at, since), gte(gravity, GRAVE)));
  return found?.cases ?? 0;
}

type CountRow = { kind: CaseKind; waiting: number; in_danger: number; oldest: Date | string };

/** Counts queued cases in total, by kind and in danger, and returns the date of the oldest. */
export async function countWaiting(db: Database) {
  const { rows } = await db.execute<CountRow>(sql`
    SELECT kind, count(*)::int AS waiting, count(*) FILTER (WHERE gravity = 5)::int AS in_danger,
      min(created_at) AS oldest
    FROM moderation_cases WHERE ${isQueued} GROUP BY kind`);
  const oldest = rows.map((row) => new Date(row.oldest)).toSorted((a, b) => a.getTime() - b.getTime());
  return {
    byKind: Object.fromEntries(rows.map(({ kind, waiting }) => [kind, waiting])),
    waiting: rows.reduce((sum, row) => sum + row.waiting, 0),
    inDanger: rows.reduce((sum, row) => sum + row.in_danger, 0),
    oldest: oldest[0] ?? null,
  };
}

/** Counts cases with a person in danger, undecided or with unfinished steps, and the age of the oldest. */
export async function countDangers(db: Database, now: Date): Promise<Dangers> {
  const { rows } = await db.execute<Dangers>(sql`
    SELECT count(*)::int AS waiting,
      coalesce(extract(epoch FROM ${now.toISOString()}::timestamptz - min(created_at)), 0)::float8 AS "oldestSeconds"
    FROM moderation_cases WHERE gravity = 5 AND ${isQueued}`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

type Dangers = { waiting: number; oldestSeconds: number };

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
