import type { Page } from '@playwright/test';

/** The first round brings the code. */
const ROUNDS = 16;

/** Ms from the press on the menu to the painted rows, their data asked for anew each time. @param to path of the part */
export async function firstScreen(page: Page, url: string, to: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${url}/equipe`, { waitUntil: 'networkidle' });
    const ms = await page.evaluate(async (path) => {
      const start = performance.now();
      document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
      while (!document.querySelector('main [data-list-row]'))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      // The frame that shows them is painted before the next task begins.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    }, to);
    if (round > 0) times.push(ms);
  }
  return times;
}
