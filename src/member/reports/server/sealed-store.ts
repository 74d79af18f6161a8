import { lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { DELETED_SHOWN, SEALED_KEPT_DAYS } from '../rules.ts';
import { sealedConversations } from './tables.ts';

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
