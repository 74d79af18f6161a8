import { test } from '../fixtures.ts';
import { FROM_FORMER, mailedLink } from '../mailbox.ts';
import { aMemberWhoAnswered, aNewMember, DEMO, meetTheFirst, openAs, PASSWORD } from '../steps.ts';
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
  '34-choisir-une-seance': '/webinaires/3/inscription',
  '93-renoncer-au-contrat': '/subscription/renoncer',
};

test('the member area @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    // On phones « Mon compte » is a list of pages, without another title.
    await page.locator('main :is(h2, li a):visible').first().waitFor();
    await shoot(page, name);
  }
});

test('the selection, a person’s profile, the explanation of a score @partout', async ({ page, address }) => {
  await aMemberWhoAnswered(page, address);
  await page.goto('/selection');
  await page.getByRole('link', { name: /^Rencontrer / }).waitFor();
  await shootWindow(page, '215-arrivee');
  await meetTheFirst(page);
  await page
    .getByRole('button', { name: /Envoyer un message/ })
    .first()
    .waitFor();
  await shootWindow(page, '21-mes-matchs');
  await shoot(page, '59-mes-matchs-en-entier');
  await page
    .getByRole('button', { name: /comprendre ce score\)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '60-comprendre-le-score');
  await page.keyboard.press('Escape');
  await page.goto('/dashboard');
  await page
    .locator('button[aria-haspopup="dialog"]', { hasText: /\d\sans/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '61-apercu-d-un-profil');
});

/** A different member per project, since a pass persists. */
const CHOOSING = { bureau: '0048', téléphone: '0046' } as const;

test('passed people can be seen again @partout', async ({ page }, { project }) => {
  const number = project.name === 'bureau' ? CHOOSING.bureau : CHOOSING.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/selection');
  await meetTheFirst(page);
  await page.getByRole('button', { name: /^Passer/ }).click();
  await page.getByRole('button', { name: /^Annuler/ }).waitFor();
  await shootWindow(page, '35-profil-passe');
  const passed = page.locator('summary', { hasText: 'Profils passés cette semaine' });
  await passed.click();
  await page.getByRole('button', { name: /^Revoir/ }).waitFor();
  await passed.scrollIntoViewIfNeeded();
  await shootWindow(page, '36-profils-passes');
});

test('the member’s own photos and phrases @partout', async ({ page }) => {
  await openAs(page, DEMO.email, '/profile');
  await page.getByRole('button', { name: 'Voir mon profil comme les autres le voient' }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '37-vu-par-les-autres');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Photo principale/ }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '38-une-photo');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier mes trois phrases' }).click();
  await page.getByRole('group', { name: 'Phrase 1' }).scrollIntoViewIfNeeded();
  await shootWindow(page, '39-trois-phrases');
});

test('each subject of « Mon compte » has a page @partout', async ({ page, address }) => {
  await aNewMember(page, address);
  for (const [name, subject] of [
    ['94-mon-compte-notifications', 'notifications'],
    ['95-mon-compte-accords', 'accords'],
    ['96-mon-compte-mes-donnees', 'mes-donnees'],
  ] as const) {
    await page.goto(`/settings/${subject}`);
    await page.locator('main h2').first().waitFor();
    await shoot(page, name);
  }
  await page.goto('/settings/adresse');
  await page.getByRole('button', { name: 'Changer d’adresse e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nouvelle adresse e-mail').fill(`nouvelle-${address}`);
  await dialog.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await shootWindow(page, '97-changer-d-adresse');
  await page.keyboard.press('Enter');
  await dialog.getByText('Deux messages sont partis').waitFor();
  await dialog.getByRole('button', { name: 'Fermer' }).last().click();
  await page.getByText('La nouvelle adresse').waitFor();
  await shoot(page, '98-adresse-a-confirmer');
  await page.goto((await mailedLink(address, FROM_FORMER)).href);
  await page.getByRole('button', { name: 'Confirmer le changement' }).waitFor();
  await shoot(page, '99-confirmer-le-changement');
});

test('dialogs and menus of the member area @partout', async ({ page }) => {
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
  await page.goto('/settings/mot-de-passe');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await shootWindow(page, '64-modifier-le-mot-de-passe');
  await page.keyboard.press('Escape');
  await page.goto('/settings/suppression');
  await page.locator('#suppression').getByRole('button').click();
  await shootWindow(page, '65-supprimer-le-compte');
});
