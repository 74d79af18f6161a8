import { createApi } from '#browser/api/create-api.ts';
import { conversationsContract } from '../../contract.ts';

export const conversationsApi = createApi('conversations', conversationsContract);
