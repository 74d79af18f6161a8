import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { BLOG_SLUGS } from '../src/testing/public-pages.ts';
import { expect, test } from './fixtures.ts';

test('the contents of a legal text lead to each part @partout', async ({ page }) => {
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'Sommaire' }).filter({ visible: true });
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  const last = contents.getByRole('link').last();
  const anchor = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page.locator(anchor)).toBeInViewport();
});

test('an anchor from elsewhere leads to the part that it names', async ({ page }) => {
  await page.goto('/privacy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies et mémoire du navigateur' })).toBeInViewport();
});

test('no public page scrolls in two directions at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...PUBLIC_PATHS, `/blog/${BLOG_SLUGS[0]}`, '/nulle-part']) {
    await page.goto(path);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, path).toBeLessThanOrEqual(0);
  }
});
