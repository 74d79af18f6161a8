import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { layoutShifts } from './layout-shift.ts';
import { aMemberWhoAnswered, meetTheFirst } from './steps.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Mes matchs' });
/** The visible person; the others are inert. */
const shown = (page: Page) => list(page).locator('> li:not([inert]) h2');

/**
 * Swipes the row past its middle and rests before the release. Event timestamps follow: a release in full motion throws
 * the row, and a page that drops frames would then skip one person.
 */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const y = 400;
  // A touch before the row is at rest would push it one further.
  const atRest = list(page).evaluate(
    (row) =>
      new Promise<void>((resolve) => row.addEventListener('scrollend', () => resolve(), { once: true })),
  );
  const began = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number | undefined, after: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
      timestamp: began + after,
    });
  const start = await list(page).evaluate((row) => row.scrollLeft);
  const drawn = () =>
    list(page).evaluate((row, before) => Math.abs(row.scrollLeft - before) / row.clientWidth, start);
  await send('touchStart', from, 0);
  for (let step = 1; step <= 10; step += 1)
    await send('touchMove', from + ((to - from) * step) / 10, step * 0.016);
  await expect.poll(drawn).toBeGreaterThan(0.55);
  await send('touchEnd', undefined, 1);
  await atRest;
}

/** Returns when each animation of the page ends, in seconds after its start, whether it has ended or not. */
const movements = (page: Page) =>
  page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(element);
      return animationName === 'none' ? [] : [parseFloat(animationDelay) + parseFloat(animationDuration)];
    }),
  );

test('the week’s people arrive within 2.5 s, without a shift, above a fixed button @téléphone', async ({
  page,
  address,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await aMemberWhoAnswered(page, address);
  await page.goto('/selection');
  const faces = page.getByRole('list', { name: 'Qui vous attend' }).getByRole('link');
  await expect(faces).toHaveCount(4);
  const [first, ...rest] = (await movements(page)).toSorted((a, b) => a - b);
  expect(first).toBeGreaterThan(0);
  // The sun, the dusk, and a veil and a reason for each of the four.
  expect(rest).toHaveLength(9);
  expect(rest.at(-1)).toBeLessThanOrEqual(2.5);
  const meet = page.getByRole('link', { name: /^Rencontrer / });
  await expect(meet).toBeInViewport({ ratio: 1 });
  await expect(faces.last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Shift');
  expect(await movements(page)).toEqual([]);
  await expectAccessible(page, 'the four arrive');
  expect(await layoutShifts(page)).toEqual([]);
  await page.mouse.wheel(0, 4000);
  await expect(meet).toBeInViewport({ ratio: 1 });
  await faces.nth(2).click();
  await expect(shown(page)).toBeFocused();
  await expect(page.getByText('3 sur 4')).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/selection');
  await expect(page.getByText('1 sur 4')).toBeVisible();
});

test('a long name does not cover the phrase in place of a photo @téléphone', async ({ page, address }) => {
  const together = { '/shared-values': { activities: ['Danse', 'Spiritualité', 'Théâtres'] } };
  const seeking = { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 50 };
  const name = 'Anne-Charlotte-Éléonore';
  // In Brest, far from the members of the other journeys.
  const city_code = '29019';
  const her = { first_name: name, city_code };
  await aMemberWhoAnswered(page, address.replace('@', '-elle@'), her, together);
  const answered = { ...together, '/search-preferences': seeking };
  await aMemberWhoAnswered(page, address, { gender: 'homme', city_code }, answered);
  await page.goto('/selection');
  const arriving = page.getByRole('list', { name: 'Qui vous attend' }).getByRole('link', { name });
  await arriving.waitFor();
  await expectUncovered(arriving);
  await arriving.click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expectUncovered(list(page).getByRole('listitem').filter({ hasText: name }).first());
});

/** Expects the text of a card to start below the phrase on its tint. */
async function expectUncovered(card: Locator): Promise<void> {
  const phrase = await card.locator('[data-faceless] > :last-child').boundingBox();
  const title = await card.getByText(/^Anne-Charlotte-Éléonore, \d+\u00a0ans$/).boundingBox();
  if (!phrase || !title) throw new Error('the card shows no phrase or no name');
  expect(phrase.y + phrase.height).toBeLessThanOrEqual(title.y);
}

test('one card fills the screen of a phone: buttons, keys and swipes change it, and a pass can be undone @téléphone', async ({
  page,
  address,
}) => {
  await aMemberWhoAnswered(page, address);
  await page.goto('/selection');
  await meetTheFirst(page);
  await expect(page.getByText('1 sur 4')).toBeVisible();
  const names = await list(page).locator('> li h2').allTextContents();
  expect(new Set(names).size).toBe(4);
  await expect(shown(page)).toHaveText(names[0] ?? '');

  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const portrait = await list(page).locator('> li:not([inert])').getByRole('img').first().boundingBox();
  expect(portrait?.width).toBeGreaterThan(0.9 * window.width);
  expect(portrait?.y).toBeLessThan(0.2 * window.height);
  expect((portrait?.y ?? 0) + (portrait?.height ?? 0)).toBeLessThan(window.height - 72);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(4 * window.height);
  await expectAccessible(page, 'selection, the first of four');

  await page.getByRole('button', { name: /^Personne suivante/ }).click();
  await expect(shown(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(names[2] ?? '');
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
  await swipe(page, 370, 20);
  await expect(shown(page)).toHaveText(names[3] ?? '');
  await expect(page.getByText('4 sur 4')).toBeVisible();
  await swipe(page, 20, 370);
  await expect(shown(page)).toHaveText(names[2] ?? '');

  await page.getByRole('button', { name: /^Passer/ }).press('Enter');
  await expect(shown(page)).toBeFocused();
  await expect(shown(page)).toHaveText(names[3] ?? '');
  await expectAccessible(page, 'selection, someone passed');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Annuler/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(names[2] ?? '');
  await expect(page.getByText('3 sur 4')).toBeVisible();
  await expect(shown(page)).toBeInViewport({ ratio: 1 });
});

test('the four cards appear next to the open one on a wide screen @bureau', async ({ page, address }) => {
  await aMemberWhoAnswered(page, address);
  await page.goto('/selection');
  await meetTheFirst(page);
  const four = page.getByRole('list', { name: 'Choisir une personne' }).getByRole('button');
  await expect(four).toHaveCount(4);
  await four.nth(2).click();
  await expect(four.nth(2)).toHaveAttribute('aria-current', 'true');
  const name = (await shown(page).textContent()) ?? '';
  await expect(four.nth(2)).toContainText(name);
  await expectAccessible(page, 'selection, wide');
  await page.getByRole('button', { name: /comprendre ce score\)$/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Projet de vie');
  await expectAccessible(page, 'what a score is made of');
});
