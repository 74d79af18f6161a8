import { createApi } from '#browser/api/create-api.ts';
import { passkeysContract, secondFactorContract } from '../../contract.ts';

export const passkeysApi = createApi('passkeys', passkeysContract);

export const secondFactorApi = createApi('secondFactor', secondFactorContract);
