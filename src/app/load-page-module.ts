interface RouterState {
  initialized: boolean;
  navigation: { location?: { pathname: string; search: string; hash: string } };
}

declare global {
  interface Window {
    /** Set by React Router. */
    __reactRouterDataRouter?: { state: RouterState };
  }
}

/**
 * Takes the place of React Router’s own function (`quiet-libraries`), which reloads the page that one is on, again and
 * again if need be. After a deploy the files of the former release are gone: a click then loads the document of its
 * target, and a first page is tried once more before the root says that it failed.
 */
export async function loadPageModule(
  route: { id: string; module: string },
  known: Record<string, unknown>,
): Promise<unknown> {
  if (route.id in known) return known[route.id];
  try {
    const loaded: unknown = await import(/* @vite-ignore */ route.module);
    known[route.id] = loaded;
    return loaded;
  } catch (error) {
    const state = window.__reactRouterDataRouter?.state;
    const target = state?.navigation.location;
    if (target) return leave(() => location.assign(target.pathname + target.search + target.hash));
    // Fetched ahead: the click tries again.
    if (state?.initialized) return {};
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') return leave(() => location.reload());
    throw error;
  }
}

/** Never resolves: nothing is drawn while the next document is on its way. */
function leave(go: () => void): Promise<never> {
  go();
  return new Promise(() => undefined);
}
