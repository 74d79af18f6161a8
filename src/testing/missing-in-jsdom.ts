import { vi } from 'vitest';

/** Nothing has a size in jsdom, so nothing ever resizes. */
class StillResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * Adds browser APIs that jsdom lacks. Nothing is rendered, so nothing scrolls or animates.
 * @param motion whether autoplay is allowed
 */
export function fillInBrowser(motion = false): void {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  // Reduced motion unless a test is about it, so that no test waits for a fade; the window is a phone’s.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !motion && media.includes('reduce') }),
  );
  // jsdom does not know `search`, so React would warn.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    configurable: true,
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  window.scrollTo = () => undefined;
}
