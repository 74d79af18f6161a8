import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CONFIRM_ADDRESS, followMailedLink } from './mailbox.ts';
import { PASSWORD } from './steps.ts';

const MAX_STOPS = 80;

/** Presses Tab until the named element has the focus; fails when it never does. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  // The page may still be loading: its skeleton has no controls.
  await page
    .getByRole(role as 'button', { name })
    .first()
    .waitFor({ state: 'attached' });
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) continue;
    const found = page.getByRole(role as 'button', { name }).and(focused);
    if ((await found.count()) > 0) return;
  }
  throw new Error(`Tab never reached ${role} ${name}`);
}

async function press(page: Page, role: string, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(key);
}

async function type(page: Page, role: string, name: RegExp, text: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.type(text);
}

/** After a client-side navigation: the focus is on the title. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** After a full page load: the focus is at the start. */
async function openAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
}

test('the whole way in is walked without a mouse', async ({ page, address }) => {
  await page.goto('/');
  await press(page, 'link', /^Commencer gratuitement$/);
  await openAt(page, '/inscription/bienvenue');
  await press(page, 'link', /^Continuer$/);
  await openAt(page, '/inscription/garanties');
  await press(page, 'link', /^Je me lance$/);
  await openAt(page, '/inscription/form');
  await type(page, 'textbox', /^Adresse e-mail/, address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' })).toBeFocused();

  // The mailbox is another program: only our pages are tested by keyboard.
  await followMailedLink(page, address, CONFIRM_ADDRESS);
  await press(page, 'button', /^Confirmer mon adresse$/);
  await expect(page).toHaveURL(/profile$/);
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await type(page, 'textbox', /^Prénom/, 'Claire');
  await type(page, 'textbox', /^Nom$/, 'Exemple');
  await press(page, 'radio', /^Une femme/, 'Space');
  await type(page, 'textbox', /^Jour/, '14');
  await type(page, 'textbox', /^Mois/, '3');
  await type(page, 'textbox', /^Année/, '1992');
  await type(page, 'combobox', /^Ville/, 'lyon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'radio', /^Oui/, 'Space');
  await page.keyboard.press('ArrowDown');
  await type(page, 'textbox', /^Mot de passe$/, PASSWORD);
  await type(page, 'textbox', /^Confirmer le mot de passe$/, PASSWORD);
  await press(page, 'checkbox', /conditions générales/, 'Space');
  await press(page, 'checkbox', /vie amoureuse/, 'Space');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/preferences');
  await press(page, 'radio', /^Une femme/, 'Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'slider', /^Distance maximum/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Distance maximum' })).toHaveValue('55');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/life-project');
  await press(page, 'radio', /^En ville/, 'Space');
  await press(page, 'radio', /^Chacun chez soi/, 'Space');
  await press(page, 'radio', /^Je veux des enfants/, 'Space');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/shared-values');
  await press(page, 'checkbox', /^Cinéma$/, 'Space');
  await press(page, 'checkbox', /^Nature$/, 'Space');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/love-profile');
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} sur 5`)).toBeVisible();
    await press(page, 'radio', /./, 'Space');
    await press(page, 'button', question < 5 ? /^Suivant$/ : /^Enregistrer$/);
  }

  await arriveAt(page, '/inscription/quiz');
  for (let slider = 0; slider < 4; slider += 1) await press(page, 'slider', /./, 'ArrowRight');
  await press(page, 'checkbox', /ce quiz/, 'Space');
  await press(page, 'button', /^Continuer$/);
  await arriveAt(page, '/inscription/advice');
  await press(page, 'link', /^Continuer$/);
  await arriveAt(page, '/inscription/complete');
  await press(page, 'link', /^Voir mes matchs$/);

  await arriveAt(page, '/selection');
  await press(page, 'button', /Envoyer un message/);
  await expect(page).toHaveURL(/\/chat/);
  await type(page, 'textbox', /message/i, 'Bonsoir !');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Bonsoir !')).toBeVisible();
});
