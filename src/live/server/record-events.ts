import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

export type RecordedEvent = {
  userId: string;
  kind: string;
  contactId?: string;
  messageId?: number;
};

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
