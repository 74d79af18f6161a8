import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkWho } from '#browser/session/who.ts';
import {
  forgetKeptAnswers,
  readKeptAnswers,
  storeAnswers,
} from '#member/questionnaires/web/shared/kept-answers.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp, renderIsland } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { LoveTest } from './love-test.tsx';
import { DrawnCard } from './love-test-result.tsx';
import { TEST_QUESTIONS } from './love-test-subjects.ts';

const app = await testApp();
beforeEach(() => {
  onTestFinished(forgetKeptAnswers);
});

const ART = {
  scenes: { near: '/mains.svg', even: '/arbres.svg', free: '/barques.svg' },
  signature: 'Lueur',
};

function openTest(browser: TestBrowser = app.browser()): UserEvent {
  return renderIsland(<LoveTest questions={TEST_QUESTIONS} art={ART} />, '/test-amoureux', browser).user;
}

const press = (name: string) => screen.getByRole('button', { name });
const answer = (place: number) => screen.getAllByRole<HTMLInputElement>('radio')[place - 1] ?? document.body;
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex((radio) => radio.checked) + 1;
const isAsked = (question: number) => screen.findByText(`Question ${question} sur 5`);

async function answerAll(user: UserEvent, ...places: number[]) {
  for (const [index, place] of places.entries()) {
    await isAsked(index + 1);
    await user.click(answer(place));
    await user.click(press(index < 4 ? 'Suivant' : 'Voir mon portrait'));
  }
  const title = await screen.findByRole('heading', { name: /^Vous aimez comme on/ });
  expect(document.activeElement).toBe(title);
  return title.textContent;
}

test('shows the questions one by one, requires each answer, and allows going back', async () => {
  const user = openTest();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect((press('Précédent') as HTMLButtonElement).disabled).toBe(true);
  await user.click(press('Suivant'));
  expect(screen.getByText('Veuillez répondre à cette question')).toBeDefined();
  expect(document.activeElement).toBe(answer(1));
  await user.click(answer(4));
  expect(screen.queryByText('Veuillez répondre à cette question')).toBeNull();
  await user.click(press('Suivant'));
  await isAsked(2);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(chosen()).toBe(0);
  await user.click(press('Précédent'));
  await isAsked(1);
  expect(chosen()).toBe(4);
});

test('the browser’s Back returns to the previous question, with its answer', async () => {
  const user = openTest();
  await user.click(answer(2));
  await user.click(press('Suivant'));
  await isAsked(2);
  history.back();
  await isAsked(1);
  await waitFor(() => expect(chosen()).toBe(2));
});

test('different answers give a different portrait', async () => {
  const user = openTest();
  expect(await answerAll(user, 5, 2, 5, 1, 1)).toBe(
    'Vous aimez comme on court vers l’autre sur un quai de gare',
  );
  const first = screen.getByRole('article').textContent;
  await user.click(press('Refaire le test'));
  await isAsked(1);
  expect(chosen()).toBe(0);
  expect(await answerAll(user, 1, 5, 2, 2, 5)).toBe('Vous aimez comme on tient un journal à quatre mains');
  expect(screen.getByRole('article').textContent).not.toBe(first);
});

test('sends and stores no answer; with consent the tab keeps them, and drops them on withdrawal', async () => {
  const stored = () => window.localStorage.length + window.sessionStorage.length;
  const user = openTest();
  await answerAll(user, 4, 1, 5, 3, 2);
  expect([stored(), readKeptAnswers()]).toEqual([0, null]);
  const box = screen.getByRole('checkbox', { name: 'Garder mes réponses pour mon inscription' });
  await user.click(box);
  expect(stored()).toBe(0);
  expect(readKeptAnswers()).toEqual(kept);
  await user.click(box);
  expect(readKeptAnswers()).toBeNull();
  await user.click(box);
  await user.click(press('Refaire le test'));
  expect(readKeptAnswers()).toBeNull();
});

test.each([
  ['a visitor', 'Commencer gratuitement', '/inscription/bienvenue'],
  ['a member', 'Voir mes matchs', '/selection'],
])('the result links %s to the next step', async (who, label, address) => {
  const browser = who === 'a member' ? await app.memberBrowser() : app.browser();
  const user = openTest(browser);
  await checkWho();
  await answerAll(user, 3, 3, 3, 3, 3);
  const next = within(screen.getByRole('region', { name: /^Et maintenant/ }));
  const link = next.getByRole('link', { name: label });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([address, null]);
  // The answers are in this tab’s memory, so the link must open another tab.
  await user.click(next.getByRole('checkbox'));
  expect(next.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('target')).toBe('_blank');
});

test('the result says that no card can be drawn without a canvas, and keeps the portrait', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const user = openTest();
  await answerAll(user, 3, 3, 3, 3, 3);
  await user.click(press('Dessiner ma carte'));
  await screen.findByText(/^La carte n’a pas pu être dessinée ici\./);
  expect(screen.getByRole('article')).toBeDefined();
  expect(press('Dessiner ma carte')).toBeDefined();
});

describe('a drawn card', () => {
  const WORDS = 'J’aime comme on danse. Viens danser.';
  const file = new File(['png'], 'carte.png', { type: 'image/png' });

  function showCard(share?: Partial<Pick<Navigator, 'share' | 'canShare'>>): UserEvent {
    const made = vi.fn(() => 'blob:carte');
    const dropped = vi.fn();
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, { createObjectURL: made, revokeObjectURL: dropped }),
    );
    Object.assign(navigator, share);
    onTestFinished(() => {
      for (const name of Object.keys(share ?? {})) Reflect.deleteProperty(navigator, name);
    });
    return renderIsland(<DrawnCard file={file} words={WORDS} />, '/test-amoureux', app.browser()).user;
  }

  test('has a description and can be saved where the browser cannot share', () => {
    showCard();
    expect(screen.getByRole('img').getAttribute('alt')).toContain(WORDS);
    const save = screen.getByRole('link', { name: 'Enregistrer l’image' });
    expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
      'blob:carte',
      'ma-facon-d-aimer.png',
    ]);
    expect(document.activeElement).toBe(save);
    expect(screen.queryByRole('button', { name: 'Partager' })).toBeNull();
  });

  test.each([
    [
      'the picture where possible',
      true,
      { files: [file], text: expect.stringMatching(/danser\. http.*\/test-amoureux$/) },
    ],
    [
      'otherwise the text and the address',
      false,
      { text: WORDS, url: expect.stringMatching(/\/test-amoureux$/) },
    ],
  ])('shares %s', async (_, canShareFiles, data) => {
    const share = vi.fn(() => Promise.resolve());
    const user = showCard({ share, canShare: () => canShareFiles });
    await user.click(press('Partager'));
    expect(share).toHaveBeenCalledExactlyOnceWith(data);
  });

  test.each([
    ['says that sharing failed', 'NotAllowedError', 1],
    ['shows no message when the user cancels', 'AbortError', 0],
  ])('%s', async (_, name, alerts) => {
    const share = vi.fn(() => Promise.reject(new DOMException('no', name)));
    const user = showCard({ share, canShare: () => true });
    await user.click(press('Partager'));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
  });
});

const kept = {
  love: { liberty_score: 4, communication_score: 1, tenderness_score: 5 },
  activities: ['Nature'],
} as const;

test('kept answers prefill the love profile of the funnel, and are dropped once saved', async () => {
  storeAnswers(kept);
  const browser = await app.memberBrowser(aMember({ loveProfile: null }));
  const { user } = await renderApp('/inscription/love-profile', browser);
  await screen.findByText(/^Vos réponses au test amoureux sont déjà là/);
  const found: number[] = [];
  for (const place of [0, 2, 0, 0, 3]) {
    await isAsked(found.length + 1);
    found.push(chosen());
    if (place > 0) await user.click(answer(place));
    expect((await browser.client.answers.loveProfile()).answers).toBeNull();
    await user.click(press(found.length < 5 ? 'Suivant' : 'Enregistrer'));
  }
  expect(found).toEqual([4, 0, 1, 5, 0]);
  await screen.findByRole('heading', { name: 'Votre quiz' });
  expect((await browser.client.answers.loveProfile()).answers).toEqual({
    ...kept.love,
    fidelity_score: 2,
    sexuality_score: 3,
  });
  expect(readKeptAnswers()).toBeNull();
});

test('kept activities are preselected in the funnel', async () => {
  storeAnswers(kept);
  await renderApp('/inscription/shared-values', await app.memberBrowser(aMember({ activities: null })));
  await screen.findByText(/^Vos réponses au test amoureux sont déjà là/);
  expect(
    screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }).map(({ value }) => value),
  ).toEqual(['Nature']);
});

test('saved answers take precedence over kept ones', async () => {
  storeAnswers(kept);
  await renderApp('/inscription/love-profile?from=profile', await app.memberBrowser());
  await isAsked(1);
  expect(chosen()).toBe(3);
  expect(screen.queryByText(/test amoureux/)).toBeNull();
});
