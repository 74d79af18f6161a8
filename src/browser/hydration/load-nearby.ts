import { type ComponentType, createElement, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { holdPresses } from './held-presses.ts';

/**
 * A part of a static page that becomes alive when someone comes near it: until then its HTML is simply read, and its
 * code is not fetched. Where the page is not static, as after a click on a link, the part is loaded at once.
 * @param id of the element around the part, like no other of the site: the module may be loaded on another page
 * @returns that element, to be put in the page
 */
export function loadNearby(id: string, load: () => Promise<{ default: ComponentType }>): ReactElement {
  const place = import.meta.env.SSR ? null : document.getElementById(id);
  const releasePress = place ? holdPresses(place) : () => undefined;
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await nearby(document.getElementById(id));
    const { default: Loaded } = await load();
    return {
      default: function Nearby() {
        useEffect(() => releasePress(), []);
        return createElement(Loaded);
      },
    };
  });
  const fallback = place && createElement(AsItCame, { html: place.innerHTML });
  return createElement('div', { id }, createElement(Suspense, { fallback }, createElement(Part)));
}

/**
 * The HTML of the static page. React throws it away when something around it changes before the part is alive, be it the
 * anchor in the address: without this the part would vanish until its code has come.
 */
function AsItCame({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the build wrote, read from this very page.
  return createElement('div', { className: 'contents', dangerouslySetInnerHTML: { __html: html } });
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
