// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMan, aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';
const matches = async () => within(await screen.findByRole('list', { name: 'Mes matchs' }));

test('up to four matches are shown, and each opens its preview', async () => {
  await app.insert(...Array.from({ length: 5 }, () => aMan()));
  const { user } = await renderApp('/dashboard', await app.memberBrowser(aMember()));
  await screen.findByText(/^Bonjour Claire\./);
  const people = (await matches()).getAllByRole('button', { name: /^Karim, 36\sans$/ });
  expect(people).toHaveLength(4);
  await user.click(people[0] ?? document.body);
  const preview = within(await screen.findByRole('dialog'));
  await preview.findByText('J’aime les balades en forêt.');
  expect(preview.getByText('Sans enfant')).toBeDefined();
});

test('matches that cannot be read show the banner, and « Réessayer » brings them', async () => {
  await app.insert(aMan());
  const { user, network } = await renderApp('/dashboard', await app.memberBrowser(aMember()), {
    broken: 'GET /api/selection',
  });
  await screen.findByText(LOAD_FAILED);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await matches()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText(LOAD_FAILED)).toBeNull();
});

test('whoever has left the way in finds where to resume', async () => {
  await renderApp('/dashboard', await app.memberBrowser(aMember({ loveProfile: null, quiz: null })));
  await screen.findByRole('heading', { name: 'Reprenez là où vous en étiez' });
  expect(screen.getByText('votre profil amoureux')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Continuer' });
  expect(link.getAttribute('href')).toBe('/inscription/love-profile');
});

test('nothing is left to resume once all is answered', async () => {
  await renderApp('/dashboard', await app.memberBrowser(aMember()));
  await screen.findByText(/^Bonjour Claire\./);
  expect(screen.queryByText('Reprenez là où vous en étiez')).toBeNull();
});
