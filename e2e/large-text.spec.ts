import type { Page } from '@playwright/test';
import { BLOG_SLUGS } from '../src/testing/public-pages.ts';
import { findClipped, findCutWords } from './clipping.ts';
import { expect, test } from './fixtures.ts';
import { MEMBER_TITLES } from './member-pages.ts';
import { DEMO, openAs } from './steps.ts';

const PUBLIC = [
  '/',
  '/landing/jeunes-adultes',
  '/test-amoureux',
  '/nos-coachs',
  '/nos-services',
  '/qui-sommes-nous',
  '/contact',
  '/blog',
  `/blog/${BLOG_SLUGS[0]}`,
  '/accessibilite',
  '/inscription/bienvenue',
  '/inscription/form',
  '/inscription/form?mode=login',
];
const MEMBER = [
  ...Object.keys(MEMBER_TITLES),
  ...['preferences', 'life-project', 'shared-values', 'love-profile', 'quiz', 'advice', 'complete'].map(
    (step) => `/inscription/${step}`,
  ),
];

async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** @param excerpts texts with an ellipsis at the usual size, which link to the whole text */
async function expectWhole(page: Page, path: string): Promise<void> {
  const excerpts = await findClipped(page);
  for (const percent of [130, 160, 200]) {
    await enlarge(page, percent);
    const cut = (await findClipped(page)).filter((found) => !excerpts.includes(found));
    expect.soft(cut, `${path} at ${percent} %`).toEqual([]);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [role="status"]', { hasText: 'Chargement' })).toHaveCount(0);
}

const PROFILE_FORMS = [
  'mes informations personnelles',
  'ma présentation',
  'mes trois phrases',
  'mes recherches',
];

test('larger text clips nothing on thirty-two pages, in a thread or in a form of the profile @téléphone @lent', async ({
  page,
}) => {
  for (const path of PUBLIC) {
    await open(page, path);
    await expectWhole(page, path);
  }
  await openAs(page, DEMO.email, '/dashboard');
  for (const path of MEMBER) {
    await open(page, path);
    await expectWhole(page, path);
  }
  await open(page, '/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: /^Votre message/ })).toBeVisible();
  await expectWhole(page, 'a thread');
  for (const form of PROFILE_FORMS) {
    await open(page, '/profile');
    await page.getByRole('button', { name: `Modifier ${form}` }).click();
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
    await expectWhole(page, `the form of ${form}`);
  }
});

test('at twice the text size no word of up to eleven letters is cut @téléphone', async ({ page }) => {
  await openAs(page, DEMO.email, '/dashboard');
  const [contact] = await (await page.request.get('/api/contacts')).json();
  for (const path of [
    '/dashboard',
    '/selection',
    '/chat',
    `/chat?contact=${contact.id}`,
    '/profile',
    '/inscription/complete',
    '/conseils',
    '/webinaires',
    '/settings',
    '/subscription',
    '/inscription/life-project',
    '/qui-sommes-nous',
  ]) {
    await open(page, path);
    await enlarge(page, 200);
    expect.soft(await findCutWords(page, 11), path).toEqual([]);
  }
});

test('detects clipped text, overflowing text, and a control outside the window @téléphone', async ({
  page,
}) => {
  await open(page, '/inscription/garanties');
  await page.evaluate(() => {
    for (const [tag, words, style] of [
      ['p', 'Une phrase cachée', 'width: 4rem; overflow: hidden; white-space: nowrap'],
      ['p', 'Une phrase qui sort', 'width: 4rem; background: pink; white-space: nowrap'],
      ['button', 'Dehors', 'position: absolute; left: 380px; width: 60px'],
    ] as const) {
      const fault = document.createElement(tag);
      fault.textContent = words;
      fault.style.cssText = style;
      document.querySelector('main')?.append(fault);
    }
  });
  const found = (await findClipped(page)).join('\n');
  for (const words of ['Une phrase cachée', 'Une phrase qui sort', 'outside the window: button « Dehors »'])
    expect(found).toContain(words);
});
