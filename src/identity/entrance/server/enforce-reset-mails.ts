import type { Database } from '#platform/database/client.ts';
import type { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { resetMailsAsked } from '../contract.ts';

type Refusals = Parameters<typeof enforceRateLimit>[1];

/**
 * Three mails an hour at most to one address, the third in the second half of the hour: a link is valid for half an
 * hour, so even when an attacker uses up the others, the mailbox holds a valid link or can get one. An attacker cannot
 * block the mailed way out of a lock.
 */
export async function enforceResetMails(
  tx: Database,
  { services: { clock } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  who: string,
): Promise<void> {
  const now = clock.now();
  const attempt = await consumeRateLimit(tx, LIMITS.resetMails, who, now);
  if (attempt.allowed) return;
  const { lateResetMails: late } = LIMITS;
  let retryAfterSeconds = attempt.retryAfterSeconds - late.windowSeconds;
  if (retryAfterSeconds <= 0) {
    const lateAttempt = await consumeRateLimit(tx, late, who, now);
    if (lateAttempt.allowed) return;
    retryAfterSeconds = lateAttempt.retryAfterSeconds;
  }
  throw errors.TOO_MANY_REQUESTS({
    message: resetMailsAsked(retryAfterSeconds),
    data: { retryAfterSeconds },
  });
}
