import { test } from '../fixtures.ts';
import { openAs, openDeskAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

/** A different member per project, so that neither finds the other's data. */
const GUESTS = { bureau: '0101', téléphone: '0102' } as const;

test('an interview with the team, from both sides @partout', async ({ page, otherPage }, { project }) => {
  const number = project.name === 'bureau' ? GUESTS.bureau : GUESTS.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/rendez-vous-equipe');
  await page.getByRole('heading', { name: 'Entretien de bienvenue' }).waitFor();
  await shoot(page, '90-rendez-vous-equipe');
  await page.goto('/rendez-vous-equipe/bienvenue');
  await page.getByRole('radiogroup', { name: /Choisissez votre horaire/ }).waitFor();
  await page.getByRole('radio', { name: /\d h/ }).first().check({ force: true });
  await shoot(page, '91-choisir-un-horaire');
  await page.getByRole('button', { name: 'Prendre ce rendez-vous' }).click();
  await page.getByText('Rendez-vous pris').waitFor();
  await shoot(page, '92-rendez-vous-pris');
  await openDeskAs(otherPage, 'matchmaker', '/equipe/rendez-vous');
  await otherPage.getByRole('heading', { name: /^Semaine du/ }).waitFor();
  await otherPage.getByRole('button', { name: 'Semaine suivante' }).click();
  await shoot(otherPage, '93-equipe-rendez-vous');
  await otherPage.getByRole('button', { name: 'Ouvrir des créneaux' }).click();
  await otherPage.getByRole('dialog').waitFor();
  await shootWindow(otherPage, '94-equipe-donner-des-horaires');
});
