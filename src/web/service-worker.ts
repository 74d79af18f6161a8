import { PRODUCT_NAME } from './product.ts';

/**
 * The part of the site that runs without a page: it shows that a message waits, and opens the messages. It answers no
 * request and keeps nothing. Built on its own to `/service-worker.js`.
 */
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Waiting & { data: { json: () => unknown } | null };
type ClickEvent = Waiting & { notification: Notification };
type Page = { url: string; focus: () => Promise<unknown> };

/** What is used of the worker's scope: its types cannot live beside those of a page. */
declare const self: {
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void);
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
};

const MESSAGES = '/chat';
const TITLE = 'Un message vous attend';

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
