import { createApi } from '#browser/api/create-api.ts';
import { sessionContract } from './contract.ts';

export const sessionApi = createApi('session', sessionContract);
