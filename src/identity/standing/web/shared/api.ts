import { createApi } from '#browser/api/create-api.ts';
import { standingContract } from '../../contract.ts';

export const standingApi = createApi('standing', standingContract);
