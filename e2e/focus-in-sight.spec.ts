import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { anIslander, createFour, ISLANDS } from './small-island.ts';
import { meetTheFirst } from './steps.ts';

// The four members are created once: one worker runs the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(({ browser }) => createFour(browser, ISLANDS.ouessant));

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];
const MAX_STOPS = 120;

/**
 * Tabs through the whole page.
 * @returns the focus stops that a fixed or sticky bar covers by more than half
 */
async function coveredStops(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('main')?.focus({ preventScroll: true });
  });
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === 'end') return { stops, covered };
    if (stop) covered.push(stop);
  }
  return { stops: MAX_STOPS, covered };
}

/** Runs in the page. @returns the hidden element and the bar over it, `end` after the last element, or null */
function lookAtFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const isBar = (element: Element | null): Element | null => {
    if (!element || element === document.documentElement) return null;
    const { position } = getComputedStyle(element);
    return position === 'fixed' || position === 'sticky' ? element : isBar(element.parentElement);
  };
  // A field drawn by its label is checked at its label, one in a scrollable box where it is visible.
  const shown = focused.clientWidth > 1 ? focused : (focused.closest('label') ?? focused);
  const { left, top, width, height } = shown.getBoundingClientRect();
  const rows = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => top + share * height);
  const hidden = rows.map((y) => {
    if (y < 0 || y > innerHeight) return 'the edge of the window';
    const there = document.elementFromPoint(left + width / 2, y);
    if (!there || shown.contains(there) || there.contains(shown)) return null;
    const bar = isBar(there);
    return bar && !bar.contains(shown) ? `${bar.tagName} ${bar.className.slice(0, 40)}` : null;
  });
  const by = hidden.filter((name) => name !== null);
  // A box taller than the window is never entirely visible.
  if (by.length < 3 || height > innerHeight / 2) return null;
  return `${shown.textContent?.trim().slice(0, 40) || shown.getAttribute('aria-label')} under ${by[0]}`;
}

test('no bar hides the focused element, at 390 by 844 and at 320 by 256 @téléphone @lent', async ({
  page,
  address,
}) => {
  await anIslander(page, address, ISLANDS.ouessant);
  await page.goto('/selection');
  await meetTheFirst(page);
  await page.getByRole('button', { name: /^Envoyer un message/ }).click();
  await expect(page.getByText('Message automatique')).toBeVisible();
  const thread = page.url();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [path, least] of [
      ['/inscription/complete', 8],
      ['/selection', 10],
      [thread, 8],
      ['/profile', 15],
      ['/settings', 15],
      ['/dashboard', 15],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { stops, covered } = await coveredStops(page);
      const place = `${path} at ${size.width} by ${size.height}`;
      expect.soft(covered, place).toEqual([]);
      expect.soft(stops, place).toBeGreaterThanOrEqual(least);
    }
  }
});
