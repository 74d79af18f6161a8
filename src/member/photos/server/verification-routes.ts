import { searchCities } from '#member/profile/server/city-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { verificationContract } from '../contract.ts';
import { toldNearby } from '../rules.ts';
import { readMembersByCell, sumNearby } from './read-nearby.ts';
import { findVerification } from './verification-store.ts';

const api = implementContract(verificationContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const found = await findVerification(context.services.db, context.me);
  if (!found) return { state: 'none' as const, since: null };
  return {
    state: found.lost ? ('lost' as const) : ('verified' as const),
    since: found.verifiedAt.toISOString(),
  };
});

const nearby = api.nearby.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.nearby, context.origin);
  const towns = await searchCities(context.services.db, input.q);
  const cells = await readMembersByCell(context.services);
  return towns.map((town) => {
    const { members, verified } = sumNearby(cells, town);
    return { town, members: toldNearby(members), verified: toldNearby(verified) };
  });
});

export const verificationRoutes = { mine, nearby };
