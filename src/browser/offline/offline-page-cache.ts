/** Changes with the page, set by the build: the worker then differs, and fetches the new page. */
declare const OFFLINE_PAGE_VERSION: string;
/** Paths of its style and its script, used by this page only. */
declare const OFFLINE_PAGE_FILES: readonly string[];

const OFFLINE_PAGE = '/hors-ligne';
const CACHE = `hors-ligne-${OFFLINE_PAGE_VERSION}`;

/** The only cached page, the same for everyone; not fetched again when it is there. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(OFFLINE_PAGE)) return;
  // Atomic: all or none.
  await cache.addAll([new Request(OFFLINE_PAGE, { cache: 'reload' }), ...OFFLINE_PAGE_FILES]);
}

export function findOfflinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_PAGE);
}

export function isOfOfflinePage(url: string): boolean {
  return OFFLINE_PAGE_FILES.includes(new URL(url).pathname);
}

export async function dropFormerPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
