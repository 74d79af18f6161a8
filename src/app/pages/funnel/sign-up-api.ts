import { createApi } from '#browser/api/create-api.ts';
import { signUpContract } from '#member/membership/contract.ts';

export const signUpApi = createApi('signUp', signUpContract);
