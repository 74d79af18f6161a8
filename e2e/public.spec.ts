import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, openAs } from './steps.ts';

/** Pages with more than text: two columns, forms. */
const MOVING_PATHS: readonly string[] = [
  '/',
  '/landing/jeunes-adultes',
  '/nos-coachs',
  '/test-amoureux',
  '/qui-sommes-nous',
  '/nos-services',
  '/contact',
  '/signaler-un-contenu',
  '/transparence',
  '/cookies',
];
const ARTICLE = '/blog/preparer-premiere-rencontre';
const TEXT = [...PUBLIC_PATHS, ARTICLE, '/nulle-part'].filter((path) => !MOVING_PATHS.includes(path));
// Text pages have one column: the phone layout also covers wide screens.
for (const [where, paths] of Object.entries({ '@partout': MOVING_PATHS, '@téléphone': TEXT })) {
  test(`public pages read well for everyone ${where}`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, path);
    }
  });
}

test('from the footer to an article, to the next one, and back to the list', async ({ page }) => {
  await page.goto('/charte');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog conseils' }).click();
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  await page.getByRole('link', { name: titles[0] }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[0] })).toBeVisible();
  await expect(page).toHaveTitle(`${titles[0]} – Lueur`);
  await page.getByRole('link', { name: titles[1] }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[1] })).toBeVisible();
  await page.getByRole('link', { name: 'Tous les articles' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test('the articles are chosen by subject, without a script too', async ({ browser, baseURL }) => {
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
  test.slow();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...MOVING_PATHS, ...TEXT]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await layoutShift(page), `${path}, ${width} px`).toBe(0);
    }
  }
});

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test('a part behind a press loads with it: the press is kept until then', async ({ page }) => {
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

/** How many files of JavaScript the page fetched so far. */
function scriptsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .length,
  );
}

/** Milliseconds from first paint to the member's bar; negative when it came before. */
async function ownBarAfterPaint(page: Page): Promise<number> {
  await expect(page.locator('[data-bar] a[href="/settings"]').first()).toBeAttached();
  const painting = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painting).toBe(1);
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const [shown] = performance.getEntriesByName('own-bar');
    return (shown?.startTime ?? Number.NaN) - (painted?.startTime ?? Number.NaN);
  });
}

test('a member sees their own bar on a public page as soon as it is painted', async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-bar] a[href="/settings"]')) return;
      performance.mark('own-bar');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await openAs(page, DEMO.email, ARTICLE);
  const waited = [await ownBarAfterPaint(page)];
  expect(await layoutShift(page)).toBe(0);
  for (let opening = 1; opening < 3; opening++) {
    await page.reload();
    waited.push(await ownBarAfterPaint(page));
  }
  // The median of three, against pauses of the machine.
  expect(waited.toSorted((one, other) => one - other)[1]).toBeLessThan(300);
  await expectAccessible(page, 'article, a member');
});
