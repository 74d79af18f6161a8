import { sharedActivities } from '#features/matching/rules.ts';
import { findProfile } from '#features/profiles/server/store.ts';
import { findActivities } from '#features/questionnaires/server/store.ts';
import type { Database } from '#server/db/client.ts';
import { canOpenConversation, greeting } from '../rules.ts';
import {
  countOpened,
  countOpenedSince,
  hasContact,
  insertConversation,
  insertMessage,
  lockMember,
  wasOpenedBefore,
} from './store.ts';

const DAY_MS = 24 * 3600_000;

/**
 * Opens a conversation with its greeting (D4, D10). Counted and inserted in one transaction under a lock of the
 * member, so that simultaneous requests cannot pass the limit. Someone already in conversation costs nothing.
 */
export async function startConversation(
  db: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'limit-reached' | 'too-many-today'> {
  return db.transaction(async (tx) => {
    await lockMember(tx, me);
    if (await hasContact(tx, me, other)) return 'ok';
    const openedToday = await countOpenedSince(tx, me, new Date(now.getTime() - DAY_MS));
    const verdict = canOpenConversation(await countOpened(tx, me), openedToday);
    if (verdict !== 'ok') return verdict;
    const greeted = await wasOpenedBefore(tx, me, other);
    await insertConversation(tx, me, other, now);
    if (!greeted) await insertGreeting(tx, me, other, now);
    return 'ok';
  });
}

async function insertGreeting(tx: Database, me: string, other: string, now: Date): Promise<void> {
  const sender = await findProfile(tx, me);
  const receiver = await findProfile(tx, other);
  if (!sender || !receiver) return;
  const mine = (await findActivities(tx, me)) ?? [];
  const theirs = (await findActivities(tx, other)) ?? [];
  await insertMessage(tx, {
    sender_id: me,
    receiver_id: other,
    client_id: crypto.randomUUID(),
    content: greeting(sender.first_name, receiver.first_name, sharedActivities(mine, theirs)),
    automatic: true,
    created_at: now,
  });
}
