import { vi } from 'vitest';

/** Charts ask for their size, which jsdom does not know. Until the end of the test. */
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
