import { CONFIDING_PURPOSES, type ConfidingPurpose } from '#identity/consents/rules.ts';
import { listConsents, lockConsent, markWithdrawn, recordConsent } from '#identity/consents/server/store.ts';
import { requireProfile, requireProfileOfAny } from '#member/profile/server/shared/require-profile.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, type Writing, write } from '#platform/write.ts';
import { confidingContract } from '../contract.ts';

const api = implementContract(confidingContract);

const mine = api.mine.use(requireProfile).handler(async ({ context: { services, me } }) => {
  const standing = (await listConsents(services.db, me)).filter(({ withdrawn_at }) => withdrawn_at === null);
  return { given: CONFIDING_PURPOSES.filter((one) => standing.some(({ purpose }) => purpose === one)) };
});

const give = api.give.use(requireProfile).handler(async ({ context, input: { purpose }, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    change: async ({ tx, now }) =>
      (await lockConsent(tx, me, purpose)) ? UNCHANGED : recordConsent(tx, me, purpose, now),
  });
});

/** Erases and cancels what depends on a consent, in the transaction of its withdrawal. */
export type EndConfiding = (services: Services, writing: Writing, member: string) => Promise<void>;

export function confidingRoutes(end: Record<ConfidingPurpose, EndConfiding>) {
  const withdraw = api.withdraw
    .use(requireProfileOfAny)
    .handler(async ({ context, input: { purpose }, errors }) => {
      const { me, services } = context;
      await enforceRateLimit(context, errors, LIMITS.saves, me);
      await write(context, {
        lock: (tx) => lockMembers(tx, [me]),
        change: async (writing) =>
          (await markWithdrawn(writing.tx, me, purpose, writing.now))
            ? end[purpose](services, writing, me)
            : UNCHANGED,
        publish: deskChanged('coaching', 'appointments'),
      });
    });
  return { mine, give, withdraw };
}
