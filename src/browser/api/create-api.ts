import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { takeEarlyRead } from './early-reads.ts';
import { sendPlainly, sendRequest } from './fetch.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** What a call may bring along, beside its input. */
export interface CallContext {
  /** Told how much of what is sent has left, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * The routes of one contract as the screens ask for them: `useQuery(profileApi.mine.queryOptions())`, or
 * `profileApi.mine.call()` for the bare request.
 * @param name under which the cache keeps the answers
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

/** All that the cache keeps under this name, for modules that change what a later one shows. */
export function keyOf(name: string): readonly [readonly [string]] {
  return [[name]];
}
