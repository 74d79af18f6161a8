import { requireMemberAnew } from '#identity/accounts/server/shared/require-member.ts';
import { requirePassword } from '#identity/factors/server/shared/require-password.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { emailChangeContract, SAME_ADDRESS } from '../contract.ts';
import { askEmailChange, confirmEmailChange, giveUpEmailChange, refuseEmailChange } from './change-email.ts';
import { hashChangeToken } from './shared/make-change-link.ts';
import { findByToken, findEmailChange } from './store.ts';

const api = implementContract(emailChangeContract);

const pending = api.pending.use(requireMemberAnew).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const change = await findEmailChange(db, context.me, clock.now());
  if (!change) return null;
  return {
    email: change.new_email,
    until: change.expires_at.toISOString(),
    confirmed: { former: change.former_confirmed_at !== null, new: change.new_confirmed_at !== null },
  };
});

const ask = api.ask.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me } = context;
  await requirePassword(context, errors, input);
  if (input.email === context.email) {
    throw errors.INVALID_INPUT({ data: { fields: { email: SAME_ADDRESS } } });
  }
  await enforceRateLimit(context, errors, LIMITS.emailChanges, me);
  await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(services.secret, input.email));
  if ((await askEmailChange(services, context, input.email)) === 'held') throw errors.CHANGE_HELD();
  return { done: true };
});

const giveUp = api.giveUp.use(requireMemberAnew).handler(async ({ context }) => {
  await giveUpEmailChange(context.services.db, context.me);
  return { done: true };
});

const look = api.look.handler(async ({ context, input, errors }) => {
  const { db, clock } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const found = await findByToken(db, hashChangeToken(input.token), clock.now());
  if (!found) throw errors.LINK_EXPIRED();
  return { side: found.side, email: found.change.new_email };
});

const confirm = api.confirm.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const outcome = await confirmEmailChange(context.services, input.token);
  if (outcome === 'expired') throw errors.LINK_EXPIRED();
  return { outcome };
});

const refuse = api.refuse.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  if ((await refuseEmailChange(context.services, input.token)) === 'expired') throw errors.LINK_EXPIRED();
  return { done: true };
});

export const emailChangeRoutes = { pending, ask, giveUp, look, confirm, refuse };
