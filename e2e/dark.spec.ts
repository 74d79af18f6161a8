import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewcomer, DEMO, openAs, openDeskAs } from './steps.ts';

test.use({ colorScheme: 'dark' });

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const NIGHT = 'rgb(27, 19, 33)';

async function expectReadable(page: Page, state: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${state} in the dark, ${size.width} px`);
  }
}

async function expectReadablePages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [role="status"]', { hasText: 'Chargement' })).toHaveCount(0);
    await expectReadable(page, path);
  }
}

test('public pages read as well in the dark', async ({ page }) => {
  test.slow();
  await expectReadablePages(page, [
    '/',
    '/landing/jeunes-adultes',
    '/nos-services',
    '/blog/ecouter-vraiment',
    '/inscription/form',
    '/inscription/form?mode=login',
    '/nulle-part',
  ]);
});

test('the form of a profile, with its errors, reads as well in the dark', async ({ page, address }) => {
  await aNewcomer(page, address);
  await page.goto('/inscription/profile');
  await page.getByRole('combobox', { name: 'Ville' }).fill('lyon');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expectReadable(page, 'errors of the profile');
});

test('the member area reads as well in the dark', async ({ page }) => {
  test.slow();
  await openAs(page, DEMO.email, '/dashboard');
  await expectReadablePages(page, [
    '/dashboard',
    '/selection',
    '/conseils',
    '/coaching',
    '/profile',
    '/settings',
    '/chat',
  ]);
  await page
    .getByRole('link', { name: /Ousmane/ })
    .first()
    .click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectReadable(page, 'a thread');
});

test('the desk reads as well in the dark', async ({ page }) => {
  test.slow();
  await openDeskAs(page, 'support', '/equipe/messages');
  await expectReadablePages(page, ['/equipe', '/equipe/messages']);
});
