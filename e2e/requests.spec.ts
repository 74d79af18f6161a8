import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MEMBER_PAGES } from './member-pages.ts';
import { DEMO, openAs } from './steps.ts';

/** A page without a request for this long has finished loading; its socket opens when idle. */
const QUIET_MS = 1_500;

async function readsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const reads: string[] = [];
  let last = Date.now();
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    reads.push(pathname + search);
    last = Date.now();
  };
  page.on('request', note);
  await act();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(QUIET_MS);
  page.off('request', note);
  return reads;
}

const twice = (reads: readonly string[]) => reads.filter((read, at) => reads.indexOf(read) !== at);

test('no page asks for the same thing twice: opened cold, or reached by a click @lent', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard', DEMO.password);
  for (const path of MEMBER_PAGES) {
    const reads = await readsDuring(page, () => page.goto(path));
    expect({ path, reads: reads.length > 0, twice: twice(reads) }).toEqual({ path, reads: true, twice: [] });
  }
  await page.goto('/dashboard');
  await readsDuring(page, async () => undefined);
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
