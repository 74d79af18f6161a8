import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { verificationContract } from '../contract.ts';
import { findVerification } from './store.ts';

const api = implementContract(verificationContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const found = await findVerification(context.services.db, context.me);
  if (!found) return { state: 'none' as const, since: null };
  return {
    state: found.lost ? ('lost' as const) : ('verified' as const),
    since: found.verifiedAt.toISOString(),
  };
});

export const verificationRoutes = { mine };
