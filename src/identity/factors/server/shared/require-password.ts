import { passwordLocked } from '#identity/accounts/contract.ts';
import { renewPasswordHash } from '#identity/accounts/server/store.ts';
import { isPassword } from '#platform/auth.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
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
  const proofs = await provePassword(context.services, await findProofs(db, member), password);
  if (!proofs) throw errors.WRONG_PASSWORD();
  await resetRateLimits(db, [LIMITS.passwordsAgain, sessionId]);
  if (!proofs.secondFactor) return;
  if (code === undefined) throw errors.CODE_WANTED();
  await requireCode(context, errors, { member, code, budget: sessionId });
}

/** Returns the proofs, with the current hash, when the password is right; takes equally long without an account. */
export async function provePassword(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  proofs: Proofs | undefined,
  password: string,
): Promise<Proofs | undefined> {
  let passwordHash = proofs?.passwordHash;
  const right = await isPassword(passwordHash, password, async (renewed) => {
    if (!proofs) return;
    await renewPasswordHash(db, proofs.member, { former: proofs.passwordHash, renewed }, clock.now());
    passwordHash = renewed;
  });
  return right && proofs && passwordHash ? { ...proofs, passwordHash } : undefined;
}
