import { readFile } from 'node:fs/promises';
import { test } from '../fixtures.ts';
import { CONFIRM_ADDRESS, followMailedLink } from '../mailbox.ts';
import { finishFunnel, keepFrame } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

const SHOTS = {
  profile: '10-profil',
  preferences: '12-recherche',
  'life-project': '13-projet-de-vie',
  'shared-values': '14-envies',
  'love-profile': '15-profil-amoureux',
  quiz: '16-quiz',
  advice: '17-conseils',
  complete: '18-bienvenue',
} as const;
/** A drawing, like every face of the demonstration. */
const FACE = 'content/portraits/femme-jeune-03.webp';

test('logging in and signing up @partout', async ({ page }) => {
  await page.goto('/inscription/form');
  await shoot(page, '04-inscription');
  await page.goto('/inscription/form?mode=login');
  await shoot(page, '06-connexion');
  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  await shootWindow(page, '07-mot-de-passe-oublie');
  await page.goto('/reset-password#jeton=perdu');
  await shoot(page, '08-lien-expire');
  await page.goto('/inscription/form?mode=login&error=session_expired');
  await shoot(page, '09-session-expiree');
});

test('the funnel @partout', async ({ page, address }) => {
  await page.goto('/inscription/form');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await page.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' }).waitFor();
  await shoot(page, '05-verifiez-vos-mails');
  // Simulates another browser: the one that requested the link needs no press.
  await page.evaluate(() => window.localStorage.removeItem('registrationEmail'));
  await followMailedLink(page, address, CONFIRM_ADDRESS);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).waitFor();
  await shoot(page, '58-confirmer-l-adresse');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  const file = { name: 'moi.webp', mimeType: 'image/webp', buffer: await readFile(FACE) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('img', { name: 'Votre photo, avant recadrage' }).first().waitFor();
  await shootWindow(page, '11-recadrer');
  await keepFrame(page);
  await finishFunnel(page, (step) => shoot(page, SHOTS[step]));
});
