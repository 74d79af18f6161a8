import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { moderatedContract } from '../contract.ts';
import { contentFrom } from '../rules.ts';
import { requireProfile } from './shared/require-profile.ts';

const api = implementContract(moderatedContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) =>
  // Feedback about a meeting can be hidden too, but is not part of the profile.
  (await listHidden(context.services.db, context.me))
    .filter(({ content }) => contentFrom(content) !== undefined)
    .map(({ content, why, hidden_at }) => ({ content, why, hiddenAt: hidden_at.toISOString() })),
);

export const moderatedRoutes = { mine };
