import { test } from '../fixtures.ts';
import { openAs, openDeskAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

/** A different member per project, so that neither finds the other's data. */
const NUMBERS = { bureau: '0056', téléphone: '0057' } as const;
const NOTE =
  'J’ai pensé à vous le même soir : vous cherchez tous les deux quelqu’un avec qui prendre le temps.';

test('an introduction, from the desk to the member @partout', async ({ page }, { project }) => {
  const number = project.name === 'bureau' ? NUMBERS.bureau : NUMBERS.téléphone;
  await openDeskAs(page, 'matchmaker', '/equipe/presentations');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shootWindow(page, '130-equipe-presentations');
  await page.goto(`/equipe/presentations/demo-${number}`);
  const compare = page.getByRole('link', { name: /^Comparer/ }).first();
  await compare.waitFor();
  await shootWindow(page, '131-equipe-candidats');
  await compare.click();
  await page.getByRole('textbox', { name: 'Pourquoi ces deux personnes' }).fill(NOTE);
  await shoot(page, '132-equipe-comparer');
  await page.getByRole('button', { name: 'Présenter' }).click();
  await page.waitForURL(`/equipe/presentations/demo-${number}`);
  await openAs(page, `membre-${number}@exemple.invalid`, '/selection');
  await page.getByText('Présentation d’une matchmaker de l’équipe').waitFor();
  await shootWindow(page, '133-presentation-de-votre-matchmaker');
});

test('a member’s page at the desk @partout', async ({ page }, { project }) => {
  const member = project.name === 'bureau' ? 'camille' : NUMBERS.téléphone;
  await openDeskAs(page, 'support', `/equipe/membres/demo-${member}`);
  await page.getByLabel('Raison').selectOption('question');
  await page.getByLabel('En quelques mots').fill('Elle demande où télécharger ses données.');
  await page.getByRole('button', { name: /^Ouvrir la fiche/ }).click();
  await page.getByRole('heading', { name: 'Compte', exact: true }).waitFor();
  await shoot(page, '134-equipe-fiche');
});
