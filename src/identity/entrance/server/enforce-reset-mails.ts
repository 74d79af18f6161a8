import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
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
  context: RequestContext,
  errors: Refusals,
  who: string,
): Promise<void> {
  const { db, clock } = context.services;
  const attempt = await consumeRateLimit(db, LIMITS.resetMails, who, clock.now());
  if (attempt.allowed) return;
  const { lateResetMails: late } = LIMITS;
  const untilLate = attempt.retryAfterSeconds - late.windowSeconds;
  if (untilLate <= 0) return enforceRateLimit(context, errors, late, who, resetMailsAsked);
  throw errors.TOO_MANY_REQUESTS({
    message: resetMailsAsked(untilLate),
    data: { retryAfterSeconds: untilLate },
  });
}
