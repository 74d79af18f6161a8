import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { removeStored, writeStored } from '#browser/storage.ts';
import { ofName } from '#lib/french-words.ts';
import { nextWeekStart } from '#member/matching/rules.ts';
import { admitFace, rejectProfile } from '#member/matching/server/store.ts';
import { ARRIVAL_SEEN } from '#member/matching/web/shared/arrival.tsx';
import { profiles } from '#member/profile/server/tables.ts';
import { aPhoto } from '#testing/a-photo.ts';
import { aMan, aMember, PARIS } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

beforeEach(() => {
  // Marks the week's arrival as seen, so that the cards are on screen.
  writeStored(ARRIVAL_SEEN, nextWeekStart(app.clock.now()).toISOString());
});

const LOAD_FAILED =
  'Une erreur est survenue lors du chargement des données. Veuillez vérifier votre connexion internet et réessayer.';
/** Love answers far from Claire’s: with the same activities and life project, 40 %. */
const FAR_FROM_CLAIRE = {
  liberty_score: 1,
  fidelity_score: 1,
  communication_score: 1,
  tenderness_score: 1,
  sexuality_score: 1,
};
const NAMES = ['Ahmed', 'Bruno', 'Cyril', 'David', 'Émile'];

async function claireWith(men: number) {
  await app.insert(...NAMES.slice(0, men).map((firstName) => aMan({ firstName })));
  return app.memberBrowser();
}

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Mes matchs' })).getAllByRole('heading', { level: 2 });
/** A visually hidden text follows a space that the accessible name drops in tests. */
const passButton = (name: string) => ({ name: new RegExp(`^Passer ?le profil ${ofName(name)}$`) });
const shownNames = async () => (await cards()).map((title) => title.textContent.split(',')[0] ?? '');

/** The person on screen; the other cards are beside it. */
const onScreen = async () => {
  const open = (await cards()).find((title) => !title.closest('[inert]'));
  return open?.textContent.split(',')[0] ?? '';
};
const pass = async (user: UserEvent) => user.click(screen.getByRole('button', passButton(await onScreen())));

test('the week’s people arrive once, on the first visit; a face opens its card with the focus', async () => {
  removeStored(ARRIVAL_SEEN);
  const { user } = await renderApp('/selection', await claireWith(4));
  await screen.findByText('Claire, quatre personnes vous attendent');
  expect(screen.getByRole('heading', { level: 1, name: 'Mes matchs' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Mes matchs' })).toBeNull();
  const faces = within(screen.getByRole('list', { name: 'Qui vous attend' })).getAllByRole('link');
  expect(faces).toHaveLength(4);
  const [, face = document.body] = faces;
  const second =
    within(face)
      .getByText(/, 36\sans$/)
      .textContent.split(',')[0] ?? '';
  await user.click(face);
  expect(await onScreen()).toBe(second);
  expect(document.activeElement?.textContent).toContain(second);
  await user.click(screen.getAllByRole('link', { name: 'Mon espace' })[0] ?? document.body);
  await user.click(await screen.findByRole('link', { name: /^Voir tous les profils/ }));
  expect(await cards()).toHaveLength(4);
});

test('a member who logs in again in the same week begins with the cards', async () => {
  const browser = await claireWith(4);
  app.clock.advance({ minutes: 1 });
  await browser.client.matching.selection();
  app.clock.advance({ minutes: 1 });
  await browser.client.session.end();
  removeStored(ARRIVAL_SEEN);
  await browser.client.accounts.logIn({ email: browser.member.email, password: TEST_PASSWORD });
  await renderApp('/selection', browser);
  expect(await cards()).toHaveLength(4);
});

test('a new week with the same people begins with their cards', async () => {
  const browser = await claireWith(2);
  const before = (await browser.client.matching.selection()).nextNewPeopleAt;
  writeStored(ARRIVAL_SEEN, before);
  app.clock.advance({ days: 7 });
  await renderApp('/selection', browser);
  expect(await cards()).toHaveLength(2);
});

test('a new week with newcomers counts them, and begins with the first', async () => {
  const browser = await claireWith(2);
  await browser.client.matching.selection();
  app.clock.advance({ days: 7 });
  await app.insert(aMan({ firstName: 'Zoltan' }));
  await renderApp('/selection', browser);
  await screen.findByText('Une nouvelle personne vous attend');
  expect(screen.getByRole('link', { name: 'Rencontrer Zoltan' })).toBeDefined();
});

const CHANCES =
  'Voici les célibataires avec qui vous avez le plus de chances d’engager une relation amoureuse durable.';
const CLOSEST = 'Voici, pour le moment, les personnes les plus proches de ce que vous cherchez.';

test('one of four cards is on screen, and buttons and arrow keys turn the pages', async () => {
  const { user } = await renderApp('/selection', await claireWith(5));
  const names = await shownNames();
  expect(names).toHaveLength(4);
  expect(await onScreen()).toBe(names[0]);
  expect(screen.getByText('1 sur 4')).toBeDefined();
  expect(screen.getByText(/^Vous pouvez contacter 3\spersonnes au maximum$/)).toBeDefined();
  expect(screen.getByText(CHANCES)).toBeDefined();
  // The other cards render after the first is painted.
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Très belle affinité\s·\s90\s%/ })).toHaveLength(4),
  );

  await user.click(screen.getByRole('button', { name: `Personne suivante\u202f: ${names[1]}` }));
  expect(await onScreen()).toBe(names[1]);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await onScreen()).toBe(names[3]);
  expect(screen.getByText('4 sur 4')).toBeDefined();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText(`${names[2]}, 36 ans, 3 sur 4`)).toBeDefined();
  expect(screen.getByRole('button', passButton(names[2] ?? ''))).toBeDefined();
});

test('the title mentions the closest people instead when one of them is below 60 %', async () => {
  await app.insert(aMan({ firstName: 'Ahmed' }), aMan({ firstName: 'Bruno', loveProfile: FAR_FROM_CLAIRE }));
  await renderApp('/selection', await app.memberBrowser());
  await screen.findByText(CLOSEST);
  expect(screen.queryByText(CHANCES)).toBeNull();
});

test('« Passer » shows the next card at once, focuses its name, and frees the place for another', async () => {
  const { user } = await renderApp('/selection', await claireWith(5));
  const before = await shownNames();
  await pass(user);
  await waitFor(async () => expect(await onScreen()).toBe(before[1]));
  expect(document.activeElement?.textContent).toContain(before[1]);
  const newcomer = NAMES.find((name) => !before.includes(name)) ?? '';
  await screen.findByText(new RegExp(`^Un nouveau profil vous est proposé\\s: ${newcomer}, 36 ans`));
  expect(await shownNames()).toEqual([...before.slice(1), newcomer]);
});

test('a failed pass restores the person and says so; « Annuler » undoes one: they return to their place', async () => {
  const browser = await claireWith(3);
  const { user, network } = await renderApp('/selection', browser);
  const before = await shownNames();
  const [first] = await app.db
    .select()
    .from(profiles)
    .where(eq(profiles.first_name, before[0] ?? ''));
  network.break(`POST /api/selection/${first?.id}/reject`);
  await pass(user);
  await screen.findByText('Une erreur est survenue lors du rejet du profil.');
  expect(await shownNames()).toEqual(before);
  expect(await onScreen()).toBe(before[0]);
  expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  network.mend();

  await user.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await onScreen()).toBe(before[1]));
  await pass(user);
  await waitFor(async () => expect(await shownNames()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: /^Annuler/ }));
  await waitFor(async () => expect(await shownNames()).toEqual(before));
  await waitFor(async () => expect(await onScreen()).toBe(before[1]));
  await waitFor(() => expect(document.activeElement?.textContent).toContain(before[1]));
  await waitFor(async () => expect(await browser.client.matching.passed()).toEqual([]));
});

test('« Revoir » restores a person passed this week', async () => {
  const browser = await claireWith(2);
  const { people } = await browser.client.matching.selection();
  const [passed] = people;
  await browser.client.matching.reject({ id: passed?.id ?? '' });
  const { user } = await renderApp('/selection', browser);
  await user.click(await screen.findByText('Profils passés cette semaine'));
  await user.click(await screen.findByRole('button', { name: /^Revoir/ }));
  await waitFor(async () => expect(await onScreen()).toBe(passed?.firstName));
  await screen.findByText(/Vous n’avez passé aucun profil ces sept derniers jours/);
});

test('the chip opens three labels of equal weight, one difference, and the points behind the number and the order', async () => {
  await app.insert(aMan({ firstName: 'Ahmed', activities: ['Cinéma', 'Nature', 'Danse'] }));
  const { user } = await renderApp('/selection', await app.memberBrowser());
  await user.click(await screen.findByText('Comprendre le score'));
  expect(
    screen.getByText(
      /^À score égal, une personne qui vous a elle aussi parmi ses quatre .* puis la moins proposée .* par tranches de 10\skm\./,
    ),
  ).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^Très belle affinité/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Ahmed et vous' });
  const said = within(dialog)
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      ...within(term.parentElement ?? term)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ]);
  expect(said).toEqual([
    ['Façon d’aimer', 'Très proche', 'sur 50'],
    ['Moments à partager', 'Deux en commun', '10 sur 20'],
    ['Projet de vie', 'Très proche', '30 sur 30'],
    ['Ce qui diffère', 'Ahmed aime aussi la danse'],
  ]);
  expect(within(dialog).getByText(/^90\s%$/)).toBeDefined();
  expect(
    within(dialog).getByText(
      /Quand le total dépasse de 50\spoints les deux autres parts, vos cinq réponses sont les mêmes\./,
    ),
  ).toBeDefined();
});

test('a person can be reported from their card; a message opens the conversation and leaves one opening fewer', async () => {
  const browser = await claireWith(1);
  const { user } = await renderApp('/selection', browser);
  await user.click(await screen.findByRole('button', { name: 'Autres actions\u202f: Ahmed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Signaler' }));
  await screen.findByRole('dialog', { name: 'Signaler Ahmed' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Envoyer un message/ }));
  await screen.findByRole('region', { name: 'Conversation avec Ahmed' });
  expect((await browser.client.matching.selection()).remainingContacts).toBe(2);
});

test('« Répondre » opens a field; only sending uses up an opening and the greeting, once (D34)', async () => {
  const ahmed = await app.memberBrowser(aMan({ firstName: 'Ahmed' }));
  await ahmed.client.prompts.save({ prompts: [{ prompt: 'good-sunday', answer: 'Au marché.' }] });
  const browser = await app.memberBrowser();
  const { user, network } = await renderApp('/selection', browser);
  const places = async () => (await browser.client.matching.selection()).remainingContacts;
  await user.click(await screen.findByRole('button', { name: /^Répondre/ }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Votre réponse à Ahmed');
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await screen.findByText('Écrivez quelques mots avant d’envoyer');
  await user.type(field, 'Lequel, de marché ?');
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Répondre/ }));
  expect(await places()).toBe(3);
  expect(await ahmed.client.conversations.contacts()).toEqual([]);

  network.break('POST /api/contacts', 'answer-lost');
  await user.click(screen.getByRole('button', { name: /^Répondre/ }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Votre réponse à Ahmed')).value).toBe(
    'Lequel, de marché ?',
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  await screen.findByText('Une erreur est survenue lors de l’envoi du message. Veuillez réessayer.');
  expect(await places()).toBe(2);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  const thread = within(await screen.findByRole('log', { name: 'Messages avec Ahmed' }));
  expect(await thread.findAllByText('Lequel, de marché ?')).toHaveLength(1);
  expect(thread.getByText('Vous répondez à la phrase d’Ahmed')).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message à Ahmed').value).toBe('');
  expect(await ahmed.client.conversations.contacts()).toMatchObject([{ unreadCount: 1 }]);
});

test('a photo can be answered like a phrase; « Envoyer un message » sends the text, never only the greeting', async () => {
  const ahmed = await app.memberBrowser(aMan({ firstName: 'Ahmed' }));
  await aPhoto(app, ahmed.member.id);
  const { user } = await renderApp('/selection', await app.memberBrowser());
  await user.click(await screen.findByRole('button', { name: /^Répondre.*à cette photo$/ }));
  await user.type(await screen.findByLabelText('Votre réponse à Ahmed'), 'Où est-ce ?');
  await user.click(screen.getByRole('button', { name: /^Envoyer un message/ }));
  const thread = within(await screen.findByRole('log', { name: 'Messages avec Ahmed' }));
  await thread.findByText('Où est-ce ?');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message à Ahmed').value).toBe('');
  const quoted = thread.getByText('Vous répondez à une photo d’Ahmed').closest('figure');
  expect(quoted?.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/photo-\d+$/);
});

test('the limit of three contacts replaces the button with its message', async () => {
  const browser = await claireWith(4);
  const { people } = await browser.client.matching.selection();
  for (const { id } of people.slice(0, 3)) await browser.client.matching.startConversation({ profileId: id });
  await renderApp('/selection', browser);
  await screen.findByText(
    'Vous avez atteint la limite de 3 contacts. Attendez d’avoir des réponses avant de contacter d’autres personnes.',
  );
  expect(screen.getByText(/^Vous pouvez contacter 0\spersonne au maximum$/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Envoyer un message/ })).toBeNull();
});

test('an empty selection names the criterion that excludes most people, and one press relaxes it', async () => {
  const everywhere = { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 500 } as const;
  await app.insert(...Array.from({ length: 10 }, () => aMan({ commune: PARIS, preferences: everywhere })));
  const browser = await app.memberBrowser();
  const { user } = await renderApp('/selection', browser);
  await screen.findByRole('heading', { name: 'Aucun profil ne correspond à vos critères pour le moment.' });
  expect(screen.getByText(/^Personne ne vous correspond à moins de 50\skm/).textContent).toMatch(
    /une dizaine de personnes à moins de 500\skm\.$/,
  );
  await user.click(screen.getByRole('button', { name: /^Chercher jusqu’à 500\skm$/ }));
  expect(await shownNames()).toHaveLength(4);
  expect(await browser.client.profile.preferences()).toMatchObject({
    ...everywhere,
    preferred_gender: 'homme',
  });
});

test('« Élargir mes critères » opens the search preferences, and returns once saved', async () => {
  await app.insert(aMan({ birthDate: '1975-05-02' }));
  const { user } = await renderApp('/selection', await app.memberBrowser());
  await user.click(await screen.findByRole('link', { name: 'Élargir mes critères' }));
  const oldest = await screen.findByLabelText(/^Âge maximum/);
  await user.clear(oldest);
  await user.type(oldest, '70');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await shownNames()).toEqual(['Karim']);
  expect(window.location.pathname).toBe('/selection');
});

test('an empty selection at the weekly limit says so and when it resumes', async () => {
  const men = Array.from({ length: 9 }, () => aMan());
  await app.insert(...men);
  const browser = await app.memberBrowser();
  const seen = men.slice(0, 8).map(({ id }) => id);
  for (const id of seen) {
    await admitFace(app.db, browser.member.id, id, app.clock.now());
    await rejectProfile(app.db, browser.member.id, id, app.clock.now());
  }
  await renderApp('/selection', browser);
  await screen.findByRole('heading', { name: 'Vous avez vu toutes les nouvelles personnes, pour le moment' });
  expect(screen.getByText(/Votre sélection reprend .* à 18\sh/u)).toBeDefined();
  expect(screen.queryByText(/^Aucun profil ne correspond/)).toBeNull();
});

test('the page says when the next conversation is possible, after five in a day', async () => {
  await app.insert(...Array.from({ length: 6 }, () => aMan()));
  const browser = await app.memberBrowser();
  for (let time = 0; time < 5; time += 1) {
    const [person] = (await browser.client.matching.selection()).people;
    await browser.client.matching.startConversation({ profileId: person?.id ?? '' });
    await browser.client.conversations.deleteConversation({ id: person?.id ?? '' });
  }
  await renderApp('/selection', browser);
  await screen.findByText(/^Vous pouvez contacter 0\spersonne au maximum$/);
  expect(screen.getByText(/La prochaine pourra s’ouvrir demain à \d+\sh/u)).toBeDefined();
  expect(screen.queryByText(/conversations sont ouvertes/)).toBeNull();
});

test('a pending score says whose answers are missing, and shows no number', async () => {
  await app.insert(aMan({ firstName: 'Ahmed', lifeProject: null }));
  const { user } = await renderApp('/selection', await app.memberBrowser());
  await user.click(await screen.findByRole('button', { name: /^Score à venir/ }));
  await screen.findByText('Ahmed n’a pas encore répondu à tous les questionnaires.');
  expect(screen.queryByText(/^Compatibilité/)).toBeNull();
});

test('the page says that preferences are missing, and links to them', async () => {
  await renderApp('/selection', await app.memberBrowser(aMember({ preferences: null })));
  await screen.findByRole('heading', { name: 'Préférences non définies' });
  const link = screen.getByRole('link', { name: 'Définir mes préférences' });
  expect(link.getAttribute('href')).toBe('/inscription/preferences');
});

test('a failed load shows a message, and « Réessayer » reloads', async () => {
  const { user, network } = await renderApp('/selection', await claireWith(2), {
    broken: 'GET /api/selection',
  });
  await screen.findByText(LOAD_FAILED);
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await shownNames()).toHaveLength(2);
});
