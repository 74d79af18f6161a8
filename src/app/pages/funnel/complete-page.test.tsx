import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitingTitle } from '#member/matching/web/shared/arrival.tsx';
import { aMan, aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

async function arrive(men: number) {
  for (let man = 0; man < men; man += 1) await app.insert(aMan());
  return renderApp('/inscription/complete', await app.memberBrowser());
}

test('each waiting person has a name, a face that opens their card, and a reason', async () => {
  const { user } = await arrive(3);
  await screen.findByRole('heading', { level: 1, name: 'Claire, trois personnes vous attendent' });
  const list = within(screen.getByRole('list', { name: 'Qui vous attend' }));
  const faces = list.getAllByRole('link', { name: /^Karim, \d+\sans.*Aime comme vous / });
  expect(faces).toHaveLength(3);
  const [, face = document.body] = faces;
  expect(screen.getByText(/Vos réponses et les leurs s’accordent déjà/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rencontrer Karim' })).toBeDefined();
  await user.click(face);
  await screen.findByText('2 sur 3');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Karim, 36\sans$/));
});

test('veils lift only on the first visit, and a press shows the final picture', async () => {
  const { user } = await arrive(2);
  const arrival = async () =>
    (await screen.findByRole('list', { name: 'Qui vous attend' })).closest('[data-reading]');
  expect((await arrival())?.hasAttribute('data-still')).toBe(false);
  await user.keyboard('{Shift}');
  expect((await arrival())?.hasAttribute('data-still')).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Aller à mon espace' }));
  await screen.findByRole('heading', { level: 1, name: /^Bienvenue sur votre espace/ });
  window.history.back();
  expect((await arrival())?.hasAttribute('data-still')).toBe(true);
});

test.each([
  [true, 'Relire mes conseils', '/conseils'],
  [false, 'Répondre au quiz pour recevoir des conseils', '/inscription/quiz'],
])('a member with the quiz answered (%s) finds « %s » after the faces', async (answered, name, address) => {
  await app.insert(aMan());
  await renderApp('/inscription/complete', await app.memberBrowser(aMember(answered ? {} : { quiz: null })));
  const way = await screen.findByRole('link', { name });
  expect(way.getAttribute('href')).toBe(address);
  const faces = screen.getByRole('list', { name: 'Qui vous attend' });
  expect(faces.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the page does not claim that answers agree below 60 %', async () => {
  await app.insert(
    aMan({
      activities: ['Danse'],
      lifeProject: {
        living_preference: 'Loin',
        living_arrangement: 'Chacun chez soi',
        family_plans: "Je ne veux pas d'enfants",
      },
    }),
  );
  await renderApp('/inscription/complete', await app.memberBrowser());
  await screen.findByText(/Ce sont, pour le moment, les personnes les plus proches de ce que vous cherchez/);
  expect(screen.queryByText(/s’accordent déjà/)).toBeNull();
});

test('the page without matches does not claim that people are waiting', async () => {
  await arrive(0);
  await screen.findByRole('heading', { level: 1, name: /^Bienvenue, Claire/ });
  expect(screen.queryByRole('list', { name: 'Qui vous attend' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir mes matchs' }).getAttribute('href')).toBe('/selection');
  expect(screen.getByRole('link', { name: 'Aller à mon espace' }).getAttribute('href')).toBe('/dashboard');
});

test('a selection that fails to load leaves the welcome unchanged', async () => {
  await app.insert(aMan());
  await renderApp('/inscription/complete', await app.memberBrowser(), {
    broken: 'GET /api/selection',
  });
  await screen.findByRole('heading', { level: 1, name: /^Bienvenue, Claire/ });
});

test.each([
  [0, undefined],
  [1, 'Claire, une personne vous attend'],
  [4, 'Claire, quatre personnes vous attendent'],
])('%d waiting people are announced as « %s »', (people, title) => {
  expect(waitingTitle('Claire', people)).toBe(title);
});
