import { createApi } from '#browser/api/create-api.ts';
import { callsContract } from '../../contract.ts';

export const callsApi = createApi('calls', callsContract);
