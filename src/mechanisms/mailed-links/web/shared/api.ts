import { createApi } from '#browser/api/create-api.ts';
import { mailedLinksContract } from '../../contract.ts';

export const mailedLinksApi = createApi('mailed-links', mailedLinksContract);
