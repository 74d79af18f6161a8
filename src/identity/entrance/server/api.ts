import { implementContract } from '#platform/http/request-context.ts';
import { entranceContract } from '../contract.ts';

export const api = implementContract(entranceContract);
