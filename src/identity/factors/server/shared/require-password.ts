import { passwordLocked } from '#identity/accounts/contract.ts';
import { isPassword } from '#platform/auth.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { findProofs, type Proofs } from '../proof-store.ts';
import { requireCode } from './require-code.ts';

type Refusals = Parameters<typeof requireCode>[1] & {
  ACCOUNT_LOCKED: (options: { message: string; data: { retryAfterSeconds: number } }) => Error;
  WRONG_PASSWORD: () => Error;
  CODE_WANTED: () => Error;
};

/**
 * Requires the password again, with the rate limit of the log-in, and a code for members with a second factor. The
 * session has its own budget, so that attempts elsewhere cannot lock it.
 */
export async function requirePassword(
  context: RequestContext & { me: string; sessionId: string },
  errors: Refusals,
  { password, code }: { password: string; code?: string | undefined },
): Promise<void> {
  const { me: member, sessionId } = context;
  const { db, clock } = context.services;
  const attempt = await consumeRateLimit(db, LIMITS.passwordsAgain, sessionId, clock.now());
  if (!attempt.allowed) {
    const { retryAfterSeconds } = attempt;
    throw errors.ACCOUNT_LOCKED({ message: passwordLocked(retryAfterSeconds), data: { retryAfterSeconds } });
  }
  const proofs = await provePassword(await findProofs(db, member), password);
  if (!proofs) throw errors.WRONG_PASSWORD();
  await resetRateLimits(db, [LIMITS.passwordsAgain, sessionId]);
  if (!proofs.secondFactor) return;
  if (code === undefined) throw errors.CODE_WANTED();
  await requireCode(context, errors, { member, code, budget: sessionId });
}

/** Returns the proofs when the password is right; takes equally long without an account. */
export async function provePassword(
  proofs: Proofs | undefined,
  password: string,
): Promise<Proofs | undefined> {
  return (await isPassword(proofs?.passwordHash, password)) ? proofs : undefined;
}
