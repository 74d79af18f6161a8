import { request } from '@playwright/test';
import { frenchMoment } from '../src/lib/french-date.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailTo } from './mailbox.ts';
import { DEMO, openAs, openDeskAs } from './steps.ts';

/** Demo members reserved for this test. */
const FIVE = ['0190', '0191', '0192', '0193', '0194'].map((number) => `membre-${number}@exemple.invalid`);
const REASON = 'La salle en ligne est en panne ce soir-là, et nous ne voulons pas vous recevoir à moitié.';

async function aFullDate(baseURL: string): Promise<{ id: string; startsAt: string }> {
  let date = { id: '', startsAt: '' };
  for (const email of FIVE) {
    const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
    await api.post('/api/log-in', { data: { email, password: DEMO.password } });
    date = (await (await api.get('/api/workshops/3')).json()).dates.at(-1);
    expect((await api.post(`/api/workshop-sessions/${date.id}/registration`)).status()).toBe(200);
    await api.dispose();
  }
  return date;
}

test('a date with five participants is cancelled at the desk: five mails, and the tickets say so', async ({
  page,
  otherPage,
}) => {
  const { baseURL = '' } = test.info().project.use;
  const { startsAt } = await aFullDate(baseURL);
  const moment = frenchMoment(new Date(startsAt), 'Europe/Paris');
  await openDeskAs(page, 'admin', '/equipe/seances');
  const date = page.getByRole('listitem').filter({ hasText: moment }).filter({ hasText: 'Complet' });
  await expect(date).toBeVisible();
  await expectAccessible(page, 'dates at the desk');
  await date.getByRole('button', { name: /^Modifier la séance/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Annuler la séance' }).click();
  await expect(page.getByRole('dialog')).toContainText('5 personnes');
  await expectAccessible(page, 'cancelling a date');
  await page.getByLabel(/^La raison/).fill(REASON);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Annuler et prévenir' }).click();
  await expect(page.getByText(/5 personnes sont prévenues/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: REASON })).toContainText('Annulée');
  for (const email of FIVE) {
    const { text = '', attachments } = await mailTo(email, /^Séance annulée/);
    expect(text).toContain(REASON);
    expect(attachments.find(({ filename }) => filename?.endsWith('.ics'))?.content.toString()).toContain(
      'METHOD:CANCEL',
    );
  }
  await openAs(otherPage, FIVE[0] ?? '', '/coaching');
  await expect(otherPage.getByText('Séance annulée par l’équipe')).toBeVisible();
  await expect(otherPage.getByText(REASON)).toBeVisible();
  await expectAccessible(otherPage, 'a cancelled ticket');
});

test('a member writes to their coach and gets a live answer; answers are shared, read, and withdrawn', async ({
  page,
  otherPage,
}) => {
  await openAs(page, DEMO.email, '/chat');
  await page
    .getByRole('link', { name: /Mon coach/ })
    .filter({ hasText: 'Aïssata' })
    .click();
  const question = 'J’ai un premier rendez-vous samedi, par où commencer ?';
  await page.getByLabel(/^Votre message à/).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(question)).toBeVisible();
  await expectAccessible(page, 'the thread with one’s coach');

  await openDeskAs(otherPage, 'coach', '/equipe/coaching');
  await expect(otherPage.getByRole('heading', { name: 'Attendent votre réponse' })).toBeVisible();
  await expectAccessible(otherPage, 'a coach’s day');
  await otherPage.getByRole('region', { name: 'Attendent votre réponse' }).getByRole('link').click();
  await expect(otherPage.getByRole('log').getByText(question)).toBeVisible();
  await otherPage.keyboard.press('r');
  await otherPage.keyboard.type('Par une question sur ce qui lui tient à cœur.');
  await otherPage.keyboard.press('Control+Enter');
  await expect(
    page.getByRole('log').getByText('Par une question sur ce qui lui tient à cœur.'),
  ).toBeVisible();

  await page.goto('/conseils');
  await page
    .getByRole('button', { name: /^Montrer à/ })
    .first()
    .click();
  await expect(page.getByText('Pas encore lues.')).toBeVisible();
  await expectAccessible(page, 'answers shown to one’s coach');
  await otherPage.getByRole('button', { name: 'Lire ces réponses' }).click();
  await expect(otherPage.getByText('Pensées négatives sur soi', { exact: true })).toBeVisible();
  await expectAccessible(otherPage, 'a member of the coach');
  await page.reload();
  await expect(page.getByText(/^Dernière lecture/)).toBeVisible();
  await page.getByRole('button', { name: 'Ne plus partager' }).click();
  await expect(page.getByRole('button', { name: /^Montrer à/ })).toHaveCount(2);
  await expect(otherPage.getByText(/ne vous montre aucune de ses réponses/)).toBeVisible();
});
