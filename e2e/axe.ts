import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** Run in the page itself, read once per document: the usual helper opens another page each time, four times slower. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Places are told by their selectors: writing down the HTML of each element that is looked at takes a fifth of the time. */
const AXE = `${SCRIPT};axe.configure({ noHtml: true });`;
const LOOK = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`;

/** What breaks WCAG 2.2 A and AA or the best practices of axe, in whatever state the page is. */
export async function findViolations(page: Page): Promise<string[]> {
  try {
    return await look(page);
  } catch (error) {
    // The page was on its way to another one: that one is meant.
    if (!String(error).includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    return look(page);
  }
}

async function look(page: Page): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const violations = await page.evaluate<AxeResults['violations']>(LOOK);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Nothing may be found, and nothing be too wide. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), `axe, ${state}`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `no sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}

const AT_REST_WITHIN_MS = 5_000;

/**
 * Once what fades or slides has ended: colours half way through a fade are nobody's contrast. It is asked for again and
 * again, by a clock: an animation whose element goes away is never said to have finished, and a window that is being
 * resized may draw no frame.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline &&
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    const until = performance.now() + patience;
    // The frame in which a state begins has not started its animations yet.
    await pause();
    while (document.getAnimations().some(isMoving) && performance.now() < until) await pause();
  }, AT_REST_WITHIN_MS);
}
