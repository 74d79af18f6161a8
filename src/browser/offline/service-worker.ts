import { PRODUCT_NAME } from '#lib/product.ts';
import { dropFormerPages, findOfflinePage, isOfOfflinePage, keepOfflinePage } from './offline-page-cache.ts';

/**
 * The part of the site that runs without a page: it shows that a message waits, opens the messages, and when the
 * network gives no page it says so. It answers nothing else, and keeps nothing of what anybody reads.
 * Built on its own to `/service-worker.js`.
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

/** What is used of the worker's scope: its types cannot live beside those of a page. */
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

const MESSAGES = '/chat';
const TITLE = 'Un message vous attend';

self.addEventListener('install', (event) => {
  // Taking over at once harms no open page: none of what a page loads comes from the worker.
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
  event.waitUntil(
    self.registration.showNotification(titleOf(event.data?.json()), {
      body: `Ouvrez ${PRODUCT_NAME} pour le lire.`,
      lang: 'fr',
      // A second one takes the place of the first.
      tag: 'messages',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMessages());
});

function titleOf(said: unknown): string {
  const title = typeof said === 'object' && said !== null && 'title' in said ? said.title : undefined;
  return typeof title === 'string' ? title : TITLE;
}

/** The page that shows the messages already, otherwise a new one. */
async function openMessages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === MESSAGES);
  await (open ? open.focus() : self.clients.openWindow(MESSAGES));
}

/** The page from the network, always; what is kept takes its place only when there is none. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // Signing out wipes the caches.
    event.waitUntil(tryToKeepOfflinePage());
    return page;
  } catch {
    return (await findOfflinePage()) ?? Response.error();
  }
}

async function openKept(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** Without it the browser shows its own page; the next page that opens tries again. */
function tryToKeepOfflinePage(): Promise<void> {
  return keepOfflinePage().catch(() => undefined);
}

/** The request of a page leaves while the worker wakes up. Older browsers cannot. */
async function startPagesEarly(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}
