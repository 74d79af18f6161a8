import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { meetTheFirst, openAs } from '../steps.ts';
import { shoot, shootWindow } from './shoot.ts';

test.use({ permissions: ['camera', 'microphone'] });

/** A different member per project, so that neither finds the other's data. */
const NUMBERS = { bureau: '0041', téléphone: '0034' } as const;
const WORDS = [
  'Bonsoir ! J’ai vu que vous aimiez marcher : quel est votre sentier préféré ?',
  'Bonsoir, celui des crêtes, au lever du jour. Et vous, plutôt mer ou montagne ?',
  'La mer en hiver, quand il n’y a plus personne. Je vous raconterai.',
] as const;

const button = (where: Page | Locator, name: string | RegExp) => where.getByRole('button', { name });
const link = (where: Page, name: string) => where.getByRole('link', { name });

test('one of two members goes from the introduction to a call and a date @partout', async ({
  page,
  otherPage,
}, { project }) => {
  const number = project.name === 'bureau' ? NUMBERS.bureau : NUMBERS.téléphone;
  await openAs(page, `membre-${number}@exemple.invalid`, '/selection');
  await meetTheFirst(page);
  await button(page, /^Envoyer un message/)
    .first()
    .click();
  await page.getByText('Message automatique').waitFor();
  await shootWindow(page, '83-presentation');
  const theirs = new URL(page.url()).searchParams.get('contact') ?? '';
  const [mine, their] = [`/chat?contact=${theirs}`, `/chat?contact=demo-${number}`];
  await openAs(otherPage, `membre-${theirs.replace('demo-', '')}@exemple.invalid`, their);
  for (const [place, words] of WORDS.entries()) {
    const writer = place % 2 === 0 ? page : otherPage;
    await writer.getByRole('textbox', { name: /^Votre message à/ }).fill(words);
    await writer.keyboard.press('Enter');
    for (const reader of [page, otherPage]) await reader.getByRole('log').getByText(words).waitFor();
  }

  await button(page, /^Actions sur la conversation/).click();
  await page.getByRole('menuitem', { name: 'Dire non avec douceur' }).click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '84-dire-non');
  await page.keyboard.press('Escape');

  await button(otherPage, 'Proposer un appel de dix minutes').click();
  await button(page, 'Accepter').waitFor();
  await shootWindow(page, '85-appel-propose');
  await button(page, 'Accepter').click();
  for (const someone of [page, otherPage]) {
    await link(someone, 'Rejoindre').click();
    await button(someone, 'Essayer ma caméra et mon micro').waitFor();
  }
  await shootWindow(page, '86-avant-l-appel');
  for (const someone of [page, otherPage]) {
    await button(someone, 'Essayer ma caméra et mon micro').click();
    await button(someone, 'Rejoindre l’appel').click();
  }
  await page
    .getByRole('timer')
    .getByText(/9:\d\d/)
    .waitFor();
  await shootWindow(page, '87-appel');
  await button(otherPage, 'Raccrocher').click();
  await page.getByRole('heading', { name: 'L’appel est terminé' }).waitFor();
  await shootWindow(page, '88-appel-termine');
  await page.goto(mine);
  await otherPage.goto(their);

  await button(page, 'Proposer un rendez-vous').click();
  await page.getByRole('dialog').waitFor();
  await shootWindow(page, '89-proposer-un-rendez-vous');
  await page.keyboard.press('Escape');
  await button(otherPage, 'Proposer un rendez-vous').click();
  const form = otherPage.getByRole('dialog', { name: 'Proposer un rendez-vous' });
  await form.getByLabel(/nom ou son quartier/).fill('Le Petit Bouchon');
  await button(form, 'Proposer').click();
  const moments = page.getByRole('list', { name: 'Moments proposés' });
  await moments.waitFor();
  await shootWindow(page, '90-rendez-vous-propose');
  await moments.getByRole('button').first().click();
  await link(page, 'Ajouter à mon agenda').waitFor();
  await shootWindow(page, '91-rendez-vous');
  await button(page, /Prévenir/).click();
  await page.getByRole('dialog').waitFor();
  await button(page, 'Préparer le lien').click();
  const shared = page.getByLabel('Le lien à envoyer');
  await shared.waitFor();
  await shootWindow(page, '92-prevenir-un-proche');
  await page.goto(await shared.inputValue());
  await shoot(page, '19-lien-pour-un-proche', { still: true });
});
