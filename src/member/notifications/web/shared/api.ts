import { createApi } from '#browser/api/create-api.ts';
import { notificationsContract } from '../../contract.ts';

export const notificationsApi = createApi('notifications', notificationsContract);
