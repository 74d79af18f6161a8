import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { CONFIRM_ADDRESS, followMailedLink } from './mailbox.ts';
import { Reading } from './reading-order.ts';
import { anIslander, createFour, ISLANDS } from './small-island.ts';
import { meetTheFirst } from './steps.ts';

// The four members are created once: one worker runs the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(({ browser }) => createFour(browser, ISLANDS.yeu));

const menu = (page: Page) => page.getByRole('button', { name: /^Actions sur la conversation/ });

/** Returns the reasons shown for each of the four, which depend on the pair. */
async function reasonsShown(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/selection');
  const { people }: { people: { reasons: string }[] } = await answer.json();
  return people.flatMap(({ reasons }) => reasons.match(/[^.]+\./g) ?? []).map((sentence) => sentence.trim());
}

/** Returns the suggested first messages and the reason of the introduction. */
async function ideasShown(page: Page): Promise<string[]> {
  const ideas = await page
    .getByRole('region', { name: /^Trois idées/ })
    .getByRole('button')
    .allTextContents();
  const introduction = (await page.getByText(/^Anna a ouvert cette conversation/).textContent()) ?? '';
  return [...ideas, introduction.slice(introduction.indexOf('.') + 2)];
}

test('the sign-up reads in the recorded order', async ({ page, address }) => {
  const reading = new Reading('sign-up');
  await page.goto('/inscription/form');
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
  await reading.add(page, 'L’entrée');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('button', { name: 'S’inscrire gratuitement' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await reading.add(page, 'L’e-mail est parti');
  // Simulates another browser: the one that requested the link needs no press.
  await page.evaluate(() => window.localStorage.removeItem('registrationEmail'));
  await followMailedLink(page, address, CONFIRM_ADDRESS);
  await expect(page.getByRole('button', { name: 'Confirmer mon adresse' })).toBeVisible();
  await reading.add(page, 'Le lien reçu');
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await reading.add(page, 'Le profil');
  await page.getByRole('combobox', { name: 'Ville' }).fill('lyon');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await reading.add(page, 'Le profil, incomplet');
  reading.compare();
});

test('the selection, writing, reporting and leaving read in the recorded order', async ({
  page,
  address,
}) => {
  await anIslander(page, address, ISLANDS.yeu);
  await test.step('the four', async () => {
    const reading = new Reading('read-the-four');
    await page.goto('/selection');
    await expect(page.getByRole('link', { name: /^Rencontrer / })).toBeVisible();
    const reasons = await reasonsShown(page);
    await reading.add(page, 'Les quatre arrivent', reasons);
    await meetTheFirst(page);
    await expect(page.getByRole('button', { name: /^Envoyer un message/ })).toBeVisible();
    await reading.add(page, 'La première des quatre', reasons);
    await page
      .getByRole('button', { name: /^Répondre/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Votre réponse à Malo' })).toBeFocused();
    await reading.add(page, 'Répondre à une photo', reasons);
    await expectAccessible(page, 'an answer under a photo');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('button', { name: /comprendre ce score\)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await reading.add(page, 'Le score', reasons);
    await page.keyboard.press('Escape');
    await page.getByRole('list', { name: 'Choisir une personne' }).getByRole('button').nth(3).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Loïc/ })).toBeVisible();
    await reading.add(page, 'La dernière des quatre', reasons);
    reading.compare();
  });

  await test.step('a thread', async () => {
    const reading = new Reading('write');
    await page.getByRole('list', { name: 'Choisir une personne' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Envoyer un message/ }).click();
    await expect(page.getByText('Message automatique')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Profil de Malo' }).getByRole('img')).toBeVisible();
    const ideas = await ideasShown(page);
    await reading.add(page, 'Une conversation qui s’ouvre', ideas);
    await page
      .getByRole('textbox', { name: /^Votre message à/ })
      .fill('Bonsoir, quel est votre sentier préféré ?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Bonsoir, quel est votre sentier préféré ?')).toBeVisible();
    await expect(page.getByRole('log').getByText(/^Envoyé/)).toBeVisible();
    await reading.add(page, 'Un message envoyé', ideas);
    reading.compare();
  });

  await test.step('a report', async () => {
    const reading = new Reading('report');
    await menu(page).click();
    await expect(page.getByRole('menuitem', { name: 'Signaler' })).toBeVisible();
    await reading.add(page, 'Le menu de la conversation');
    await page.getByRole('menuitem', { name: 'Signaler' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await reading.add(page, 'Ce que l’on signale');
    await dialog.getByLabel('Ce que vous signalez').selectOption('insult');
    await dialog.getByRole('button', { name: 'Signaler' }).click();
    await expect(dialog.getByText('Dites-nous en quelques mots ce qui s’est passé')).toBeVisible();
    await reading.add(page, 'Sans explication');
    await dialog.getByRole('textbox').fill('Des propos qui m’ont blessée.');
    await dialog.getByRole('button', { name: 'Signaler' }).click();
    await expect(dialog.getByText('Utilisateur signalé avec succès.')).toBeVisible();
    await reading.add(page, 'Le reçu');
    await page.keyboard.press('Escape');
    reading.compare();
  });

  await test.step('the end of an account', async () => {
    const reading = new Reading('leave');
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();
    await expect(page.locator('#suppression').getByRole('button')).toBeVisible();
    await reading.add(page, 'Mon compte');
    await page.locator('#suppression').getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await reading.add(page, 'Avant de supprimer');
    reading.compare();
  });
});
