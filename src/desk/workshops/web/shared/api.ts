import { createApi } from '#browser/api/create-api.ts';
import { deskWorkshopsContract } from '../../contract.ts';

export const deskWorkshopsApi = createApi('deskWorkshops', deskWorkshopsContract);
