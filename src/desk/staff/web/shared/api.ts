import { createApi } from '#browser/api/create-api.ts';
import { deskNotesContract, deskStaffContract } from '../../contract.ts';

export const deskStaffApi = createApi('deskStaff', deskStaffContract);
export const deskNotesApi = createApi('deskNotes', deskNotesContract);
