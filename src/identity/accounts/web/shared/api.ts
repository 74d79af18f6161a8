import { createApi } from '#browser/api/create-api.ts';
import { accountsContract, standingContract } from '../../contract.ts';

export const accountsApi = createApi('accounts', accountsContract);

export const standingApi = createApi('standing', standingContract);
