import { createApi } from '#browser/api/create-api.ts';
import { workshopsContract } from '../../contract.ts';

export const workshopsApi = createApi('workshops', workshopsContract);
