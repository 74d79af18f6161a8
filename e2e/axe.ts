import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { sidewaysPx } from './clipping.ts';

/** Injected into the page, read once: the usual helper opens another page each time, four times slower. */
const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Elements are reported by selector: serialising the HTML of each one takes a fifth of the time. */
const AXE = `${SCRIPT};axe.configure({ noHtml: true });`;
/** Only colours differ between the schemes: one rule out of ninety. */
type Rules = 'all' | 'contrast';
const OPTIONS: Record<Rules, object> = {
  all: { resultTypes: ['violations'], iframes: false },
  contrast: { resultTypes: ['violations'], iframes: false, runOnly: ['color-contrast'] },
};

/** Returns violations of WCAG 2.2 A and AA or axe's best practices, in the current state of the page. */
export async function findViolations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  try {
    return await look(page, rules);
  } catch (error) {
    // The page was navigating: check the next one.
    if (!String(error).includes('context was destroyed')) throw error;
    await page.waitForLoadState();
    return look(page, rules);
  }
}

async function look(page: Page, rules: Rules): Promise<string[]> {
  await atRest(page);
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(OPTIONS[rules])}).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Expects no violations and no horizontal overflow. */
export async function expectAccessible(page: Page, state: string, rules: Rules = 'all'): Promise<void> {
  expect(await findViolations(page, rules), `axe, ${state}`).toEqual([]);
  expect(await sidewaysPx(page), `no sideways scroll, ${state}`).toBeLessThanOrEqual(0);
}

const AT_REST_WITHIN_MS = 5_000;

/**
 * Waits for fades and slides to end: colours in a fade have no meaningful contrast. Polls by a timer: the animation of
 * a removed element never finishes, and a window being resized may render no frame.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    const isMoving = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.timeline === document.timeline &&
      Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    const until = performance.now() + patience;
    // In its first frame, a state has not started its animations yet.
    await pause();
    while (document.getAnimations().some(isMoving) && performance.now() < until) await pause();
  }, AT_REST_WITHIN_MS);
}
