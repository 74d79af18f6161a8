import { test } from '../fixtures.ts';
import { aNewMember, openAs } from '../steps.ts';
import { shoot } from './shoot.ts';

/** A different member per project, so that neither finds the other's data. */
const LONELY = { bureau: '0081', téléphone: '0082' } as const;

test('a member without answers, or on a pause @partout', async ({ page, address }) => {
  await aNewMember(page, address);
  for (const [name, path] of [
    ['70-espace-neuf', '/dashboard'],
    ['71-selection-sans-preferences', '/selection'],
    ['72-aucune-conversation', '/chat'],
    ['73-profil-neuf', '/profile'],
    ['74-conseils-sans-quiz', '/conseils'],
    ['75-aucun-coaching', '/coaching'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(page, name);
  }
  await page.goto('/settings/pause');
  await page.getByRole('button', { name: 'Mettre mon profil en pause' }).click();
  await page.getByRole('button', { name: 'Reprendre les rencontres' }).waitFor();
  await page.goto('/selection');
  await page.getByRole('heading', { name: 'Votre profil est en pause' }).waitFor();
  await shoot(page, '76-selection-en-pause');
});

test('no matches; a server error @partout', async ({ page }, { project }) => {
  const number = project.name === 'bureau' ? LONELY.bureau : LONELY.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/inscription/preferences');
  await page.getByRole('slider', { name: 'Distance maximum' }).fill('5');
  await page.getByRole('slider', { name: 'Âge maximum' }).fill('30');
  await page.getByRole('slider', { name: 'Âge minimum' }).fill('30');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.goto('/selection');
  await page.getByText('Aucun profil ne correspond').waitFor();
  await shoot(page, '77-selection-vide');
  await page.route('**/api/selection', (route) => route.abort());
  await page.reload();
  // Three attempts, with pauses of up to ten seconds in total.
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await shoot(page, '78-selection-en-panne');
  await page.context().setOffline(true);
  await page.getByText('Vous êtes hors ligne').first().waitFor();
  await shoot(page, '79-hors-ligne-dans-l-espace');
  await page.context().setOffline(false);
});
