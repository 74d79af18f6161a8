import { tooManyRequests } from '#lib/contract-base.ts';
import { type Attempt, consumeRateLimit, type Limit } from '../rate-limit.ts';
import type { RequestContext } from './request-context.ts';

type Refusals = {
  TOO_MANY_REQUESTS: (options: { message: string; data: { retryAfterSeconds: number } }) => Error;
};

/**
 * Counts this request towards a rate limit and refuses it beyond the limit.
 * @param who member id or pseudonym
 * @param sentence shown on the screen, with the time when it resets
 */
export async function enforceRateLimit(
  { services: { db, clock, leases } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  limit: Limit,
  who: string,
  sentence: (retryAfterSeconds: number) => string = tooManyRequests,
): Promise<Extract<Attempt, { allowed: true }>> {
  const { lease } = limit;
  const attempt =
    lease === undefined
      ? await consumeRateLimit(db, limit, who, clock.now())
      : await leases.consume({ ...limit, lease }, who);
  if (attempt.allowed) return attempt;
  const { retryAfterSeconds } = attempt;
  throw errors.TOO_MANY_REQUESTS({
    message: sentence(retryAfterSeconds),
    data: { retryAfterSeconds },
  });
}
