import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cookieState } from './cookie-state.ts';
import { expect } from './fixtures.ts';
import { CONFIRM_ADDRESS, mailedLink } from './mailbox.ts';
import { test } from './measured.ts';
import { PIXEL_ID, PIXEL_ORIGIN } from './pixel-stub.ts';
import { ORIGIN } from './ports.ts';
import { addPhoto, PASSWORD } from './steps.ts';

// Accepted, so that this walk through the funnel shows what an ad pixel learns of it.
test.use({ storageState: cookieState(ORIGIN, 'accepted'), allowedHosts: [PIXEL_ORIGIN] });

const MAX_STOPS = 80;
/** As sent to the pixel, in alphabetical order. */
const STEPS = [
  'account_creation',
  'basic_profile',
  'life_project',
  'love_profile',
  'relationship_quiz',
  'search_preferences',
  'shared_values',
];

/** Presses Tab until the named element has the focus; fails when it never does. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  // While loading, the page has a skeleton without controls.
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

/** After a client-side navigation the focus is on the title. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** After a full page load the focus is at the start. */
async function openAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
}

test('the whole funnel works by keyboard, on accessible screens; the pixel learns only its steps @téléphone', async ({
  page,
  address,
  pixel,
}) => {
  let views = 0;
  /** A page left before the measurement has loaded is not counted. */
  const measured = async () => {
    views += 1;
    await expect
      .poll(async () => (await pixel.events()).filter((event) => event === 'PageView').length)
      .toBe(views);
  };
  await page.goto('/');
  await expectAccessible(page, 'landing');
  await measured();
  await press(page, 'link', /^Commencer gratuitement$/);
  await openAt(page, '/inscription/bienvenue');
  await measured();
  await press(page, 'link', /^Continuer$/);
  await openAt(page, '/inscription/garanties');
  await measured();
  await press(page, 'link', /^Je me lance$/);
  await openAt(page, '/inscription/form');
  await measured();
  await type(page, 'textbox', /^Adresse e-mail/, address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vérifiez votre boîte e-mail' })).toBeFocused();
  await expectAccessible(page, 'check your mail');

  // Opened from the mailbox page, as in the demonstration: only our pages are tested by keyboard.
  await mailedLink(address, CONFIRM_ADDRESS);
  await page.goto('/dev/mail');
  await page.getByRole('link').filter({ hasText: address }).click();
  await page.locator('pre a').first().click();
  await expect(page).toHaveURL(/profile$/);
  await expect(page.getByLabel('Prénom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled();
  await expectAccessible(page, 'profile, empty');
  await addPhoto(page);
  await expectAccessible(page, 'crop dialog');
  await press(page, 'button', /^Valider$/);
  await expect(page.getByRole('dialog', { name: 'Recadrer la photo' })).toBeHidden();
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
  await expectAccessible(page, 'profile, filled in');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/preferences');
  await press(page, 'radio', /^Une femme/, 'Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'slider', /^Distance maximum/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Distance maximum' })).toHaveValue('55');
  await expectAccessible(page, 'preferences');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/life-project');
  await press(page, 'radio', /^En ville/, 'Space');
  await press(page, 'radio', /^Chacun chez soi/, 'Space');
  await press(page, 'radio', /^Je veux des enfants/, 'Space');
  await expectAccessible(page, 'life project');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/shared-values');
  await press(page, 'checkbox', /^Cinéma$/, 'Space');
  await press(page, 'checkbox', /^Nature$/, 'Space');
  await expect(page.getByText('3 choix restants')).toBeVisible();
  await expectAccessible(page, 'shared values');
  await press(page, 'button', /^Continuer$/);

  await arriveAt(page, '/inscription/love-profile');
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} sur 5`)).toBeVisible();
    await press(page, 'radio', /./, 'Space');
    if (question < 5) await press(page, 'button', /^Suivant$/);
  }
  await expectAccessible(page, 'love profile');
  await press(page, 'button', /^Enregistrer$/);

  await arriveAt(page, '/inscription/quiz');
  await expect(page.getByText('non répondu').first()).toBeVisible();
  for (let slider = 0; slider < 4; slider += 1) await press(page, 'slider', /./, 'ArrowRight');
  await press(page, 'checkbox', /ce quiz/, 'Space');
  await expectAccessible(page, 'quiz');
  await press(page, 'button', /^Continuer$/);
  await arriveAt(page, '/inscription/advice');
  await expectAccessible(page, 'advice');
  await press(page, 'link', /^Continuer$/);
  await arriveAt(page, '/inscription/complete');
  await expectAccessible(page, 'complete');
  // The first four pages, and eight from the profile to the end.
  await expect
    .poll(pixel.events)
    .toEqual([
      'CompleteRegistration',
      ...STEPS.map((step) => `FunnelStep ${step}`),
      ...Array.from({ length: 12 }, () => 'PageView'),
    ]);
  const told = await pixel.events();
  await press(page, 'link', /^Rencontrer /);

  await expect(page).toHaveURL(/selection$/);
  await expect(page.getByRole('list', { name: 'Mes matchs' }).locator('h2:focus')).toBeInViewport();
  await expect(page.getByText(/^Vous pouvez contacter 3\spersonnes au maximum$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Mes matchs' }).locator('> li')).toHaveCount(4);
  await press(page, 'button', /Envoyer un message/);
  await expect(page).toHaveURL(/\/chat/);
  await expect(page.getByText('Message automatique')).toBeVisible();
  await expectAccessible(page, 'chat');
  await type(page, 'textbox', /message/i, 'Bonsoir !');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Bonsoir !')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('Bonsoir !')).toBeVisible();
  await page.goto('/selection');
  await expect(page.getByText(/^Vous pouvez contacter 2\spersonnes au maximum$/)).toBeVisible();

  expect(await pixel.events()).toEqual(told);
  for (const { ev, step, ...rest } of await pixel.received()) {
    expect(`${ev} ${step}`).not.toContain('@');
    expect(rest).toEqual({
      id: PIXEL_ID,
      page: `${ORIGIN}/mesure`,
      referrer: '',
      cookies: '',
      stored: 'null',
      kept: 'null',
      above: 'refused',
      sender: '',
    });
  }
});
