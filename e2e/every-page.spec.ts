import type { Page } from '@playwright/test';
import { FUNNEL_STEPS } from '../src/app/pages/funnel/rules.ts';
import { PUBLIC_PATHS } from '../src/lib/paths.ts';
import { findInvalidHtml } from '../src/testing/html-validity.ts';
import { BLOG_SLUGS } from '../src/testing/public-pages.ts';
import { expectAccessible } from './axe.ts';
import { sidewaysPx } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { controlsUnderHelp } from './help-button.ts';
import { blockFonts, layoutShifts } from './layout-shift.ts';
import { MEMBER_TITLES } from './member-pages.ts';
import { boxesThatScroll } from './print.ts';
import { findStraySpaces } from './reading-order.ts';
import { DEMO, openAs, openDeskAs } from './steps.ts';

/** Each page is opened once and gets all the checks of this file. */
test.describe.configure({ mode: 'parallel' });

/** Pages with columns or forms look different on a wide screen. */
const MOVING_PATHS = [
  '/',
  '/landing/jeunes-adultes',
  '/nos-coachs',
  '/test-amoureux',
  '/qui-sommes-nous',
  '/nos-services',
  '/contact',
  '/signaler-un-contenu',
  '/transparence',
  '/cookies',
  '/inscription/form',
  '/inscription/form?mode=login',
];
const TEXT_PATHS = [...PUBLIC_PATHS, `/blog/${BLOG_SLUGS[0]}`, '/nulle-part'].filter(
  (path) => !MOVING_PATHS.includes(path),
);
const WAY_IN = FUNNEL_STEPS.slice(2).map(({ route }) => route);
/** A part of « Mon compte » that mails link to: longer than the page itself. */
const ACCOUNT_PART = '/settings/accords';
const DESK_TITLES = {
  '': 'Accueil',
  '/messages': 'Messages',
  '/rendez-vous': 'Rendez-vous',
  '/membres': 'Membres',
  '/moderation': 'Modération',
  '/chiffres': 'Chiffres',
  '/journal?action=members.open': 'Journal',
  '/contenus/bandeau': 'Bandeau',
  '/contenus/questions': 'Questions et réponses',
  '/contenus/prix': 'Prix et offres',
  '/mon-acces': 'Mon accès',
  '/nulle-part': 'Page introuvable',
};
/** The unread count before a title. */
const COUNT = /^\(\d+\+?\) /;
const NIGHT = 'rgb(27, 19, 33)';
const HEIGHT = 844;
const MEMBER_PAGE_MAX_PX = 4000;

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [role="status"]', { hasText: 'Chargement' })).toHaveCount(0);
}

/** Expects the page to be readable and usable at every width, in both schemes. */
async function lookAt(page: Page, path: string): Promise<void> {
  expect.soft(await findStraySpaces(page), `names with a space too many, ${path}`).toEqual([]);
  expect.soft(await findInvalidHtml(await page.content()), `HTML, ${path}`).toEqual([]);
  await expectAccessible(page, path);
  await expectReadableInTheDark(page, path);
  for (const width of [320, 360, 390, 430, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    // On a busy machine Chromium may keep the margins of the previous width for some frames.
    await expect.poll(() => controlsUnderHelp(page), `${path}, ${width} px`).toEqual([]);
    expect(await sidewaysPx(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectReadableInTheDark(page, path);
}

async function expectReadableInTheDark(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', NIGHT);
  await expectAccessible(page, `${path} in the dark`, 'contrast');
}

/** The last check, since it leaves the page with text of twice the size. */
async function expectNarrowWhenDoubled(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [375, 390]) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}, doubled`).toBe(width);
  }
}

async function expectTitle(page: Page, title: string): Promise<void> {
  await expect.poll(async () => (await page.title()).replace(COUNT, '')).toBe(title);
}

test('public pages with columns or forms are readable at every width and in the dark @lent', async ({
  page,
}) => {
  for (const path of MOVING_PATHS) {
    await open(page, path);
    await lookAt(page, path);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, `${path}, wide`);
    await expectNarrowWhenDoubled(page, path);
  }
});

test('public text pages are readable at every width and in the dark @lent', async ({ page }) => {
  for (const path of TEXT_PATHS) {
    await open(page, path);
    await lookAt(page, path);
    await expectNarrowWhenDoubled(page, path);
  }
});

test('every member page has its title, at most 4,000 px on a phone, and is readable at every width @lent', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  for (const [path, title] of Object.entries(MEMBER_TITLES)) {
    await open(page, path);
    await expectTitle(page, `${title} – Lueur`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(MEMBER_PAGE_MAX_PX);
    await lookAt(page, path);
    await expectNarrowWhenDoubled(page, path);
  }
});

test('nothing moves while a member page loads, even when its answers arrive one by one @lent', async ({
  page,
}) => {
  await openAs(page, DEMO.email, '/dashboard');
  await blockFonts(page);
  await answerOneByOne(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const path of Object.keys(MEMBER_TITLES)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await layoutShifts(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

/** The first answer arrives after the page’s frame, each other one once the last is painted. */
async function answerOneByOne(page: Page): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  await page.route('**/api/**', async (route) => {
    const answer = before
      .then(() => page.locator('main').first().waitFor())
      .then(() => route.continue())
      .then(() => route.request().response());
    before = answer
      .then(() =>
        page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
        ),
      )
      // The page was left meanwhile.
      .catch(() => undefined);
    await answer.catch(() => undefined);
  });
}

test('every step of the funnel is readable at every width and in the dark @lent', async ({ page }) => {
  await openAs(page, 'membre-0076@exemple.invalid', '/dashboard');
  for (const path of [...WAY_IN, ACCOUNT_PART]) {
    await open(page, path);
    await lookAt(page, path);
    await expectNarrowWhenDoubled(page, path);
  }
});

test('every desk screen has its title in one place, is readable in both schemes, and prints in full @lent', async ({
  page,
}) => {
  const places = new Set<string>();
  await openDeskAs(page, 'admin', '/equipe');
  for (const [end, title] of Object.entries(DESK_TITLES)) {
    const path = `/equipe${end}`;
    await open(page, path);
    await expectTitle(page, `${title} · Équipe Lueur`);
    expect.soft(await findStraySpaces(page), `names with a space too many, ${path}`).toEqual([]);
    await expectReadableInTheDark(page, path);
    await page.setViewportSize({ width: 1280, height: 500 });
    await expectReadableInTheDark(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const size = await heading.evaluate((one) => getComputedStyle(one).fontSize);
    places.add(`${size}, ${(await heading.boundingBox())?.x} px from the left`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(boxesThatScroll), `${path} in print`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
  expect([...places]).toHaveLength(1);
});
