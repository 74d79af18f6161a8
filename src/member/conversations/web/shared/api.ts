import { createApi } from '#browser/api/create-api.ts';
import { callsContract, conversationsContract } from '../../contract.ts';

export const conversationsApi = createApi('conversations', conversationsContract);

export const callsApi = createApi('calls', callsContract);
