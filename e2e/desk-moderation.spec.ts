import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { aMemberWhoAnswered, openAs, openDeskAs } from './steps.ts';

const REASON = 'Il m’a menacée après un simple non.';
const FACTS = 'Vous avez écrit des menaces le 21 novembre, après un refus.';
const QUEUE = '/equipe/moderation';

type Person = { id: string; firstName: string; email: string };

async function reportSomeone(page: Page, address: string): Promise<Person> {
  await aMemberWhoAnswered(page, address);
  const { baseURL = '' } = test.info().project.use;
  const { people } = await (await page.request.get('/api/selection')).json();
  const { id, firstName } = people.at(-1);
  const data = { profileId: id, matter: 'threat', reason: REASON };
  const answer = await page.request.post('/api/reports', { data, headers: { origin: baseURL } });
  expect(answer.status()).toBe(200);
  return { id, firstName, email: `${id.replace('demo', 'membre')}@exemple.invalid` };
}

async function openByKeys(page: Page, title: RegExp, person: Person): Promise<void> {
  const row = page.getByRole('link').filter({ hasText: title }).filter({ hasText: person.firstName }).first();
  await expect(row).toBeVisible();
  for (let presses = 0; presses < 30 && !(await isFocused(row)); presses += 1) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
}

async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let presses = 0; presses < 20 && !(await isFocused(field)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const isFocused = (field: Locator) => field.evaluate((node) => node === document.activeElement);

test('a report is decided by keyboard, appealed, and revoked by another moderator', async ({
  page,
  otherPage,
  address,
}) => {
  const person = await reportSomeone(otherPage, address);
  await openDeskAs(page, 'moderation', QUEUE);
  await expect(page.getByRole('heading', { level: 1, name: 'Modération' })).toBeVisible();
  await expectAccessible(page, 'queue');
  await openByKeys(page, /^Menaces ou harcèlement/, person);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectAccessible(page, 'case');
  const decisions = page.getByRole('button', {
    name: /^(Classer|Avertir|Masquer|Suspendre|Fermer le compte)/,
  });
  const tops = await decisions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size, 'lines of decisions').toBe(1);

  await page.keyboard.press('s');
  const panel = page.getByRole('form', { name: `Suspendre\u202f: ${person.firstName}` });
  await tabTo(page, panel.getByLabel('Pendant'));
  await page.keyboard.type('7');
  await expect(panel.getByLabel('La règle')).toHaveValue('threat');
  await tabTo(page, panel.getByLabel('Les faits'));
  await page.keyboard.type(FACTS);
  await expect(panel.getByText(FACTS, { exact: false }).last()).toBeVisible();
  await expect(panel.getByText('La personne est déconnectée partout.')).toBeVisible();
  await expectAccessible(page, 'decision panel');
  await tabTo(page, panel.getByRole('button', { name: 'Suspendre 7\u00a0jours' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Décision envoyée\u202f: la personne en reçoit les raisons.')).toBeVisible();

  const { text } = await mailTo(person.email, /^Une décision de l’équipe/);
  expect(text).toContain(FACTS);
  expect((await mailTo(address, 'Votre signalement a été traité')).text).not.toContain(person.firstName);

  // The suspended member reads the reason, and appeals.
  await openAs(otherPage, person.email, '/votre-compte');
  await expect(
    otherPage.getByRole('heading', { level: 1, name: /^Votre compte est suspendu/ }),
  ).toBeVisible();
  await expectAccessible(otherPage, 'appeal');
  await otherPage.getByLabel('Pourquoi vous n’êtes pas d’accord').fill('On m’a pris pour un autre.');
  await otherPage.getByRole('button', { name: 'Contester la décision' }).click();
  await expect(otherPage.getByText('On m’a pris pour un autre.')).toBeVisible();

  // Another colleague judges the appeal.
  await page.goto(`${QUEUE}?nature=appeal`);
  await openByKeys(page, /^Contestation/, person);
  await expect(page.getByText(/Vous avez pris cette décision/)).toBeVisible();
  await openDeskAs(otherPage, 'admin', `${QUEUE}?nature=appeal`);
  await openByKeys(otherPage, /^Contestation/, person);
  await otherPage.keyboard.press('u');
  const answer = otherPage.getByRole('form', { name: 'Annuler la décision' });
  await tabTo(otherPage, answer.getByLabel('Votre réponse'));
  await otherPage.keyboard.type('Vous avez raison : ces messages n’étaient pas de vous.');
  await tabTo(otherPage, answer.getByRole('button', { name: 'Annuler la décision' }));
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByText('Le dossier est traité, la réponse est partie.')).toBeVisible();

  await mailTo(person.email, 'La réponse à votre contestation');
  await otherPage.goto('/votre-compte');
  await expect(otherPage.getByText('Décision annulée')).toBeVisible();
});
