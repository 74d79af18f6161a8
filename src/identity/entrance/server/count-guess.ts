import { bringsDevice, findKnownDevice } from '#identity/accounts/server/shared/known-device.ts';
import { findAccountByAddress } from '#identity/accounts/server/store.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { type Counted, consumeInTurn, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { logInLocked } from '../contract.ts';

type Refusals = {
  ACCOUNT_LOCKED: (options: { message: string; data: { retryAfterSeconds: number } }) => Error;
};
export type Guess = readonly [Counted, ...Counted[]];

/**
 * Counts an attempt on an address before checking the password, so that concurrent attempts count as well. A known
 * browser has its own budget, which strangers cannot exhaust; otherwise the budget is per account and origin, within
 * the totals of each (D2, decision 24).
 */
export async function countGuess(context: RequestContext, errors: Refusals, email: string): Promise<Guess> {
  const { services, origin } = context;
  const device = await knownDevice(context, email);
  const guess: Guess = device ? [[LIMITS.wrongPasswordsOnDevice, device]] : unknownBrowser(context, email);
  const attempt = await consumeInTurn(
    services.db,
    device ? guess : [[LIMITS.logInByOrigin, origin], ...guess],
    services.clock.now(),
  );
  if (attempt.allowed) return guess;
  const { retryAfterSeconds } = attempt;
  throw errors.ACCOUNT_LOCKED({ message: logInLocked(retryAfterSeconds), data: { retryAfterSeconds } });
}

export function forgetGuess({ services: { db } }: RequestContext, guess: Guess): Promise<void> {
  return resetRateLimits(db, ...guess);
}

export function liftLock(context: RequestContext, email: string): Promise<void> {
  return forgetGuess(context, unknownBrowser(context, email));
}

function unknownBrowser({ services: { secret }, origin }: RequestContext, email: string): Guess {
  const mailbox = mailboxHash(secret, email);
  return [
    [LIMITS.wrongPasswords, pseudonym(secret, `${mailbox} ${origin}`)],
    [LIMITS.wrongPasswordsAnywhere, mailbox],
  ];
}

async function knownDevice(context: RequestContext, email: string): Promise<string | undefined> {
  if (!bringsDevice(context)) return undefined;
  const account = await findAccountByAddress(context.services.db, email);
  return account && findKnownDevice(context, account.id);
}
