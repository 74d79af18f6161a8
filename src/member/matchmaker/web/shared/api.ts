import { createApi } from '#browser/api/create-api.ts';
import { introductionsContract } from '../../contract.ts';

export const introductionsApi = createApi('introductions', introductionsContract);

export const introductionsQuery = () =>
  introductionsApi.mine.queryOptions({ meta: { madeOf: ['profile', 'answers'] } });
