import type { Browser, Page } from '@playwright/test';
import type { Cookies } from './log-in.ts';
import { openPhone } from './phone.ts';

/** Pages of a member, in the order in which they are walked through. */
const WALK = [
  '/selection',
  '/chat',
  '/conseils',
  '/coaching',
  '/profile',
  '/settings',
  '/dashboard',
  '/webinaires',
];
/** A conversation opened from the list. */
const THREAD = '/chat?contact=…';
const PATIENCE_MS = 20_000;
/** The first round brings code and data; what is measured comes after. */
const ROUNDS = 6;

/** Ms from the click to the painted page, by its address, once its code and data are there. */
export async function changeRoutes(
  browser: Browser,
  cookies: Cookies,
  url: string,
): Promise<Map<string, number[]>> {
  const phone = await openPhone(browser, cookies);
  const found = new Map<string, number[]>([...WALK, THREAD].map((path) => [path, []]));
  try {
    await phone.page.goto(`${url}/dashboard`);
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const path of WALK) {
        const ms = await clickTo(phone.page, path);
        await phone.page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
        if (round > 0) found.get(path)?.push(ms);
        if (path !== '/chat') continue;
        const opened = await clickTo(phone.page, '/chat?contact=');
        await phone.page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
        if (round > 0) found.get(THREAD)?.push(opened);
      }
    }
  } finally {
    await phone.close();
  }
  return found;
}

/** @param to how the address of the link begins; a conversation is there with its first message, a page with its content */
async function clickTo(page: Page, to: string): Promise<number> {
  const link = `main a[href^="${to}"], nav a[href^="${to}"]`;
  // A page without a link in the content or in the tabs is in the menu, which renders its links when it opens.
  const first = page.locator(link).first();
  const menu = page.locator('nav summary', { hasText: 'Menu' });
  await first.or(menu).first().waitFor({ state: 'attached' });
  if ((await page.locator(link).count()) === 0) await menu.dispatchEvent('click');
  await first.waitFor({ state: 'attached' });
  return page.evaluate(
    async ([selector, path]) => {
      const before = document.querySelector('main h1');
      const start = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      for (;;) {
        const main = document.querySelector('main');
        const title = main?.querySelector('h1');
        const isThere = path.includes('?')
          ? main?.querySelector('[role="log"] li')
          : title && title !== before;
        if (isThere && !main?.querySelector('.animate-breathe')) break;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // The frame that shows it is painted before the next task begins.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    },
    [link, to] as const,
  );
}
