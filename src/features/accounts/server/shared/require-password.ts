import { verify } from '@node-rs/argon2';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { passwordLocked } from '../../contract.ts';
import { findPasswordHash } from '../store.ts';

type Refusals = {
  ACCOUNT_LOCKED: (options: { message: string; data: { retryAfterSeconds: number } }) => Error;
  WRONG_PASSWORD: () => Error;
};

/**
 * The door to what only the owner of the account may do: the password again, guessed as seldom as at the log-in. The
 * session has a budget of its own, so that nobody who guesses elsewhere shuts this door.
 */
export async function requirePassword(
  { services: { db, clock }, me, sessionId }: RequestContext & { me: string; sessionId: string },
  errors: Refusals,
  password: string,
): Promise<void> {
  const attempt = await consumeRateLimit(db, LIMITS.passwordsAgain, sessionId, clock.now());
  if (!attempt.allowed) {
    const { retryAfterSeconds } = attempt;
    throw errors.ACCOUNT_LOCKED({ message: passwordLocked(retryAfterSeconds), data: { retryAfterSeconds } });
  }
  const stored = await findPasswordHash(db, me);
  if (!stored || !(await verify(stored, password))) throw errors.WRONG_PASSWORD();
  await resetRateLimits(db, [LIMITS.passwordsAgain, sessionId]);
}
