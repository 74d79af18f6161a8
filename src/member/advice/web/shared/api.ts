import { createApi } from '#browser/api/create-api.ts';
import { adviceContract } from '../../contract.ts';

export const adviceApi = createApi('advice', adviceContract);

export const adviceQuery = () => adviceApi.mine.queryOptions({ meta: { madeOf: ['quiz'] } });
