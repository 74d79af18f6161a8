import { sql } from 'drizzle-orm';
import type { LiveKind } from '#features/messaging/rules.ts';
import type { Database } from '#server/db/client.ts';
import { memberStreams, userEvents } from '#server/db/schema.ts';

export type RecordedEvent = {
  userId: string;
  kind: LiveKind;
  /** The other person, unless the event concerns the whole list. */
  contactId?: string;
  /** The message itself, or the last one that was read. */
  messageId?: number;
};

/**
 * Adds events to the streams of the members they concern, in the transaction of what they tell. The counters are
 * locked in the order of member ids: otherwise two messages that cross would wait for each other. After the commit,
 * `live.wake` has them delivered.
 */
export async function recordEvents(tx: Database, events: readonly RecordedEvent[], now: Date): Promise<void> {
  for (const event of events.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    const [stream] = await tx
      .insert(memberStreams)
      .values({ user_id: event.userId, seq: 1 })
      .onConflictDoUpdate({ target: memberStreams.user_id, set: { seq: sql`${memberStreams.seq} + 1` } })
      .returning({ seq: memberStreams.seq });
    if (!stream) continue;
    await tx.insert(userEvents).values({
      user_id: event.userId,
      seq: stream.seq,
      kind: event.kind,
      contact_id: event.contactId,
      message_id: event.messageId,
      created_at: now,
    });
  }
}
