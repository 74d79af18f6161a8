import { requirePassword } from '#features/privacy/server/require-password.ts';
import { api, requireProfile, spend } from '#server/api.ts';
import { LIMITS, pseudonym } from '#server/rate-limit.ts';
import { PASSWORD_TOO_COMMON } from '../contract.ts';
import { changePassword as setAnotherPassword } from './change-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { voidLinks } from './store.ts';
import { unlessRefused } from './unless-refused.ts';

const forgotPassword = api.accounts.forgotPassword.handler(async ({ context, input, errors }) => {
  const { db, auth, outbox, secret, background } = context.services;
  // Depends on the mail server only, so that it says nothing about the address.
  if (!outbox.isHealthy()) throw errors.MAIL_UNAVAILABLE();
  await spend(context, errors, LIMITS.linksByOrigin, context.origin);
  await spend(context, errors, LIMITS.mailsByAddress, pseudonym(secret, input.email));
  // Off the request path: a known address would take twice as long as an unknown one.
  background(
    voidLinks(db, input.email).then(() => auth.api.requestPasswordReset({ body: { email: input.email } })),
  );
  return { done: true };
});

const checkResetLink = api.accounts.checkResetLink.handler(async ({ context, input, errors }) => {
  const { auth } = context.services;
  await spend(context, errors, LIMITS.linksByOrigin, context.origin);
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  // Better Auth dates its links by the clock of the machine.
  return { usable: Boolean(link && link.expiresAt > new Date()) };
});

const resetPassword = api.accounts.resetPassword.handler(async ({ context, input, errors }) => {
  await spend(context, errors, LIMITS.linksByOrigin, context.origin);
  if (await isCommonPassword(input.password)) {
    throw errors.INVALID_INPUT({ data: { fields: { password: PASSWORD_TOO_COMMON } } });
  }
  const { auth, live } = context.services;
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  const body = { token: input.token, newPassword: input.password };
  const changed = await unlessRefused(auth.api.resetPassword({ body }));
  if (!changed) throw errors.LINK_EXPIRED();
  // Every session of the member ended with the former password.
  if (link) live.end(link.value);
  return { done: true };
});

const changePassword = api.accounts.changePassword
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    if (await isCommonPassword(input.password)) {
      throw errors.INVALID_INPUT({ data: { fields: { password: PASSWORD_TOO_COMMON } } });
    }
    await requirePassword(context, errors, input.current);
    await setAnotherPassword(context.services, context, input.password);
    return { done: true };
  });

/** Forgotten, reset by a mailed link, changed. */
export const passwordRoutes = { forgotPassword, checkResetLink, resetPassword, changePassword };
