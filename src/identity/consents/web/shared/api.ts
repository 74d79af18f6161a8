import { createApi } from '#browser/api/create-api.ts';
import { consentsContract } from '../../contract.ts';

export const consentsApi = createApi('accounts', consentsContract);
