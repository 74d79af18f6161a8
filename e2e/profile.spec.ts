import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewMember, chooseCity } from './steps.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const save = (page: Page) => button(page, 'Enregistrer').click();

async function openNewProfile(page: Page, address: string): Promise<void> {
  await aNewMember(page, address);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Mon Profil' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Décrire mon projet de vie' })).toBeVisible();
}

test('a member changes the town and the bio, and a rejected text stays in its field', async ({
  page,
  address,
}) => {
  await openNewProfile(page, address);
  await expectAccessible(page, 'nothing answered yet');

  await button(page, 'Modifier mes informations personnelles').click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await chooseCity(page, 'villeurb', /^Villeurbanne/);
  await expectAccessible(page, 'personal information edited');
  await save(page);
  await expect(part(page, 'Informations personnelles').getByText('Villeurbanne')).toBeVisible();

  await button(page, 'Modifier ma présentation').click();
  await page.getByLabel(/^Quelques mots/).fill('Voir www.exemple.com');
  await save(page);
  await expect(page.getByText(/^N’indiquez pas de lien ici/)).toBeVisible();
  await expectAccessible(page, 'bio refused');
  await page.getByLabel(/^Quelques mots/).fill('Un dimanche au marché, puis la forêt.');
  await save(page);
  await expect(
    part(page, 'À propos de moi').getByText('Un dimanche au marché, puis la forêt.'),
  ).toBeVisible();
});

test('a member sets a distance, and the funnel shows its nearest step @lent', async ({ page, address }) => {
  await openNewProfile(page, address);
  await button(page, 'Modifier mes recherches').click();
  await part(page, 'Mes recherches').getByText('Un homme', { exact: true }).click();
  await page.getByLabel('Distance maximum').fill('900');
  await page.getByLabel('Âge maximum').fill('61');
  await expect(page.getByLabel('Distance maximum')).toHaveValue('50');
  await expectAccessible(page, 'search edited');
  await page.getByLabel('Distance maximum').fill('183');
  await save(page);
  await expect(part(page, 'Mes recherches').getByText('183 km')).toBeVisible();
  await button(page, 'Fermer la notification').click();

  await page.goto('/inscription/preferences');
  // The slider of the funnel shows the nearest step of the typed value (D22).
  await expect(page.getByRole('slider', { name: 'Distance maximum' })).toHaveValue('185');
});

test('a part can be edited by keyboard only, and unsaved text is not lost', async ({ page, address }) => {
  await openNewProfile(page, address);
  const edit = button(page, 'Modifier ma présentation');
  await edit.focus();
  await page.keyboard.press('Enter');
  const bio = page.getByLabel(/^Quelques mots/);
  await expect(bio).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Et la mer.');

  await button(page, 'Modifier mes recherches').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Enregistrer')).toBeFocused();
  await expectAccessible(page, 'reminder of what is not saved');
  await page.getByRole('link', { name: 'Faire le quiz' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: /^Quitter sans enregistrer/ })).toBeVisible();
  await expectAccessible(page, 'leaving asks');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Faire le quiz' })).toBeFocused();

  await bio.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  await expect(part(page, 'À propos de moi').getByText(/Et la mer\.$/)).toBeVisible();
});
