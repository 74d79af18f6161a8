import { createApi } from '#browser/api/create-api.ts';
import { deskCoachingContract } from '../../contract.ts';

export const deskCoachingApi = createApi('deskCoaching', deskCoachingContract);
