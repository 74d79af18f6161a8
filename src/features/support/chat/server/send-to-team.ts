import { randomInt } from 'node:crypto';
import type { Services } from '#platform/services.ts';
import type { NewSupportMessage } from '../contract.ts';
import { automaticReplies } from '../rules.ts';
import { publishChatChange, recordChange } from './publish-chat-change.ts';
import { enqueueTeamMail } from './shared/team-mail.ts';
import { type Chat, findContent, findStanding, insertSupportMessage } from './store.ts';

const RANDOM_STEPS = 2 ** 32;
const random = () => randomInt(RANDOM_STEPS) / RANDOM_STEPS;

/**
 * Stores a message to the team once, with what the server answers to it in the team's name, and has the team told.
 * @returns `other-content` when something else was sent under the same client id
 */
export async function sendToTeam(
  services: Services,
  chat: Chat,
  { clientId, content }: NewSupportMessage,
): Promise<'sent' | 'other-content'> {
  const { db, live } = services;
  const now = services.clock.now();
  const sent = await db.transaction(async (tx) => {
    const { messageCount, teamWroteAt } = await findStanding(tx, chat, now);
    const own = { client_id: clientId, content, is_from_admin: false, automatic: false, created_at: now };
    if (!(await insertSupportMessage(tx, chat, own))) return false;
    for (const reply of automaticReplies({ kind: chat.kind, messageCount, teamWroteAt, now }, random)) {
      await insertSupportMessage(tx, chat, {
        client_id: `${reply.role}:${clientId}`,
        content: reply.content,
        is_from_admin: true,
        automatic: true,
        created_at: new Date(now.getTime() + reply.afterMs),
      });
    }
    await enqueueTeamMail(tx, services, chat, now);
    await recordChange(tx, chat, now);
    return true;
  });
  if (!sent) return (await findContent(db, chat, clientId)) === content ? 'sent' : 'other-content';
  publishChatChange(live, chat);
  return 'sent';
}
