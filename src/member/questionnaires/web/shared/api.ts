import { createApi } from '#browser/api/create-api.ts';
import { answersContract } from '../../contract.ts';

export const answersApi = createApi('answers', answersContract);
