import { createApi } from '#browser/api/create-api.ts';
import { verificationContract } from '../../contract.ts';

export const verificationApi = createApi('verification', verificationContract);
