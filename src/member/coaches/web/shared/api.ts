import { createApi } from '#browser/api/create-api.ts';
import { coachesContract } from '../../contract.ts';

export const coachesApi = createApi('coaches', coachesContract);
