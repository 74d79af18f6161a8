import { createApi } from '#browser/api/create-api.ts';
import { accountsContract } from '../../contract.ts';

export const accountsApi = createApi('accounts', accountsContract);
