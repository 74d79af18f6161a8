import { test } from '../fixtures.ts';
import { DEMO, openAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

const PAGES = {
  '20-mon-espace': '/dashboard',
  '24-mon-compte': '/settings',
  '25-mon-profil': '/profile',
  '26-mon-coaching': '/coaching',
  '27-mes-conseils': '/conseils',
  '28-webinaires': '/webinaires',
  '29-atelier': '/webinaires/8/inscription',
  '32-mon-abonnement': '/subscription',
};

test('the member area @partout', async ({ page }) => {
  test.slow();
  await openAs(page, DEMO.email, '/dashboard');
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.locator('main h2').first().waitFor();
    await shoot(page, name);
  }
});

test('the selection, someone’s profile, the explanation of a score @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/selection');
  await page
    .getByRole('button', { name: /Envoyer un message/ })
    .first()
    .waitFor();
  await shoot(page, '21-mes-matchs');
  await page.getByText('Comprendre le score').click();
  await shoot(page, '60-comprendre-le-score');
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '61-apercu-d-un-profil');
});

test('what opens in the member area @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  await page.getByRole('heading', { name: 'Mes matchs' }).waitFor();
  const menu = page.locator('summary', { hasText: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await shootWindow(page, '62-menu-de-membre');
    await menu.click();
  }
  await page.getByRole('button', { name: /^Écrire à l’équipe/ }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '63-chat-de-membre');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await shootWindow(page, '64-modifier-le-mot-de-passe');
  await page.keyboard.press('Escape');
  await page.locator('#suppression').getByRole('button').click();
  await shootWindow(page, '65-supprimer-le-compte');
});
