import { test } from '../fixtures.ts';
import { DEMO, openAs, openDeskAs } from '../steps.ts';
import { shoot } from './shoot.ts';

test('the dates of the workshops and a coach’s day @partout', async ({ page }) => {
  await openDeskAs(page, 'admin', '/equipe/seances');
  await page
    .getByRole('heading', { name: /^Semaine du/ })
    .first()
    .waitFor();
  await shoot(page, '130-seances');
  await page
    .getByRole('button', { name: /^Modifier la séance/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Annuler la séance' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, '131-annuler-une-seance');
});

test('a coach’s desk @partout', async ({ page }) => {
  await openDeskAs(page, 'coach', '/equipe/coaching');
  const member = page.getByRole('link', { name: /^Camille/ }).last();
  await member.waitFor();
  await shoot(page, '132-journee-de-coach');
  await member.click();
  await page.getByRole('log').waitFor();
  await shoot(page, '133-personne-accompagnee');
});

test('« Mon coach » in Messages @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/chat?contact=coach');
  await page.getByRole('log').waitFor();
  await shoot(page, '134-mon-coach');
});
