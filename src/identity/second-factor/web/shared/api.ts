import { createApi } from '#browser/api/create-api.ts';
import { secondFactorContract } from '../../contract.ts';

export const secondFactorApi = createApi('secondFactor', secondFactorContract);
