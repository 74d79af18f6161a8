import { implementContract } from '#platform/http/request-context.ts';
import { profileContract } from '../contract.ts';

export const api = implementContract(profileContract);
