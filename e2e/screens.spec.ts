import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures.ts';
import { confirmAddress } from './mailbox.ts';
import {
  addPhoto,
  answerLifeProject,
  answerLoveProfile,
  answerQuiz,
  chooseActivities,
  DEMO,
  fillProfile,
  goOn,
  openAs,
} from './steps.ts';

const FOLDER = join('docs', 'screens');

/** A picture of every screen for the README and for whoever reviews them: `npm run screens`. */
async function shoot(page: Page, name: string, { whole = true } = {}): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({ fullPage: whole, animations: 'disabled' });
  const width = page.viewportSize()?.width ?? 0;
  await sharp(png)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}-${width > 600 ? 'bureau' : 'telephone'}.webp`));
}

test('public pages @partout', async ({ page }) => {
  const pages = {
    '01-accueil': '/',
    '02-bienvenue': '/inscription/bienvenue',
    '03-garanties': '/inscription/garanties',
    '04-inscription': '/inscription/form',
    '06-connexion': '/inscription/form?mode=login',
    '08-lien-expire': '/reset-password#jeton=perdu',
    '30-conditions': '/cgu',
    '31-introuvable': '/nulle-part',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await shoot(page, name, { whole: path !== '/cgu' });
  }
  await page.goto('/inscription/form?mode=login');
  await page.getByRole('button', { name: /Mot de passe oublié/ }).click();
  await shoot(page, '07-mot-de-passe-oublie', { whole: false });
});

test('the way in @partout', async ({ page, address }) => {
  await page.goto('/inscription/form');
  await page.getByLabel('Adresse email').fill(address);
  await page.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await shoot(page, '05-verifiez-vos-mails');
  await confirmAddress(page, address);
  await addPhoto(page);
  await page.getByRole('img', { name: 'Votre photo, avant recadrage' }).first().waitFor();
  await shoot(page, '11-recadrer', { whole: false });
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
  await shoot(page, '17-conseils');
  await page.getByRole('link', { name: 'Continuer' }).click();
  await shoot(page, '18-bienvenue');
});

test('the member area @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  await shoot(page, '20-mon-espace');
  await page.goto('/selection');
  await page
    .getByRole('button', { name: /Envoyer un message/ })
    .first()
    .waitFor();
  await shoot(page, '21-mes-matchs');
  await page.goto('/chat');
  await shoot(page, '22-messages', { whole: false });
  await page.goto('/chat?contact=demo-0005');
  await page.getByRole('log').waitFor();
  await shoot(page, '23-conversation', { whole: false });
  const pages = {
    '24-mon-compte': '/settings',
    '25-mon-profil': '/profile',
    '26-mon-coaching': '/coaching',
    '27-mes-conseils': '/conseils',
    '28-webinaires': '/webinaires',
    '29-atelier': '/webinaires/8/inscription',
    '32-mon-abonnement': '/subscription',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    await shoot(page, name);
  }
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Nous contacter' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, '33-nous-contacter', { whole: false });
});
