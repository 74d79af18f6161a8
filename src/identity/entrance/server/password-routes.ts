import { findWeakness } from '#identity/accounts/server/shared/find-weakness.ts';
import { rememberDevice } from '#identity/accounts/server/shared/known-device.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-member.ts';
import { requirePassword } from '#identity/second-factor/server/shared/require-password.ts';
import { findAddress } from '#platform/database/find-address.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { noteActor } from '#platform/request-scope.ts';
import { api } from './api.ts';
import { changePassword as setAnotherPassword } from './change-password.ts';
import { liftLock } from './count-guess.ts';
import { enforceResetMails } from './enforce-reset-mails.ts';
import { setPasswordByLink } from './set-password-by-link.ts';

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
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  return { usable: Boolean(await findUsableLink(context, input.token)) };
});

const resetPassword = api.resetPassword.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const owner = await findUsableLink(context, input.token);
  const about = owner ? [owner.email, ...(await context.services.namesOf(owner.member))] : [];
  const password = await findWeakness(input.password, about);
  if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
  if (!owner || !(await setPasswordByLink(context.services, { ...owner, password: input.password })))
    throw errors.LINK_EXPIRED();
  noteActor('member', owner.member);
  // The wrong passwords that locked the account end with the former one.
  await liftLock(context, owner.email);
  // Whoever opens the mailbox is the owner: from now on nobody can shut the log-in of this browser.
  rememberDevice(context, owner.member);
  return { done: true };
});

/** Whose link it is while it serves, which Better Auth counts by the clock of the machine. */
async function findUsableLink({ services: { auth, db } }: RequestContext, token: string) {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || link.expiresAt <= new Date()) return undefined;
  const email = await findAddress(db, link.value);
  return email === undefined ? undefined : { link: link.id, member: link.value, email };
}

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
