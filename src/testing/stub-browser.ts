import { cleanup } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { openPageFor } from '#browser/api/opened-for.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { forgetSession } from '#browser/session/session.ts';
import { forgetDrafts } from '#identity/drafts/web/shared/drafts.ts';
import type { TestBrowser } from './test-browser.ts';
import { TestNetwork } from './test-network.ts';
import { TestSockets } from './test-sockets.ts';
import { uploadOver } from './test-upload.ts';

/** Nothing has a size in jsdom, so nothing ever resizes. */
class StillResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Adds browser APIs that jsdom lacks. Nothing is rendered, so nothing scrolls or animates.
 * @param motion whether autoplay is allowed
 */
function fillInBrowser(motion = false): void {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  // Reduced motion unless a test is about it, so that no test waits for a fade; the window is a phone’s.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !motion && media.includes('reduce') }),
  );
  // jsdom does not know `search`, so React would warn.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  window.scrollTo = () => undefined;
}

export interface BrowserOptions {
  /** An API route that fails from the start, such as `GET /api/selection`. */
  broken?: string;
  /** A route whose first response is held until `network.letGo()`. */
  held?: string;
  /** Port of the application, for pages with a live connection. */
  livePort?: number;
  /** Whether autoplay, such as a carousel's, is allowed. */
  motion?: boolean;
}

/**
 * Turns jsdom into a browser on the real application, during a test.
 * @param address path and query, from the root
 * @param browser whose cookies are used: `app.browser()` for a visitor, `app.memberBrowser()` for a member
 */
export function stubBrowser(
  address: string,
  browser: TestBrowser,
  { broken, held, livePort, motion }: BrowserOptions = {},
): { network: TestNetwork; sockets: TestSockets } {
  // A page's date is the application's, whenever the tests run; timers run normally.
  vi.useFakeTimers({ toFake: ['Date'], now: browser.clock.now() });
  const network = new TestNetwork(browser);
  if (broken) network.break(broken);
  if (held) network.hold(held);
  vi.stubGlobal('fetch', network.fetch);
  vi.stubGlobal('XMLHttpRequest', uploadOver(network));
  const sockets = new TestSockets(browser, livePort);
  vi.stubGlobal('WebSocket', sockets.Socket);
  fillInBrowser(motion);
  window.history.replaceState(null, '', address);
  onTestFinished(async () => {
    cleanup();
    // A pending request would otherwise reach the emptied database of the next test.
    network.letGo();
    await network.settled();
    queryClient.clear();
    forgetSession();
    openPageFor('desk', null);
    forgetDrafts();
    window.localStorage.clear();
  });
  return { network, sockets };
}
