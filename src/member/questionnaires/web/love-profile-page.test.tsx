import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const answer = (place: number) => screen.getAllByRole<HTMLInputElement>('radio')[place - 1] ?? document.body;
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex((radio) => radio.checked) + 1;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

const MOVES_ON_MS = 400;

async function goToLast(user: UserEvent) {
  for (let question = 2; question <= 5; question += 1) {
    await user.click(button('Suivant'));
    await screen.findByText(`Question ${question} sur 5`);
  }
}

test('asks five questions one by one, requires an answer to each, and can go back', async () => {
  const browser = await app.memberBrowser(aMember({ loveProfile: null }));
  const { user } = await renderApp('/inscription/love-profile', browser);
  await screen.findByText('Question 1 sur 5');
  expect(button('Précédent').disabled).toBe(true);
  expect(button('Suivant').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Suivant'));
  await screen.findByText('Veuillez répondre à cette question');
  expect(screen.getByText('Question 1 sur 5')).toBeDefined();

  await user.click(answer(2));
  expect(button('Suivant').getAttribute('aria-disabled')).toBeNull();
  await user.click(button('Suivant'));
  await screen.findByText('Question 2 sur 5');
  await user.click(button('Précédent'));
  await screen.findByText('Question 1 sur 5');
  expect(chosen()).toBe(2);

  for (const [place, score] of [2, 4, 5, 3, 1].entries()) {
    await screen.findByText(`Question ${place + 1} sur 5`);
    await user.click(answer(score));
    await user.click(button(place < 4 ? 'Suivant' : 'Enregistrer'));
  }
  await screen.findByRole('heading', { name: 'Votre quiz' });
  expect((await browser.client.answers.loveProfile()).answers).toEqual({
    liberty_score: 2,
    fidelity_score: 4,
    communication_score: 5,
    tenderness_score: 3,
    sexuality_score: 1,
  });
});

test('lets the member keep sexuality private, and says what that means', async () => {
  const browser = await app.memberBrowser(aMember({ loveProfile: null }));
  const { user } = await renderApp('/inscription/love-profile', browser);
  for (let question = 1; question <= 4; question += 1) {
    await screen.findByText(`Question ${question} sur 5`);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    await user.click(answer(3));
    await user.click(button('Suivant'));
  }
  await screen.findByText(/elle compte alors 0\spoint, pour l’autre personne comme pour vous/);
  await user.click(screen.getByRole('radio', { name: 'Je préfère ne pas répondre' }));
  await user.click(button('Enregistrer'));
  await screen.findByRole('heading', { name: 'Votre quiz' });
  expect((await browser.client.answers.loveProfile()).answers).toMatchObject({
    tenderness_score: 3,
    sexuality_score: null,
  });
});

test('advances after an answer by mouse, but does not save after the last one', async () => {
  const browser = await app.memberBrowser(aMember({ loveProfile: null }));
  const { user } = await renderApp('/inscription/love-profile', browser);
  for (let question = 1; question <= 5; question += 1) {
    await screen.findByText(`Question ${question} sur 5`);
    await user.click(answer(question));
  }
  expect((await browser.client.answers.loveProfile()).answers).toBeNull();
  await user.click(button('Précédent'));
  await screen.findByText('Question 4 sur 5');
  await user.click(answer(4));
  await screen.findByText('Question 5 sur 5');
});

/** A returning member at the third question, where answers advance only as `pass` says. */
async function atTheThird() {
  const { user } = await renderApp('/inscription/love-profile', await app.memberBrowser());
  await screen.findByText('Question 1 sur 5');
  for (const place of [2, 3]) {
    await user.click(button('Suivant'));
    await screen.findByText(`Question ${place} sur 5`);
  }
  return holdMoves();
}

/** Holds the timers of an answer only: the application in this process needs all others. @returns lets time pass */
function holdMoves(): (ms: number) => Promise<void> {
  const { setTimeout, clearTimeout } = window;
  const moves = new Map<number, { move: () => void; at: number }>();
  let [now, last] = [0, 0];
  const hold = (move: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== MOVES_ON_MS) return setTimeout(move, ms, ...rest);
    last -= 1;
    moves.set(last, { move, at: now + ms });
    return last;
  };
  vi.spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout);
  vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!moves.delete(Number(id))) clearTimeout(id);
  });
  return (ms) =>
    act(async () => {
      now += ms;
      for (const [id, { move, at }] of moves) if (at <= now && moves.delete(id)) move();
    });
}

const question = () => screen.getByText(/^Question \d sur 5/).textContent;
function press(control: HTMLElement) {
  fireEvent.pointerDown(control);
  fireEvent.click(control);
}

test('« Suivant », pressed before an answer advances, moves one question, not two', async () => {
  const pass = await atTheThird();
  press(answer(2));
  await pass(MOVES_ON_MS - 100);
  press(button('Suivant'));
  await pass(10 * MOVES_ON_MS);
  expect(question()).toBe('Question 4 sur 5');
});

test('a changed answer restarts the delay', async () => {
  const pass = await atTheThird();
  press(answer(2));
  await pass(MOVES_ON_MS - 100);
  press(answer(4));
  await pass(MOVES_ON_MS - 100);
  expect(question()).toBe('Question 3 sur 5');
  await pass(100);
  expect(question()).toBe('Question 4 sur 5');
});

test('an answer by keyboard never advances', async () => {
  const pass = await atTheThird();
  press(screen.getByRole('heading', { level: 1 }));
  fireEvent.keyDown(answer(chosen()), { key: 'ArrowUp' });
  fireEvent.click(answer(2));
  await pass(10 * MOVES_ON_MS);
  expect(question()).toBe('Question 3 sur 5');
});

test('prefills the answers from the profile, and returns there after saving', async () => {
  const browser = await app.memberBrowser();
  const { user } = await renderApp('/inscription/love-profile?from=profile', browser);
  await screen.findByText('Question 1 sur 5');
  expect(chosen()).toBe(3);
  await user.click(answer(1));
  await goToLast(user);
  expect(chosen()).toBe(3);
  await user.click(button('Enregistrer'));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  expect((await browser.client.answers.loveProfile()).answers).toMatchObject({
    liberty_score: 1,
    fidelity_score: 4,
  });
});

test('rejects a sixth change in a day with a message and a link back', async () => {
  const member = aMember();
  const browser = await app.memberBrowser(member);
  for (const liberty_score of [1, 2, 4, 1, 2]) {
    await browser.client.answers.saveLoveProfile({
      fidelity_score: 4,
      communication_score: 5,
      tenderness_score: 4,
      sexuality_score: 3,
      liberty_score,
    });
  }
  const { user } = await renderApp('/inscription/love-profile?from=profile', browser);
  await screen.findByText('Question 1 sur 5');
  await user.click(answer(5));
  await goToLast(user);
  await user.click(button('Enregistrer'));
  await screen.findByText(/^Votre profil amoureux a déjà changé 5 fois en 24 heures\./);
  expect(screen.getByRole('link', { name: 'Revenir à mon profil' })).toBeDefined();
});
