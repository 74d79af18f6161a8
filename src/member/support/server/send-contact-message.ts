import type { Services } from '#platform/services.ts';
import type { ContactMessage } from '../contract.ts';
import { contactChatKey } from '../rules.ts';
import { insertContactOnce } from './contact-store.ts';
import { insertSupportMessage } from './message-store.ts';
import { teamAddressOf } from './shared/team-address.ts';
import { noteWritten } from './thread-store.ts';

/**
 * Message, thread and mail share a transaction: once committed it survives any mail failure (D15).
 * @param writer member id; undefined for a visitor
 */
export async function sendContactMessage(
  { db, outbox, env, clock, live }: Services,
  { website: _trap, ...message }: ContactMessage,
  writer: string | undefined,
): Promise<void> {
  const { first_name, last_name, email, phone, recipient, message: content } = message;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const id = await insertContactOnce(tx, { ...message, user_id: writer, created_at: now });
    if (id === undefined) return;
    const key = contactChatKey(id);
    const name = `${first_name} ${last_name}`;
    const chat = { kind: 'visitor', key, labels: { visitorId: '', name, email } } as const;
    const letter = { client_id: 'letter', content, is_from_admin: false, automatic: false, created_at: now };
    await insertSupportMessage(tx, chat, letter);
    const thread = await noteWritten(tx, {
      kind: 'contact',
      key,
      content,
      now,
      member: writer,
      writer: { name, email, phone },
      recipient,
    });
    const to = teamAddressOf(env, recipient);
    if (to) await outbox.send(tx, { template: 'contact-message', to, data: { ...message, thread } });
  });
  live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
}
