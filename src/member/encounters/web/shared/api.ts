import { createApi } from '#browser/api/create-api.ts';
import { encountersContract } from '../../contract.ts';

export const encountersApi = createApi('encounters', encountersContract);
