// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkWho } from '#browser/session/who.ts';
import { AdviceCard } from '#member/advice/web/shared/advice-card.tsx';
import { NoAdvice } from '#member/advice/web/shared/no-advice.tsx';
import { QUIZ_TOPICS } from '#member/answers/rules.ts';
import {
  forgetKeptAnswers,
  keepAnswers,
  readKeptAnswers,
} from '#member/questionnaires/web/shared/kept-answers.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp, renderIsland } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { LoveTest } from './love-test.tsx';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
  onTestFinished(forgetKeptAnswers);
});

function openTest(browser: TestBrowser = app.browser()): UserEvent {
  const parts = [
    ...QUIZ_TOPICS.map((topic) => [topic, <AdviceCard key={topic} topic={topic} />] as const),
    ['nothing', <NoAdvice key="nothing" />] as const,
  ];
  for (const [name, drawn] of parts) {
    const template = document.createElement('template');
    template.dataset.part = name;
    template.innerHTML = renderToStaticMarkup(drawn);
    document.body.append(template);
    onTestFinished(() => template.remove());
  }
  return renderIsland(<LoveTest picture="/barques.svg" />, '/test-amoureux', browser).user;
}

const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');
const press = (name: string) => screen.getByRole('button', { name });

function answer(...scores: number[]) {
  for (const [place, score] of scores.entries()) {
    const slider = sliders()[place] ?? document.body;
    // The thumb is already on 1: the space bar confirms it.
    if (score === 1) fireEvent.keyDown(slider, { key: ' ' });
    else fireEvent.change(slider, { target: { value: String(score) } });
  }
}

function toResult(...scores: number[]) {
  return answerAll(openTest(), ...scores);
}

async function answerAll(user: UserEvent, ...scores: number[]) {
  answer(...scores);
  await user.click(press('Continuer'));
  await user.click(await screen.findByRole('checkbox', { name: 'Danse' }));
  await user.click(screen.getByRole('checkbox', { name: 'Nature' }));
  await user.click(press('Voir mon résultat'));
  const title = await screen.findByRole('heading', { name: 'Votre résultat' });
  expect(document.activeElement).toBe(title);
  return user;
}

test('the browser’s Back leads to the questions, with their answers', async () => {
  const user = openTest();
  answer(2, 3, 4, 5);
  await user.click(press('Continuer'));
  await screen.findByRole('heading', { name: 'Vos envies à deux' });
  history.back();
  await waitFor(() => expect(sliders().map(({ value }) => value)).toEqual(['2', '3', '4', '5']));
});

test('an unanswered question gets an error, and so does an empty choice of activities', async () => {
  const user = openTest();
  answer(2, 3, 4);
  await user.click(press('Continuer'));
  expect(screen.getByText('Veuillez répondre à cette question')).toBeDefined();
  expect(document.activeElement).toBe(sliders()[3]);
  await user.keyboard(' ');
  await user.click(press('Continuer'));
  const title = await screen.findByRole('heading', { name: 'Vos envies à deux' });
  expect(document.activeElement).toBe(title);
  await user.click(press('Voir mon résultat'));
  expect(screen.getByText('Choisissez au moins une activité')).toBeDefined();
  await user.click(press('Revenir aux questions'));
  expect(sliders().map(({ value }) => value)).toEqual(['2', '3', '4', '1']);
});

test('scores of 4 and more get advice, with an idea for a first date', async () => {
  await toResult(4, 3, 9, 1);
  expect(screen.getByText('Vous parler comme à quelqu’un que vous aimez')).toBeDefined();
  expect(screen.getByText('Laisser à cette histoire sa juste place')).toBeDefined();
  expect(screen.queryByText('Trouver de la sécurité dans le lien')).toBeNull();
  expect(screen.queryByText(/^Formidable\s!$/)).toBeNull();
  expect(screen.getByText(/^Pour un premier rendez-vous, pourquoi pas un cours d’essai/)).toBeDefined();
});

test('without any advice, « Formidable ! » is shown and no workshop', async () => {
  await toResult(1, 3, 2, 1);
  expect(screen.getByRole('heading', { name: /^Formidable\s!$/ })).toBeDefined();
  expect(screen.queryByText('Atelier conseillé')).toBeNull();
});

test('no answer is sent or stored; with consent they are kept in the tab, and dropped when it is withdrawn', async () => {
  const stored = () => window.localStorage.length + window.sessionStorage.length;
  const user = await toResult(4, 3, 9, 1);
  expect([stored(), readKeptAnswers()]).toEqual([0, null]);
  const box = screen.getByRole('checkbox', { name: 'Garder mes réponses pour mon inscription' });
  await user.click(box);
  expect(stored()).toBe(0);
  expect(readKeptAnswers()).toEqual({
    quiz: {
      past_breakups_score: 4,
      abandonment_fear_score: 3,
      self_confidence_score: 9,
      single_status_score: 1,
    },
    activities: ['Danse', 'Nature'],
  });
  await user.click(box);
  expect(readKeptAnswers()).toBeNull();
  await user.click(box);
  await user.click(press('Refaire le test'));
  expect(readKeptAnswers()).toBeNull();
  expect(screen.getAllByText('non répondu')).toHaveLength(4);
});

test.each([
  ['a visitor', 'Commencer gratuitement', '/inscription/bienvenue'],
  ['a member', 'Voir mes conseils', '/conseils'],
])('the result leads %s on', async (who, label, address) => {
  const browser = who === 'a member' ? await app.memberBrowser() : app.browser();
  const user = openTest(browser);
  await checkWho();
  await answerAll(user, 1, 3, 2, 1);
  const next = within(screen.getByRole('region', { name: /^Et maintenant/ }));
  const link = next.getByRole('link', { name: label });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, null]);
  // The answers are in this tab’s memory, so the link must open another tab.
  await user.click(next.getByRole('checkbox'));
  expect(next.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('target')).toBe('_blank');
});

const kept = {
  quiz: {
    past_breakups_score: 4,
    abandonment_fear_score: 3,
    self_confidence_score: 9,
    single_status_score: 1,
  },
  activities: ['Danse', 'Nature'],
} as const;

test('kept answers are prefilled in the funnel, and dropped once saved', async () => {
  keepAnswers(kept);
  const browser = await app.memberBrowser(aMember({ quiz: null }));
  const { user } = await renderApp('/inscription/quiz', browser);
  await screen.findByText(/^Vos réponses au test amoureux sont déjà là/);
  expect(sliders().map(({ value }) => value)).toEqual(['4', '3', '9', '1']);
  expect(await browser.client.answers.quiz()).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^J’accepte expressément/ }));
  await user.click(press('Continuer'));
  await screen.findByRole('heading', { name: 'Vos conseils personnalisés' });
  expect(await browser.client.answers.quiz()).toEqual(kept.quiz);
  expect(readKeptAnswers()).toBeNull();
});

test('kept activities are ticked in the funnel', async () => {
  keepAnswers(kept);
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value);
  await renderApp('/inscription/shared-values', await app.memberBrowser(aMember({ activities: null })));
  await screen.findByText(/^Vos réponses au test amoureux sont déjà là/);
  expect(chosen()).toEqual(['Danse', 'Nature']);
});

test('saved answers win over kept ones', async () => {
  keepAnswers(kept);
  const own = { ...kept.quiz, past_breakups_score: 8 };
  await renderApp('/inscription/quiz', await app.memberBrowser(aMember({ quiz: own })));
  await screen.findAllByRole('slider');
  expect(sliders()[0]?.value).toBe('8');
  expect(screen.queryByText(/test amoureux/)).toBeNull();
});
