import { requireVisible } from '#features/matching/server/require-visible.ts';
import { findActivities } from '#features/questionnaires/server/store.ts';
import { api, requireProfile, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { firstWords } from '../rules.ts';
import { blockContact } from './block-contact.ts';
import { deleteConversation } from './delete-conversation.ts';
import { listContacts } from './list-contacts.ts';
import { markRead } from './mark-read.ts';
import { listThread, seenBy } from './message-store.ts';
import { sendMessage } from './send-message.ts';
import { startConversation } from './start-conversation.ts';
import { hasContact } from './store.ts';
import { unblockContact } from './unblock-contact.ts';

const start = api.messaging.startConversation
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await requireVisible(services, errors, me, input.profileId);
    const verdict = await startConversation(services.db, me, input.profileId, services.clock.now());
    if (verdict === 'limit-reached') throw errors.CONTACT_LIMIT_REACHED();
    if (verdict === 'too-many-today') throw errors.TOO_MANY_OPENINGS();
    if (verdict === 'opened') services.live.wake([me, input.profileId]);
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
  const stored = await sendMessage(services, me, input);
  if (!stored) throw errors.NOT_FOUND();
  if (stored.content !== input.content || stored.receiver_id !== input.id)
    throw errors.SAME_KEY_OTHER_CONTENT();
  return seenBy(me, stored);
});

const read = api.messaging.markRead.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  await markRead(services, me, input.id, input.upTo);
  return { done: true };
});

const block = api.messaging.block.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  if (!(await blockContact(services, me, input.id))) throw errors.NOT_FOUND();
  return { done: true };
});

const unblock = api.messaging.unblock.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  if (!(await unblockContact(services, me, input.id))) throw errors.NOT_FOUND();
  return { done: true };
});

const deletion = api.messaging.deleteConversation
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await spend(context, errors, LIMITS.saves, me);
    if (!(await deleteConversation(services, me, input.id))) throw errors.NOT_FOUND();
    return { done: true };
  });

export const messagingRoutes = {
  startConversation: start,
  contacts,
  thread,
  send,
  markRead: read,
  block,
  unblock,
  deleteConversation: deletion,
};
