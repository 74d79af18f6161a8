import type { Page } from '@playwright/test';
import { BLOG_ARTICLES, blogPath } from '../src/site/blog-content.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const ARTICLE = blogPath('preparer-premiere-rencontre');
const PAGES = {
  '/qui-sommes-nous': 'Qui sommes-nous ?',
  '/nos-valeurs': 'Nos valeurs',
  '/charte': 'Notre charte',
  '/nos-coachs': 'Nos coachs',
  '/nos-services': 'Nos services',
  '/blog': 'Blog conseils',
  [ARTICLE]: 'Préparer une première rencontre, de l’invitation au lendemain',
};
/** Brotli, in bytes, of what each page fetches by itself. */
const MOST_SCRIPTS = { '/': 120_000, [ARTICLE]: 100_000 };

for (const [path, title] of Object.entries(PAGES)) {
  test(`${path} reads well for everyone @partout`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
  });
}

test('without JavaScript every page still holds its words', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [path, title] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByRole('article')).toContainText('Un lieu où l’on s’entend');
  await page.goto('/blog');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(BLOG_ARTICLES.length);
  await context.close();
});

test('from the footer to an article, to the next one, and back to the list', async ({ page }) => {
  await page.goto('/charte');
  // Live by now: before, a link loads its page, which is then read from its beginning.
  await expect(page.getByRole('button', { name: 'Écrire à l’équipe' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog conseils' }).click();
  const [first, second] = BLOG_ARTICLES;
  await page.getByRole('link', { name: first?.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.title })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${first?.title}`));
  await page.getByRole('link', { name: second?.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: second?.title })).toBeVisible();
  await page.getByRole('link', { name: 'Tous les articles' }).first().click();
  await expect(page).toHaveURL('/blog');
});

test('an article that does not exist is not found, and one may go on from there', async ({ page }) => {
  const answer = await page.goto('/blog/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
});

for (const [path, most] of Object.entries(MOST_SCRIPTS)) {
  for (const width of [390, 1280]) {
    test(`${path} asks for few scripts, and nothing moves while it arrives, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      // A page becomes live once it has arrived.
      await page.waitForTimeout(3000);
      const bytes = await fetchedScripts(page);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(most);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

/** Bytes of JavaScript on the wire so far. */
async function fetchedScripts(page: Page): Promise<number> {
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

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

test('an article is plain HTML until the first act, and a press that came before is not lost', async ({
  page,
}) => {
  await page.goto(ARTICLE, { waitUntil: 'networkidle' });
  const before = await fetchedScripts(page);
  // A press without the pointer that announces it: the page has had no time to wake.
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: 'Nous contacter' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await fetchedScripts(page)).toBeGreaterThan(before);
});

test('a link of an article leads on before the page is alive', async ({ page }) => {
  await page.route('**/entry.client-*.js', () => undefined);
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Tous les articles' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog conseils' })).toBeVisible();
});

test('robots, readers of feeds and search engines find what they ask for', async ({ request }) => {
  const feed = await request.get('/blog/rss.xml');
  expect(feed.headers()['content-type']).toContain('application/rss+xml');
  expect((await feed.text()).match(/<item>/g)).toHaveLength(BLOG_ARTICLES.length);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${ARTICLE}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
});
