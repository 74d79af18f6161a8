import { createApi } from '#browser/api/create-api.ts';
import { sharedAnswersContract } from '../../contract.ts';

export const sharedAnswersApi = createApi('sharedAnswers', sharedAnswersContract);
