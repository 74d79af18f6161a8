import { eventsOfBoth } from '#live/server/event-store.ts';
import { insertMessage } from '#mechanisms/threads/server/store.ts';
import { sharedActivities } from '#member/matching/rules.ts';
import type { Answer, OpenThread } from '#member/matching/server/shared/start-conversation.ts';
import { findActivities } from '#member/profile/server/answers-store.ts';
import { findPerson } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { greeting } from '../../rules.ts';

/**
 * Sends the greeting, then the member’s first message if any. Both sides get an event for the conversation and for
 * each.
 */
export const openThread: OpenThread = async (tx, { by, with: other, greet, answer, now }) => {
  const greetingId = greet ? await insertGreeting(tx, by, other, now) : undefined;
  const answerId = answer ? await insertAnswer(tx, by, other, answer, now) : undefined;
  const written = [greetingId, answerId].filter((id) => id !== undefined);
  const messages = written.map((messageId) => ({ kind: 'message', messageId }));
  return eventsOfBoth(by, other, [{ kind: 'contacts-changed' }, ...messages]);
};

function insertAnswer(tx: Database, me: string, other: string, { clientId, content }: Answer, now: Date) {
  return insertMessage(tx, {
    sender_id: me,
    receiver_id: other,
    client_id: clientId,
    content,
    created_at: now,
  });
}

async function insertGreeting(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<number | undefined> {
  const sender = await findPerson(tx, me);
  const receiver = await findPerson(tx, other);
  if (!sender || !receiver) return undefined;
  const mine = (await findActivities(tx, me)) ?? [];
  const theirs = (await findActivities(tx, other)) ?? [];
  return insertMessage(tx, {
    sender_id: me,
    receiver_id: other,
    client_id: crypto.randomUUID(),
    content: greeting(sender, receiver, sharedActivities(mine, theirs)),
    automatic: true,
    created_at: now,
  });
}
