import { createApi } from '#browser/api/create-api.ts';
import { appointmentsContract } from '../../contract.ts';

export const appointmentsApi = createApi('appointments', appointmentsContract);
