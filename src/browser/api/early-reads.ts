declare global {
  interface Window {
    /** Answers on their way since before the scripts of the page, by their path. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** What was asked for so long ago is read again: it may have changed. */
const FRESH_FOR_MS = 15_000;

/** The answer that the page has asked for early: once, and while it is fresh. */
export function takeEarlyRead({ method, url }: Request): Promise<Response> | undefined {
  const reads = typeof window === 'undefined' ? undefined : window.earlyReads;
  if (!reads || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const read = search === '' ? reads[pathname] : undefined;
  if (read) delete reads[pathname];
  return performance.now() < FRESH_FOR_MS ? read : undefined;
}
