import { createApi } from '#browser/api/create-api.ts';
import { deskAppointmentsContract } from '../../contract.ts';

export const deskAppointmentsApi = createApi('deskAppointments', deskAppointmentsContract);
