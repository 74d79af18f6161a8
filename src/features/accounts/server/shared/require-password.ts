import { verify } from '@node-rs/argon2';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, pseudonym, resetRateLimit } from '#platform/rate-limit.ts';
import { findPasswordHash } from '../store.ts';

type Refusals = {
  WRONG_PASSWORD: () => Error;
  ACCOUNT_LOCKED: (options: { data: { retryAfterSeconds: number } }) => Error;
};

/**
 * The door to what only the owner of the account may do: the password again, guessed as seldom as at the log-in,
 * since both count together (D2).
 */
export async function requirePassword(
  context: RequestContext & { me: string; email: string },
  errors: Refusals,
  password: string,
): Promise<void> {
  const { db, clock, secret } = context.services;
  const account = pseudonym(secret, context.email);
  const attempt = await consumeRateLimit(db, LIMITS.wrongPasswords, account, clock.now());
  if (!attempt.allowed)
    throw errors.ACCOUNT_LOCKED({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
  const stored = await findPasswordHash(db, context.me);
  if (!stored || !(await verify(stored, password))) throw errors.WRONG_PASSWORD();
  await resetRateLimit(db, LIMITS.wrongPasswords, account);
}
