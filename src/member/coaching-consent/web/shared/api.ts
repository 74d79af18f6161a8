import { createApi } from '#browser/api/create-api.ts';
import { coachingConsentContract } from '../../contract.ts';

export const coachingConsentApi = createApi('coachingConsent', coachingConsentContract);
