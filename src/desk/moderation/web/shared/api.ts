import { createApi } from '#browser/api/create-api.ts';
import { deskModerationContract } from '../../contract.ts';

export const deskModerationApi = createApi('deskModeration', deskModerationContract);
