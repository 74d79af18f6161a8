import { parisDay } from '#lib/french-date.ts';
import type { Database } from '#platform/database/client.ts';
import type { ShownSupportChat, SupportMessage } from '../contract.ts';
import { answerPromise, type ChatKind, ratingStage } from '../rules.ts';
import { isSomeonePresent, readOpeningHours } from './hours-store.ts';
import { type ChatKey, findChatState, listMessages, type StoredSupportMessage } from './message-store.ts';
import { findThreadOf } from './thread-store.ts';

/** Returns an empty conversation, for a person without one or without access. */
export async function showNoChat(db: Database, now: Date): Promise<ShownSupportChat> {
  return {
    messages: [],
    hasOlder: false,
    unread: 0,
    nextInMs: null,
    rating: null,
    promise: await promiseAnswer(db, now),
  };
}

/** Returns a conversation as its owner sees it now. */
export async function showChat(
  db: Database,
  chat: ChatKey,
  now: Date,
  before?: number,
): Promise<ShownSupportChat> {
  const { messages, hasOlder } = await listMessages(db, chat, now, before);
  const { unread, nextAt, teamWroteAt } = await findChatState(db, chat, now);
  return {
    messages: messages.map((message) => shown(chat.kind, message)),
    hasOlder,
    unread,
    nextInMs: nextAt && nextAt.getTime() - now.getTime(),
    promise: await promiseAnswer(db, now),
    rating: ratingStage(await findThreadOf(db, chat), teamWroteAt),
  };
}

function shown(kind: ChatKind, message: StoredSupportMessage): SupportMessage {
  const { id, content, automatic, read, client_id, is_from_admin, answered_by, created_at, pictures } =
    message;
  const self = kind === 'member' ? 'user' : 'visitor';
  return {
    id,
    content,
    sender: is_from_admin ? 'admin' : self,
    author: answered_by,
    automatic,
    clientId: is_from_admin ? null : client_id,
    timestamp: created_at.toISOString(),
    read,
    pictures,
  };
}

async function promiseAnswer(db: Database, now: Date): Promise<string> {
  const [hours, present] = [await readOpeningHours(db), await isSomeonePresent(db, now)];
  return answerPromise(hours, { present, today: parisDay(now), now });
}
