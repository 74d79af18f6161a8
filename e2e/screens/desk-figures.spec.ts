import { test } from '../fixtures.ts';
import { openDeskAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

test('the home page of the desk and its figures @partout', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shootWindow(page, 'bureau-accueil');
  await page.goto('/equipe/chiffres');
  await page.getByRole('heading', { name: 'Erreurs du site' }).waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  await shoot(page, 'bureau-chiffres');
});
