// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { WORKSHOPS, workshopOf } from '../texts.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const calm = {
  past_breakups_score: 1,
  abandonment_fear_score: 1,
  self_confidence_score: 1,
  single_status_score: 1,
};

test('what the quiz advises comes first, then all eight', async () => {
  const quiz = { ...calm, abandonment_fear_score: 6, single_status_score: 4 };
  await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz })));
  const advised = await screen.findByRole('region', { name: 'Pour vous, d’après votre quiz' });
  expect(titlesIn(advised)).toEqual([workshopOf(2).title, workshopOf(3).title]);
  const all = screen.getByRole('region', { name: 'Tous les webinaires' });
  expect(titlesIn(all)).toEqual(WORKSHOPS.map(({ title }) => title));
  expect(within(all).getAllByText('Offert')).toHaveLength(8);
});

test('a quiet quiz advises none, and a missing one says where it is', async () => {
  await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz: calm })));
  await screen.findByText(/laissez-vous guider par votre curiosité/);
  expect(screen.queryByRole('region', { name: 'Pour vous, d’après votre quiz' })).toBeNull();
});

test('without a quiz the way to it is shown', async () => {
  await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz: null })));
  const link = await screen.findByRole('link', { name: 'Répondez au quiz' });
  expect(link.getAttribute('href')).toBe('/inscription/quiz?from=profile');
});

test('dates that cannot be read show the sentence, and « Réessayer » brings them', async () => {
  const { user, network } = await renderApp('/webinaires', await app.memberBrowser(aMember()), {
    broken: 'GET /api/workshops',
  });
  await screen.findByText('Une erreur est survenue lors du chargement de vos données.');
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('region', { name: 'Tous les webinaires' });
});

test('a clip opens in a window of its own', async () => {
  const { user } = await renderApp('/webinaires', await app.memberBrowser(aMember({ quiz: calm })));
  const [button] = await screen.findAllByRole('button', { name: /^Voir l’aperçu/ });
  await user.click(button ?? document.body);
  await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Lire la vidéo/ });
});
