import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { CONFIRM_ADDRESS, followMailedLink } from './mailbox.ts';
import { PASSWORD } from './steps.ts';
import { Walker } from './walker.ts';

/**
 * Maximum presses and screens from the home page to the first selection, and presses to the date in the agenda, as
 * measured on 30 November 2026. The first member answers the quiz, the second leaves it for later.
 */
const MOST = {
  first: { presses: 40, screens: 17, pressesToDate: 47 },
  second: { presses: 34, screens: 16, pressesToDate: 40 },
};

/** Two examples on an island far from everyone else: the two meet only each other. */
const ANNA = { name: 'Anna', gender: 'Une femme', seeks: 'Un homme', year: '1992' };
const YANN = { name: 'Yann', gender: 'Un homme', seeks: 'Une femme', year: '1990' };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const log = (page: Page) => page.getByRole('log');
const at = (page: Page, step: string) => expect(page).toHaveURL(new RegExp(`/inscription/${step}$`));

async function signUp(walker: Walker, address: string): Promise<void> {
  const { page } = walker;
  await page.goto('/');
  await walker.press(page.getByRole('link', { name: 'Commencer gratuitement' }).first());
  await walker.press(page.getByRole('link', { name: 'Continuer' }));
  await walker.press(page.getByRole('link', { name: 'Je me lance' }));
  await walker.type(page.getByLabel('Adresse e-mail'), address);
  await walker.press(button(page, 'S’inscrire gratuitement'));
  await expect(page.getByText(address)).toBeVisible();
  // Opening the mailed link counts as a press.
  walker.presses += 1;
  await followMailedLink(page, address, CONFIRM_ADDRESS);
  await expect(page).toHaveURL(/\/inscription\/profile$/);
}

async function portray(walker: Walker, { name, gender, year }: typeof ANNA): Promise<void> {
  const { page } = walker;
  await walker.type(page.getByLabel('Prénom'), name);
  await walker.type(page.getByLabel('Nom', { exact: true }), 'Exemple');
  await walker.check(page.getByRole('radio', { name: gender }));
  // Typed in one go, the date fills the three fields.
  await walker.type(page.getByLabel('Jour'), `1403${year}`);
  await walker.type(page.getByRole('combobox', { name: 'Ville' }), 'miquelon');
  await walker.press(page.getByRole('option', { name: /^Miquelon/ }).first());
  await walker.check(page.getByRole('radio', { name: 'Non', exact: true }));
  await walker.type(page.getByLabel('Mot de passe', { exact: true }), PASSWORD);
  await walker.type(page.getByLabel('Confirmer le mot de passe', { exact: true }), PASSWORD);
  await walker.check(page.getByRole('checkbox', { name: /conditions générales/ }));
  await walker.check(page.getByRole('checkbox', { name: /vie amoureuse/ }));
  await walker.press(button(page, /^Continuer$/));
  await at(page, 'preferences');
}

async function answer(walker: Walker, { seeks }: typeof ANNA, { quiz }: { quiz: boolean }): Promise<void> {
  const { page } = walker;
  const goOn = async (next: string, name: RegExp = /^Continuer$/) => {
    await walker.press(button(page, name));
    await at(page, next);
  };
  await walker.check(page.getByRole('radio', { name: seeks }));
  await goOn('life-project');
  for (const said of ['En ville', 'Vie commune', 'Je veux des enfants'])
    await walker.check(page.getByRole('radio', { name: new RegExp(`^${said}`) }));
  await goOn('shared-values');
  await walker.check(page.getByRole('checkbox', { name: 'Cinéma', exact: true }));
  await goOn('love-profile');
  for (let question = 1; question <= 5; question += 1) {
    await expect(page.getByText(`Question ${question} sur 5`)).toBeVisible();
    await walker.check(page.getByRole('radio').nth(3));
  }
  await goOn('quiz', /^Enregistrer$/);
  if (!quiz) {
    await walker.press(page.getByRole('link', { name: 'Plus tard' }));
    return at(page, 'complete');
  }
  for (let topic = 0; topic < 4; topic += 1) await walker.slide(page.getByRole('slider').nth(topic), '5');
  await walker.check(page.getByRole('checkbox', { name: /ce quiz/ }));
  await goOn('advice');
  await walker.press(page.getByRole('link', { name: 'Continuer' }));
  await at(page, 'complete');
}

/**
 * Opens the first selection.
 * @param by label of the link to it
 * @param most presses and screens up to there
 */
async function meet(walker: Walker, by: string, most: { presses: number; screens: number }): Promise<void> {
  await walker.press(walker.page.getByRole('link', { name: by }));
  await expect(walker.page).toHaveURL(/\/selection$/);
  await walker.arrive();
  report(walker, 'the first selection');
  expect(walker.presses).toBeLessThanOrEqual(most.presses);
  expect(walker.screens).toBeLessThanOrEqual(most.screens);
}

function report({ presses, screens, seconds }: Walker, where: string): void {
  process.stdout.write(`${where}: ${presses} presses, ${screens} screens, ${seconds.toFixed(0)} s\n`);
}

async function write(walker: Walker, text: string): Promise<void> {
  const field = walker.page.getByRole('textbox', { name: /^Votre message à/ });
  await walker.type(field, text);
  await walker.press(button(walker.page, /^Envoyer$/));
  await expect(log(walker.page).getByText(text)).toBeVisible();
}

async function saveInAgenda(walker: Walker): Promise<void> {
  const { page } = walker;
  await expect(page.getByRole('heading', { name: /^C’est convenu/ })).toBeVisible();
  const arriving = page.waitForEvent('download');
  await walker.press(page.getByRole('link', { name: 'Ajouter à mon agenda' }));
  const file = await readFile(await (await arriving).path(), 'utf8');
  expect(file).toContain('BEGIN:VEVENT');
  expect(file).toContain('Le Petit Bouchon');
}

test('two newcomers reach a date in both agendas within the measured number of presses @téléphone @lent', async ({
  page,
  otherPage,
  address,
}) => {
  await otherPage.setViewportSize({ width: 390, height: 844 });
  const second = new Walker(otherPage);
  await signUp(second, address.replace('parcours', 'autre'));
  await portray(second, YANN);
  await answer(second, YANN, { quiz: false });
  const first = new Walker(page);
  await signUp(first, address);
  await portray(first, ANNA);
  await answer(first, ANNA, { quiz: true });

  await meet(first, 'Rencontrer Yann', MOST.first);
  await expect(page.getByRole('heading', { level: 2, name: /^Yann/ })).toBeVisible();
  await first.press(button(page, /^Envoyer un message/));
  await write(first, 'Bonsoir, quel est votre sentier préféré ?');

  // The second member signed up before anyone could be shown.
  await meet(second, 'Voir mes matchs', MOST.second);
  await second.press(otherPage.locator('nav[data-tabs]').getByRole('link', { name: /^Messages/ }));
  await second.press(
    otherPage.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /^Anna/ }),
  );
  await write(second, 'Celui des crêtes. Et vous ?');

  await first.openDialog(button(page, 'Proposer un rendez-vous'));
  const form = page.getByRole('dialog', { name: 'Proposer un rendez-vous' });
  await first.type(form.getByLabel(/nom ou son quartier/), 'Le Petit Bouchon');
  await first.press(form.getByRole('button', { name: 'Proposer', exact: true }));
  const moments = otherPage.getByRole('list', { name: 'Moments proposés' }).getByRole('button');
  await second.press(moments.first());
  await saveInAgenda(second);
  await saveInAgenda(first);

  report(first, 'the date stands in the agenda of the first');
  report(second, 'the date stands in the agenda of the second');
  expect(first.presses).toBeLessThanOrEqual(MOST.first.pressesToDate);
  expect(second.presses).toBeLessThanOrEqual(MOST.second.pressesToDate);
});
