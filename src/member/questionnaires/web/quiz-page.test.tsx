import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');
const move = (place: number, value: number) =>
  fireEvent.change(sliders()[place] ?? document.body, { target: { value: String(value) } });

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^J’accepte expressément/ });

test('asks for its own consent, unticked, and stores no answer without it', async () => {
  const browser = await app.memberBrowser(aMember({ quiz: null }));
  const { user } = await renderApp('/inscription/quiz', browser);
  await screen.findAllByRole('slider');
  for (const place of [0, 1, 2, 3]) move(place, 5);
  expect(box().checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText(/^Pour enregistrer vos réponses, cochez la case/);
  expect(document.activeElement).toBe(box());
  expect(await browser.client.answers.quiz()).toBeNull();
  await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Vos conseils personnalisés' });
  expect((await browser.client.session.read()).member?.quizConsent).toBe(true);
});

test('« Plus tard » skips the empty advice page and finishes the sign-up', async () => {
  const browser = await app.memberBrowser(aMember({ quiz: null }));
  const { user } = await renderApp('/inscription/quiz', browser);
  await user.click(await screen.findByRole('link', { name: 'Plus tard' }));
  await screen.findByRole('link', { name: 'Voir mes matchs' });
});

test('shows the consent box again after a withdrawal elsewhere, and keeps the answers', async () => {
  const browser = await app.memberBrowser();
  const { user } = await renderApp('/inscription/quiz', browser);
  await screen.findAllByRole('slider');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await browser.client.answers.withdrawConsent({ purpose: 'quiz' });
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText(/^Pour garder vos réponses au quiz/);
  await waitFor(() => expect(box().checked).toBe(false));
  expect(sliders().map(({ value }) => value)).toEqual(['2', '6', '4', '1']);
});

test('shows an untouched slider at 1 as « non répondu », and does not count it as an answer', async () => {
  const browser = await app.memberBrowser(aMember({ quiz: null }));
  const { user } = await renderApp('/inscription/quiz', browser);
  await screen.findAllByRole('slider');
  expect(screen.getAllByText('non répondu')).toHaveLength(4);
  for (const [place, score] of [7, 3, 9].entries()) move(place, score);
  await user.click(box());
  expect(screen.getAllByText('non répondu')).toHaveLength(1);
  expect(sliders()[3]?.value).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByText('Veuillez répondre à cette question');
  expect(document.activeElement).toBe(sliders()[3]);
  expect(await browser.client.answers.quiz()).toBeNull();

  // Confirms 1 without moving the thumb.
  await user.keyboard(' ');
  expect(screen.queryByText('non répondu')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('heading', { name: 'Vos conseils personnalisés' });
  expect(await browser.client.answers.quiz()).toEqual({
    past_breakups_score: 7,
    abandonment_fear_score: 3,
    self_confidence_score: 9,
    single_status_score: 1,
  });
});

test('shows a failed load, then the answers from the profile, and returns there after saving', async () => {
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/inscription/quiz?from=profile', browser, {
    broken: 'GET /api/quiz',
  });
  await screen.findByText(
    'Une erreur est survenue lors de la récupération de vos réponses. Veuillez réessayer.',
  );
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findAllByRole('slider');
  expect(sliders().map(({ value }) => value)).toEqual(['2', '6', '4', '1']);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});
