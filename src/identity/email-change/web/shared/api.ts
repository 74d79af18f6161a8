import { createApi } from '#browser/api/create-api.ts';
import { emailChangeContract } from '../../contract.ts';

export const emailChangeApi = createApi('emailChange', emailChangeContract);
