import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect } from 'react';
import { holdPresses } from './held-presses.ts';

/**
 * A part of a static page that becomes alive when someone comes near it: until then its HTML is simply read, and its
 * code is not fetched. Where the page is not static, as after a click on a link, the part is loaded at once.
 * @param id of the element that surrounds the part
 */
export function loadNearby(
  id: string,
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> {
  const part = import.meta.env.SSR ? null : document.getElementById(id);
  const releasePress = part ? holdPresses(part) : () => undefined;
  return lazy(async () => {
    if (!import.meta.env.SSR) await nearby(document.getElementById(id));
    const { default: Part } = await load();
    return {
      default: function Nearby() {
        useEffect(() => releasePress(), []);
        return createElement(Part);
      },
    };
  });
}

/** Near is 300 px below what shows. A first key or press anywhere counts too: whoever acts may soon act there. */
export function nearby(element: HTMLElement | null): Promise<void> {
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
