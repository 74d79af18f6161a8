const AT_LATEST_MS = 3000;

/**
 * Does something once the page has loaded and has nothing else to do.
 * @returns how to leave it undone
 */
export function whenIdle(act: () => void): () => void {
  let cancelled = false;
  const actUnlessCancelled = () => {
    if (!cancelled) act();
  };
  const wait = () => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(actUnlessCancelled, { timeout: AT_LATEST_MS });
    else setTimeout(actUnlessCancelled);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
  };
}
