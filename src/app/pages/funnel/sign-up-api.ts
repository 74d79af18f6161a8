import { createApi } from '#browser/api/create-api.ts';
import { signUpContract } from '#member/sign-up/contract.ts';

export const signUpApi = createApi('signUp', signUpContract);
