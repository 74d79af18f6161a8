import { createApi } from '#browser/api/create-api.ts';
import { deskAuthoritiesContract } from '../../contract.ts';

export const deskAuthoritiesApi = createApi('deskAuthorities', deskAuthoritiesContract);
