import type { Page } from '@playwright/test';

/** Returns what moved since the page opened, each shift with its score. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    observer.disconnect();
    return shifts.map(({ value, sources }) => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const [before, after] = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`);
        return `${node?.nodeName} « ${node?.textContent?.trim().slice(0, 40)} » ${before} → ${after}`;
      });
      return `${value}: ${moved.join(', ')}`;
    });
  });
}

/** Blocks web fonts: when they arrive late, they move words on a machine without the fonts that stand in for them. */
export async function blockFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}
