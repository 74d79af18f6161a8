import { createApi } from '#browser/api/create-api.ts';
import { membershipContract } from '../../contract.ts';

export const membershipApi = createApi('membership', membershipContract);
