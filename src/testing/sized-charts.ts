import { vi } from 'vitest';

/** Gives charts a size, which jsdom does not have, until the end of the test. */
export function sizeCharts(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: (sizes: unknown[]) => void;
      constructor(tell: (sizes: unknown[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width: 600, height: 200 } }]);
      }
      disconnect() {}
      unobserve() {}
    },
  );
}
