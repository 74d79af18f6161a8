import { createApi } from '#browser/api/create-api.ts';
import { moderatedContract, profileContract, promptsContract } from '../../contract.ts';

export const profileApi = createApi('profile', profileContract);

export const promptsApi = createApi('prompts', promptsContract);

const moderatedApi = createApi('moderated', moderatedContract);

export const hiddenQuery = () =>
  moderatedApi.mine.queryOptions({ staleTime: 0, meta: { madeOf: ['profile'] } });
