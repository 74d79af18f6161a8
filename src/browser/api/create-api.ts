import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { sendPlainly, sendRequest } from './fetch.ts';

export interface CallContext {
  /** Upload progress, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Creates query options and plain calls for the routes of one contract: `useQuery(profileApi.mine.queryOptions())`, or
 * `profileApi.mine.call()` for the bare request.
 * @param name prefix of the cache keys
 */
export function createApi<Contract extends AnyContractRouter>(name: string, contract: Contract) {
  const link = new OpenAPILink<CallContext>(contract, {
    url: () => new URL('/api', window.location.origin),
    fetch: (request, _, { context: { onProgress } }) =>
      sendRequest(request, (sent) => {
        if (onProgress) return fetchWithProgress(sent, onProgress);
        return consumeEarlyRead(sent)?.catch(() => sendPlainly(sent)) ?? sendPlainly(sent);
      }),
  });
  const client: JsonifiedClient<ContractRouterClient<Contract, CallContext>> = createORPCClient(link);
  return createTanstackQueryUtils(client, { path: [name] });
}

export function keyOf(name: string): readonly [readonly [string]] {
  return [[name]];
}

/**
 * `fetch` with upload progress, which `fetch` itself does not report.
 * @param onProgress receives the sent share of the body
 * @throws TypeError on a network failure, like `fetch`
 */
async function fetchWithProgress(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('The request did not get through'));
    sending.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.signal.addEventListener('abort', () => sending.abort());
    sending.send(body);
  });
}

function answerOf(sending: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return new Response(sending.response, { status: sending.status, headers });
}

declare global {
  interface Window {
    /** Responses requested before the scripts of the page, by path. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** An older early read may be stale and is repeated. */
const FRESH_FOR_MS = 15_000;

/** Returns the early response for a request, once, while it is fresh. */
export function consumeEarlyRead({ method, url }: Request): Promise<Response> | undefined {
  const reads = typeof window === 'undefined' ? undefined : window.earlyReads;
  if (!reads || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const read = search === '' ? reads[pathname] : undefined;
  if (read) delete reads[pathname];
  return performance.now() < FRESH_FOR_MS ? read : undefined;
}
