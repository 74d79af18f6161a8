import { createApi } from '#browser/api/create-api.ts';
import { entranceContract } from '../../contract.ts';

export const entranceApi = createApi('entrance', entranceContract);
