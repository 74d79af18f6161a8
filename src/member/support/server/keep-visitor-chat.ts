import type { RequestContext } from '#platform/http/request-context.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { findFirstUnmailed } from './message-store.ts';
import { enqueueAnswerMail } from './shared/answer-mail.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import { forgetVisitorCookie } from './shared/visitor-cookie.ts';
import { lockThreadOf, moveThread } from './thread-store.ts';
import { findVisitor, moveToMember } from './writer-store.ts';

type MemberContext = RequestContext & { me: string; email: string };

/**
 * What the suggestion of an account promises: the conversation comes along. Only when it was held under the address of
 * the account, since several people may use one browser. The browser forgets its key either way.
 */
export async function keepVisitorChat(context: MemberContext, key: string | undefined): Promise<void> {
  if (!key) return;
  const { services, answerHeaders, me, email } = context;
  answerHeaders.append('set-cookie', forgetVisitorCookie(services));
  const visitor = await findVisitor(services.db, key);
  if (visitor?.email !== email.toLowerCase()) return;
  const chat = { kind: 'member', key: me } as const;
  await write(context, {
    lock: (tx) => lockThreadOf(tx, { kind: 'visitor', key }),
    async change({ tx, now, locked: thread }) {
      // A message of the form was written to one person of the team: it stays on their desk.
      if (thread?.kind === 'contact') return UNCHANGED;
      const own = await lockThreadOf(tx, chat);
      const unmailed = await findFirstUnmailed(
        tx,
        [thread, own].flatMap((one) => one ?? []),
      );
      await moveToMember(tx, key, me);
      if (thread) await moveThread(tx, thread, { ...chat, user_id: me }, unmailed);
      // The job that would have mailed it looks under the key that is gone.
      if (thread && unmailed) await enqueueAnswerMail(tx, services, chat, `kept ${thread.id}`, now);
      return recordChange(tx, chat, now);
    },
    publish: ({ live }) => publishChatChange(live, chat),
  });
}
