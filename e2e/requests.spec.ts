import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MEMBER_TITLES } from './member-pages.ts';
import { DEMO, openAs } from './steps.ts';

/** Returns the API reads of the page until all requests have finished. */
async function readsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const reads: string[] = [];
  const onTheWay = new Set<Request>();
  const begin = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    reads.push(pathname + search);
    onTheWay.add(request);
  };
  const end = (request: Request) => onTheWay.delete(request);
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await act();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return onTheWay.size;
    })
    .toBe(0);
  page.off('request', begin);
  page.off('requestfinished', end);
  page.off('requestfailed', end);
  return reads;
}

/** Opens a page by its address: its socket connects when idle, and may cause a refetch. */
async function openCold(page: Page, path: string): Promise<void> {
  const socket = page.waitForEvent('websocket');
  await page.goto(path);
  await socket;
}

const twice = (reads: readonly string[]) => reads.filter((read, at) => reads.indexOf(read) !== at);

test('no page sends the same request twice, opened cold or reached by a click @lent', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard', DEMO.password);
  // Ignore what the previous page is still reading.
  await page.goto('about:blank');
  for (const path of Object.keys(MEMBER_TITLES)) {
    const reads = await readsDuring(page, () => openCold(page, path));
    expect({ path, reads: reads.length > 0, twice: twice(reads) }).toEqual({ path, reads: true, twice: [] });
  }
  await readsDuring(page, () => openCold(page, '/dashboard'));
  for (const path of [
    '/selection',
    '/chat',
    '/coaching',
    '/conseils',
    '/profile',
    '/settings',
    '/dashboard',
  ]) {
    const link = page.locator(`header a[href="${path}"]`).first();
    const reads = await readsDuring(page, async () => {
      if (!(await link.isVisible())) await page.getByRole('button', { name: /Menu/ }).click();
      await link.click();
      await page.waitForURL(`**${path}`);
    });
    expect({ path, twice: twice(reads) }).toEqual({ path, twice: [] });
  }
});
