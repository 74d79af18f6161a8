import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewcomer, DEMO, meetTheFirst, openAs } from './steps.ts';

test('the profile form stays accessible with errors, with its list of cities and at 320 pixels @partout', async ({
  page,
  address,
}) => {
  await aNewcomer(page, address);
  await page.goto('/inscription/profile');
  await page.getByRole('combobox', { name: 'Ville' }).fill('lyon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'cities open');
  await page.getByRole('option').first().click();
  await page.getByLabel('Mot de passe', { exact: true }).fill('123');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Le mot de passe doit contenir au moins 6 caractères')).toBeVisible();
  await expect(
    page.getByText('Vous devez accepter les CGU et la politique de confidentialité pour continuer'),
  ).toBeVisible();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expectAccessible(page, 'errors');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'errors in the dark', 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, 'errors at 320 px');
});

test('the member area stays accessible with every dialog open @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Mes matchs' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  const person = page.getByRole('list', { name: 'Mes matchs' }).getByRole('button').first();
  await person.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page, 'preview');
  await page.keyboard.press('Escape');
  await expect(person).toBeFocused();
  const menu = page.locator('summary', { hasText: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expectAccessible(page, 'menu open');
    await page.getByRole('link', { name: 'Mes matchs' }).first().click();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Mes matchs' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Mes matchs' })).toBeFocused();
  await meetTheFirst(page);
  await page.getByText('Comprendre le score').click();
  await page.locator('summary', { hasText: 'Trois pas' }).click();
  await expectAccessible(page, 'guides open');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
  await expectAccessible(page, 'account');
  await page.goto('/coaching');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon coaching' })).toBeVisible();
  await expectAccessible(page, 'coaching');
});

test('an action pressed offline shows its error within the viewport @partout', async ({ page, context }) => {
  const answer = page.getByRole('alert').filter({ hasText: 'Vous êtes hors ligne' });
  const pressOffline = async (name: RegExp) => {
    const pressed = page.getByRole('button', { name }).first();
    await expect(pressed).toBeVisible();
    await context.setOffline(true);
    await pressed.click();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
  };
  await openAs(page, DEMO.email, '/selection');
  await meetTheFirst(page);
  await pressOffline(/^Passer le profil/);
  await pressOffline(/^Envoyer un message/);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Modifier ma présentation' }).click();
  await page.getByRole('textbox').first().fill('Je marche beaucoup.');
  await pressOffline(/^Enregistrer/);
  await page.goto('/settings/pause');
  await pressOffline(/^Mettre .* en pause/);
});
