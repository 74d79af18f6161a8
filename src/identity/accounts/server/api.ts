import { implementContract } from '#platform/http/request-context.ts';
import { accountsContract } from '../contract.ts';

export const api = implementContract(accountsContract);
