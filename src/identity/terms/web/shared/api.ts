import { createApi } from '#browser/api/create-api.ts';
import { termsContract } from '../../contract.ts';

export const termsApi = createApi('accounts', termsContract);
