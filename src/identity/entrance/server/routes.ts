import { isAPIError } from 'better-auth/api';
import { rememberDevice } from '#identity/accounts/server/shared/known-device.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { endFormerSession, openMemberSession } from '#identity/accounts/server/shared/open-session.ts';
import { passCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { isHeldUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { deleteSession, isAddressTaken, voidConfirmationLinks } from '#identity/accounts/server/store.ts';
import { findProofs, findProofsByEmail } from '#identity/factors/server/proof-store.ts';
import { provePassword } from '#identity/factors/server/shared/require-password.ts';
import { awaitCode } from '#identity/factors/server/shared/waiting-log-in.ts';
import { findRefusal } from '#mechanisms/decisions/server/standing-store.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { setActor } from '#platform/request-scope.ts';
import { entranceContract, mailsAsked } from '../contract.ts';
import { countGuess, forgetGuess } from './count-guess.ts';
import { passwordRoutes } from './password-routes.ts';

const api = implementContract(entranceContract);

const signUp = api.signUp.handler(async ({ context, input: { email }, errors }) => {
  const { services, origin } = context;
  const { db, clock, secret, outbox } = services;
  // Depends on the mail server only, so it reveals nothing about the address.
  const asked = { done: true, mailDelayed: !outbox.isHealthy() } as const;
  await enforceRateLimit(context, errors, LIMITS.signUpByOrigin, origin);
  const mails = await consumeRateLimit(db, LIMITS.signUpMails, mailboxHash(secret, email), clock.now());
  const isTaken = await isAddressTaken(db, email);
  // Counted in either case, and a mail is sent either way: limits and response times reveal nothing (D1), not even the
  // response times of later requests, which share the process with the mail.
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

/** The owner of the mailbox learns the reason; the screen is always the same. */
async function findSignUpMail({ services: { db, secret, clock } }: RequestContext, email: string) {
  const asked = { secret, email, now: clock.now() };
  const isHeld = await isHeldUnderAge(db, asked);
  // Queried in every case: the number of statements would reveal the outcome.
  const refusal = await findRefusal(db, asked);
  if (isHeld) return 'sign-up-on-hold';
  if (refusal) return refusal === 'held' ? 'sign-up-held' : 'sign-up-refused';
  return 'confirm-email';
}

const confirmEmail = api.confirmEmail.handler(async ({ context, input, errors }) => {
  const { auth, db } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const opened = await unlessRefused(
    auth.api.openByLink({ body: { token: input.token }, headers: context.headers, returnHeaders: true }),
  );
  if (!opened) throw errors.LINK_EXPIRED();
  const { user, session } = opened.response;
  await voidConfirmationLinks(db, user.email);
  if (await endIfFinished(context, user.id, session.id)) throw errors.LINK_EXPIRED();
  await endFormerSession(context);
  passCookies(context, opened.headers);
  setActor('member', user.id);
  rememberDevice(context, user.id);
});

/**
 * Ends the session that a link has opened when the account has a password: only the password and the second factor open
 * it from then on. The lock waits for a concurrent completion of the sign-up.
 * @returns whether it has a password
 */
function endIfFinished({ services: { db } }: RequestContext, member: string, session: string) {
  return db.transaction(async (tx) => {
    await lockMembers(tx, [member]);
    if (!(await findProofs(tx, member))) return false;
    return deleteSession(tx, member, session);
  });
}

const logIn = api.logIn.handler(async ({ context, input, errors }) => {
  const guess = await countGuess(context, errors, input.email);
  const { services } = context;
  const found = await findProofsByEmail(services.db, input.email);
  const proofs = await provePassword(services, found, input.password);
  if (!proofs) throw errors.INVALID_CREDENTIALS();
  setActor('member', proofs.member);
  await forgetGuess(context, guess);
  if (proofs.secondFactor) awaitCode(context, proofs);
  else await openMemberSession(context, proofs.member);
  return { done: true, codeWanted: proofs.secondFactor };
});

/** Returns the response of Better Auth, or undefined when it rejects (its rejections and redirects are errors). */
async function unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}

export const entranceRoutes = { signUp, confirmEmail, logIn, ...passwordRoutes };
