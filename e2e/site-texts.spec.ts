import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { BLOG_SLUGS } from '../src/testing/public-pages.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LEGAL = {
  '/cgu': 'Conditions générales d’utilisation',
  '/privacy': 'Politique de protection des données personnelles',
  '/mentions-legales': 'Mentions légales',
  '/accessibilite': 'Déclaration d’accessibilité',
};

for (const [path, title] of Object.entries(LEGAL)) {
  test(`${path} reads well for everyone, and its contents lead to each part @partout`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
    const contents = page.getByRole('navigation', { name: 'Sommaire' }).filter({ visible: true });
    const summary = contents.locator('summary');
    if (await summary.isVisible()) await summary.click();
    const last = contents.getByRole('link').last();
    const anchor = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(page.locator(anchor)).toBeInViewport();
  });
}

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

test('the week of the masterclasses is on the page and in its data for search engines', async ({ page }) => {
  await page.goto('/nos-services');
  const week = page.getByRole('region', { name: 'Huit masterclass, chaque semaine' });
  await expect(week.getByRole('listitem')).toHaveCount(8);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const types = blocks.flatMap((block) => {
    const data = JSON.parse(block);
    return (data['@graph'] ?? [data]).map((one: { '@type': string }) => one['@type']);
  });
  expect(types.filter((type) => type === 'EducationEvent')).toHaveLength(8);
  expect(types).toContain('FAQPage');
});
