import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { enqueueAnswerMail } from '#member/support-chat/server/shared/answer-mail.ts';
import { publishChatChange, recordChange } from '#member/support-chat/server/shared/publish-chat-change.ts';
import { findVisitor } from '#member/support-chat/server/writer-store.ts';
import {
  type Chat,
  dropScheduled,
  findLastAnswer,
  findSupportContent,
  insertSupportMessage,
} from '#member/support-threads/server/message-store.ts';
import { lockThread, noteAnswered } from '#member/support-threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { type InboxColleague, type LockedThread, mayRead, subjectOf } from './change-thread.ts';
import { chatOf } from './show-thread.ts';

type Answer = { id: number; clientId: string; content: string; seen: number };

/**
 * Answers in a conversation, once. Whatever the server was about to say is taken back (D14); whoever is not there any
 * more gets it by mail; a colleague who answered meanwhile is not talked over.
 */
export async function answerThread(
  services: Services,
  staff: InboxColleague,
  answer: Answer,
): Promise<'sent' | 'not-found' | 'other-content' | 'answered-meanwhile'> {
  const { db, clock, live } = services;
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const thread = await lockThread(tx, answer.id);
    if (!thread || !mayRead(thread, staff)) return 'not-found';
    const key = chatOf(thread);
    const known = await findSupportContent(tx, key, answer.clientId);
    if (known !== undefined) return known === answer.content ? 'sent' : 'other-content';
    const last = await findLastAnswer(tx, key);
    if (last && last.id > answer.seen && last.answerer_id !== staff.id) return 'answered-meanwhile';
    await dropScheduled(tx, key, now);
    await insertSupportMessage(tx, await chatFor(tx, thread), {
      client_id: answer.clientId,
      content: answer.content,
      is_from_admin: true,
      answered_by: staff.firstName,
      answerer_id: staff.id,
      automatic: false,
      created_at: now,
    });
    await noteAnswered(tx, thread.id, { content: answer.content, staff: staff.id, now });
    await enqueueAnswerMail(tx, services, key, answer.clientId, now);
    await recordChange(tx, key, now);
    await recordAudit(tx, { staff, action: 'inbox.answer', subject: subjectOf(thread), now });
    return { key };
  });
  if (typeof outcome === 'string') return outcome;
  publishChatChange(live, outcome.key);
  return 'sent';
}

/** The chat with what its messages say of who it is with. */
async function chatFor(tx: Database, thread: LockedThread): Promise<Chat> {
  const chat = chatOf(thread);
  if (chat.kind === 'member') return { ...chat, kind: 'member' };
  const { name, email } = thread;
  const labels = (await findVisitor(tx, chat.key)) ?? { visitorId: '', name, email };
  return { ...chat, kind: 'visitor', labels };
}
