import { findSession } from '#identity/accounts/server/shared/find-session.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { contactFormContract } from '../contract.ts';
import { contactChatKey } from '../rules.ts';
import { insertContactOnce } from './contact-store.ts';
import { insertSupportMessage } from './message-store.ts';
import { teamAddressOf } from './shared/team-mail.ts';
import { recordIncoming } from './thread-store.ts';

const api = implementContract(contactFormContract);

/** Message, thread and mail share a transaction: once committed, they survive any mail failure (D15). */
const contact = api.contact.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  await enforceRateLimit(context, errors, LIMITS.contact, origin);
  const { website, ...message } = input;
  if (website !== '') return;
  const writer = (await findSession(context))?.userId;
  const { first_name, last_name, email, phone, recipient, message: content } = message;
  await write(context, {
    async change({ tx, now }) {
      const id = await insertContactOnce(tx, { ...message, user_id: writer, created_at: now });
      if (id === undefined) return UNCHANGED;
      const key = contactChatKey(id);
      const name = `${first_name} ${last_name}`;
      const chat = { kind: 'visitor', key, labels: { visitorId: '', name, email } } as const;
      const letter = {
        client_id: 'letter',
        content,
        is_from_admin: false,
        automatic: false,
        created_at: now,
      };
      await insertSupportMessage(tx, chat, letter);
      const thread = await recordIncoming(tx, {
        kind: 'contact',
        key,
        content,
        now,
        member: writer,
        writer: { name, email, phone },
        recipient,
      });
      const to = teamAddressOf(services.env, recipient);
      if (to)
        await services.outbox.send(tx, { template: 'contact-message', to, data: { ...message, thread } });
    },
    publish: deskChanged('inbox'),
  });
});

export const contactFormRoutes = { contact };
