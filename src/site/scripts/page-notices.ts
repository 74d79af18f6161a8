export function sayWhenOffline(): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (!notice) return;
  const look = () => {
    notice.hidden = navigator.onLine;
  };
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  look();
}

/**
 * Shows a message above an island that failed to load; its HTML stays. `client-press` islands handle failures
 * themselves.
 */
export function sayWhenIslandFails(): void {
  document.addEventListener('astro:hydration-error', (event) => {
    const notice = document.querySelector<HTMLElement>('[data-part-missing]');
    if (event.defaultPrevented || !notice || !(event.target instanceof Element)) return;
    event.preventDefault();
    notice.hidden = false;
    event.target.before(notice);
  });
}
