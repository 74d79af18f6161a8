import { implementContract } from '#platform/http/request-context.ts';
import { deskInboxContract } from '../contract.ts';

export const api = implementContract(deskInboxContract);
