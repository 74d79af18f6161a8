import { vi } from 'vitest';

/** Nothing has a size in jsdom, so nothing ever changes it. */
class StillResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/**
 * What our pages ask of a browser and jsdom lacks. Nothing is drawn: there is nothing to scroll nor to animate.
 * @param motion whether what moves by itself may do so
 */
export function fillInBrowser(motion = false): void {
  vi.stubGlobal('ResizeObserver', StillResizeObserver);
  // Motion is unwelcome unless a test is about it, so that none waits for a fade; the window is a phone’s.
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !motion && media.includes('reduce') }),
  );
  // jsdom does not know `search`, of which React would warn.
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
