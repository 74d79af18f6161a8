/**
 * Reloads a page once when its scripts fail to load, then shows the error message of the shell. The server serves the
 * source of this function as a file, so it must not use anything outside of itself. If that file fails too, the style
 * sheet shows the message after 20 seconds.
 */
export function watchOpening(): void {
  const fail = () => {
    // Gone once the first page has rendered.
    const opening = document.querySelector('[data-opening]');
    if (!opening) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Browsers remember a failed module: only a new document requests it again.
    if (visit?.type !== 'reload') return location.reload();
    opening.setAttribute('data-opening', 'failed');
    opening.querySelector('[data-opening-failed]')?.setAttribute('role', 'alert');
  };
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') fail();
  };
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-opening-failed] a')) return;
    // Following the link would drop the fragment, where mailed links have their secret.
    event.preventDefault();
    location.reload();
  });
  // An element's error event does not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', fail);
}
