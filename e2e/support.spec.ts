import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewMember, aPicture, openAs, openDeskAs } from './steps.ts';

const opener = (page: Page) => page.getByRole('button', { name: /^Écrire à l’équipe/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat avec Lueur' });
const field = (page: Page) => panel(page).getByPlaceholder('Tapez votre message…');

async function beginAsVisitor(page: Page, email: string): Promise<void> {
  await opener(page).click();
  await panel(page).getByLabel('Votre nom').fill('Claire');
  await panel(page).getByLabel('Votre adresse e-mail').fill(email);
  await panel(page).getByRole('button', { name: 'Commencer la conversation' }).click();
  await expect(panel(page).getByText(/^Bonjour Claire/)).toBeVisible();
}

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

test('a visitor writes to the team, gets an answer, and finds the conversation again @partout', async ({
  page,
  address,
}) => {
  await page.goto('/nos-valeurs');
  await opener(page).click();
  await expect(panel(page).getByLabel('Votre nom')).toBeFocused();
  await expectAccessible(page, 'chat: who are you');
  await panel(page).getByRole('button', { name: 'Commencer la conversation' }).click();
  await expect(panel(page).getByText('Veuillez entrer votre nom')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();

  await beginAsVisitor(page, address);
  await expect(field(page)).toBeFocused();
  await write(page, 'Bonjour, les ateliers sont-ils gratuits ?');
  await expect(panel(page).getByText('L’équipe écrit…')).toBeVisible();
  await expectAccessible(page, 'chat: being answered');
  await expect(panel(page).getByText('L’équipe écrit…')).toBeHidden();
  await expect(panel(page).getByText('créer un compte gratuit')).toBeVisible();
  // The greeting, the acknowledgement and the suggestion are labelled as automatic.
  await expect(panel(page).getByText('Réponse automatique')).toHaveCount(3);

  await page.reload();
  await opener(page).click();
  await expect(panel(page).getByText('Bonjour, les ateliers sont-ils gratuits ?')).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(stored).toEqual(['cookieChoice', 'visitorEmail', 'visitorId', 'visitorName']);
});

test('a badge tells a member of an answer until the chat is opened', async ({ page }) => {
  await openAs(page, 'membre-0072@exemple.invalid', '/dashboard');
  await opener(page).click();
  await expect(panel(page).getByText('Commencez la conversation avec notre équipe !')).toBeVisible();
  await expectAccessible(page, 'chat of a member, empty');
  await write(page, 'Comment changer de coach ?');
  await expect(panel(page).getByText('Comment changer de coach ?')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Fermer le chat' }).click();
  await expect(opener(page)).toHaveAccessibleName('Écrire à l’équipe, 1 réponse non lue');
  await expectAccessible(page, 'chat of a member, one unread');

  // Also on a page without other live data, and only until opened.
  await page.goto('/nos-valeurs');
  await expect(opener(page)).toHaveAccessibleName('Écrire à l’équipe, 1 réponse non lue');
  await expect(page.getByRole('link', { name: 'Mon espace' }).first()).toBeAttached();
  await opener(page).click();
  await expect(panel(page).getByText('Réponse automatique')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toHaveAccessibleName('Écrire à l’équipe');
  await expect(panel(page)).toBeHidden();
});

test('a member attaches a picture, and so does the colleague who answers @téléphone', async ({
  page,
  otherPage: desk,
  address,
}) => {
  await aNewMember(page, address);
  await page.goto('/dashboard');
  await opener(page).click();
  await panel(page)
    .locator('input[type="file"]')
    .setInputFiles(await aPicture());
  await expect(panel(page).getByRole('button', { name: 'Retirer l’image 1' })).toBeVisible();
  const question = `Voici ce que je vois ${address}`;
  await field(page).fill(question);
  await expectAccessible(page, 'chat: a picture to send');
  await expect(panel(page).getByRole('button', { name: 'Envoyer' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await field(page).press('Enter');
  await panel(page).getByRole('img', { name: 'Image jointe par vous' }).click();
  await expect(page.getByRole('dialog', { name: 'Image jointe par vous' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await openDeskAs(desk, 'support', `/equipe/messages?q=${encodeURIComponent(question)}`);
  await desk.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(desk.getByRole('log').getByRole('img', { name: /^Image jointe par/ })).toBeVisible();
  await desk.locator('input[type="file"]').setInputFiles(await aPicture());
  await desk.getByPlaceholder('Votre réponse…').fill('Voyez plutôt ici.');
  await expect(desk.getByRole('button', { name: 'Envoyer', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(desk, 'inbox: a picture to send');
  await desk.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('img', { name: /^Image jointe par (?!vous)/ })).toBeVisible();
});
