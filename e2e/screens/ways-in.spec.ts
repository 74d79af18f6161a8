import { systemClock } from '../../src/platform/clock.ts';
import { phoneWith } from '../../src/testing/test-phone.ts';
import { withAuthenticator } from '../authenticator.ts';
import { test } from '../fixtures.ts';
import { aNewMember, logInByForm, PASSWORD } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

test('passkeys @partout', async ({ page, address }) => {
  await aNewMember(page, address);
  await page.goto('/settings/cles-d-acces');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).waitFor();
  await shoot(page, '190-aucune-cle-d-acces');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await shootWindow(page, '191-ajouter-une-cle');
  // Not earlier: reading the accessibility tree would remove it.
  await withAuthenticator(page);
  await dialog.getByLabel('Mot de passe actuel').press('Enter');
  await page.getByText('Votre clé est prête').waitFor();
  await page.getByRole('button', { name: /^Renommer/ }).click();
  await dialog.getByLabel('Nom de la clé').fill('Mon-téléphone-de-tous-les-jours');
  await shootWindow(page, '192-renommer-une-cle');
  await dialog.getByLabel('Nom de la clé').press('Enter');
  await page.getByText('Le nom est enregistré.').waitFor();
  await shoot(page, '193-cles-d-acces');
});

test('the second factor, its code at the log-in, a lost phone @partout', async ({ page, address }) => {
  await aNewMember(page, address);
  await page.goto('/settings/double-authentification');
  await page.getByRole('button', { name: 'Relier mon téléphone' }).waitFor();
  await shoot(page, '194-double-authentification');
  await page.getByRole('button', { name: 'Relier mon téléphone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByText('Je ne peux pas le scanner').click();
  await shootWindow(page, '195-relier-mon-telephone');
  const key = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '';
  await dialog.getByLabel('Code à six chiffres').fill(phoneWith(key.replaceAll(' ', ''), systemClock)());
  await page.keyboard.press('Enter');
  await dialog.getByRole('list', { name: 'Codes de secours' }).waitFor();
  await shootWindow(page, '196-codes-de-secours');
  await dialog.getByLabel('J’ai gardé mes codes en lieu sûr').check();
  await dialog.getByRole('button', { name: 'C’est fait' }).click();
  await page.getByText('10 codes de secours sur 10').waitFor();
  await shoot(page, '197-double-authentification-active');
  await page.context().clearCookies();
  await logInByForm(page, address, PASSWORD);
  await page.getByRole('heading', { name: 'Double authentification' }).waitFor();
  await shoot(page, '198-code-a-la-connexion');
  await page.getByRole('button', { name: 'Je n’ai pas mon téléphone' }).click();
  await shoot(page, '199-ni-telephone-ni-code');
  await page.getByRole('button', { name: 'J’ai tout perdu' }).click();
  await page.getByText('C’est noté').waitFor();
  await shoot(page, '200-telephone-perdu');
});

const TRIES = 11;

test('a locked log-in @partout', async ({ page, address }) => {
  await aNewMember(page, address);
  await page.context().clearCookies();
  await page.goto('/inscription/form?mode=login');
  await page.getByLabel('Adresse e-mail').fill(address);
  for (let time = 0; time < TRIES; time += 1) {
    await page.getByLabel('Mot de passe', { exact: true }).fill(`pas le bon ${time}`);
    const answer = page.waitForResponse('**/api/log-in');
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await answer;
  }
  await page.getByRole('button', { name: 'Recevoir un lien par e-mail' }).waitFor();
  await shoot(page, '201-connexion-verrouillee');
});
