import { createApi } from '#browser/api/create-api.ts';
import { promptsContract } from '../../contract.ts';

export const promptsApi = createApi('prompts', promptsContract);
