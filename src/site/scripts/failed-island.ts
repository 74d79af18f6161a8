/**
 * An island whose code cannot be fetched leaves its HTML as it is, and the page says so above it. One that waits for a
 * press deals with it by itself (`client-press`).
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
