import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { ADVICE_LOAD_FAILED } from '../contract.ts';
import { ADVICE_ARTICLES } from '../texts/advice.ts';

const app = await testApp();

const calm = {
  past_breakups_score: 1,
  abandonment_fear_score: 3,
  self_confidence_score: 2,
  single_status_score: 3,
};

async function openAdvice(quiz: typeof calm | null, broken?: string) {
  return renderApp('/conseils', await app.memberBrowser(aMember({ quiz })), { broken });
}

const entries = () => within(screen.getByRole('main')).getAllByRole('article');

test('shows an article and a workshop for each score of 4 or more, and the dated scores at the end', async () => {
  const { user } = await openAdvice({ ...calm, past_breakups_score: 4, self_confidence_score: 7 });
  await screen.findByRole('heading', { level: 1, name: 'Mes conseils personnalisés' });
  await screen.findByRole('heading', { name: 'Laisser à cette histoire sa juste place' });
  expect(entries().map((entry) => within(entry).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'Vous parler comme à quelqu’un que vous aimez',
    'Laisser à cette histoire sa juste place',
  ]);
  const { self_confidence_score: confidence, past_breakups_score: breakups } = ADVICE_ARTICLES;
  const [first, second] = entries().map(({ textContent }) => textContent);
  expect(first).toContain(confidence.leads[1]);
  expect(second).toContain(breakups.leads[0]);
  for (const article of entries()) {
    expect(within(article).getByText(/^\d min de lecture$/)).toBeDefined();
    expect(article.textContent).not.toMatch(/\d\s?(\/|sur)\s?10/u);
  }
  const doors = screen.getAllByRole('link', { name: /^Voir les prochaines séances/ });
  expect(doors.map((link) => link.getAttribute('href'))).toEqual([
    '/webinaires/1/inscription',
    '/webinaires/4/inscription',
  ]);
  const all = screen.getByRole('link', { name: 'Voir les webinaires conseillés' });
  expect(all.getAttribute('href')).toBe('/webinaires');
  const behind = screen.getByText('D’après vos réponses du 21 novembre 2026');
  expect(behind.closest('details')?.open).toBe(false);
  await user.click(behind);
  const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(answers).toEqual(['4 sur 10', '3 sur 10', '7 sur 10', '3 sur 10']);
  expect(screen.getByRole('link', { name: 'Refaire le quiz' }).getAttribute('href')).toBe(
    '/inscription/quiz?from=profile',
  );
});

test('expands the article with one exercise for now and two for later, and collapses it again', async () => {
  const { user } = await openAdvice({ ...calm, abandonment_fear_score: 8, single_status_score: 5 });
  const [opener] = await screen.findAllByText('Lire l’article');
  const entry = within(entries()[0] ?? document.body);
  const isOpen = () => entry.getByText('À essayer cette semaine').closest('details')?.open;
  expect(opener?.textContent).toMatch(/^Lire l’article.*Trouver de la sécurité dans le lien\)$/u);
  expect(isOpen()).toBe(false);
  await user.click(opener ?? document.body);
  expect(isOpen()).toBe(true);
  entry.getByText(/^Replier l’article$/);
  const [now, ...later] = ADVICE_ARTICLES.abandonment_fear_score.exercises.map(({ title }) => title);
  expect(entry.getByRole('heading', { level: 3, name: now })).toBeDefined();
  await user.click(entry.getByText('Deux autres exercices, pour plus tard'));
  expect(entry.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(later);
  expect(entry.getByText(/3114/)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('expands a single piece of advice initially', async () => {
  await openAdvice({ ...calm, single_status_score: 10 });
  await screen.findByRole('heading', { name: ADVICE_ARTICLES.single_status_score.exercises[0].title });
});

test('shows « Formidable ! » and no workshop when no score reaches 4', async () => {
  await openAdvice(calm);
  await screen.findByRole('heading', { name: /^Formidable\s!$/u });
  expect(screen.queryByText('Atelier conseillé')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Voir les webinaires conseillés' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir mes matchs' }).getAttribute('href')).toBe('/selection');
});

test('says that the quiz is missing and links to it', async () => {
  await openAdvice(null);
  await screen.findByRole('heading', { name: 'Quiz non complété' });
  expect(screen.getByRole('link', { name: 'Faire le quiz' }).getAttribute('href')).toBe('/inscription/quiz');
});

test('shows the error message of the specification, and « Réessayer » reloads', async () => {
  const { user, network } = await openAdvice({ ...calm, past_breakups_score: 9 }, 'GET /api/advice');
  await screen.findByText(ADVICE_LOAD_FAILED);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('heading', { name: 'Laisser à cette histoire sa juste place' });
  expect(screen.queryByText(ADVICE_LOAD_FAILED)).toBeNull();
});

test('keeps the advice without the consent about love life, and drops it without the consent to the quiz', async () => {
  const browser = await app.memberBrowser();
  await browser.client.answers.withdrawConsent({ purpose: 'love-life' });
  expect(await browser.client.advice.mine()).not.toBeNull();
  await browser.client.answers.withdrawConsent({ purpose: 'quiz' });
  await renderApp('/conseils', browser);
  await screen.findByRole('heading', { name: 'Quiz non complété' });
});
