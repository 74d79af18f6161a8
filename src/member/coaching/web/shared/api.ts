import { createApi } from '#browser/api/create-api.ts';
import { coachChatContract } from '../../contract.ts';

export const coachChatApi = createApi('coachChat', coachChatContract);
