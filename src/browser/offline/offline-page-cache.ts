/** Changes with the page, set by the build: the worker is then another one, and fetches the new page. */
declare const OFFLINE_PAGE_VERSION: string;
/** Paths of its style and its script, which no other page uses. */
declare const OFFLINE_PAGE_FILES: readonly string[];

const OFFLINE_PAGE = '/hors-ligne';
const CACHE = `hors-ligne-${OFFLINE_PAGE_VERSION}`;

/** The only thing that the worker keeps, a page that is the same for everyone; nothing is fetched when it is there. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(OFFLINE_PAGE)) return;
  // All of it or nothing.
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
