import { createApi } from '#browser/api/create-api.ts';
import { meetingContract } from '../../contract.ts';

export const meetingApi = createApi('meeting', meetingContract);
