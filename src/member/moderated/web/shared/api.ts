import { createApi } from '#browser/api/create-api.ts';
import { moderatedContract } from '../../contract.ts';

const moderatedApi = createApi('moderated', moderatedContract);

export const hiddenQuery = () =>
  moderatedApi.mine.queryOptions({ staleTime: 0, meta: { madeOf: ['profile'] } });
