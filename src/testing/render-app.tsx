import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createBrowserRouter, type LoaderFunction, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import Root, { HydrateFallback } from '#app/root.tsx';
import routes from '#app/routes.ts';
import { queryClient } from '#browser/api/query-client.ts';
import { forgetSession } from '#browser/session/session.ts';
import { fillInBrowser } from './missing-in-jsdom.ts';
import type { TestBrowser } from './test-browser.ts';
import { TestNetwork } from './test-network.ts';
import { TestSockets } from './test-sockets.ts';

type RouteEntry = (typeof routes)[number];
type RouteModule = { default: React.ComponentType; loader?: LoaderFunction };

// The real application answers, on a machine that may be busy: the usual second is for mocks.
configure({ asyncUtilTimeout: 5000 });

const modules = import.meta.glob<RouteModule>([
  '../{app,site,features}/**/*-page.tsx',
  '../{app,site}/**/*-layout.tsx',
]);

/** A line of `routes.ts` as the router of the browser takes it; its page is loaded when one goes there. */
function routeObject({ index, path, file, children }: RouteEntry): RouteObject {
  // As the routes write it: from `src/app`.
  const load = modules[file.startsWith('../') ? file : `../app/${file}`];
  const lazy =
    load &&
    (async () => {
      const { default: Component, loader } = await load();
      return { Component, loader };
    });
  return index ? { index, lazy } : { path, lazy, children: children?.map(routeObject) };
}

/**
 * Opens an address of the real site for the time of a test: its routes, layouts and guards, with the API in process.
 * @param address path and query, from the root
 * @param browser whose cookies are used: `app.browser()` for a visitor, `app.memberBrowser()` for a member
 * @param broken a route of the API that fails from the start, such as `GET /api/selection`
 * @param held a route whose first answer is on its way until `network.letGo()`
 * @param motion whether what moves by itself, such as a carousel, may do so
 * @param livePort where the application listens, for pages that should hear what happens live
 */
export async function renderApp(
  address: string,
  browser: TestBrowser,
  {
    broken,
    held,
    livePort,
    motion,
  }: { broken?: string; held?: string; livePort?: number; motion?: boolean } = {},
): Promise<{ user: UserEvent; network: TestNetwork; sockets: TestSockets }> {
  const network = new TestNetwork(browser);
  if (broken) network.break(broken);
  if (held) network.hold(held);
  vi.stubGlobal('fetch', network.fetch);
  const sockets = new TestSockets(browser, livePort);
  vi.stubGlobal('WebSocket', sockets.Socket);
  fillInBrowser(motion);
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter([
    { Component: Root, HydrateFallback, children: routes.map((entry) => routeObject(entry)) },
  ]);
  onTestFinished(async () => {
    cleanup();
    router.dispose();
    // What is still on its way would otherwise speak to the emptied database of the next test.
    network.letGo();
    await network.settled();
    queryClient.clear();
    forgetSession();
    window.localStorage.clear();
    vi.unstubAllGlobals();
  });
  // The first test of a page also loads its code, which may take longer than a test waits for a word.
  await waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 15_000 });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), network, sockets };
}
