import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { contract } from '#contract.ts';
import { sendRequest } from './fetch.ts';

const link = new OpenAPILink(contract, {
  url: () => new URL('/api', window.location.origin),
  fetch: (request, init) => sendRequest(request, init),
});

/** One function per route of the contract. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** Query and mutation options per route: `useQuery(orpc.profiles.mine.queryOptions())`. */
export const orpc = createTanstackQueryUtils(client);
