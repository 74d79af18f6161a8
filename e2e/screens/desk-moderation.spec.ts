import { test } from '../fixtures.ts';
import { openAs, openDeskAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

/** Demo data: a report of a request for money, and a photo. */
test('moderation at the desk @partout', async ({ page, isMobile }) => {
  await openDeskAs(page, 'moderation', '/equipe/moderation');
  await page.locator('[data-list-row]').first().waitFor();
  await shootWindow(page, '120-equipe-moderation');
  await page.goto('/equipe/moderation?nature=report');
  await page.locator('[data-list-row]', { hasText: 'Demande d’argent' }).click();
  await page.locator('#dossier').waitFor();
  await shoot(page, '121-equipe-dossier');
  // Wide enough to show the decision beside the evidence.
  if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Suspendre/ }).click();
  await page.getByRole('form', { name: /^Suspendre/ }).waitFor();
  await shootWindow(page, '122-equipe-decision');
  await page.goto('/equipe/moderation?nature=photo');
  await page.locator('[data-list-row]').first().click();
  await page.locator('#dossier').waitFor();
  await shootWindow(page, '123-equipe-nouvelle-photo');
});

test('the procedure when a life is in danger, and requests of authorities @partout', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe/danger');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { level: 2 }).last().waitFor();
  await shoot(page, '125-equipe-danger');
});

test('a hidden part of the member’s own profile @partout', async ({ page }) => {
  await openAs(page, 'membre-0101@exemple.invalid', '/profile');
  await page.getByRole('heading', { name: 'Une partie de votre profil est masquée' }).waitFor();
  await shootWindow(page, '124-profil-partie-masquee');
});
