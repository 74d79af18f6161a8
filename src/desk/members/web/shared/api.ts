import { createApi } from '#browser/api/create-api.ts';
import { deskMembersContract } from '../../contract.ts';

export const deskMembersApi = createApi('deskMembers', deskMembersContract);
