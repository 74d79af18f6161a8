import { readFile } from 'node:fs/promises';
import { test } from '../fixtures.ts';
import { CONFIRM_ADDRESS, confirmAddress, followMailedLink } from '../mailbox.ts';
import {
  answerLifeProject,
  answerLoveProfile,
  answerQuiz,
  chooseActivities,
  fillProfile,
  goOn,
} from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

/** Drawn, like every face of the demonstration. */
const FACE = 'content/portraits/femme-jeune-03.webp';

test('the entrance @partout', async ({ page }) => {
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

test('the way in @partout', async ({ page, address }) => {
  test.slow();
  await page.goto('/inscription/form');
  await page.getByLabel('Adresse email').fill(address);
  await page.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await page.getByRole('heading', { name: 'Vérifiez votre boîte mail' }).waitFor();
  await shoot(page, '05-verifiez-vos-mails');
  await followMailedLink(page, address, CONFIRM_ADDRESS);
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).waitFor();
  await shoot(page, '58-confirmer-l-adresse');
  await confirmAddress(page, address);
  const file = { name: 'moi.webp', mimeType: 'image/webp', buffer: await readFile(FACE) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('img', { name: 'Votre photo, avant recadrage' }).first().waitFor();
  await shootWindow(page, '11-recadrer');
  await page.getByRole('button', { name: 'Valider' }).click();
  await fillProfile(page);
  await shoot(page, '10-profil');
  await goOn(page, 'preferences');
  await shoot(page, '12-recherche');
  await goOn(page, 'life-project');
  await answerLifeProject(page);
  await shoot(page, '13-projet-de-vie');
  await goOn(page, 'shared-values');
  await chooseActivities(page);
  await shoot(page, '14-envies');
  await goOn(page, 'love-profile');
  await answerLoveProfile(page);
  await shoot(page, '15-profil-amoureux');
  await goOn(page, 'quiz', /^Enregistrer$/);
  await answerQuiz(page);
  await shoot(page, '16-quiz');
  await goOn(page, 'advice');
  await page.getByRole('link', { name: 'Continuer' }).waitFor();
  await shoot(page, '17-conseils');
  await page.getByRole('link', { name: 'Continuer' }).click();
  await page.getByRole('link', { name: 'Voir mes matchs' }).waitFor();
  await shoot(page, '18-bienvenue');
});
