import { findSessionState } from '#features/onboarding/server/session-state.ts';
import { countFunnelStep } from '#features/onboarding/server/store.ts';
import { hasProfile } from '#features/profiles/server/store.ts';
import { forgetVisitorCookie } from '#features/support-chat/server/visitor-cookie.ts';
import { api, type RequestContext, spend } from '#server/api.ts';
import { today } from '#server/clock.ts';
import { noteVisit } from '#server/live/activity.ts';
import { countAttempt, forgetAttempts, LIMITS, pseudonym } from '#server/rate-limit.ts';
import { findSession } from '#server/session.ts';
import { deviceRoutes } from './device-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { isAddressTaken, voidLinks } from './store.ts';
import { unlessRefused } from './unless-refused.ts';

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

function passCookies(context: RequestContext, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.answerHeaders.append('set-cookie', cookie);
}

export const accountsRoutes = {
  signUp,
  confirmEmail,
  logIn,
  logOut,
  session,
  ...passwordRoutes,
  ...deviceRoutes,
};
