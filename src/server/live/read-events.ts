import { sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract-live.ts';
import type { LiveKind } from '#features/messaging/rules.ts';
import { seenBy } from '#features/messaging/server/message-store.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#server/db/client.ts';

/** How many events of one member are read at a time; who is further behind is read again. */
export const EVENTS_PER_READ = 50;
/** Whoever is further behind than this reads their conversations anew. */
const CATCH_UP_MAX = 1000;
const KEPT_MS = 7 * DAY_MS;

/** A member and the number of the last event that their browser has. */
export type Reader = { user_id: string; after: number };

type EventRow = {
  user_id: string;
  seq: number;
  kind: LiveKind;
  contact_id: string | null;
  event_message: number | null;
  unread_count: number;
  is_contact: boolean;
  message_id: number | null;
  sender_id: string;
  receiver_id: string;
  client_id: string;
  content: string;
  automatic: boolean;
  created_at: Date | string;
  read: boolean;
};

/**
 * What follows each reader's cursor, in order, in one statement: at most `EVENTS_PER_READ` of each. Counts and messages
 * are those of now, as the list of contacts gives them: who is blocked counts nothing.
 */
export async function readEvents(
  db: Database,
  readers: readonly Reader[],
): Promise<Map<string, LiveEvent[]>> {
  const { rows } = await db.execute<EventRow>(sql`
    SELECT e.user_id, e.seq::float8 AS seq, e.kind, e.contact_id, e.message_id::float8 AS event_message,
      CASE WHEN EXISTS (SELECT FROM blocked_users WHERE user_id = e.user_id AND blocked_user_id = e.contact_id)
        THEN 0 ELSE c.unread_count END AS unread_count,
      c.user_id IS NOT NULL AS is_contact, m.id::float8 AS message_id, m.sender_id, m.receiver_id, m.client_id, m.content, m.automatic,
      m.created_at, m.read
    FROM jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) AS reader (user_id text, after bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM user_events WHERE user_id = reader.user_id AND seq > reader.after
      ORDER BY seq LIMIT ${EVENTS_PER_READ}) AS e
    LEFT JOIN chat_contacts c ON c.user_id = e.user_id AND c.contact_id = e.contact_id
    LEFT JOIN chat_messages m ON e.kind = 'message' AND m.id = e.message_id
    ORDER BY e.user_id, e.seq`);
  const events = new Map<string, LiveEvent[]>();
  for (const row of rows) {
    const list = events.get(row.user_id) ?? [];
    list.push(eventOf(row));
    events.set(row.user_id, list);
  }
  return events;
}

/** What was told of something that is gone since becomes « ask again », under the same number. */
function eventOf(row: EventRow): LiveEvent {
  const { seq, contact_id: contactId, unread_count: unreadCount, event_message: upTo } = row;
  if (row.kind === 'support-changed') return { seq, kind: row.kind };
  if (contactId === null || !row.is_contact) return { seq, kind: 'contacts-changed' };
  if (row.kind === 'message' && row.message_id !== null) {
    const stored = { ...row, id: row.message_id, created_at: new Date(row.created_at) };
    return { seq, kind: 'message', contactId, message: seenBy(row.user_id, stored), unreadCount };
  }
  if (row.kind === 'read-by-me' && upTo !== null)
    return { seq, kind: row.kind, contactId, upTo, unreadCount };
  if (row.kind === 'read-by-them' && upTo !== null) return { seq, kind: row.kind, contactId, upTo };
  return { seq, kind: 'contacts-changed' };
}

/**
 * Where a browser's stream begins: after its cursor when everything since is kept and not too much, otherwise at the
 * end of the stream, after which it reads its state anew (`fresh`).
 */
export async function findStart(
  db: Database,
  member: string,
  cursor: number | undefined,
): Promise<{ cursor: number; fresh: boolean }> {
  const { rows } = await db.execute<{ seq: number; kept: number }>(sql`
    SELECT seq::float8 AS seq, (SELECT count(*)::int FROM user_events e
      WHERE e.user_id = s.user_id AND e.seq > greatest(s.seq - ${CATCH_UP_MAX}, ${cursor ?? 0}::bigint)) AS kept
    FROM member_streams s WHERE user_id = ${member}`);
  const { seq, kept } = rows[0] ?? { seq: 0, kept: 0 };
  const complete = cursor !== undefined && cursor <= seq && seq - cursor === kept;
  return complete ? { cursor, fresh: false } : { cursor: seq, fresh: true };
}

/** Who of these members has events beyond their cursor. */
export async function findBehind(db: Database, readers: readonly Reader[]): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT s.user_id FROM jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) AS reader (user_id text, after bigint)
    JOIN member_streams s ON s.user_id = reader.user_id AND s.seq > reader.after`);
  return rows.map((row) => row.user_id);
}

/** Forgets events older than 7 days: always the first of a stream, so that none is missing in between. */
export async function eraseOldEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  await db.execute(sql`
    DELETE FROM user_events e USING (
      SELECT user_id, max(seq) AS seq FROM user_events WHERE created_at < ${oldest} GROUP BY user_id) AS old
    WHERE e.user_id = old.user_id AND e.seq <= old.seq`);
}
