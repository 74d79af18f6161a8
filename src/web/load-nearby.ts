import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a static page that becomes alive when someone comes near it: until then its HTML is simply read, and its
 * code is not fetched. Where the page is not static, as after a click on a link, the part is loaded at once.
 * @param id of the element that surrounds the part
 */
export function loadNearby(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearby(document.getElementById(id));
    return load();
  });
}

/** Near is 300 px below what shows. A first key or press anywhere counts too: whoever acts may soon act there. */
function nearby(element: HTMLElement | null): Promise<void> {
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const come = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) come.abort();
      },
      { rootMargin: '300px 0px' },
    );
    come.signal.addEventListener('abort', () => {
      observer.disconnect();
      resolve();
    });
    for (const act of ['keydown', 'pointerdown']) {
      window.addEventListener(act, () => come.abort(), { passive: true, signal: come.signal });
    }
    observer.observe(element);
  });
}
