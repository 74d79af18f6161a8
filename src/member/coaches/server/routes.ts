import { hasConsent, lockConsent, markWithdrawn, recordConsent } from '#identity/consents/server/store.ts';
import { requireProfile, requireProfileOfAny } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { coachingConsentContract } from '../contract.ts';

const api = implementContract(coachingConsentContract);

const mine = api.mine
  .use(requireProfile)
  .handler(async ({ context }) => ({ given: await hasConsent(context.services.db, context.me, 'coaching') }));

const give = api.give.use(requireProfile).handler(async ({ context, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    change: async ({ tx, now }) =>
      (await lockConsent(tx, me, 'coaching')) ? UNCHANGED : recordConsent(tx, me, 'coaching', now),
  });
  return { done: true };
});

/** @param erase deletes data based on the consent, in the same transaction */
export function coachingConsentRoutes(erase: (tx: Database, member: string) => Promise<void>) {
  const withdraw = api.withdraw.use(requireProfileOfAny).handler(async ({ context, errors }) => {
    const { me } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    await write(context, {
      lock: (tx) => lockMembers(tx, [me]),
      change: async ({ tx, now }) =>
        (await markWithdrawn(tx, me, 'coaching', now)) ? erase(tx, me) : UNCHANGED,
      publish: deskChanged('coaching'),
    });
    return { done: true };
  });
  return { mine, give, withdraw };
}
