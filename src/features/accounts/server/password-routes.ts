import { enforceRateLimit, LIMITS, pseudonym } from '#platform/rate-limit.ts';
import { noteActor } from '#platform/request-scope.ts';
import { settleLostPhone } from '../second-factor/server/shared/settle-lost-phone.ts';
import { api } from './api.ts';
import { changePassword as setAnotherPassword } from './change-password.ts';
import { liftLock } from './shared/count-guess.ts';
import { enforceResetMails } from './shared/enforce-reset-mails.ts';
import { findWeakness } from './shared/find-weakness.ts';
import { rememberDevice } from './shared/known-device.ts';
import { mailLink } from './shared/mail-link.ts';
import { requireMemberAnew } from './shared/require-member.ts';
import { requirePassword } from './shared/require-password.ts';
import { unlessRefused } from './unless-refused.ts';

const forgotPassword = api.forgotPassword.handler(async ({ context, input, errors }) => {
  const { db, outbox, secret, background } = context.services;
  // Depends on the mail server only, so that it says nothing about the address.
  if (!outbox.isHealthy()) throw errors.MAIL_UNAVAILABLE();
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  await enforceResetMails(context, errors, pseudonym(secret, input.email));
  // Off the request path, and alike for an address that nobody has: no mail leaves for it in the end.
  background(mailLink({ db, outbox }, 'reset-password', input.email));
  return { done: true };
});

const checkResetLink = api.checkResetLink.handler(async ({ context, input, errors }) => {
  const { auth } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  // Better Auth dates its links by the clock of the machine.
  return { usable: Boolean(link && link.expiresAt > new Date()) };
});

const resetPassword = api.resetPassword.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const { auth, live, namesOf } = context.services;
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  const owner = link && (await internalAdapter.findUserById(link.value));
  const about = owner ? [owner.email, ...(await namesOf(owner.id))] : [];
  const password = await findWeakness(input.password, about);
  if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
  const body = { token: input.token, newPassword: input.password };
  const changed = await unlessRefused(auth.api.resetPassword({ body }));
  if (!changed) throw errors.LINK_EXPIRED();
  if (owner) {
    // Every session of the member ended with the former password, and so do the wrong ones that locked the account.
    noteActor('member', owner.id);
    live.endMember(owner.id);
    await liftLock(context, owner.email);
    // Whoever opens the mailbox is the owner: from now on nobody can shut the log-in of this browser.
    rememberDevice(context, owner.id);
    await settleLostPhone(context.services, { member: owner.id, email: owner.email });
  }
  return { done: true };
});

const changePassword = api.changePassword
  .use(requireMemberAnew)
  .handler(async ({ context, input, errors }) => {
    const { services, me, email } = context;
    const password = await findWeakness(input.password, [email, ...(await services.namesOf(me))]);
    if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
    await requirePassword(context, errors, { password: input.current, code: input.code });
    await setAnotherPassword(services, context, input.password);
    return { done: true };
  });

/** Forgotten, reset by a mailed link, changed. */
export const passwordRoutes = { forgotPassword, checkResetLink, resetPassword, changePassword };
