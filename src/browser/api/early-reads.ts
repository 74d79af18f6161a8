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
