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
 * Replaces the loader of React Router (see `quiet-libraries`), which reloads the current page in a loop when a module
 * is missing. After a deploy the previous files are gone: a click then loads the document of its target, and a first
 * page is reloaded once before the root shows the error.
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
    // The prefetch failed: the click retries.
    if (state?.initialized) return {};
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') return leave(() => location.reload());
    throw error;
  }
}

/** Never resolves: nothing is rendered while the next document loads. */
function leave(go: () => void): Promise<never> {
  go();
  return new Promise(() => undefined);
}
