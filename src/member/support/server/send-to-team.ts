import { randomInt } from 'node:crypto';
import type { WrittenMessage } from '#mechanisms/threads/contract.ts';
import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { automaticReplies } from '../rules.ts';
import { type Chat, findChatState, findSupportContent, insertSupportMessage } from './message-store.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import { enqueueTeamMail } from './shared/team-mail.ts';
import { lockThreadOf, recordIncoming } from './thread-store.ts';

const RANDOM_STEPS = 2 ** 32;
const random = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/**
 * Stores a message to the team once, with the automatic replies, and enqueues a mail to the team.
 * @param alongside runs in the same transaction
 * @returns `other-content` if a different message was sent with the same client id
 */
export async function sendToTeam(
  context: Pick<RequestContext, 'services'>,
  chat: Chat,
  { clientId, content }: WrittenMessage,
  alongside?: (tx: Database) => Promise<void>,
): Promise<'sent' | 'other-content'> {
  const { services } = context;
  const sent = await write(context, {
    // Serialised with answers of the team, so that no automatic reply follows an answer.
    lock: (tx) => lockThreadOf(tx, chat),
    async change({ tx, now, locked: thread }) {
      const kind = thread?.kind ?? chat.kind;
      const { messageCount, teamWroteAt, acknowledged } = await findChatState(tx, chat, now);
      const own = { client_id: clientId, content, is_from_admin: false, automatic: false, created_at: now };
      if (!(await insertSupportMessage(tx, chat, own))) return UNCHANGED;
      await alongside?.(tx);
      for (const reply of automaticReplies({ kind, messageCount, teamWroteAt, acknowledged, now }, random)) {
        await insertSupportMessage(tx, chat, {
          client_id: `${reply.role}:${clientId}`,
          content: reply.content,
          is_from_admin: true,
          automatic: true,
          created_at: new Date(now.getTime() + reply.afterMs),
        });
      }
      const { key } = chat;
      const who = chat.kind === 'member' ? { member: key } : { writer: namesOf(chat.labels) };
      await recordIncoming(tx, { kind, key, content, now, ...who });
      await enqueueTeamMail(tx, services, chat, now);
      return recordChange(tx, chat, now);
    },
    publish: ({ live }) => publishChatChange(live, chat),
  });
  const stored = sent === UNCHANGED ? await findSupportContent(services.db, chat, clientId) : content;
  return stored === content ? 'sent' : 'other-content';
}

const namesOf = ({ name, email }: { name: string; email: string }) => ({ name, email });
