import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '#identity/factors/server/shared/totp.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';
import { openDeskAs } from './steps.ts';

const PASSWORD = 'un matin de printemps';
const INVITATION = 'Votre accès à l’espace de l’équipe Lueur';
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the codes of an authenticator app for a typed key, each one once. */
function phoneWith(key: string): () => string {
  const bits = [...key].map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  let shown = 0;
  return () => {
    shown = Math.max(shown + 1, stepAt(new Date()));
    return codeAt(secret, shown);
  };
}

async function logIn(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Espace de l’équipe' })).toBeVisible();
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/equipe/connexion');
}

async function logInWithBackupCode(page: Page, address: string, code: string): Promise<void> {
  await logIn(page, address);
  await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click();
  await page.getByLabel('Code de secours').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
}

const atHome = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Bonjour Inès' })).toBeVisible();

test('a colleague is invited, links a phone, and logs in with its code or with a backup code', async ({
  page,
  otherPage,
  address,
}) => {
  await openDeskAs(page, 'admin', '/equipe/comptes');
  await expect(page.getByText('admin@exemple.invalid')).toBeVisible();
  await expectAccessible(page, 'colleagues');
  await page.getByRole('button', { name: 'Inviter une personne' }).click();
  await page.getByLabel('Prénom').fill('Inès');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('checkbox', { name: 'Support' }).check();
  await expectAccessible(page, 'invitation');
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(page.getByText(address, { exact: true })).toBeVisible();

  const ines = otherPage;
  await ines.goto((await mailedLink(address, INVITATION)).href);
  await ines.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await ines.getByLabel('Confirmer le mot de passe').fill('autre chose');
  await ines.keyboard.press('Enter');
  await expect(ines.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await expectAccessible(ines, 'password');
  await ines.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await ines.keyboard.press('Enter');
  await ines.getByRole('link', { name: 'Continuer' }).click();

  await expect(ines.getByRole('heading', { level: 1, name: 'Relier votre téléphone' })).toBeFocused();
  // The desk is hidden before the second factor.
  await ines.goto('/equipe');
  await expect(ines).toHaveURL('/equipe/connexion');
  await expect(ines.getByRole('img', { name: /Code à scanner/ })).toBeVisible();
  await expectAccessible(ines, 'enrolment');
  await ines.getByText('Je ne peux pas le scanner').click();
  const key = (await ines.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const phoneCode = phoneWith(key.replaceAll(' ', ''));
  await ines.getByLabel('Code à six chiffres').fill('000000');
  await ines.keyboard.press('Enter');
  await expect(ines.getByText(/Ce code n’est pas le bon/)).toBeVisible();
  await expect(ines.getByLabel('Code à six chiffres')).toHaveValue('000000');
  await ines.getByLabel('Code à six chiffres').fill(phoneCode());
  await ines.keyboard.press('Enter');
  await expect(ines.getByRole('heading', { level: 1, name: 'Vos codes de secours' })).toBeFocused();
  const codes = await ines
    .getByRole('list', { name: 'Codes de secours' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(ines, 'backup codes');
  await expect(ines.getByRole('button', { name: 'Ouvrir mon bureau' })).toBeDisabled();
  await ines.getByRole('checkbox', { name: 'J’ai gardé mes codes en lieu sûr' }).press('Space');
  await ines.getByRole('button', { name: 'Ouvrir mon bureau' }).press('Enter');
  await atHome(ines);
  await expectAccessible(ines, 'first page of the desk');

  await logOut(ines);
  await expect(ines.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(ines, 'log-in');
  await ines.goto('/equipe/messages?liste=waiting');
  await logIn(ines, address);
  await expect(ines.getByRole('heading', { level: 1, name: 'Double authentification' })).toBeFocused();
  await expectAccessible(ines, 'code');
  await ines.getByLabel('Code à six chiffres').fill(phoneCode());
  await ines.keyboard.press('Enter');
  // The requested page.
  await expect(ines).toHaveURL('/equipe/messages?liste=waiting');
  await expect(ines.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

  await logOut(ines);
  await ines.goto('/equipe');
  await logInWithBackupCode(ines, address, codes[0] ?? '');
  await atHome(ines);
  await ines.getByRole('link', { name: /^Inès/ }).click();
  await expect(ines.getByText('Il vous reste 9 codes de secours sur 10.')).toBeVisible();
  await expectAccessible(ines, 'own access');
  await logOut(ines);
  await logInWithBackupCode(ines, address, codes[0] ?? '');
  await expect(ines.getByText(/il a déjà servi/)).toBeVisible();
  await expectAccessible(ines, 'backup code refused');

  await page.goto('/equipe/journal');
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first();
  await expect(line('a invité une personne dans l’équipe')).toContainText('Inès');
  await expect(line('a ouvert une session avec un code de secours')).toContainText('Inès');
  await expectAccessible(page, 'log of the team');
});
