import { createApi } from '#browser/api/create-api.ts';
import { coachesContract, coachingConsentContract } from '../../contract.ts';

export const coachesApi = createApi('coaches', coachesContract);

export const coachingConsentApi = createApi('coachingConsent', coachingConsentContract);
