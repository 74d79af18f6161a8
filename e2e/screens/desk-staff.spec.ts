import { test } from '../fixtures.ts';
import { openDeskAs } from '../steps.ts';
import { shootWindow } from './shoot.ts';

test('logging in at the desk @partout', async ({ page }) => {
  await page.goto('/equipe');
  await page.getByRole('heading', { name: 'Espace de l’équipe' }).waitFor();
  await shootWindow(page, '110-equipe-connexion');
});

test('the administration @partout', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe');
  for (const [name, path] of [
    ['111-equipe-accueil', '/equipe'],
    ['112-equipe-comptes', '/equipe/comptes'],
    ['113-equipe-journal', '/equipe/journal'],
    ['114-equipe-mon-acces', '/equipe/mon-acces'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shootWindow(page, name);
  }
});
