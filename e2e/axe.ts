import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** Run in the page itself, read once per document: the usual helper opens another page each time, four times slower. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOOK = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`;

/** WCAG 2.2 A and AA and the best practices of axe: nothing may be found, in whatever state the page is. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const violations = await page.evaluate<AxeResults['violations']>(LOOK);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe, ${state}`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `no sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}

/** Once what fades or slides has ended: colours half way through a fade are nobody's contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (animation: Animation) =>
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    // The frame in which a state begins has not started its animations yet.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(isEnding);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
