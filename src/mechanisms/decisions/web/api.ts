import { createApi } from '#browser/api/create-api.ts';
import { redressContract } from '../contract.ts';

export const redressApi = createApi('redress', redressContract);
