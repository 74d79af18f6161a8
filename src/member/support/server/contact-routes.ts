import { findSession } from '#identity/accounts/server/shared/find-session.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { contactFormContract } from '../contract.ts';
import { sendContactMessage } from './send-contact-message.ts';

const api = implementContract(contactFormContract);

const contact = api.contact.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.contact, context.origin);
  if (input.website !== '') return { done: true };
  const session = await findSession(context);
  await sendContactMessage(context.services, input, session?.userId);
  return { done: true };
});

export const contactFormRoutes = { contact };
