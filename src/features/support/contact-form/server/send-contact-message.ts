import type { Env } from '#platform/env.ts';
import type { Services } from '#platform/services.ts';
import type { ContactMessage } from '../contract.ts';
import type { ContactRecipient } from '../rules.ts';
import { insertContact } from './store.ts';

/**
 * Keeps a message of the contact form and has it mailed to whom it is for, in one transaction: once this is done
 * nothing is lost, whatever the mail server does (D15).
 * @param writer id of the member who writes; nothing for a visitor
 */
export async function sendContactMessage(
  { db, outbox, env, clock }: Services,
  { website: _trap, ...message }: ContactMessage,
  writer: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await insertContact(tx, { ...message, user_id: writer, created_at: clock.now() });
    const to = mailboxOf(env, message.recipient);
    if (to) await outbox.send(tx, { template: 'contact-message', to, data: message });
  });
}

/** Where the mail goes; without any mailbox the message waits in the database for the team. */
function mailboxOf(env: Env, recipient: ContactRecipient): string | undefined {
  const own = {
    coach: env.COACH_EMAIL,
    relations: env.RELATIONS_EMAIL,
    admin: env.ADMIN_EMAIL,
    dpo: env.DPO_EMAIL,
  };
  return own[recipient] ?? env.TEAM_EMAIL;
}
