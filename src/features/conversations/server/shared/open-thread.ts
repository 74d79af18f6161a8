import { sharedActivities } from '#features/matching/rules.ts';
import type { OpenThread } from '#features/matching/server/shared/start-conversation.ts';
import { findActivities } from '#features/profile/answers/server/store.ts';
import { findProfile } from '#features/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { greeting } from '../../rules.ts';
import { insertMessage } from '../store.ts';

/** The greeting as the first message of a thread; both sides learn of the conversation and of the message. */
export const openThread: OpenThread = async (tx, { by, with: other, greet, now }) => {
  const messageId = greet ? await insertGreeting(tx, by, other, now) : undefined;
  const sides = [
    { userId: by, contactId: other },
    { userId: other, contactId: by },
  ];
  return sides.flatMap((side) => [
    { ...side, kind: 'contacts-changed' },
    ...(messageId === undefined ? [] : [{ ...side, kind: 'message', messageId }]),
  ]);
};

async function insertGreeting(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<number | undefined> {
  const sender = await findProfile(tx, me);
  const receiver = await findProfile(tx, other);
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
