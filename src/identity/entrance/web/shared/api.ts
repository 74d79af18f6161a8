import { createApi } from '#browser/api/create-api.ts';
import { emailChangeContract, entranceContract } from '../../contract.ts';

export const entranceApi = createApi('entrance', entranceContract);

export const emailChangeApi = createApi('emailChange', emailChangeContract);
