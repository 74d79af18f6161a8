import { createApi } from '#browser/api/create-api.ts';
import { deskContentContract } from '../../contract.ts';

export const deskContentApi = createApi('deskContent', deskContentContract);
