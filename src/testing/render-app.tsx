import { render, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import Root, { HydrateFallback } from '#app/root.tsx';
import routes from '#app/routes.ts';
import { toast } from '#ui/toaster.tsx';
import { type BrowserOptions, stubBrowser } from './stub-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestNetwork } from './test-network.ts';
import type { TestSockets } from './test-sockets.ts';

type RouteEntry = (typeof routes)[number];
type RouteModule = { default: React.ComponentType };
type Opened = { user: UserEvent; network: TestNetwork; sockets: TestSockets };

const modules = import.meta.glob<RouteModule>([
  '../{app,desk,member,identity,mechanisms}/**/*-page.tsx',
  '../app/**/*-layout.tsx',
]);

/** Modules that pages load when idle or on a press: compiling them while a test waits for text would take too long. */
const fetchedLater = [
  () => import('#app/layouts/member-live.ts'),
  () => import('#app/layouts/page-reads.ts'),
  () => import('#member/reports/web/report-dialog.tsx'),
  () => import('#member/matchmaker/web/decline-dialog.tsx'),
  () => import('#member/matching/web/shared/profile-preview-dialog.tsx'),
  () => import('#member/matching/web/shared/score-dialog.tsx'),
  () => import('#ui/opening-menu.tsx'),
  () => import('#ui/toaster.tsx'),
];

/** Converts a line of `routes.ts` for the browser's router; its page loads on navigation. */
function routeObject({ path, file, children }: RouteEntry): RouteObject {
  // Relative to `src/app`, as in the routes.
  const load = modules[file.startsWith('../') ? file : `../app/${file}`];
  const lazy = load && (async () => ({ Component: (await load()).default }));
  return { path, lazy, children: children?.map(routeObject) };
}

/**
 * Opens an address of the real application during a test: its routes, layouts and guards, with the API in process.
 * Takes the parameters of `stubBrowser`.
 */
export async function renderApp(
  address: string,
  browser: TestBrowser,
  options?: BrowserOptions,
): Promise<Opened> {
  const { network, sockets } = stubBrowser(address, browser, options);
  const router = createBrowserRouter([
    { Component: Root, HydrateFallback, children: routes.map((entry) => routeObject(entry)) },
  ]);
  onTestFinished(() => router.dispose());
  await Promise.all(fetchedLater.map((load) => load()));
  // A new region of toasts repeats those that the former test has left.
  toast.dismiss();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), network, sockets };
}

/** Renders a part of a public page, hydrated, during a test. Takes the parameters of `stubBrowser`. */
export function renderIsland(
  island: ReactNode,
  address: string,
  browser: TestBrowser,
  options?: BrowserOptions,
): Opened {
  const { network, sockets } = stubBrowser(address, browser, options);
  render(island);
  return { user: userEvent.setup(), network, sockets };
}
