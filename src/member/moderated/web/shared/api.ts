import { createApi } from '#browser/api/create-api.ts';
import { moderatedContract } from '../../contract.ts';

const moderatedApi = createApi('moderated', moderatedContract);

/** What the team has set aside: read again as soon as one changes what one shows. */
export const hiddenQuery = () =>
  moderatedApi.mine.queryOptions({ staleTime: 0, meta: { madeOf: ['profile'] } });
