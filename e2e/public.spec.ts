import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { blockFonts, layoutShifts } from './layout-shift.ts';
import { DEMO, openAs } from './steps.ts';

const ARTICLE = '/blog/preparer-premiere-rencontre';

test('articles can be filtered by subject, even without a script', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/blog`);
    const articles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(articles).toHaveCount(20);
    await expect(page.getByText('Au fil de la vie').first()).toBeInViewport();
    await page.locator('label', { hasText: 'Au fil de la vie' }).click();
    await expect(articles).toHaveText([/50 ans/, /enfants/]);
    await page.locator('label', { hasText: 'Tous les articles' }).click();
    await expect(articles).toHaveCount(20);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    await context.close();
  }
});

test('the layout does not shift while a page loads @lent', async ({ page }) => {
  await blockFonts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...PUBLIC_PATHS, ARTICLE, '/nulle-part']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await layoutShifts(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('a press on a part that is still loading takes effect once loaded', async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const before = await scriptsOf(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Nous contacter' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(ARTICLE);
  expect(await scriptsOf(page)).toBeGreaterThan(before);
});

/** Returns the number of JavaScript files fetched so far. */
function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .length,
  );
}

test('a public page fetches the session while it is being parsed, and a member’s bar shifts nothing', async ({
  page,
}) => {
  await openAs(page, DEMO.email, ARTICLE);
  await expect(page.locator('[data-bar] a[href="/settings"]').first()).toBeAttached();
  expect(await layoutShifts(page)).toEqual([]);
  const { asked, read } = await page.evaluate(() => {
    const [session] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname === '/api/session');
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { asked: session?.startTime ?? Number.NaN, read: visit?.domContentLoadedEventStart ?? Number.NaN };
  });
  expect(asked).toBeLessThan(read);
  await expectAccessible(page, 'article, a member');
});
