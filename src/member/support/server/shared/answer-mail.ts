import type { Database } from '#platform/database/client.ts';
import { idOfKey } from '#platform/mail/outbox.ts';
import type { Services } from '#platform/services.ts';
import { ANSWER_QUIET_MS } from '../../rules.ts';
import { type ChatKey, listUnreadAnswers } from '../message-store.ts';
import { lockThreadOf, updateThread } from '../thread-store.ts';
import { findWriter } from '../writer-store.ts';

const QUEUE = 'support-answers';
const RETRY = { retryLimit: 5, retryDelay: 60, retryBackoff: true };

/** Enqueues a mail for a person who has left before reading an answer, in the transaction of the answer. */
export async function enqueueAnswerMail(
  tx: Database,
  { jobs }: Pick<Services, 'jobs'>,
  { kind, key }: ChatKey,
  answer: string,
  now: Date,
): Promise<void> {
  const job: ChatKey = { kind, key };
  await jobs.send(tx, QUEUE, job, {
    ...RETRY,
    id: idOfKey(QUEUE, kind, key, answer),
    startAfter: new Date(now.getTime() + ANSWER_QUIET_MS),
  });
}

/**
 * Mails the team’s unread answers after a quiet period. People who have read them get no mail. Each answer is mailed
 * once, except those that a merge brings together with an older one that was not mailed yet.
 */
export async function mailAnswers({ db, outbox, clock }: Services, chat: ChatKey): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const thread = await lockThreadOf(tx, chat);
    const writer = await findWriter(tx, chat);
    if (!thread || !writer) return;
    const answers = await listUnreadAnswers(tx, chat, thread.answers_mailed_at ?? new Date(0));
    const last = answers.at(-1);
    // The job of a later answer covers all of them.
    if (!last || last.created_at.getTime() + ANSWER_QUIET_MS > now.getTime()) return;
    await updateThread(tx, thread.id, { answers_mailed_at: last.created_at });
    const data = {
      kind: thread.kind,
      answers: answers.map(({ content, answered_by }) => ({ content, author: answered_by ?? '' })),
      ...(chat.kind === 'visitor' && { chat: chat.key }),
    };
    await outbox.send(tx, { template: 'support-answer', to: writer.email, data });
  });
}

export async function scheduleAnswerMails(services: Services): Promise<void> {
  await services.jobs.work<ChatKey>(QUEUE, ({ data }) => mailAnswers(services, data));
}
