import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { takeEarlyRead } from './early-reads.ts';
import { sendPlainly, sendRequest } from './fetch.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

export interface CallContext {
  /** Upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Query options and plain calls for the routes of one contract: `useQuery(profileApi.mine.queryOptions())`, or
 * `profileApi.mine.call()` for the bare request.
 * @param name prefix of the cache keys
 */
export function createApi<Contract extends AnyContractRouter>(name: string, contract: Contract) {
  const link = new OpenAPILink<CallContext>(contract, {
    url: () => new URL('/api', window.location.origin),
    fetch: (request, _, { context: { onProgress } }) =>
      sendRequest(request, (sent) => {
        if (onProgress) return fetchWithProgress(sent, onProgress);
        return takeEarlyRead(sent)?.catch(() => sendPlainly(sent)) ?? sendPlainly(sent);
      }),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}

export function keyOf(name: string): readonly [readonly [string]] {
  return [[name]];
}
