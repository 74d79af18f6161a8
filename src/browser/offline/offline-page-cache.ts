/** Changes with the page, set by the build: the worker is then another one, and fetches the new page. */
declare const OFFLINE_PAGE_VERSION: string;

const OFFLINE_PAGE = '/hors-ligne';
const CACHE = `hors-ligne-${OFFLINE_PAGE_VERSION}`;

/** The only thing that the worker keeps, a page that is the same for everyone; nothing is fetched when it is there. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(OFFLINE_PAGE)) return;
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }));
}

export function findOfflinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_PAGE);
}

export async function dropFormerPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
