import { createApi } from '#browser/api/create-api.ts';
import { reportsContract } from '../../contract.ts';

export const reportsApi = createApi('reports', reportsContract);
