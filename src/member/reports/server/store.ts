import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { receiptNumber } from '#lib/receipt-number.ts';
import { PROFILE_TEXTS } from '#member/profile/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { blankNames, DELETED_SHOWN, type ReportPart, SEALED_KEPT_DAYS } from '../rules.ts';
import { reportPhotos, sealedConversations, userReports } from './tables.ts';

export type PhotoCopy = { id: string; part: ReportPart; position: number; caption: string };

export type NewReport = Omit<typeof userReports.$inferInsert, 'id' | 'number'>;

/** Inserts a report. @param letter prefix of the number @returns the unique number */
export async function insertReport(tx: Database, letter: string, report: NewReport): Promise<string> {
  const number = receiptNumber(letter, randomInt);
  const rows = await tx
    .insert(userReports)
    .values({ ...report, number })
    .onConflictDoNothing({ target: userReports.number })
    .returning({ id: userReports.id });
  return rows.length > 0 ? number : insertReport(tx, letter, report);
}

/** Inserts the photo copies of a report. */
export async function insertReportPhotos(
  tx: Database,
  report_number: string,
  copies: readonly PhotoCopy[],
): Promise<void> {
  if (copies.length === 0) return;
  await tx.insert(reportPhotos).values(copies.map((copy) => ({ ...copy, report_number })));
}

/**
 * Anonymises the reports of a deleted reporter: the reports and their words stay (D5), without the reporter’s names
 * (D31).
 * @returns ids of photo copies to delete
 */
export async function forgetReporter(
  tx: Database,
  member: string,
  names: readonly string[],
): Promise<string[]> {
  const { id, reason, evidence, sealed_thread, reporter_id } = userReports;
  const reports = await tx
    .select({ id, reason, evidence, sealed_thread })
    .from(userReports)
    .where(eq(reporter_id, member));
  for (const report of reports) {
    const blanked = {
      reason: blankNames(report.reason, names),
      evidence: sql`${JSON.stringify(blankWritten(report.evidence, names))}::jsonb - 'reporter'`,
      sealed_thread: blankWritten(report.sealed_thread, names),
    };
    await tx.update(userReports).set(blanked).where(eq(id, report.id));
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    DELETE FROM report_photos p USING user_reports r
    WHERE r.number = p.report_number AND r.reporter_id = ${member} AND p.part = 'reporter' RETURNING p.id`);
  return rows.map(({ id }) => id);
}

/** Keys of texts that members wrote; excludes the name of the reported member. */
const WRITTEN: readonly string[] = ['content', 'sentence', 'answer', 'caption', ...PROFILE_TEXTS];

function blankWritten(evidence: unknown, names: readonly string[]): unknown {
  if (Array.isArray(evidence)) return evidence.map((one) => blankWritten(one, names));
  if (typeof evidence !== 'object' || evidence === null) return evidence;
  return Object.fromEntries(
    Object.entries(evidence).map(([key, value]) => [
      key,
      typeof value === 'string' && WRITTEN.includes(key)
        ? blankNames(value, names)
        : blankWritten(value, names),
    ]),
  );
}

type SameReport = Pick<NewReport, 'reporter_id' | 'reported_user_id' | 'matter' | 'reason'>;

/** Finds the number of an identical report by the same person since an instant. */
export async function findSameReport(
  tx: Database,
  { reporter_id, reported_user_id, matter = 'other', reason }: SameReport,
  since: Date,
): Promise<string | undefined> {
  const [same] = await tx
    .select({ number: userReports.number })
    .from(userReports)
    .where(
      and(
        eq(userReports.reporter_id, reporter_id ?? ''),
        eq(userReports.reported_user_id, reported_user_id ?? ''),
        eq(userReports.matter, matter),
        eq(userReports.reason, reason),
        gt(userReports.created_at, since),
      ),
    );
  return same?.number;
}

/** By role, never by id. Without the text of the automatic greeting, which contains names. */
const asEvidence = sql`jsonb_agg(jsonb_build_object(
  'from', CASE WHEN m.sender_id = r.reporter_id THEN 'reporter' ELSE 'reported' END,
  'automatic', m.automatic,
  'content', CASE WHEN m.automatic THEN NULL ELSE m.content END,
  'at', to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY m.id)`;

/** Lists the messages of two members as evidence, oldest first. */
export async function listEvidence(
  tx: Database,
  { reporter, reported, count }: { reporter: string; reported: string; count: number },
): Promise<unknown> {
  const { rows } = await tx.execute<{ messages: unknown }>(sql`
    SELECT coalesce(${asEvidence}, '[]'::jsonb) AS messages
    FROM (SELECT ${reporter}::text AS reporter_id) AS r
    CROSS JOIN LATERAL (
      SELECT * FROM chat_messages
      WHERE least(sender_id, receiver_id) = least(${reporter}::text, ${reported}::text)
        AND greatest(sender_id, receiver_id) = greatest(${reporter}::text, ${reported}::text)
      ORDER BY id DESC LIMIT ${count}) AS m`);
  return rows[0]?.messages ?? [];
}

/** Appends the conversation to reports between the two before its deletion (D11), after any thread sealed earlier. */
export async function sealThreads(tx: Database, one: string, other: string): Promise<void> {
  await tx.execute(sql`
    UPDATE user_reports AS report
    SET sealed_thread = coalesce(report.sealed_thread, '[]'::jsonb) || coalesce(sealed.messages, '[]'::jsonb)
    FROM (
      SELECT r.id, ${asEvidence} AS messages FROM user_reports r
      JOIN chat_messages m ON least(m.sender_id, m.receiver_id) = least(r.reporter_id, r.reported_user_id)
        AND greatest(m.sender_id, m.receiver_id) = greatest(r.reporter_id, r.reported_user_id)
      WHERE (r.reporter_id = ${one} AND r.reported_user_id = ${other})
        OR (r.reporter_id = ${other} AND r.reported_user_id = ${one})
      GROUP BY r.id) AS sealed
    WHERE report.id = sealed.id`);
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - SEALED_KEPT_DAYS * DAY_MS);
}

/** Copies a conversation before its deletion (D11), unless it has only the greeting. */
export async function sealConversation(tx: Database, one: string, other: string, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO sealed_conversations (id, one_id, other_id, thread, deleted_at)
    SELECT ${crypto.randomUUID()}, ${one}, ${other}, written.thread, ${now.toISOString()}::timestamptz
    FROM (
      SELECT jsonb_agg(jsonb_build_object(
        'from', CASE WHEN sender_id = ${one} THEN 'one' ELSE 'other' END, 'automatic', automatic,
        'content', CASE WHEN automatic THEN NULL ELSE content END,
        'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY id) AS thread,
        bool_or(NOT automatic) AS written
      FROM chat_messages
      WHERE least(sender_id, receiver_id) = least(${one}::text, ${other}::text)
        AND greatest(sender_id, receiver_id) = greatest(${one}::text, ${other}::text)) AS written
    WHERE written.written`);
}

type DeletedRow = { id: string; first_name: string; deleted_at: Date | string };

/** Lists the recently deleted conversations of a member, latest first. */
export async function listDeleted(
  db: Database,
  me: string,
  now: Date,
): Promise<{ id: string; firstName: string; deletedAt: string }[]> {
  const { rows } = await db.execute<DeletedRow>(sql`
    SELECT s.id, p.first_name, s.deleted_at FROM sealed_conversations s
    JOIN people p ON p.id = CASE WHEN s.one_id = ${me} THEN s.other_id ELSE s.one_id END
    WHERE ${me} IN (s.one_id, s.other_id) AND s.deleted_at > ${keptSince(now).toISOString()}::timestamptz
    ORDER BY s.deleted_at DESC, s.id LIMIT ${DELETED_SHOWN}`);
  return rows.map(({ id, first_name: firstName, deleted_at }) => ({
    id,
    firstName,
    deletedAt: new Date(deleted_at).toISOString(),
  }));
}

/** Finds the other member of a recently deleted conversation. */
export async function findDeleted(
  db: Database,
  me: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ with: string }>(sql`
    SELECT CASE WHEN one_id = ${me} THEN other_id ELSE one_id END AS with FROM sealed_conversations
    WHERE id = ${id} AND ${me} IN (one_id, other_id) AND deleted_at > ${keptSince(now).toISOString()}::timestamptz`);
  return rows[0]?.with;
}

/** Reads the copies of recently deleted conversations, only as evidence for a report. */
export async function openSealed(
  tx: Database,
  { reporter, reported, now }: { reporter: string; reported: string; now: Date },
): Promise<unknown> {
  const { rows } = await tx.execute<{ thread: unknown }>(sql`
    SELECT jsonb_agg(message || jsonb_build_object('from',
      CASE WHEN (message ->> 'from' = 'one') = (s.one_id = ${reporter}) THEN 'reporter' ELSE 'reported' END)
      ORDER BY s.deleted_at, message ->> 'at') AS thread
    FROM sealed_conversations s CROSS JOIN LATERAL jsonb_array_elements(s.thread) AS message
    WHERE s.deleted_at > ${keptSince(now).toISOString()}::timestamptz
      AND ((s.one_id = ${reporter} AND s.other_id = ${reported}) OR (s.one_id = ${reported} AND s.other_id = ${reporter}))`);
  return rows[0]?.thread ?? null;
}

/** Deletes copies at the end of their retention. */
export async function eraseSealed(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, sealedConversations, lt(sealedConversations.deleted_at, keptSince(now)));
}
