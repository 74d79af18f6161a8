declare global {
  interface Window {
    /** Answers on their way since before the scripts of the page, by their path. */
    earlyReads?: Record<string, Promise<Response>>;
  }
}

/** What was asked for so long ago is read again: it may have changed. */
const FRESH_FOR_MS = 15_000;

/**
 * Asks for what a page will read while its scripts are still on their way, and for the photo of whom it will show first.
 * The server writes the text of this function into the page: it may use nothing from outside of itself.
 * @param paths below the origin, `/api` included
 */
export function askEarly(paths: readonly string[]): void {
  const reads: Record<string, Promise<Response>> = {};
  for (const path of paths) {
    const read = fetch(path, { credentials: 'same-origin' });
    // Whoever takes it over hears of the failure.
    read.catch(() => undefined);
    reads[path] = read;
  }
  window.earlyReads = reads;
  reads['/api/selection']
    ?.then((answer) => answer.clone().json())
    .then(({ people }) => {
      const photo = people?.[0]?.photos[0];
      const medium = photo?.url.replace(/upright$/, 'medium');
      const srcset = `${medium} 720w, ${photo?.url} 1080w`;
      if (photo) Object.assign(new Image(), { fetchPriority: 'high', sizes: '100vw', srcset });
    })
    .catch(() => undefined);
}

/** The answer that the page has asked for early: once, and while it is fresh. */
export function takeEarlyRead({ method, url }: Request): Promise<Response> | undefined {
  const reads = typeof window === 'undefined' ? undefined : window.earlyReads;
  if (!reads || method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  const read = search === '' ? reads[pathname] : undefined;
  delete reads[pathname];
  return performance.now() < FRESH_FOR_MS ? read : undefined;
}
