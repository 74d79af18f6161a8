import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, openAs } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

type Icon = { src: string; sizes: string; type: string; purpose?: string };

function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().map(({ url }) => new URL(url).pathname.replace(/page-\w+/, '*'));
  });
}

const OFFLINE_FILES = ['/hors-ligne', '/assets/*.css', '/assets/*.js'];

/** The worker registers itself once the page is idle. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptFiles(page)).toEqual(OFFLINE_FILES);
}

test('the site is installable on a phone: its manifest is complete and its icons match', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Lueur',
    short_name: 'Lueur',
    lang: 'fr',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    theme_color: '#fbf8f6',
    background_color: '#fbf8f6',
  });
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ['Messages', '/chat'],
    ['Mes matchs', '/selection'],
  ]);
  const icons: Icon[] = manifest.icons;
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).not.toHaveLength(0);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, sizes } of [...icons, { src: touch ?? '', sizes: '180x180' }]) {
    const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect([format, `${width}x${height}`], src).toEqual(['png', sizes]);
  }
});

test('offline, a page is replaced by an offline page, and returns with the network', async ({
  page,
  context,
}) => {
  await page.goto('/charte');
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await expectAccessible(page, 'offline page');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await context.setOffline(false);
  // Browsers fire this event on reconnection; the emulation may not, for a page that started offline.
  await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page).toHaveURL(/\/inscription\/form/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('member pages are not cached, and nothing is served from a cache offline', async ({ page, context }) => {
  await openAs(page, DEMO.email, '/dashboard');
  await waitForWorker(page);
  for (const path of ['/selection', '/chat', '/profile', '/settings']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await keptFiles(page)).toEqual(OFFLINE_FILES);
  await context.setOffline(true);
  for (const address of ['/api/session', '/api/selection', '/dashboard']) {
    const answered = await page.evaluate(
      (asked) =>
        fetch(asked, { cache: 'no-store' }).then(
          () => true,
          () => false,
        ),
      address,
    );
    expect(answered, address).toBe(false);
  }
  await page.goto('/selection');
  await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
  await context.setOffline(false);
});

test('logging out empties the caches, and the next page restores the offline page', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  await waitForWorker(page);
  await page.evaluate(async () => {
    const cache = await caches.open('autre');
    await cache.put('/secret', new Response('à oublier'));
  });
  await page.goto('/settings');
  await page
    .getByRole('button', { name: /déconnecter|Déconnexion/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptFiles(page)).toEqual(OFFLINE_FILES);
});
