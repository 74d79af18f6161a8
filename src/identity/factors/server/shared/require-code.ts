import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { FEW_BACKUP_CODES } from '../../rules.ts';
import { countBackupCodes, memberFactors } from '../second-factor-store.ts';
import { createSecondFactor } from './create-second-factor.ts';

type Refusals = {
  WRONG_CODE: () => Error;
  CODES_LOCKED: (options: { data: { retryAfterSeconds: number } }) => Error;
};

/**
 * Counts one attempt at a member’s codes before the code is checked: six digits are few.
 * @param budget the session, a known browser, or otherwise the member
 * @returns whether it was the last attempt allowed for now
 */
export async function countCode(
  db: Database,
  { services: { clock } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  budget: string,
): Promise<{ isLast: boolean }> {
  const attempt = await consumeRateLimit(db, LIMITS.memberCodes, budget, clock.now());
  if (!attempt.allowed) throw errors.CODES_LOCKED({ data: { retryAfterSeconds: attempt.retryAfterSeconds } });
  return { isLast: attempt.left === 0 };
}

/**
 * Requires a right code of this member: of the phone, or one of the ten backup codes, which is then used up. Enqueues a
 * mail to the owner when all attempts were wrong, and when few backup codes are left.
 */
export async function requireCode(
  context: Pick<RequestContext, 'services'>,
  errors: Refusals,
  { member, code, budget }: { member: string; code: string; budget: string },
): Promise<void> {
  const { services } = context;
  const { db, clock, outbox } = services;
  const at = clock.now().toISOString();
  const taken = await db.transaction(async (tx) => {
    const { isLast } = await countCode(tx, context, errors, budget);
    const one = await memberFactor.spendTypedCode(tx, services, member, code);
    const left = one === 'backup' ? await countBackupCodes(tx, member) : undefined;
    const to = left !== undefined && left <= FEW_BACKUP_CODES ? await findMailAddress(tx, member) : undefined;
    if (to && left !== undefined)
      await outbox.send(tx, { template: 'backup-codes-low', to, data: { at, left } });
    if (one) await resetRateLimits(tx, [LIMITS.memberCodes, budget]);
    else if (isLast) {
      const owner = await findMailAddress(tx, member);
      if (owner) await outbox.send(tx, { template: 'codes-guessed', to: owner, data: { at } });
    }
    return one;
  });
  if (!taken) throw errors.WRONG_CODE();
}

export const memberFactor = createSecondFactor('member', memberFactors);
