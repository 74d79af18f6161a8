import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const SENT = 'Nous vous répondrons dans les plus brefs délais.';

// The mail server of these tests writes files and never fails: `src/member/support/server/mail-down.test.ts` proves
// that a message is stored even when mail fails.

async function fillIn(form: Locator, address: string, words: string) {
  await form.getByLabel('Prénom').fill('Claire');
  await form.getByLabel('Nom', { exact: true }).fill('Exemple');
  await form.getByLabel('Adresse e-mail').fill(address);
  await form.getByLabel('Téléphone').fill('06 12 34 56 78');
  await form.getByLabel('Destinataire').selectOption('Équipe relation utilisateurs');
  await form.getByLabel('Message').fill(words);
}

test('the form in the page loads as it nears the viewport, does not shift the layout, validates, then sends', async ({
  page,
  address,
}) => {
  await page.goto('/qui-sommes-nous');
  const block = page.getByRole('region', { name: 'Contactez-nous' });
  // It occupies its place, inert, until hydrated.
  await expect(block.locator('[inert]')).toHaveCount(1);
  const before = await block.boundingBox();
  await block.scrollIntoViewIfNeeded();
  await expect(block.locator('[inert]')).toHaveCount(0);
  expect((await block.boundingBox())?.height).toBe(before?.height);
  await expectAccessible(page, 'contact block');

  await block.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(block.getByText('Veuillez choisir un destinataire')).toBeVisible();
  await expect(block.getByLabel('Prénom')).toBeFocused();
  await expectAccessible(page, 'contact block refused');

  await fillIn(block, address, 'Peut-on venir à deux à un atelier ?');
  await page.route('**/api/contact', (route) => route.abort());
  await block.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(block.getByRole('alert')).toContainText('Erreur de connexion au serveur d’envoi d’e-mail.');
  await expect(block.getByLabel('Message')).toHaveValue('Peut-on venir à deux à un atelier ?');
  await page.unroute('**/api/contact');

  await block.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(block.getByRole('heading', { name: 'Message envoyé !' })).toBeFocused();
  await expect(block.getByText(SENT)).toBeVisible();
  await expectAccessible(page, 'contact block sent');
  await block.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(block.getByLabel('Message')).toHaveValue('');
});

test('the form in a dialog closes itself once the message is sent, and restores the focus', async ({
  page,
  address,
}) => {
  await page.goto('/nos-valeurs');
  const trigger = page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' });
  await trigger.click();
  const dialog = page.getByRole('dialog', { name: 'Contactez-nous' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'contact window');
  await fillIn(dialog, address, 'Une question sur mes données.');
  await dialog.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(dialog.getByText(SENT)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the link opens the page with the form when the dialog fails to load, and the visitor may retry', async ({
  page,
}) => {
  await page.route('**/assets/contact-dialog*.js*', (route) => route.abort());
  await page.goto('/nos-valeurs');
  const opened = page.waitForEvent('popup');
  const trigger = page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' });
  await trigger.click();
  await expect(page.getByText(/Cette partie de la page n’a pas pu être chargée/)).toBeVisible();
  await trigger.click();
  const apart = await opened;
  await expect(apart.getByRole('heading', { level: 1, name: 'Contactez-nous' })).toBeVisible();
  await page.unroute('**/assets/contact-dialog*.js*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('dialog', { name: 'Contactez-nous' })).toBeVisible();
});

test('the contact form says that it needs JavaScript, and stays hidden without it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/qui-sommes-nous');
  const block = page.getByRole('region', { name: 'Contactez-nous' });
  await expect(block.getByText(/Ce formulaire a besoin de JavaScript/)).toBeVisible();
  await expect(block.getByText('Prénom')).toBeHidden();
  await context.close();
});
