import { parisDay } from '#lib/french-date.ts';
import { listAbsentColleagues } from '#member/appointments/server/host-store.ts';
import {
  type Chat,
  dropScheduled,
  findLastAnswer,
  findSupportContent,
  insertSupportMessage,
} from '#member/support/server/message-store.ts';
import { enqueueAnswerMail } from '#member/support/server/shared/answer-mail.ts';
import { recordChange } from '#member/support/server/shared/publish-chat-change.ts';
import { recordTeamAnswer, updateThread } from '#member/support/server/thread-store.ts';
import { findVisitor } from '#member/support/server/writer-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { chatOf, type InboxColleague, type LockedThread } from './lock-thread.ts';

type Answer = { client_id: string; content: string; seen: number };

/**
 * Stores an answer once. Cancels the pending automatic reply (D14), enqueues a mail for a person who has left, and
 * rejects the answer when a colleague answered meanwhile.
 */
export async function answerThread(
  tx: Database,
  { staff, services }: { staff: InboxColleague; services: Services },
  thread: LockedThread,
  { seen, ...written }: Answer,
  now: Date,
): Promise<'sent' | 'other-content' | 'answered-meanwhile' | typeof UNCHANGED> {
  const key = chatOf(thread);
  const { client_id, content } = written;
  const known = await findSupportContent(tx, key, client_id);
  if (known !== undefined) return known === content ? UNCHANGED : 'other-content';
  const last = await findLastAnswer(tx, key);
  if (last && last.id > seen && last.answerer_id !== staff.id) return 'answered-meanwhile';
  await dropScheduled(tx, key, now);
  await insertSupportMessage(tx, await chatFor(tx, thread), {
    ...written,
    is_from_admin: true,
    answered_by: staff.firstName,
    answerer_id: staff.id,
    automatic: false,
    created_at: now,
  });
  const away = await listAbsentColleagues(tx, parisDay(now));
  // A thread whose assignee is absent counts as unassigned: the colleague who answers takes it over.
  if (away[thread.assignee_id ?? '']) await updateThread(tx, thread.id, { assignee_id: staff.id });
  await recordTeamAnswer(tx, thread.id, { content, staff: staff.id, now });
  await enqueueAnswerMail(tx, services, key, client_id, now);
  await recordChange(tx, key, now);
  return 'sent';
}

/** Returns the chat; for a visitor, with their name and address. */
async function chatFor(tx: Database, thread: LockedThread): Promise<Chat> {
  const chat = chatOf(thread);
  if (chat.kind === 'member') return { ...chat, kind: 'member' };
  const { name, email } = thread;
  const labels = (await findVisitor(tx, chat.key)) ?? { visitorId: '', name, email };
  return { ...chat, kind: 'visitor', labels };
}
