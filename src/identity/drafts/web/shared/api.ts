import { createApi } from '#browser/api/create-api.ts';
import { draftsContract } from '../../contract.ts';

export const draftsApi = createApi('drafts', draftsContract);
