import type { Page } from '@playwright/test';

/** Returns the cumulative layout shift since the page opened. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords();
    observer.disconnect();
    return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
  });
}
