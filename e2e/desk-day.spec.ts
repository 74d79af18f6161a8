import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openDeskAs } from './steps.ts';

/** What a thread took before the shortcuts: r, Shift Tab twice, Enter, a letter, Enter, Enter, Escape, e. */
const PRESSES_BEFORE = 9;

/** Counts key presses. */
function keyboardOf(page: Page) {
  let presses = 0;
  return {
    async press(key: string): Promise<void> {
      presses += 1;
      await page.keyboard.press(key);
    },
    taken(): number {
      const taken = presses;
      presses = 0;
      return taken;
    },
  };
}

async function receiveLetters(
  page: Page,
  origin: string | undefined,
  names: readonly string[],
): Promise<void> {
  for (const first_name of names)
    await page.request.post('/api/contact', {
      // Each from its own network, for the rate limits.
      headers: { origin: origin ?? '', 'x-forwarded-for': crypto.randomUUID() },
      data: {
        first_name,
        last_name: 'Exemple',
        phone: '06 00 00 00 00',
        recipient: 'relations',
        email: `jour-${crypto.randomUUID()}@exemple.invalid`,
        message: `Bonjour, les ateliers sont-ils ouverts à qui vient d’arriver ? ${crypto.randomUUID()}`,
      },
    });
}

const list = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('link');

test('threads are answered with a saved reply and resolved by keyboard, in half the former key presses', async ({
  page,
  baseURL,
}) => {
  await receiveLetters(page, baseURL, ['Mathilde', 'Jeanne', 'Zoé']);
  await openDeskAs(page, 'support', '/equipe');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const keyboard = keyboardOf(page);
  await keyboard.press('g');
  await keyboard.press('m');
  await expect(list(page).first()).toBeVisible();
  await expectAccessible(page, 'messages, wide');
  await keyboard.press('j');
  await keyboard.press('Enter');
  keyboard.taken();
  let second = '';
  for (let thread = 0; thread < 2; thread += 1) {
    const open = page.url();
    await expect(page.getByRole('log')).toBeVisible();
    second =
      (await page.getByRole('heading', { level: 2 }).first().textContent())?.replace(/Ouverte$/, '') ?? '';
    await keyboard.press('t');
    // The focus moves to the menu a moment later; an earlier key would go to the page.
    await page.waitForFunction(() => document.activeElement?.closest('[role="menu"]'));
    // The saved replies come before « Voir toutes », once loaded.
    await expect(page.getByRole('menuitem').nth(1)).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(page.locator('[role="menuitem"]:focus')).toBeVisible();
    await keyboard.press('Enter');
    const field = page.getByPlaceholder('Votre réponse…');
    await expect(field).not.toHaveValue('');
    await expect(field).toBeFocused();
    await keyboard.press('Control+Shift+Enter');
    await expect(page).not.toHaveURL(open);
    expect(keyboard.taken()).toBeLessThanOrEqual(PRESSES_BEFORE / 2);
  }
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(2);
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(1);
  await page.goto('/equipe/messages?liste=waiting');
  await expect(list(page).filter({ hasText: second }).first()).toBeVisible();
});

test('at least eight rows fit on a screen of 900 px without scrolling, with filters on one line', async ({
  page,
  baseURL,
}) => {
  await receiveLetters(
    page,
    baseURL,
    Array.from({ length: 12 }, (_, place) => `Personne ${place}`),
  );
  await openDeskAs(page, 'support', '/equipe/messages');
  const rows = list(page);
  await expect.poll(() => rows.count()).toBeGreaterThan(9);
  const box = await rows.nth(7).boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  const tooLong = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(tooLong).toBe(0);
  const filters = await page.getByRole('navigation', { name: 'Listes' }).getByRole('link').all();
  const tops = await Promise.all(filters.map(async (one) => (await one.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  await expect(page.getByRole('link', { name: 'Résolues' })).toBeInViewport({ ratio: 1 });
  const middle = async (control: Locator) => {
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    return Math.round(y + height / 2);
  };
  const [tag, search, choose] = [
    page.getByLabel('Étiquette'),
    page.getByRole('searchbox'),
    page.getByRole('button', { name: /^Choisir/ }),
  ];
  expect(new Set([await middle(tag), await middle(search), await middle(choose)]).size).toBe(1);
});

test('the desk on a phone: the list, a conversation, the person, one at a time @téléphone', async ({
  page,
  baseURL,
}) => {
  await receiveLetters(page, baseURL, ['Paul']);
  await openDeskAs(page, 'support', '/equipe/messages');
  await expect(list(page).first()).toBeVisible();
  await expectAccessible(page, 'messages, on a phone');
  await list(page).filter({ hasText: 'Paul' }).first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(list(page).first()).toBeHidden();
  await expectAccessible(page, 'a conversation, on a phone');
});
