import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { sendRequest } from './fetch.ts';

/**
 * The routes of one contract as the screens ask for them: `useQuery(profileApi.mine.queryOptions())`, or
 * `profileApi.mine.call()` for the bare request.
 * @param name under which the cache keeps the answers
 */
export function createApi<Contract extends AnyContractRouter>(name: string, contract: Contract) {
  const link = new OpenAPILink(contract, {
    url: () => new URL('/api', window.location.origin),
    fetch: (request, init) => sendRequest(request, init),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}
