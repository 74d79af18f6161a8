import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { DEMO, meetTheFirst, openAs } from './steps.ts';

const tabs = (page: Page) => page.locator('nav[data-tabs]');

/** While a card is read, its two buttons replace the tab bar. */
async function bringTabsBack(page: Page): Promise<void> {
  const pass = page.getByRole('button', { name: /^Passer/ });
  await expect(pass).toBeInViewport({ ratio: 1 });
  await expect(tabs(page)).not.toBeInViewport();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.mouse.wheel(0, -60);
  await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  await expect(pass).toBeInViewport({ ratio: 1 });
}

test('the tab bar links to four pages, the menu to all seven @téléphone', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const [name, path] of [
    ['Mes matchs', '/selection'],
    ['Messages', '/chat'],
    ['Mon profil', '/profile'],
    ['Mon espace', '/dashboard'],
  ] as const) {
    const tab = tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await tab.click();
    await page.waitForURL(`**${path}`);
    if (path === '/selection') {
      await meetTheFirst(page);
      await bringTabsBack(page);
    }
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  const menu = tabs(page).locator('summary');
  await menu.click();
  const all = tabs(page).locator('details').getByRole('link');
  await expect(all).toHaveText([
    'Mon espace',
    'Mon coach',
    'Mes Conseils',
    'Mes matchs',
    /^Messages/,
    'Mon profil',
    'Mon compte',
  ]);
  await all.filter({ hasText: 'Mon compte' }).click();
  await page.waitForURL('**/settings');
  await expect(all.first()).toBeHidden();
});

test('the Back button closes the topmost dialog or menu, and only then leaves the page @téléphone', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  await tabs(page).getByRole('link', { name: 'Mes matchs' }).click();
  await page.waitForURL('**/selection');
  await meetTheFirst(page);
  const card = page.getByRole('list', { name: 'Mes matchs' }).getByRole('listitem').first();
  await card.getByRole('button', { name: /Affinité|affinité/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/selection$/);
  await bringTabsBack(page);
  await tabs(page).locator('summary').click();
  await expect(tabs(page).getByRole('link', { name: 'Mon compte' })).toBeVisible();
  await goBack(page);
  await expect(tabs(page).getByRole('link', { name: 'Mon compte' })).toBeHidden();
  await expect(page).toHaveURL(/\/selection$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a thread has a header of 56 px at most, and the keyboard hides the tabs @téléphone', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: /^Votre message/ });
  await expect(field).toBeVisible();
  await expect(page.locator('header[data-member]')).toBeHidden();
  const header = await page
    .getByRole('region', { name: /^Conversation avec/ })
    .locator('header')
    .boundingBox();
  expect(header?.y).toBe(0);
  expect(header?.height).toBeLessThanOrEqual(56);
  await expect(tabs(page)).toBeVisible();
  await field.focus();
  await expect(tabs(page)).toBeHidden();
});

test('a button pressed during typing does not move before the release @téléphone', async ({ page }) => {
  await openAs(page, DEMO.email, '/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  const field = page.getByRole('textbox', { name: /^Votre message/ });
  await field.focus();
  await expect(tabs(page)).toBeHidden();
  // A button above the tabs, so that the test does not depend on the conversation.
  await page.evaluate(() => {
    const probe = document.createElement('button');
    probe.textContent = 'Au pied';
    probe.style.cssText = 'position: fixed; inset: auto auto calc(var(--foot) + 10rem) 1rem; z-index: 99';
    probe.addEventListener('click', () => probe.replaceChildren('Arrivée'));
    document.body.append(probe);
  });
  const pressed = page.getByRole('button', { name: 'Au pied' });
  await pressed.hover();
  const before = await pressed.boundingBox();
  await page.mouse.down();
  await expect(pressed).toBeFocused();
  // In this frame and the next, as on a slow phone.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await pressed.boundingBox()).toEqual(before);
  await expect(tabs(page)).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Arrivée' })).toBeVisible();
  await expect(tabs(page)).toBeVisible();
});

test('the person and the thread keep 60 % of the window at a zoom of 400 % @téléphone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, DEMO.email, '/selection');
  await meetTheFirst(page);
  await expect(page.getByRole('list', { name: 'Mes matchs' })).toBeVisible();
  await page.mouse.wheel(0, 400);
  expect(await freeShare(page)).toBeGreaterThanOrEqual(0.6);
  await page.goto('/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  // Also with a multi-line draft from another device.
  const field = page.getByRole('textbox', { name: /^Votre message/ });
  await field.fill('Une phrase que je n’ai pas finie, et sa suite, sur plusieurs lignes');
  await field.blur();
  const log = await page.getByRole('log').boundingBox();
  expect((log?.height ?? 0) / 256).toBeGreaterThanOrEqual(0.6);
});

test('collapsed blocks of the dashboard open by keyboard @téléphone', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const name of ['Mon accompagnement', 'Mes conseils']) {
    const part = page.locator('summary', { has: page.getByRole('heading', { level: 2, name }) });
    await part.focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('link', { name: 'Voir tous les webinaires' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lire mes conseils' })).toBeVisible();
  await expectAccessible(page, 'dashboard unfolded on a phone');
});

/** Acts like the phone's button. `page.goBack` waits for a page load, which never happens here. */
async function goBack(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
  await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  await devtools.detach();
}

/** Returns the share of the window that nothing fixed or sticky covers. */
function freeShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covered = Array.from(document.querySelectorAll('*')).flatMap((element) => {
      const { position, visibility } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const stands = position === 'fixed' || position === 'sticky';
      return stands && visibility === 'visible' && height > 0 && top < innerHeight && bottom > 0
        ? Math.min(bottom, innerHeight) - Math.max(top, 0)
        : 0;
    });
    return 1 - covered.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

test('the dashboard shows uncropped portraits @téléphone', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  const faces = page.getByRole('list', { name: 'Mes matchs' }).locator('img');
  await expect(faces).toHaveCount(4);
  for (const face of await faces.all()) {
    const { width, height } = (await face.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(4 / 5, 2);
  }
});
