const AT_LATEST_MS = 3000;

/** Runs a callback once the page has loaded and is idle. @returns a function that cancels it */
export function whenIdle(act: () => void): () => void {
  let cancelled = false;
  const actUnlessCancelled = () => {
    if (!cancelled) act();
  };
  const wait = () => {
    // Safari lacks it.
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
