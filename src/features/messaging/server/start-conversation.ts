import { sharedActivities } from '#features/matching/rules.ts';
import { findProfile } from '#features/profiles/server/store.ts';
import { findActivities } from '#features/questionnaires/server/store.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#server/db/client.ts';
import { lockMembers } from '#server/db/lock-members.ts';
import { recordEvents } from '#server/live/record-events.ts';
import { canOpenConversation, greeting } from '../rules.ts';
import { insertMessage } from './message-store.ts';
import { countOpened, countOpenedSince, hasContact, insertConversation, wasOpenedBefore } from './store.ts';

/**
 * Opens a conversation with its greeting (D4, D10). Counted and inserted in one transaction under a lock of both
 * members, so that simultaneous requests cannot pass the limit. Someone already in conversation (`known`) costs nothing.
 */
export async function startConversation(
  db: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'opened' | 'known' | 'limit-reached' | 'too-many-today'> {
  return db.transaction(async (tx) => {
    await lockMembers(tx, [me, other]);
    if (await hasContact(tx, me, other)) return 'known';
    const openedToday = await countOpenedSince(tx, me, new Date(now.getTime() - DAY_MS));
    const verdict = canOpenConversation(await countOpened(tx, me), openedToday);
    if (verdict !== 'ok') return verdict;
    const greeted = await wasOpenedBefore(tx, me, other);
    await insertConversation(tx, me, other, now);
    const messageId = greeted ? undefined : await insertGreeting(tx, me, other, now);
    const sides = [
      { userId: me, contactId: other },
      { userId: other, contactId: me },
    ];
    const events = sides.flatMap((side) => [
      { ...side, kind: 'contacts-changed' as const },
      ...(messageId === undefined ? [] : [{ ...side, kind: 'message' as const, messageId }]),
    ]);
    await recordEvents(tx, events, now);
    return 'opened';
  });
}

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
    content: greeting(sender.first_name, receiver.first_name, sharedActivities(mine, theirs)),
    automatic: true,
    created_at: now,
  });
}
