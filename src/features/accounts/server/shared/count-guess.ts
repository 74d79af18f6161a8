import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, pseudonym, resetRateLimit } from '#platform/rate-limit.ts';

type Deps = Pick<RequestContext, 'services'>;
type Refusals = { ACCOUNT_LOCKED: (options: { data: { retryAfterSeconds: number } }) => Error };

/**
 * Counts one guess at the password of an address, wherever it is typed, before the password is looked at: simultaneous
 * guesses count as well (D2). Refuses those beyond the limit.
 */
export async function countGuess(
  { services: { db, clock, secret } }: Deps,
  errors: Refusals,
  email: string,
): Promise<void> {
  const attempt = await consumeRateLimit(db, LIMITS.wrongPasswords, pseudonym(secret, email), clock.now());
  if (!attempt.allowed)
    throw errors.ACCOUNT_LOCKED({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
}

/** After a password that was right, or a new one by the mailed link. */
export async function forgetGuesses({ services: { db, secret } }: Deps, email: string): Promise<void> {
  await resetRateLimit(db, LIMITS.wrongPasswords, pseudonym(secret, email));
}
