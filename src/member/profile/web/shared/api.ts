import { createApi } from '#browser/api/create-api.ts';
import { profileContract } from '../../contract.ts';

export const profileApi = createApi('profile', profileContract);
