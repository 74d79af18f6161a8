// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ofName } from '#lib/of-name.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { recordShown, rejectProfile } from '../server/store.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';
const NAMES = ['Ahmed', 'Bruno', 'Cyril', 'David', 'Émile'];

/** Claire, and men of Lyon whom her search finds. */
async function claireWith(men: number) {
  await app.insert(...NAMES.slice(0, men).map((firstName) => aMan({ firstName })));
  return app.memberBrowser(aMember());
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Mes matchs' })).getAllByRole('heading', { level: 2 });
/** The words for screen readers come after a space that the computation of names in tests leaves out. */
const passButton = (name: string) => ({ name: new RegExp(`^Passer ?le profil ${ofName(name)}$`) });
/** The first names shown, in their order. */
const shownNames = async () => (await cards()).map((title) => title.textContent.split(',')[0] ?? '');

test('four people are shown with their score, and « Passer » brings the next one', async () => {
  const { user } = await renderApp('/selection', await claireWith(5));
  const before = await shownNames();
  expect(before).toHaveLength(4);
  expect(screen.getAllByText(/^90/).length).toBeGreaterThanOrEqual(4);
  expect(screen.getByText('Vous pouvez contacter 3 personne(s) au maximum')).toBeDefined();

  const [passed = ''] = before;
  await user.click(screen.getByRole('button', passButton(passed)));
  const newcomer = NAMES.find((name) => !before.includes(name)) ?? '';
  await screen.findByRole('button', passButton(newcomer));
  expect(await shownNames()).toEqual([...before.slice(1), newcomer]);
  expect(screen.getByText(`Vous ne verrez plus ${passed} dans vos matchs`)).toBeDefined();
});

test('« Envoyer un message » opens the conversation, and one place less is left', async () => {
  const browser = await claireWith(1);
  const { user } = await renderApp('/selection', browser);
  await user.click(await screen.findByRole('button', { name: /^Envoyer un message/ }));
  await screen.findByRole('region', { name: 'Conversation avec Ahmed' });
  expect((await browser.client.matching.selection()).remainingContacts).toBe(2);
});

test('a fourth contact is refused with the sentence of the limit', async () => {
  const browser = await claireWith(4);
  const { people } = await browser.client.matching.selection();
  for (const { id } of people.slice(0, 3)) await browser.client.matching.startConversation({ profileId: id });
  const { user } = await renderApp('/selection', browser);
  await user.click(await screen.findByRole('button', { name: /^Envoyer un message/ }));
  await screen.findByText(
    "Vous avez atteint la limite de 3 contacts. Attendez d'avoir des réponses avant de contacter d'autres personnes.",
  );
  expect(screen.getByText('Vous pouvez contacter 0 personne(s) au maximum')).toBeDefined();
});

test('when nobody is left the page says it, and which criterion sets most people aside', async () => {
  const everywhere = { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 500 } as const;
  await app.insert(...['Hugo', 'Igor'].map(() => aMan({ commune: PARIS, preferences: everywhere })));
  await renderApp('/selection', await app.memberBrowser(aMember()));
  await screen.findByRole('heading', { name: 'Aucun profil ne correspond à vos critères pour le moment.' });
  expect(screen.getByText(/^La distance écarte 2\spersonnes\.$/)).toBeDefined();
});

test('« Élargir mes critères » opens the search of one’s profile, and once saved leads back', async () => {
  await app.insert(aMan({ birthDate: '1975-05-02' }));
  const { user } = await renderApp('/selection', await app.memberBrowser(aMember()));
  await user.click(await screen.findByRole('link', { name: 'Élargir mes critères' }));
  const oldest = await screen.findByLabelText(/^Âge maximum/);
  await user.clear(oldest);
  await user.type(oldest, '70');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await shownNames()).toEqual(['Karim']);
  expect(window.location.pathname).toBe('/selection');
});

test('emptied by the new profiles of a day, the page says so and when it goes on', async () => {
  app.clock.set(new Date().toISOString());
  const men = Array.from({ length: 60 }, () => aMan());
  await app.insert(...men);
  const browser = await app.memberBrowser(aMember());
  const seen = men.slice(0, 59).map(({ id }) => id);
  await recordShown(app.db, browser.member.id, seen, app.clock.now());
  for (const id of seen) await rejectProfile(app.db, browser.member.id, id, app.clock.now());
  await renderApp('/selection', browser);
  await screen.findByRole('heading', { name: 'Vous avez vu tous les nouveaux profils du jour' });
  expect(screen.getByText(/Votre sélection reprend demain à \d+\sh/u)).toBeDefined();
  expect(screen.queryByText(/^Aucun profil ne correspond/)).toBeNull();
});

test('after five conversations opened in a day the page says when the next one may be', async () => {
  app.clock.set(new Date().toISOString());
  await app.insert(...Array.from({ length: 6 }, () => aMan()));
  const browser = await app.memberBrowser(aMember());
  for (let time = 0; time < 5; time += 1) {
    const [person] = (await browser.client.matching.selection()).people;
    await browser.client.matching.startConversation({ profileId: person?.id ?? '' });
    await browser.client.conversations.deleteConversation({ id: person?.id ?? '' });
  }
  await renderApp('/selection', browser);
  await screen.findByText('Vous pouvez contacter 0 personne(s) au maximum');
  expect(screen.getByText(/La prochaine pourra s’ouvrir demain à \d+\sh/u)).toBeDefined();
  expect(screen.queryByText(/conversations sont ouvertes/)).toBeNull();
});

test('a score that waits for answers says whose, and shows no number', async () => {
  await app.insert(aMan({ firstName: 'Ahmed', lifeProject: null }));
  await renderApp('/selection', await app.memberBrowser(aMember()));
  await screen.findByText('Ahmed n’a pas encore répondu à tous les questionnaires.');
  expect(screen.getByText('Score à venir')).toBeDefined();
  expect(screen.queryByText(/^Compatibilité/)).toBeNull();
});

test('without preferences the page says so and leads to them', async () => {
  await renderApp('/selection', await app.memberBrowser(aMember({ preferences: null })));
  await screen.findByRole('heading', { name: 'Préférences non définies' });
  const link = screen.getByRole('link', { name: 'Définir mes préférences' });
  expect(link.getAttribute('href')).toBe('/inscription/preferences');
});

test('a selection that cannot be read is said so, and « Réessayer » reads it', async () => {
  const { user, network } = await renderApp('/selection', await claireWith(2), {
    broken: 'GET /api/selection',
  });
  await screen.findByText(LOAD_FAILED);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await shownNames()).toHaveLength(2);
});
