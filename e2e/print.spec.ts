import { expect, test } from './fixtures.ts';
import { boxesThatScroll } from './print.ts';
import { conversation } from './steps.ts';

const WINDOW = { width: 1280, height: 500 };

test('a conversation prints in full, with names and dates and without the surrounding page', async ({
  page,
  otherPage,
}) => {
  await page.setViewportSize(WINDOW);
  await conversation(page, otherPage, '0047');
  const contact = new URL(page.url()).searchParams.get('contact') ?? '';
  const headers = { origin: new URL(page.url()).origin };
  for (let line = 1; line <= 20; line += 1) {
    const data = { clientId: crypto.randomUUID(), content: `Message ${line}\net sa suite` };
    const sent = await page.request.post(`/api/contacts/${contact}/messages`, { data, headers });
    expect(sent.status()).toBe(200);
  }
  await page.reload();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  const heights = await log.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(boxesThatScroll)).toEqual([]);
  const shown = await log.boundingBox();
  expect(shown?.height ?? 0).toBeGreaterThan(heights.clientHeight);
  const page_ = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(page_).toBeGreaterThanOrEqual(Math.floor((shown?.y ?? 0) + (shown?.height ?? 0)));
  await expect(
    page.locator('[data-member], [data-tabs], textarea, nav').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const words of await log.locator('li > .whitespace-pre-line').all()) await expect(words).toBeVisible();
  await expect(log.getByText('Vous\u202f:').first()).toHaveCSS('position', 'static');
  await expect(log.getByText(/\(\d{1,2}(er)? \p{L}+ \d{4}\)/u).first()).toBeVisible();
  const pdf = await page.pdf({ format: 'A5' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
});
