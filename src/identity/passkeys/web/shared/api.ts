import { createApi } from '#browser/api/create-api.ts';
import { passkeysContract } from '../../contract.ts';

export const passkeysApi = createApi('passkeys', passkeysContract);
