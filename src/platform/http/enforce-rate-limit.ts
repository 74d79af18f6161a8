import { tooManyRequests } from '#lib/contract-base.ts';
import { consumeRateLimit, type Limit } from '../rate-limit.ts';
import type { RequestContext } from './request-context.ts';

type Refusals = {
  TOO_MANY_REQUESTS: (options: { message: string; data: { retryAfterSeconds: number } }) => Error;
};

/** Counts this request towards a limit and refuses the ones beyond. @param who member id or pseudonym */
export async function enforceRateLimit(
  { services: { db, clock } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  limit: Limit,
  who: string,
): Promise<void> {
  const attempt = await consumeRateLimit(db, limit, who, clock.now());
  if (attempt.allowed) return;
  const { retryAfterSeconds } = attempt;
  throw errors.TOO_MANY_REQUESTS({
    message: tooManyRequests(retryAfterSeconds),
    data: { retryAfterSeconds },
  });
}
