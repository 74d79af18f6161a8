import { createApi } from '#browser/api/create-api.ts';
import { adviceContract, coachChatContract, sharedAnswersContract } from '../../contract.ts';

export const coachChatApi = createApi('coachChat', coachChatContract);

export const sharedAnswersApi = createApi('sharedAnswers', sharedAnswersContract);

export const adviceApi = createApi('advice', adviceContract);

export const adviceQuery = () => adviceApi.mine.queryOptions({ meta: { madeOf: ['quiz'] } });
