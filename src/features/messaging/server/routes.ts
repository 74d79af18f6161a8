import { requireVisible } from '#features/matching/server/require-visible.ts';
import { findActivities } from '#features/questionnaires/server/store.ts';
import { api, requireProfile, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import type { Services } from '#server/services.ts';
import type { Message } from '../contract.ts';
import { firstWords } from '../rules.ts';
import { startConversation } from './start-conversation.ts';
import {
  hasContact,
  insertMessage,
  isOpenContact,
  listContacts,
  listThread,
  markRead,
  type StoredMessage,
} from './store.ts';

const start = api.messaging.startConversation
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await requireVisible(services, errors, me, input.profileId);
    const verdict = await startConversation(services.db, me, input.profileId, services.clock.now());
    if (verdict === 'limit-reached') throw errors.CONTACT_LIMIT_REACHED();
    if (verdict === 'too-many-today') throw errors.TOO_MANY_OPENINGS();
    return { contactId: input.profileId };
  });

const contacts = api.messaging.contacts
  .use(requireProfile)
  .handler(({ context }) => listContacts(context.services.db, context.me));

const thread = api.messaging.thread.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  const { messages, hasOlder } = await listThread(services.db, me, input.id, input.before);
  const written = messages.some((message) => message.sender_id === me && !message.automatic);
  return {
    messages: messages.map((message) => seenBy(me, message)),
    hasOlder,
    ideas: written || hasOlder ? [] : firstWords((await findActivities(services.db, input.id)) ?? []),
  };
});

const send = api.messaging.send.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.messages, me);
  if (!(await isOpenContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  const stored = await storeMessage(services, me, input);
  if (!stored || stored.content !== input.content || stored.receiver_id !== input.id) {
    throw errors.SAME_KEY_OTHER_CONTENT();
  }
  return seenBy(me, stored);
});

const read = api.messaging.markRead.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  await markRead(services.db, me, input.id, input.upTo);
  return { done: true };
});

type NewMessage = { id: string; clientId: string; content: string };

function storeMessage({ db, clock }: Services, me: string, { id, clientId, content }: NewMessage) {
  return db.transaction((tx) =>
    insertMessage(tx, {
      sender_id: me,
      receiver_id: id,
      client_id: clientId,
      content,
      created_at: clock.now(),
    }),
  );
}

function seenBy(me: string, message: StoredMessage): Message {
  return {
    id: message.id,
    mine: message.sender_id === me,
    content: message.content,
    automatic: message.automatic,
    clientId: message.sender_id === me ? message.client_id : null,
    createdAt: message.created_at.toISOString(),
    read: message.read,
  };
}

export const messagingRoutes = { startConversation: start, contacts, thread, send, markRead: read };
