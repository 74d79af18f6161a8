import { createApi } from '#browser/api/create-api.ts';
import { signUpContract } from '../../contract.ts';

export const signUpApi = createApi('signUp', signUpContract);
