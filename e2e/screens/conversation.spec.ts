import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { meetTheFirst, openAs } from '../steps.ts';
import { shootWindow } from './shoot.ts';

/** A different member per project, so that neither finds the other's data. */
const NUMBERS = { bureau: '0026', téléphone: '0028' } as const;
const WORDS = [
  'Bonsoir ! J’ai vu que vous aimiez marcher : quel est votre sentier préféré ?',
  'Bonsoir, celui des crêtes, au lever du jour. Et vous, plutôt mer ou montagne ?',
  'La mer en hiver, quand il n’y a plus personne. Je vous raconterai.',
  'Avec plaisir. Un café samedi, en ville, vers seize heures ?',
] as const;

const field = (page: Page) => page.getByRole('textbox', { name: /^Votre message à/ });

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^Actions sur la conversation/ }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function exchange(page: Page, contact: string): Promise<void> {
  for (let count = 1; count <= 5; count += 1) {
    await page.request.post(`/api/contacts/${contact}/messages`, {
      data: { clientId: crypto.randomUUID(), content: `À samedi (${count})` },
      headers: { origin: new URL(page.url()).origin },
    });
  }
}

test('a conversation, and its actions @partout', async ({ page, otherPage }, { project }) => {
  const number = project.name === 'bureau' ? NUMBERS.bureau : NUMBERS.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/selection');
  await meetTheFirst(page);
  await page
    .getByRole('button', { name: /^Envoyer un message/ })
    .first()
    .click();
  await page.getByText('Message automatique').waitFor();
  const theirs = new URL(page.url()).searchParams.get('contact') ?? '';
  await openAs(
    otherPage,
    `membre-${theirs.replace('demo-', '')}@exemple.invalid`,
    `/chat?contact=demo-${number}`,
  );
  for (const [place, words] of WORDS.entries()) {
    const writer = place % 2 === 0 ? page : otherPage;
    await field(writer).fill(words);
    await field(writer).press('Enter');
    for (const reader of [page, otherPage]) await reader.getByRole('log').getByText(words).waitFor();
  }
  await shootWindow(page, '23-conversation');
  await page.goto('/chat');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shootWindow(page, '22-messages');
  await page.goto(`/chat?contact=${theirs}`);
  await exchange(page, theirs);
  await exchange(otherPage, `demo-${number}`);
  await page.reload();
  const meeting = page.getByRole('region', { name: 'Votre rencontre' }).getByRole('button').first();
  await meeting.click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '69-rencontre');
  await page.keyboard.press('Escape');
  await choose(page, 'Signaler');
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '66-signaler');
  await page.keyboard.press('Escape');
  await choose(page, 'Bloquer');
  await page.getByRole('alertdialog').waitFor();
  await shootWindow(page, '67-bloquer');
  await page.keyboard.press('Escape');
  await choose(page, 'Supprimer la conversation');
  await page.getByRole('alertdialog').waitFor();
  await shootWindow(page, '68-supprimer-la-conversation');
});
