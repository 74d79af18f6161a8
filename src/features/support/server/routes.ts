import { api, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { findSession } from '#server/session.ts';
import { sendContactMessage } from './send-contact-message.ts';

const contact = api.support.contact.handler(async ({ context, input, errors }) => {
  await spend(context, errors, LIMITS.contact, context.origin);
  if (input.website !== '') return { done: true };
  const session = await findSession(context.services, context.headers);
  await sendContactMessage(context.services, input, session?.userId);
  return { done: true };
});

export const supportRoutes = { contact };
