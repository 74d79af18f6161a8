import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { DEMO, fillLogIn } from './steps.ts';

/** One page of each layout. */
const PAGES = ['/chat', '/inscription/form', '/equipe/connexion'];
const FIRST_SCRIPTS = 5;
const RETRY = /^(Réessayer|Recharger la page)$/;

const isScript = (url: string) => /\/assets\/[^/]+\.js$/.test(new URL(url).pathname);

/** The content of an opened page. */
const opened = (page: Page) => page.locator('h1, form, [data-thread]').first();
const retry = (page: Page) =>
  page.getByRole('link', { name: RETRY }).or(page.getByRole('button', { name: RETRY }));

const nameOf = (script: string) => /assets\/(.*)-[^-]+\.js/.exec(script)?.[1] ?? script;

async function firstScriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (isScript(request.url())) scripts.add(request.url());
  });
  await page.goto(path);
  await expect(opened(page)).toBeVisible();
  return [...scripts].slice(0, FIRST_SCRIPTS);
}

type Fault = 'fails once' | 'always fails' | 'always answers 503';
const answer: Record<Fault, (route: Route, times: number) => Promise<void>> = {
  'fails once': (route, times) => (times === 1 ? route.abort() : route.continue()),
  'always fails': (route) => route.abort(),
  'always answers 503': (route) => route.fulfill({ status: 503, body: '' }),
};
/** Each script individually, then all at once. */
const EACH: readonly Fault[] = ['fails once', 'always fails'];
const ALL: readonly Fault[] = ['fails once', 'always answers 503'];

async function aContext(browser: Browser) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  return { context, page: await context.newPage() };
}

for (const path of PAGES)
  test(`${path} opens or reports a failure, whichever of its first scripts fails @lent`, async ({
    browser,
  }) => {
    const { context, page } = await aContext(browser);
    if (path === '/chat') {
      await page.goto('/inscription/form?mode=login');
      await fillLogIn(page, DEMO.email, DEMO.password);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    const scripts = await firstScriptsOf(page, path);
    expect(scripts.length).toBeGreaterThan(4);
    const found: string[] = [];
    const right: string[] = [];
    for (const script of [...scripts, 'all']) {
      for (const fault of script === 'all' ? ALL : EACH) {
        let times = 0;
        await page.route(
          (url) => (script === 'all' ? isScript(url.href) : url.href === script),
          (route) => {
            times += 1;
            return answer[fault](route, times);
          },
        );
        await page.goto(path);
        await expect(opened(page).or(retry(page)).first()).toBeVisible();
        const outcome = (await retry(page).count()) > 0 ? 'says so' : 'opens';
        // A failing optional part never prevents the page from opening.
        const mayOpen = script !== 'all' && outcome === 'opens';
        right.push(`${nameOf(script)} ${fault}: ${fault === 'fails once' || mayOpen ? 'opens' : 'says so'}`);
        found.push(`${nameOf(script)} ${fault}: ${outcome}`);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
    expect(found).toEqual(right);
    // The page opens again once its files are available.
    await retry(page).click();
    await expect(opened(page)).toBeVisible();
    await context.close();
  });

test('a click after a deploy opens a page that was not visited before @lent', async ({ browser }) => {
  const { context, page } = await aContext(browser);
  await page.goto('/inscription/form?mode=login');
  await fillLogIn(page, DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/selection', '/chat', '/profile', '/settings']) {
    await page.goto('/dashboard');
    await expect(opened(page)).toBeVisible();
    // The files of the previous release are gone; a new document names those of the new one.
    let isFormer = true;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() === 'document') isFormer = false;
      const isGone = isFormer && isScript(route.request().url());
      return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(opened(page)).toBeVisible();
    expect(await retry(page).count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await context.close();
});
