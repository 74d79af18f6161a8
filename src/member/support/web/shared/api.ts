import { createApi } from '#browser/api/create-api.ts';
import { supportChatContract } from '../../contract.ts';

export const supportChatApi = createApi('supportChat', supportChatContract);
