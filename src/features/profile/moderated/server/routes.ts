import { implementContract } from '#platform/http/request-context.ts';
import { requireProfile } from '../../server/shared/require-profile.ts';
import { moderatedContract } from '../contract.ts';
import { listHidden } from './store.ts';

const api = implementContract(moderatedContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) =>
  (await listHidden(context.services.db, context.me)).map(({ content, why, hidden_at }) => ({
    content,
    why,
    hiddenAt: hidden_at.toISOString(),
  })),
);

export const moderatedRoutes = { mine };
