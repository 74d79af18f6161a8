import { createApi } from '#browser/api/create-api.ts';
import { deskInboxContract } from '../../contract.ts';

export const deskInboxApi = createApi('deskInbox', deskInboxContract);
