import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { aNewMember } from './steps.ts';

const testimonials = (page: Page) => page.getByRole('region', { name: 'Témoignages' });
const team = (page: Page) => page.getByRole('region', { name: 'Notre équipe de coachs' });
const dot = (page: Page, place: string) => page.getByRole('button', { name: place, exact: true });

async function expectShown(page: Page, place: string, text: RegExp): Promise<void> {
  await expect(dot(page, place)).toHaveAttribute('aria-current', 'true');
  const shown = testimonials(page).locator('li:not([inert])', { has: page.locator('blockquote') });
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(text);
  await expect(shown).toBeInViewport();
}

/** Chooses the second answer of each question, by keyboard. */
async function answerLoveTest(page: Page): Promise<void> {
  // Inert until hydrated.
  await expect(page.locator('main [inert]')).toHaveCount(0);
  for (const question of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${question} sur 5`)).toBeVisible();
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
}

async function openLanding(page: Page): Promise<void> {
  await page.goto('/');
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Témoignage suivant' })).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the home page is accessible on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openLanding(page);
  await expectAccessible(page, 'landing at 320 px');
});

test('a part that fails to load leaves the page intact, with working links', async ({ page }) => {
  await page.route('**/assets/*.js*', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('blockquote')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Témoignage suivant' })).toBeHidden();
  await page.getByText('Voir mon parcours').first().click();
  await expect(page.locator('details[open]')).toContainText('Longtemps éducatrice');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nous contacter' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the testimonials turn by keyboard, and stay still while focused', async ({ page }) => {
  await page.clock.install();
  await openLanding(page);
  await page.getByRole('button', { name: 'Témoignage suivant' }).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 'Témoignage 2 sur 7', /Samir/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 'Témoignage 7 sur 7', /Monique/);
  await expectAccessible(page, 'last testimonial');
  await page.clock.runFor(7000);
  await expectShown(page, 'Témoignage 7 sur 7', /Monique/);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'Témoignage 1 sur 7', /Claire/);
});

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openLanding(page);
  await expect(dot(page, 'Témoignage 1 sur 7')).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(7000);
  await expect(dot(page, 'Témoignage 1 sur 7')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: /^Arrêter le défilement/ })).toHaveCount(0);
});

test('the coaches form a grid on a wide screen, a carousel on a phone; their careers open', async ({
  page,
}) => {
  for (const { width, shown } of [
    { width: 1280, shown: 4 },
    { width: 390, shown: 1 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await openLanding(page);
    await expect(team(page).locator('li:not([inert]) article')).toHaveCount(shown);
    const next = team(page).getByRole('button', { name: 'Portrait suivant' });
    await expect(next).toBeVisible({ visible: shown === 1 });
    const opener = team(page).locator('summary').first();
    await expect(opener).toHaveText(/^Voir mon parcours/);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(team(page).locator('details[open]')).toHaveCount(1);
    await expectAccessible(page, `path of a coach open, ${width} px`);
  }
});

test('the film of the coaches plays and pauses on click', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('button', { name: /^Lire la vidéo/ }).click();
  const stop = page.getByRole('button', { name: /^Mettre en pause/ });
  await expect(stop).toBeVisible();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await stop.click();
  await expect(page.getByRole('button', { name: /^Lire la vidéo/ })).toBeVisible();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a lost network is reported, and the coaches are refetched on reconnection', async ({ page }) => {
  await openLanding(page);
  await expect(team(page)).toBeVisible();
  await page.context().setOffline(true);
  const banner = page.getByText('Vous êtes hors ligne. Veuillez vérifier votre connexion internet.');
  await expect(banner).toBeVisible();
  await expectAccessible(page, 'landing offline');
  const again = page.waitForRequest('**/api/team/coaches');
  await page.context().setOffline(false);
  await again;
  await expect(banner).toBeHidden();
});

test('a failing server causes no navigation', async ({ page }) => {
  await page.route('**/api/team/coaches', (route) => route.fulfill({ status: 500, body: '' }));
  await openLanding(page);
  await expect(
    page.getByText('Une erreur est survenue lors du chargement des données. Veuillez réessayer.'),
  ).toBeVisible();
  await expect(team(page).getByRole('article')).toHaveCount(4);
  await expectAccessible(page, 'coaches not read');
});

test('changing an answer in the example changes the four people, also by keyboard and screen reader', async ({
  page,
}) => {
  await page.goto('/');
  const example = page.getByRole('region', { name: 'Pourquoi ces quatre-là\u202f?' });
  await expect(example.getByText('Lucie, 36 ans')).toBeVisible();
  await example.getByRole('radio', { name: 'En ville' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(example.getByRole('radio', { name: 'Au vert' })).toBeChecked();
  await example.locator('label', { hasText: 'Forêt' }).click();
  await expect(example.getByText('Awa, 33 ans')).toBeVisible();
  await expect(example.getByText(/une vie au vert/)).toBeVisible();
  await expect(example.getByRole('status')).toHaveText(/^Awa, /);
  await expectAccessible(page, 'example changed');
});

test('only our own server is asked for the number of members near a town', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: /^Membres à 50\skm environ/ }).fill('Guéret');
  await page.getByRole('button', { name: 'Voir', exact: true }).click();
  await expect(page.getByText(/^Les premiers profils arrivent autour de Guéret \(Creuse\)/)).toBeVisible();
  await expectAccessible(page, 'members near a town');
});

test('the home page is at most 5,500 pixels long on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLanding(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
});

test('the home page is complete without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.locator('blockquote')).toHaveCount(7);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Commencer gratuitement' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Témoignage suivant' })).toBeHidden();
  await context.close();
});

test('the love test works by keyboard up to the card, and leaves no data in the browser', async ({
  page,
}) => {
  await page.goto('/test-amoureux');
  await expectAccessible(page, 'love test');
  const radios = page.getByRole('radio');
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(radios.first()).toBeFocused();
  await expectAccessible(page, 'love test, one missing');
  await answerLoveTest(page);
  await expect(page.getByRole('heading', { name: /^Vous aimez comme on/ })).toBeFocused();
  await expectAccessible(page, 'love test, portrait');
  await page.getByRole('button', { name: 'Dessiner ma carte' }).press('Enter');
  const save = page.getByRole('link', { name: 'Enregistrer l’image' });
  await expect(save).toBeFocused();
  await expectAccessible(page, 'love test, card');
  const [card] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
  expect(card.suggestedFilename()).toBe('ma-facon-d-aimer.png');
  const png = await readFile(await card.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png.length > 20_000]).toEqual([1080, 1350, true]);
  await page.getByRole('checkbox', { name: 'Garder mes réponses pour mon inscription' }).check();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /score|Nature/,
  );
  await page.reload();
  await expect(page.getByText('Question 1 sur 5')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('answers saved from the love test reach the other tab, where nothing is stored yet', async ({
  page,
  address,
  baseURL,
}) => {
  await aNewMember(page, address);
  await page.request.put('/api/search-preferences', {
    data: { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50, version: null },
    headers: { origin: String(baseURL) },
  });
  await page.goto('/test-amoureux');
  await answerLoveTest(page);
  await page.getByRole('checkbox', { name: 'Garder mes réponses pour mes questionnaires' }).check();
  const funnel = await page.context().newPage();
  await funnel.goto('/inscription/shared-values');
  await expect(funnel.getByText(/^Vos réponses au test amoureux sont déjà là/)).toBeVisible();
  await expect(funnel.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(funnel.getByRole('checkbox', { name: 'Nature' })).toBeChecked();
  await funnel.goto('/inscription/love-profile');
  await expect(funnel.getByRole('radio').nth(1)).toBeChecked();
  const saved = await page.request.get('/api/love-profile');
  expect((await saved.json()).answers).toBeNull();
});
