import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, openAs, openDeskAs } from './steps.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat avec Lueur' });
const log = (page: Page) => page.getByRole('log');

async function write(page: Page, words: string): Promise<void> {
  const field = panel(page).getByPlaceholder('Tapez votre message…');
  await field.fill(words);
  await field.press('Enter');
}

test('a visitor writes, support answers live using only the keyboard, and no automatic reply follows', async ({
  page,
  otherPage: desk,
  address,
}) => {
  await openDeskAs(desk, 'support', '/equipe/messages');
  await expect(desk.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expectAccessible(desk, 'inbox before anyone writes');

  await page.goto('/nos-valeurs');
  await page.getByRole('button', { name: /^Écrire à l’équipe/ }).click();
  await panel(page).getByLabel('Votre nom').fill('Claire');
  await panel(page).getByLabel('Votre adresse e-mail').fill(address);
  await panel(page).getByRole('button', { name: 'Commencer la conversation' }).click();
  const question = `Une question ${address}`;
  await write(page, question);

  const row = desk.getByRole('link', { name: question });
  await expect(row).toBeVisible();
  // Keyboard only from here: open the conversation, type the answer, send it.
  await desk.keyboard.press('/');
  await desk.keyboard.type(address);
  // The address of a row includes the search, so that Back returns to it.
  await expect(row).toHaveAttribute('href', new RegExp(encodeURIComponent(address)));
  await expect(desk.getByRole('list', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
  await desk.getByRole('searchbox').press('Tab');
  await desk.keyboard.press('j');
  await expect(row).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(log(desk).getByText(question)).toBeVisible();
  await desk.keyboard.press('r');
  await desk.keyboard.type('Bonjour Claire, je vous réponds tout de suite.');
  await desk.keyboard.press('Control+Enter');
  await expect(panel(page).getByText('Bonjour Claire, je vous réponds tout de suite.')).toBeVisible();
  await expect(panel(page).getByText('Nadia', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'inbox, a conversation');

  // No further automatic replies from here on.
  const automatic = await panel(page).getByText('Réponse automatique').count();
  await write(page, 'Merci, c’est très clair.');
  await expect(log(desk).getByText('Merci, c’est très clair.')).toBeVisible();
  await expect(panel(page).getByText('L’équipe écrit…')).toBeHidden();
  await expect(panel(page).getByText('Réponse automatique')).toHaveCount(automatic);

  await desk.keyboard.press('Escape');
  await desk.keyboard.press('e');
  await expect(desk.getByText('Résolue', { exact: true }).first()).toBeVisible();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Au clavier' })).toBeVisible();
  await expectAccessible(desk, 'inbox, its keys');
});

test('two colleagues in one conversation see each other’s presence', async ({ page, otherPage, baseURL }) => {
  const words = `Bonjour ${crypto.randomUUID()}`;
  await page.request.post('/api/contact', {
    headers: { origin: baseURL ?? '' },
    data: {
      first_name: 'Paul',
      last_name: 'Exemple',
      email: 'paul@exemple.invalid',
      phone: '06 00 00 00 00',
      recipient: 'relations',
      message: words,
    },
  });
  await openDeskAs(page, 'support', '/equipe/messages?liste=unassigned');
  await openDeskAs(otherPage, 'admin', '/equipe/messages?liste=unassigned');
  for (const desk of [page, otherPage]) await desk.getByRole('link', { name: words }).click();
  await expect(page.getByText(/ regarde aussi/)).toBeVisible();
  await otherPage.getByLabel('Votre réponse à Paul Exemple').fill('Bonjour');
  await expect(page.getByText(/ écrit…/)).toBeVisible();
});

test('selected conversations are resolved together, and « Annuler » restores them', async ({
  page,
  address,
  baseURL,
}) => {
  const letter = {
    first_name: 'Paul',
    last_name: 'Exemple',
    phone: '06 00 00 00 00',
    recipient: 'relations',
  };
  for (const message of ['Une première lettre', 'Une deuxième lettre'])
    await page.request.post('/api/contact', {
      headers: { origin: baseURL ?? '' },
      data: { ...letter, message, email: address },
    });
  await openDeskAs(page, 'support', `/equipe/messages?q=${encodeURIComponent(address)}`);
  const rows = page.getByRole('list', { name: 'Conversations' });
  await expect(rows.getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: 'Choisir' }).click();
  for (const row of await rows.getByRole('checkbox').all()) await row.check();
  await expectAccessible(page, 'inbox, rows being chosen');
  await page.getByRole('button', { name: 'Résoudre (2)' }).click();
  await expect(rows.getByText(/attend depuis/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rows.getByText(/attend depuis/)).toHaveCount(2);
});

test('one press on a member’s message opens their page, which asks for a reason', async ({
  page,
  otherPage: desk,
}) => {
  await openAs(page, DEMO.email, '/dashboard', DEMO.password);
  await page.getByRole('button', { name: /^Écrire à l’équipe/ }).click();
  const question = `Une question de membre ${crypto.randomUUID()}`;
  await write(page, question);
  await openDeskAs(desk, 'support', '/equipe/messages');
  await desk.getByRole('link', { name: question }).click();
  await desk.setViewportSize({ width: 1280, height: 800 });
  const topOf = async (one: Locator) => (await one.boundingBox())?.y;
  const head = desk.locator('header', { has: desk.getByRole('link', { name: 'Sa fiche' }) });
  // One line of buttons below the name, with the menu beside the name.
  const buttons = head.getByRole('button', { name: /^(Ouvrir un dossier|Résoudre)/ });
  const menu = head.getByRole('button', { name: 'Autres actions' });
  await expect(buttons).toHaveCount(2);
  await expect(menu).toBeVisible();
  // The lazily loaded menu replaces its button, which has no box for a moment.
  await expect(async () => {
    const tops = await Promise.all((await buttons.all()).map(topOf));
    expect(new Set(tops).size).toBe(1);
    expect(await topOf(menu)).toBeLessThan(Number(tops[0]));
  }).toPass();
  await desk.getByRole('link', { name: 'Sa fiche' }).click();
  await expect(desk.getByRole('heading', { name: /^Pourquoi ouvrez-vous cette fiche/ })).toBeVisible();
});
