import { vi } from 'vitest';

/** Nothing has a size in jsdom, so nothing ever changes it. */
class StillResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What our pages ask of a browser and jsdom lacks. Nothing is drawn: there is nothing to scroll nor to animate. */
export function fillInBrowser(): void {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  // The only question asked is whether motion is unwelcome: yes, so that no test waits for a fade.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
}
