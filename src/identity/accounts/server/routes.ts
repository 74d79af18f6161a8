import { findRefusal } from '#mechanisms/decisions/server/standing-store.ts';
import { isPassword } from '#platform/auth.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, enforceRateLimit, LIMITS, pseudonym } from '#platform/rate-limit.ts';
import { noteActor } from '#platform/request-scope.ts';
import { mailsAsked } from '../contract.ts';
import { awaitCode } from '#identity/second-factor/server/shared/waiting-log-in.ts';
import { api } from './api.ts';
import { findNewTerms, listConsents, recordConsent } from './consent-store.ts';
import { deviceRoutes } from './device-routes.ts';
import { passwordRoutes } from '#identity/entrance/server/password-routes.ts';
import { countGuess, forgetGuess } from './shared/count-guess.ts';
import { endFormerSession } from './shared/end-former-session.ts';
import { rememberDevice } from './shared/known-device.ts';
import { mailLink } from './shared/mail-link.ts';
import { openSession } from './shared/open-session.ts';
import { passCookies } from './shared/pass-cookies.ts';
import { requireAccount } from './shared/require-account.ts';
import { isHeldUnderAge } from './shared/under-age.ts';
import { findProofsByEmail, isAddressTaken } from './store.ts';
import { unlessRefused } from '#identity/entrance/server/unless-refused.ts';

const signUp = api.signUp.handler(async ({ context, input: { email }, errors }) => {
  const { services, origin } = context;
  const { db, clock, secret, outbox } = services;
  // Depends on the mail server only, so that it says nothing about the address.
  const asked = { done: true, mailDelayed: !outbox.isHealthy() } as const;
  await enforceRateLimit(context, errors, LIMITS.signUpByOrigin, origin);
  const mails = await consumeRateLimit(db, LIMITS.signUpMails, pseudonym(secret, email), clock.now());
  const isTaken = await isAddressTaken(db, email);
  // Counted in either case, and a mail leaves: whoever is told no more learns nothing from limits or time (D1), be it the
  // time of the requests after it, which share the process with the mail.
  const told = await consumeRateLimit(
    db,
    LIMITS.takenAddressByOrigin,
    isTaken ? origin : `${origin}:free`,
    clock.now(),
  );
  if (isTaken && told.allowed) throw errors.EMAIL_TAKEN();
  if (!mails.allowed) {
    const { retryAfterSeconds } = mails;
    throw errors.TOO_MANY_REQUESTS({ message: mailsAsked(retryAfterSeconds), data: { retryAfterSeconds } });
  }
  const otherwise = await findSignUpMail(context, email);
  await mailLink({ db, outbox }, isTaken ? 'already-member' : otherwise, email);
  return asked;
});

/** The owner of the mailbox is told why; whoever typed the address sees the same screen as ever. */
async function findSignUpMail({ services: { db, secret, clock } }: RequestContext, email: string) {
  const asked = { secret, email, now: clock.now() };
  const isHeld = await isHeldUnderAge(db, asked);
  // Asked in any case: the number of statements would tell which it is.
  const refusal = await findRefusal(db, asked);
  if (isHeld) return 'sign-up-on-hold';
  if (refusal) return refusal === 'held' ? 'sign-up-held' : 'sign-up-refused';
  return 'confirm-email';
}

const confirmEmail = api.confirmEmail.handler(async ({ context, input, errors }) => {
  const { auth } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const opened = await unlessRefused(
    auth.api.magicLinkVerify({
      query: { token: input.token },
      headers: context.headers,
      returnHeaders: true,
    }),
  );
  if (!opened) throw errors.LINK_EXPIRED();
  await endFormerSession(context);
  passCookies(context, opened.headers);
  noteActor('member', opened.response.user.id);
  rememberDevice(context, opened.response.user.id);
  return { done: true };
});

const logIn = api.logIn.handler(async ({ context, input, errors }) => {
  const guess = await countGuess(context, errors, input.email);
  const proofs = await findProofsByEmail(context.services.db, input.email);
  const right = await isPassword(proofs?.passwordHash, input.password);
  if (!proofs || !right) throw errors.INVALID_CREDENTIALS();
  noteActor('member', proofs.member);
  await forgetGuess(context, guess);
  if (proofs.secondFactor) awaitCode(context, proofs);
  else await openSession(context, proofs.member);
  return { done: true, codeWanted: proofs.secondFactor };
});

const consents = api.consents.use(requireAccount).handler(async ({ context }) => {
  const given = await listConsents(context.services.db, context.me);
  return given.map(({ purpose, version, text_date, text_sha256, given_at, withdrawn_at }) => ({
    purpose,
    version,
    textDate: text_date,
    textSha256: text_sha256,
    givenAt: given_at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
});

const newTerms = api.newTerms.use(requireAccount).handler(async ({ context: { me, services } }) => ({
  since: (await findNewTerms(services.db, me))?.date ?? null,
}));

const acceptTerms = api.acceptTerms.use(requireAccount).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  if (await findNewTerms(db, me)) await recordConsent(db, me, 'terms', clock.now());
  return { done: true };
});

export const accountsRoutes = {
  ...{ signUp, confirmEmail, logIn, consents, newTerms, acceptTerms },
  ...passwordRoutes,
  ...deviceRoutes,
};
