import { createApi } from '#browser/api/create-api.ts';
import { deskIntroductionsContract } from '../../contract.ts';

export const deskIntroductionsApi = createApi('deskIntroductions', deskIntroductionsContract);
