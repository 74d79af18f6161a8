import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { conversation } from './steps.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Votre message à/ });
const menu = (page: Page) => page.getByRole('button', { name: /^Actions sur la conversation/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function choose(page: Page, action: string): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('two members write to each other live; nothing is lost or shown twice when one goes offline', async ({
  page,
  otherPage,
}) => {
  await conversation(page, otherPage, '0021');
  await expectAccessible(page, 'conversation begun');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'conversation in the dark', 'contrast');
  await page.emulateMedia({ colorScheme: 'light' });

  await write(page, 'Bonsoir, quel est votre sentier préféré ?');
  await expect(log(otherPage).getByText('Bonsoir, quel est votre sentier préféré ?')).toBeVisible();
  await expect(log(page).getByText('Lu').last()).toBeVisible();

  await field(otherPage).pressSequentially('Celui des crêtes');
  await expect(log(page).getByText(/écrit…$/)).toBeVisible();
  await expectAccessible(page, 'the other one writes');
  await field(otherPage).press('Enter');
  await expect(log(page).getByText('Celui des crêtes')).toBeVisible();
  await expect(log(page).getByText(/écrit…$/)).toBeHidden();
  await expect(log(otherPage).getByText('Lu').last()).toBeVisible();

  await page.context().setOffline(true);
  await write(otherPage, 'Et vous ?');
  await write(otherPage, 'Plutôt mer ou montagne ?');
  await write(page, 'Je suis dans le train');
  await expect(log(page).getByText('Non envoyé.')).toBeVisible();
  await expectAccessible(page, 'written offline');
  await expect(log(page).getByText('Et vous ?')).toBeHidden();
  await page.context().setOffline(false);
  await expect(log(page).getByText('Plutôt mer ou montagne ?')).toBeVisible();
  await expect(log(otherPage).getByText('Je suis dans le train')).toBeVisible();
  await expect(log(page).getByText('Non envoyé.')).toBeHidden();
  for (const someone of [page, otherPage]) {
    for (const text of [
      'Bonsoir, quel est votre sentier préféré ?',
      'Celui des crêtes',
      'Et vous ?',
      'Plutôt mer ou montagne ?',
      'Je suis dans le train',
    ])
      await expect(log(someone).getByText(text)).toHaveCount(1);
  }
});

/** Sets the clock of the page and the server time in responses, which takes precedence. */
async function sixDaysLater(page: Page): Promise<void> {
  const later = new Date(Date.now() + 6 * 86_400_000);
  await page.clock.setSystemTime(later);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: later.toUTCString() } });
  });
  await page.reload();
}

test('both members are offered a way out after five days of silence @lent', async ({ page, otherPage }) => {
  await conversation(page, otherPage, '0023');
  await write(page, 'Bonsoir, quel est votre sentier préféré ?');
  await expect(log(otherPage).getByText('Bonsoir, quel est votre sentier préféré ?')).toBeVisible();
  for (const someone of [page, otherPage]) await sixDaysLater(someone);
  await expect(page.getByRole('button', { name: 'Refermer la conversation' })).toBeVisible();
  await expectAccessible(page, 'my words unanswered');
  await expect(
    otherPage.getByText(/vous a écrit il y a quelques jours\. Un mot suffit pour répondre/),
  ).toBeVisible();
  await expectAccessible(otherPage, 'their words unanswered');
});

test('older messages load on scrolling up', async ({ page, otherPage }) => {
  const { myAddress } = await conversation(page, otherPage, '0024');
  const id = new URL(myAddress, page.url()).searchParams.get('contact') ?? '';
  // Each member may send thirty a minute, so both write.
  for (const [someone, to] of [
    [page, id],
    [otherPage, 'demo-0024'],
  ] as const) {
    for (let count = 1; count <= 28; count += 1) {
      const answer = await someone.request.post(`/api/contacts/${to}/messages`, {
        data: { clientId: crypto.randomUUID(), content: `Message ${to} ${count}` },
        headers: { origin: new URL(page.url()).origin },
      });
      expect(answer.ok()).toBe(true);
    }
  }
  await page.reload();
  await expect(log(page).getByText('Message demo-0024 28', { exact: true })).toBeVisible();
  await expect(page.getByText('Message automatique')).toHaveCount(0);
  await log(page).evaluate((box) => box.scrollTo({ top: -box.scrollHeight }));
  await expect(page.getByText('Message automatique')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Messages précédents' })).toHaveCount(0);
});

test('a report returns a receipt and offers to block; it cannot be sent without a reason', async ({
  page,
  otherPage,
}) => {
  await conversation(page, otherPage, '0026');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dire non avec douceur' })).toBeFocused();
  await expectAccessible(page, 'menu of the conversation');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();

  await choose(page, 'Signaler');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ce que vous signalez').selectOption('insult');
  await dialog.getByRole('button', { name: 'Signaler' }).click();
  await expect(dialog.getByText('Dites-nous en quelques mots ce qui s’est passé')).toBeVisible();
  await expectAccessible(page, 'report without a reason');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await choose(page, 'Signaler');
  await dialog.getByLabel('Ce que vous signalez').selectOption('insult');
  await dialog.getByRole('textbox').fill('Des propos qui m’ont blessée.');
  await dialog.getByRole('button', { name: 'Signaler' }).click();
  await expect(dialog.getByText('Utilisateur signalé avec succès.')).toBeVisible();
  await expectAccessible(page, 'report sent');
  await dialog.getByRole('button', { name: /^Bloquer/ }).click();

  const confirmation = page.getByRole('alertdialog');
  await expectAccessible(page, 'block');
  await confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(menu(page)).toBeFocused();
});

test('a kind refusal closes the conversation for both, live, and can be answered once @téléphone', async ({
  page,
  otherPage,
}) => {
  await conversation(page, otherPage, '0035');
  await choose(page, 'Dire non avec douceur');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'kind no');
  await dialog.getByRole('radio').nth(1).check({ force: true });
  await dialog.getByRole('button', { name: 'Envoyer et clore' }).click();
  await expect(
    page.getByText(/peut vous répondre une fois, puis cette conversation est close\./),
  ).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page, 'conversation closed');

  await expect(log(otherPage).getByText(/une réponse claire plutôt qu’un silence/)).toBeVisible();
  await expect(
    otherPage.getByText(/préfère en rester là\. Vous pouvez lui répondre une fois\./),
  ).toBeVisible();
  await expectAccessible(otherPage, 'told no');
  await write(otherPage, 'Merci de me l’avoir dit.');
  await expect(log(page).getByText('Merci de me l’avoir dit.')).toBeVisible();
  await expect(
    otherPage.getByText(/et vous lui avez répondu\. Cette conversation est close\./),
  ).toBeVisible();
  await expect(field(otherPage)).toHaveCount(0);
});

test('a block works in both directions and can be undone; ending a conversation ends it for both @téléphone', async ({
  page,
  otherPage,
}) => {
  const { theirAddress, myAddress } = await conversation(page, otherPage, '0031');
  const confirmation = page.getByRole('alertdialog');
  await write(otherPage, 'Un mot de trop');
  await expect(log(page).getByText('Un mot de trop')).toBeVisible();
  await choose(page, 'Bloquer');
  await confirmation.getByRole('button', { name: 'Bloquer' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('Contact bloqué')).toBeVisible();
  await expectAccessible(page, 'list with someone blocked');

  await write(otherPage, 'Pourquoi ce silence ?');
  await expect(log(otherPage).getByText('Une erreur est survenue lors de l’envoi du message.')).toBeVisible();
  await expect(log(otherPage).getByText('Pourquoi ce silence ?')).toBeVisible();
  await expectAccessible(otherPage, 'not sent');
  await page.goto(myAddress);
  await expect(log(page).getByText('Un mot de trop')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expectAccessible(page, 'conversation with someone blocked');

  await choose(page, 'Débloquer');
  await expect(field(page)).toBeVisible();
  await expect(log(page).getByText('Pourquoi ce silence ?')).toHaveCount(0);
  await otherPage.goto(theirAddress);
  await write(otherPage, 'Je vous présente mes excuses.');
  await expect(log(page).getByText('Je vous présente mes excuses.')).toBeVisible();
  await expect(log(page).getByText('Pourquoi ce silence ?')).toHaveCount(0);

  await choose(page, 'Supprimer la conversation');
  await expect(confirmation.getByText('Voulez-vous vraiment supprimer cette conversation ?')).toBeVisible();
  await expectAccessible(page, 'delete');
  await confirmation.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  await expect(page.getByText('Je vous présente mes excuses.')).toHaveCount(0);
  await expect(otherPage).toHaveURL(/\/chat$/);
  await expect(otherPage.getByText('Cette conversation n’est plus disponible.')).toBeVisible();
});

const LONG_WORD = 'é'.repeat(83);
const LONG_LINK = `https://exemple.fr/${'chemin-'.repeat(30)}`;

/** Expects that the page does not scroll sideways, and that no element overflows. */
async function expectNothingSideways(page: Page, place: string): Promise<void> {
  const widths = await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role="log"], [role="dialog"]')];
    return boxes.map((box) => box.scrollWidth - box.clientWidth);
  });
  expect(Math.max(...widths), place).toBeLessThanOrEqual(0);
}

test('a word or link longer than its bubble does not widen a conversation or the support chat', async ({
  page,
  otherPage,
}) => {
  const { theirAddress, myAddress } = await conversation(page, otherPage, '0032');
  await page.goto(myAddress);
  await write(page, LONG_WORD);
  await write(page, LONG_LINK);
  await expect(log(page).getByText(LONG_LINK)).toBeVisible();
  await otherPage.goto(theirAddress);
  await expect(log(otherPage).getByText(LONG_LINK)).toBeVisible();
  for (const width of [320, 390]) {
    for (const side of [page, otherPage]) {
      await side.setViewportSize({ width, height: 844 });
      await expectNothingSideways(side, `conversation, ${width} px`);
    }
  }
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Écrire à l’équipe/ }).click();
  const chat = page.getByRole('dialog', { name: 'Chat avec Lueur' });
  await chat.getByPlaceholder('Tapez votre message…').fill(`${LONG_WORD} ${LONG_LINK}`);
  await chat.getByPlaceholder('Tapez votre message…').press('Enter');
  await expect(chat.getByRole('log').getByText(LONG_WORD)).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page, `chat with the team, ${width} px`);
  }
});

test('offline, the conversation stays within the window with the notice visible', async ({
  page,
  otherPage,
}) => {
  await conversation(page, otherPage, '0034');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.context().setOffline(true);
    const notice = page
      .getByText('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.')
      .first();
    await expect(notice).toBeInViewport({ ratio: 1 });
    const over = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    // The layout settles one frame after the notice.
    await expect.poll(over, { message: `${size.width} px` }).toBeLessThanOrEqual(0);
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();
  }
});
