import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { ERASED_AT_ONCE, inSteps } from '#platform/database/erase-in-steps.ts';

/** Maximum events of one member per read; a reader further behind is read again. */
export const EVENTS_PER_READ = 50;
/** A reader further behind than this restarts as `fresh`. */
const CATCH_UP_MAX = 1000;
const KEPT_MS = 7 * DAY_MS;

export type Reader = { user_id: string; after: number };

/** A stored event: a reference to a change, without its content. */
export type StoredEvent = {
  userId: string;
  seq: number;
  kind: string;
  /** The other member concerned, while they exist. */
  contactId: string | null;
  messageId: number | null;
};

/** SQL for the rows of `user_events` after each reader's cursor, at most `EVENTS_PER_READ` each. */
export function eventsAfter(readers: readonly Reader[]): SQL {
  return sql`
    SELECT e.* FROM jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) AS reader (user_id text, after bigint)
    CROSS JOIN LATERAL (
      SELECT * FROM user_events WHERE user_id = reader.user_id AND seq > reader.after
      ORDER BY seq LIMIT ${EVENTS_PER_READ}) AS e`;
}

/**
 * Returns where a browser's stream starts: after its cursor when all later events are stored and few enough, otherwise
 * at the end of the stream, after which it refetches its state (`fresh`).
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

/** Returns the readers whose stream has events after their cursor. */
export async function findBehind(db: Database, readers: readonly Reader[]): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT s.user_id FROM jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) AS reader (user_id text, after bigint)
    JOIN member_streams s ON s.user_id = reader.user_id AND s.seq > reader.after`);
  return rows.map((row) => row.user_id);
}

/** Erases events older than 7 days, always from the start of a stream, so that it has no gaps. */
export async function eraseOldEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  await inSteps(ERASED_AT_ONCE, async () => {
    const { rows } = await db.execute<{ erased: number }>(sql`
      WITH past AS (SELECT user_id, seq FROM user_events WHERE created_at < ${oldest} LIMIT ${ERASED_AT_ONCE}),
      erased AS (
        DELETE FROM user_events e USING (SELECT user_id, max(seq) AS seq FROM past GROUP BY user_id) AS old
        WHERE e.user_id = old.user_id AND e.seq <= old.seq RETURNING 1)
      SELECT count(*)::int AS erased FROM erased`);
    return rows[0]?.erased ?? 0;
  });
}

export type RecordedEvent = {
  userId: string;
  kind: string;
  contactId?: string;
  messageId?: number;
};

/** Returns the events that both members of a conversation get. */
export function eventsOfBoth(
  one: string,
  other: string,
  events: readonly Omit<RecordedEvent, 'userId' | 'contactId'>[],
): RecordedEvent[] {
  const sides = [
    { userId: one, contactId: other },
    { userId: other, contactId: one },
  ];
  return sides.flatMap((side) => events.map((event) => ({ ...side, ...event })));
}

/**
 * Appends events to the streams of the members concerned, in the transaction of the change, in one statement. Locks the
 * counters in the order of member ids, or two crossing messages would deadlock: call it once per transaction, with all
 * events. After the commit, `live.publish` delivers them.
 */
export async function recordEvents(tx: Database, events: readonly RecordedEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ userId, kind, contactId, messageId }, place) => {
    const [earlier, all] = [events.slice(0, place), events].map(
      (list) => list.filter((event) => event.userId === userId).length,
    );
    return { user_id: userId, kind, contact_id: contactId, message_id: messageId, earlier, count: all };
  });
  await tx.execute(sql`
    WITH told AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS told (user_id text, kind text, contact_id text, message_id bigint, earlier int, count int)),
    streams AS (
      INSERT INTO member_streams (user_id, seq)
      SELECT user_id, count FROM told WHERE earlier = 0 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET seq = member_streams.seq + excluded.seq
      RETURNING user_id, seq)
    INSERT INTO user_events (user_id, seq, kind, contact_id, message_id, created_at)
    SELECT told.user_id, streams.seq - told.count + 1 + told.earlier, kind, contact_id, message_id,
      ${now.toISOString()}::timestamptz
    FROM told JOIN streams USING (user_id)`);
}
