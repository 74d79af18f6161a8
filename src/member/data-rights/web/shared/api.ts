import { createApi } from '#browser/api/create-api.ts';
import { dataRightsContract } from '../../contract.ts';

export const dataRightsApi = createApi('dataRights', dataRightsContract);
