import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { memberFactor } from './member-factor.ts';

type Refusals = {
  WRONG_CODE: () => Error;
  CODES_LOCKED: (options: { data: { retryAfterSeconds: number } }) => Error;
};

/**
 * Counts one guess at a member’s codes before the code is looked at: six digits are few.
 * @param budget the session, a known browser, or the member where neither is
 */
export async function countCode(
  { services: { db, clock } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  budget: string,
): Promise<void> {
  const attempt = await consumeRateLimit(db, LIMITS.memberCodes, budget, clock.now());
  if (!attempt.allowed) throw errors.CODES_LOCKED({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
}

/** The door that a right code of this member opens: of the phone, or one of the ten, which then served. */
export async function requireCode(
  context: Pick<RequestContext, 'services'>,
  errors: Refusals,
  { member, code, budget }: { member: string; code: string; budget: string },
): Promise<void> {
  const { services } = context;
  await countCode(context, errors, budget);
  const taken = await services.db.transaction((tx) => memberFactor.takeCode(tx, services, member, code));
  if (!taken) throw errors.WRONG_CODE();
  await resetRateLimits(services.db, [LIMITS.memberCodes, budget]);
}
