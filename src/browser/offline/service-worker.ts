import { noticeOf } from './push-notice.ts';

/**
 * The service worker: shows pushes, opens their page, and serves an offline page. It intercepts no other request and
 * caches no personal data. Built separately to `/service-worker.js`.
 */
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Waiting & { data: { json: () => unknown } | null };
type ClickEvent = Waiting & { notification: Notification };
type FetchEvent = Waiting & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Page = { url: string; focus: () => Promise<unknown> };

/** The parts of the worker's global scope that we use: its types conflict with those of a page. */
declare const self: {
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'install' | 'activate', listener: (event: Waiting) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'navigationPreload'>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

self.addEventListener('install', (event) => {
  // Taking over at once is safe: pages load none of their files through the worker.
  event.waitUntil(tryToKeepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropFormerPages(), startPagesEarly()]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (isOfOfflinePage(event.request.url)) event.respondWith(openKept(event.request));
});

self.addEventListener('push', (event) => {
  const { title, body, path } = noticeOf(event.data?.json());
  event.waitUntil(
    // A second notification for the same page replaces the first.
    self.registration.showNotification(title, { body, lang: 'fr', tag: path, data: path }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(noticeOf({ path: event.notification.data }).path));
});

/** Focuses an open page with this path, or opens one. */
async function openAt(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

/** Network only; the cached page replaces it only when the network fails. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // Logging out clears the caches.
    event.waitUntil(tryToKeepOfflinePage());
    return page;
  } catch {
    return (await findOfflinePage()) ?? Response.error();
  }
}

async function openKept(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** Without it the browser shows its own page; the next opened page retries. */
function tryToKeepOfflinePage(): Promise<void> {
  return cacheOfflinePage().catch(() => undefined);
}

/** Navigation preload: the request starts while the worker wakes up. Older browsers lack it. */
async function startPagesEarly(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Changes with the page, set by the build: the worker then differs, and fetches the new page. */
declare const OFFLINE_PAGE_VERSION: string;
/** Paths of the style and the script that only this page uses. */
declare const OFFLINE_PAGE_FILES: readonly string[];

const OFFLINE_PAGE = '/hors-ligne';
const CACHE = `hors-ligne-${OFFLINE_PAGE_VERSION}`;

/** The only cached page, the same for everyone; not fetched again when it is there. */
async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.match(OFFLINE_PAGE)) return;
  // Atomic: all or none.
  await cache.addAll([new Request(OFFLINE_PAGE, { cache: 'reload' }), ...OFFLINE_PAGE_FILES]);
}

function findOfflinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_PAGE);
}

function isOfOfflinePage(url: string): boolean {
  return OFFLINE_PAGE_FILES.includes(new URL(url).pathname);
}

async function dropFormerPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
