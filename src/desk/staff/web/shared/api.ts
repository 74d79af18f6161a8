import { createApi } from '#browser/api/create-api.ts';
import { deskStaffContract } from '../../contract.ts';

export const deskStaffApi = createApi('deskStaff', deskStaffContract);
