import { implementContract } from '#platform/http/request-context.ts';
import { deskStaffContract } from '../contract.ts';

export const api = implementContract(deskStaffContract);
