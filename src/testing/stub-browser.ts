import { cleanup, configure, getConfig } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { openPageFor } from '#browser/api/opened-for.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { forgetSession } from '#browser/session/session.ts';
import { forgetDrafts } from '#identity/drafts/web/shared/drafts.ts';
import { fillInBrowser } from './missing-in-jsdom.ts';
import type { TestBrowser } from './test-browser.ts';
import { TestNetwork } from './test-network.ts';
import { TestSockets } from './test-sockets.ts';
import { uploadOver } from './test-upload.ts';

const { getElementError: withThePage } = getConfig();
configure({
  // A ceiling for what never comes: the real application answers, on a machine that may be busy.
  asyncUtilTimeout: 60_000,
  // While something is waited for, each look that finds nothing would write the whole page down; the last one still does.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : withThePage(message, container),
});

export interface BrowserOptions {
  /** A route of the API that fails from the start, such as `GET /api/selection`. */
  broken?: string;
  /** A route whose first answer is on its way until `network.letGo()`. */
  held?: string;
  /** Where the application listens, for pages that should hear what happens live. */
  livePort?: number;
  /** Whether what moves by itself, such as a carousel, may do so. */
  motion?: boolean;
}

/** Testing Library's own flag around each look of `waitFor`; its types do not name it. */
function isLookingAgain(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

/**
 * Makes of jsdom a browser on the real application, for the time of a test.
 * @param address path and query, from the root
 * @param browser whose cookies are used: `app.browser()` for a visitor, `app.memberBrowser()` for a member
 */
export function stubBrowser(
  address: string,
  browser: TestBrowser,
  { broken, held, livePort, motion }: BrowserOptions = {},
): { network: TestNetwork; sockets: TestSockets } {
  // What a page calls today is the day of the application, whenever the tests run; timers go on by themselves.
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
    // What is still on its way would otherwise speak to the emptied database of the next test.
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
