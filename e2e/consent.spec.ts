import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { NEVER_ASKED } from './cookie-state.ts';
import { expect } from './fixtures.ts';
import { test } from './measured.ts';
import { PIXEL_ORIGIN } from './pixel-stub.ts';
import { DEMO } from './steps.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Une mesure, si vous le voulez bien' });
const choose = (page: Page, answer: 'Tout refuser' | 'Tout accepter') =>
  banner(page).getByRole('button', { name: answer }).click();
const frame = (page: Page) => page.locator('iframe[src="/mesure"]');

test.use({ storageState: NEVER_ASKED });

test('no measurement happens before a choice or after a refusal, and the refusal persists', async ({
  page,
  context,
  pixel,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page, 'consent asked');
  for (const path of ['/nos-valeurs', '/inscription/form']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
  }
  await expectAccessible(page, 'consent asked on a form');
  await choose(page, 'Tout refuser');
  await expect(banner(page)).toBeHidden();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeHidden();
  await expect(frame(page)).toHaveCount(0);
  expect(await pixel.received()).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieChoice']);
});

test('refusing and accepting have the same size, side by side @partout', async ({ page }) => {
  await page.goto('/charte');
  const refuse = await banner(page).getByRole('button', { name: 'Tout refuser' }).boundingBox();
  const accept = await banner(page).getByRole('button', { name: 'Tout accepter' }).boundingBox();
  expect(refuse?.width).toBeCloseTo(accept?.width ?? 0, 0);
  expect(refuse?.height).toBe(accept?.height);
  expect(refuse?.y).toBe(accept?.y);
});

test('the banner comes first by keyboard without taking the focus, and the page follows', async ({
  page,
}) => {
  await page.goto('/charte');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Tout refuser' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Tout accepter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'En savoir plus' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the banner never entirely hides the focused element', async ({ page }) => {
  await page.goto('/charte');
  await expect(banner(page)).toBeVisible();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const dock = document.querySelector('section[aria-labelledby].fixed');
      if (!focused || !dock || focused === document.body || dock.contains(focused)) return '';
      return focused.getBoundingClientRect().top >= dock.getBoundingClientRect().top
        ? focused.textContent
        : '';
    });
    expect(hidden).toBe('');
  }
});

test.describe('accepted cookies', () => {
  test.use({ allowedHosts: [PIXEL_ORIGIN] });

  test('a log-in is measured; the choice survives the log-out, and can be withdrawn at once', async ({
    page,
    pixel,
  }) => {
    await page.goto('/charte');
    await choose(page, 'Tout accepter');
    await expect.poll(pixel.events).toEqual(['PageView']);
    await page.goto('/inscription/form?mode=login');
    // The measurement is ready by now; a faster visitor would wait 0.6 s for it at most.
    await expect.poll(pixel.events).toEqual(['PageView', 'PageView']);
    await page.getByLabel('Adresse e-mail').fill(DEMO.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect.poll(pixel.events).toEqual(['Login', 'PageView', 'PageView']);
    await expect(frame(page)).toHaveCount(0);

    // A page with a code is not measured either.
    await page.goto('/reset-password#jeton=perdu', { waitUntil: 'networkidle' });
    await expect(frame(page)).toHaveCount(0);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Gérer les cookies' }).click();
    await expect(page.getByRole('dialog').getByText(/^Vous l’avez acceptée le/)).toBeVisible();
    await expectAccessible(page, 'cookies in the member area');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /déconnecter|Déconnexion/ })
      .first()
      .click();
    await expect(page).toHaveURL('/');
    await expect(banner(page)).toBeHidden();
    await expect(frame(page)).toHaveCount(1);
    await expect.poll(pixel.events).toEqual(['Login', 'PageView', 'PageView', 'PageView']);

    const manage = page.getByRole('link', { name: 'Gérer les cookies' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await manage.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tout refuser' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('C’est noté : rien n’est mesuré.');
    await expect(frame(page)).toHaveCount(0);
    await expectAccessible(page, 'consent withdrawn');
    await page.keyboard.press('Escape');
    await expect(manage).toBeFocused();
    await page.goto('/charte', { waitUntil: 'networkidle' });
    expect(await pixel.events()).toEqual(['Login', 'PageView', 'PageView', 'PageView']);
  });
});
