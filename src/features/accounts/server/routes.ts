import { isAPIError } from 'better-auth/api';
import { findSessionState } from '#features/onboarding/server/session-state.ts';
import { countFunnelStep } from '#features/onboarding/server/store.ts';
import { requirePassword } from '#features/privacy/server/require-password.ts';
import { hasProfile } from '#features/profiles/server/store.ts';
import { forgetVisitorCookie } from '#features/support-chat/server/visitor-cookie.ts';
import { api, type RequestContext, requireProfile, spend } from '#server/api.ts';
import { today } from '#server/clock.ts';
import { noteVisit } from '#server/live/activity.ts';
import { countAttempt, forgetAttempts, LIMITS, pseudonym } from '#server/rate-limit.ts';
import { findSession } from '#server/session.ts';
import { PASSWORD_TOO_COMMON } from '../contract.ts';
import { changePassword as setAnotherPassword } from './change-password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deviceRoutes } from './device-routes.ts';
import { isAddressTaken, voidLinks } from './store.ts';

const signUp = api.accounts.signUp.handler(async ({ context, input, errors }) => {
  const { db, auth, clock, secret } = context.services;
  await spend(context, errors, LIMITS.signUpByOrigin, context.origin);
  if (await isAddressTaken(db, input.email)) {
    const attempt = await countAttempt(db, LIMITS.takenAddressByOrigin, context.origin, clock.now());
    // Beyond the limit nobody learns any more whose addresses are members' (D1).
    if (attempt.allowed) throw errors.EMAIL_TAKEN();
    return { done: true };
  }
  await spend(context, errors, LIMITS.mailsByAddress, pseudonym(secret, input.email));
  await voidLinks(db, input.email);
  await auth.api.signInMagicLink({ body: { email: input.email }, headers: context.headers });
  return { done: true };
});

const confirmEmail = api.accounts.confirmEmail.handler(async ({ context, input, errors }) => {
  const { db, auth, clock } = context.services;
  await spend(context, errors, LIMITS.linksByOrigin, context.origin);
  const opened = await unlessRefused(
    auth.api.magicLinkVerify({
      query: { token: input.token },
      headers: context.headers,
      returnHeaders: true,
    }),
  );
  if (!opened) throw errors.LINK_EXPIRED();
  passCookies(context, opened.headers);
  const known = await hasProfile(db, opened.response.user.id);
  if (!known) await countFunnelStep(db, 'account_creation', today(clock));
  return { hasProfile: known };
});

const logIn = api.accounts.logIn.handler(async ({ context, input, errors }) => {
  const { db, auth, clock, secret } = context.services;
  await spend(context, errors, LIMITS.logInByOrigin, context.origin);
  const account = pseudonym(secret, input.email);
  // Counted before the password is looked at, so that simultaneous guesses count as well (D2).
  const attempt = await countAttempt(db, LIMITS.wrongPasswords, account, clock.now());
  if (!attempt.allowed)
    throw errors.ACCOUNT_LOCKED({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
  const opened = await unlessRefused(
    auth.api.signInEmail({ body: input, headers: context.headers, returnHeaders: true }),
  );
  if (!opened) throw errors.INVALID_CREDENTIALS();
  await forgetAttempts(db, LIMITS.wrongPasswords, account);
  passCookies(context, opened.headers);
  return { hasProfile: await hasProfile(db, opened.response.user.id) };
});

const logOut = api.accounts.logOut.handler(async ({ context }) => {
  const { auth, live } = context.services;
  const leaving = await findSession(context.services, context.headers);
  const ended = await auth.api.signOut({ headers: context.headers, returnHeaders: true });
  if (leaving) live.endSessions([leaving.id]);
  passCookies(context, ended.headers);
  context.answerHeaders.append('set-cookie', forgetVisitorCookie(context.services));
  return { done: true };
});

const session = api.accounts.session.handler(async ({ context }) => {
  const { db, clock } = context.services;
  const found = await findSession(context.services, context.headers);
  if (found) await noteVisit(db, found.userId, clock.now());
  return { member: found ? await findSessionState(db, found, clock.now()) : null };
});

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

/** The answer of Better Auth, or nothing when it refuses (its refusals and its redirects are errors). */
async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

function passCookies(context: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
}

export const accountsRoutes = {
  signUp,
  confirmEmail,
  logIn,
  logOut,
  session,
  forgotPassword,
  checkResetLink,
  resetPassword,
  changePassword,
  ...deviceRoutes,
};
