import { createApi } from '#browser/api/create-api.ts';
import { coachesContract, confidingContract } from '../../contract.ts';

export const coachesApi = createApi('coaches', coachesContract);

export const confidingApi = createApi('confiding', confidingContract);
