import { expect, test } from './fixtures.ts';

test('the table of contents of a legal text links to each part @partout', async ({ page }) => {
  await page.goto('/cgu');
  const contents = page.getByRole('navigation', { name: 'Sommaire' }).filter({ visible: true });
  const summary = contents.locator('summary');
  if (await summary.isVisible()) await summary.click();
  const last = contents.getByRole('link').last();
  const anchor = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page.locator(anchor)).toBeInViewport();
});

test('an anchor from another page leads to the part that it names', async ({ page }) => {
  await page.goto('/privacy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies et mémoire du navigateur' })).toBeInViewport();
});
