import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMan, aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { waitingTitle } from './who-waits.tsx';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

async function arrive(men: number) {
  for (let man = 0; man < men; man += 1) await app.insert(aMan());
  return renderApp('/inscription/complete', await app.memberBrowser(aMember()));
}

test('who waits is counted in words; the first has a name and a reason, the others stay veiled', async () => {
  await arrive(3);
  await screen.findByRole('heading', { level: 1, name: 'Claire, trois personnes vous attendent' });
  const list = within(screen.getByRole('list', { name: 'Qui vous attend' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(list.getAllByText(/^Aime comme vous /)).toHaveLength(2);
  const [first, ...veiled] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/Karim, \d+\u00a0ans.+\.$/);
  expect(veiled.join()).not.toContain('Karim');
  expect(screen.getByText(/Vos réponses et les leurs s’accordent déjà/)).toBeDefined();
});

test('answers are not said to agree below 60 %', async () => {
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
  await renderApp('/inscription/complete', await app.memberBrowser(aMember()));
  await screen.findByText(/Ce sont, pour le moment, les personnes les plus proches de ce que vous cherchez/);
  expect(screen.queryByText(/s’accordent déjà/)).toBeNull();
});

test('nobody is said to wait when nobody does', async () => {
  await arrive(0);
  await screen.findByRole('heading', { level: 1, name: /^Bienvenue, Claire/ });
  expect(screen.queryByRole('list', { name: 'Qui vous attend' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Voir mes matchs' }).getAttribute('href')).toBe('/selection');
  expect(screen.getByRole('link', { name: 'Aller à mon espace' }).getAttribute('href')).toBe('/dashboard');
});

test('a selection that fails to load leaves the welcome unchanged', async () => {
  await app.insert(aMan());
  await renderApp('/inscription/complete', await app.memberBrowser(aMember()), {
    broken: 'GET /api/selection',
  });
  await screen.findByRole('heading', { level: 1, name: /^Bienvenue, Claire/ });
});

test.each([
  [0, undefined],
  [1, 'Claire, une personne vous attend'],
  [4, 'Claire, quatre personnes vous attendent'],
])('%d waiting reads « %s »', (people, title) => {
  expect(waitingTitle('Claire', people)).toBe(title);
});
