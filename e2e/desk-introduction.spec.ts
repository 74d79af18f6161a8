import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs, openDeskAs } from './steps.ts';

/** A demo member reserved for this test. */
const MEMBER = 'demo-0051';
const NOTE = 'Vous aimez tous les deux les dimanches qui durent et les marches au bord de l’eau.';

const introduction = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`vous présente ${name},`) });

test('a matchmaker introduces two people, both accept, and their conversation opens without using an opening', async ({
  page,
  otherPage,
}) => {
  await openDeskAs(page, 'matchmaker', `/equipe/presentations/${MEMBER}`);
  const candidate = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Comparer/ }) });
  await expect(candidate.first()).toBeVisible();
  await expectAccessible(page, 'the people who suit a member');
  // Keyboard only from here: compare, write, introduce.
  await candidate.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('textbox', { name: 'Pourquoi ces deux personnes' });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'two profiles side by side');
  const other = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [oneName = '', otherName = ''] = (
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  ).split(' et ');
  await note.focus();
  await page.keyboard.type(NOTE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/equipe/presentations/${MEMBER}`);

  const address = (id: string) => `membre-${id.replace('demo-', '')}@exemple.invalid`;
  await openAs(otherPage, address(other), '/dashboard');
  await otherPage.getByRole('link', { name: new RegExp(`vous présente ${oneName}`) }).click();
  await expect(introduction(otherPage, oneName).getByText(NOTE)).toBeVisible();
  await expectAccessible(otherPage, 'an introduction above the selection');
  await introduction(otherPage, oneName).getByRole('button', { name: 'Accepter' }).click();
  await expect(introduction(otherPage, oneName).getByText(/^Vous avez accepté\./)).toBeVisible();

  await openAs(page, address(MEMBER), '/selection');
  await introduction(page, otherName).getByRole('button', { name: 'Accepter' }).click();
  await expect(page).toHaveURL(`/chat?contact=${other}`);
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectAccessible(page, 'the conversation that a matchmaker began');
  // An accepted introduction becomes a conversation: it disappears from the other member's page.
  await expect(introduction(otherPage, oneName)).toHaveCount(0);
  for (const someone of [page, otherPage]) {
    await someone.goto('/selection');
    await expect(someone.getByText(/^Vous pouvez contacter 3\spersonnes au maximum$/)).toBeVisible();
  }
});
