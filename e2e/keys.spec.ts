import type { Page } from '@playwright/test';
import { systemClock } from '../src/platform/clock.ts';
import { phoneWith } from '../src/testing/test-phone.ts';
import { withAuthenticator } from './authenticator.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewMember, logInByForm, PASSWORD } from './steps.ts';

async function logOut(page: Page): Promise<void> {
  await page.goto('/settings/compte');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('a passkey is added by keyboard, renamed, used to log in without a password, and removed @téléphone', async ({
  page,
  address,
}) => {
  await withAuthenticator(page);
  await aNewMember(page, address);
  await page.goto('/settings/cles-d-acces');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Mot de passe actuel')).toBeFocused();
  await expectAccessible(page, 'passkey asked for');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Votre clé est prête')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Clés d’accès' })).toBeFocused();
  await page.getByRole('button', { name: /^Renommer/ }).click();
  await dialog.getByLabel('Nom de la clé').fill('Mon téléphone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Renommer Mon téléphone' })).toBeVisible();
  await expectAccessible(page, 'passkeys');
  await logOut(page);
  await page.goto('/inscription/form?mode=login');
  await page.getByRole('button', { name: 'Me connecter avec une clé d’accès' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings/cles-d-acces');
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expectAccessible(page, 'passkey to be taken away');
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La clé est retirée.')).toBeVisible();
});

test('a phone is linked, its code is required after the password, and a backup code works as well @téléphone', async ({
  page,
  address,
}) => {
  await aNewMember(page, address);
  await page.goto('/settings/double-authentification');
  await page.getByRole('button', { name: 'Relier mon téléphone' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByText('Je ne peux pas le scanner').click();
  await expectAccessible(page, 'key of the phone');
  const key = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
  await dialog.getByLabel('Code à six chiffres').fill(phoneWith(key.replaceAll(' ', ''), systemClock)());
  await page.keyboard.press('Enter');
  const listed = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const code = (await listed.first().textContent()) ?? '';
  await expectAccessible(page, 'backup codes');
  await dialog.getByLabel('J’ai gardé mes codes en lieu sûr').check();
  await dialog.getByRole('button', { name: 'C’est fait' }).click();
  await expect(page.getByText('10 codes de secours sur 10')).toBeVisible();
  await expectAccessible(page, 'second factor');
  await logOut(page);
  await logInByForm(page, address, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Double authentification' })).toBeFocused();
  await expectAccessible(page, 'code at the log-in');
  await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click();
  await page.getByLabel('Code de secours').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
