import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { frenchMoment } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import { encounters } from '#server/schema.ts';
import {
  aConversation,
  acquainted,
  aMessage,
  insertDate,
  type MemberBrowser,
} from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { WORDS_TOO_LONG } from '../contract.ts';
import { suggestedMoments } from '../rules.ts';

const app = await testApp();

const card = async () => within(await screen.findByRole('region', { name: 'Votre rendez-vous' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const threadWith = (someone: MemberBrowser) => `/chat?contact=${someone.member.id}`;

/** Claire proposed three moments a week from now; she is offline. */
async function proposed(agreedAt?: Date) {
  const { claire, karim } = await acquainted(app);
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  await insertDate(app, [claire, karim], {
    moments: [7, 8, 9].map((days) => inDays(days).toISOString()),
    place_name: 'Le Petit Bouchon',
    agreed_at: agreedAt ?? null,
  });
  return { claire, karim };
}

test('a proposal is offered once both have written: three moments, places for two, a preview', async () => {
  const { claire, karim } = await aConversation(app);
  for (const { client } of [claire, karim])
    await client.answers.saveSharedValues({ activities: ['Cinéma', 'Expos, musées', 'Nature'] });
  await claire.client.conversations.send(aMessage(karim));
  const { user } = await renderApp(threadWith(claire), karim);
  await screen.findByRole('log', { name: 'Messages avec Claire' });
  expect(screen.queryByRole('button', { name: 'Proposer un rendez-vous' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Votre message à Claire' }), 'Bonsoir{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Proposer un rendez-vous' }));
  const form = await dialog('Proposer un rendez-vous');
  // Next week too, from a Thursday on.
  expect(form.getByText(/^Trois soirs à venir/)).toBeDefined();
  expect(form.getByText('L’invitation que recevra Claire')).toBeDefined();
  expect(form.getAllByRole('button', { name: /^Changer/ })).toHaveLength(3);
  expect(form.queryByLabelText('Jour')).toBeNull();
  expect(form.getByText(/^« Et si nous nous retrouvions dans un café \? Je vous propose/u)).toBeDefined();

  const places = () => form.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
  expect(places()).toEqual(['Café', 'Musée ou exposition', 'Parc ou jardin', 'Salon de thé']);
  expect(form.getByText(/Vous aimez tous les deux le cinéma : un café \?/u)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Autres lieux' }));
  expect(places()).toHaveLength(8);

  await user.click(form.getByRole('button', { name: 'Changer\u202f: premier moment' }));
  await user.selectOptions(form.getByLabelText('Heure'), '18:30');
  await user.click(form.getByRole('radio', { name: 'Librairie' }));
  await user.type(form.getByLabelText(/Son nom/), 'Le Petit Bouchon');
  const sentence = /^« Et si nous nous retrouvions dans une librairie, Le Petit Bouchon \? .* à 18 h 30, /u;
  expect(form.getByText(sentence)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Proposer' }));
  const waiting = await card();
  expect(waiting.getByText('Librairie, Le Petit Bouchon')).toBeDefined();
  expect(waiting.getByText('En attente de sa réponse')).toBeDefined();
  expect(await app.db.$count(encounters)).toBe(1);
});

/** Returns the moments in the form and the given other ones, as displayed. */
function momentsIn(form: Awaited<ReturnType<typeof dialog>>, others: ReturnType<typeof suggestedMoments>) {
  const sentence = form.getByText(/^« Et si nous nous retrouvions/u).textContent ?? '';
  const opened = sentence.match(/\w+ \d+ \p{L}+ à \d+\u00a0h/gu) ?? [];
  expect(opened).toHaveLength(3);
  const written = others.map(({ day, time }) => frenchMoment(parisInstant(day, time), PARIS_ZONE));
  return new Set([...written, ...opened]);
}

test('another proposal has no received moment, nor one refused by « Aucun ne me convient » with kind words', async () => {
  const { claire, karim } = await acquainted(app);
  const sent = suggestedMoments(app.clock.now(), PARIS_ZONE);
  const place = { kind: 'Café', name: '' } as const;
  await claire.client.encounters.propose({ id: karim.member.id, moments: sent, place });
  const { user } = await renderApp(threadWith(claire), karim);
  await user.click(await screen.findByRole('button', { name: 'Proposer d’autres moments' }));
  const other = await dialog('Proposer d’autres moments');
  expect(momentsIn(other, sent).size).toBe(6);
  const tooLong = 'Un mot de trop. '.repeat(40);
  fireEvent.change(other.getByLabelText(/^Un mot avec vos moments/), { target: { value: tooLong } });
  await user.click(other.getByRole('button', { name: 'Proposer' }));
  expect(other.getByText(WORDS_TOO_LONG)).toBeDefined();
  await user.click(other.getByRole('button', { name: 'Annuler' }));
  await user.click((await card()).getByRole('button', { name: 'Aucun ne me convient' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Décliner l’invitation' }));
  const words = asked.getByLabelText<HTMLTextAreaElement>('Un mot pour Claire');
  const suggested = words.value;
  fireEvent.change(words, { target: { value: tooLong } });
  await user.click(asked.getByRole('button', { name: 'Décliner' }));
  expect(asked.getByText(WORDS_TOO_LONG)).toBeDefined();
  fireEvent.change(words, { target: { value: suggested } });
  await user.click(asked.getByRole('button', { name: 'Décliner' }));
  expect(
    await screen.findByText(/Merci pour votre invitation/, { selector: '[role="log"] *' }),
  ).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Votre rendez-vous' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Proposer un rendez-vous' }));
  expect(momentsIn(await dialog('Proposer un rendez-vous'), sent).size).toBe(6);
});

test('shows a ticket with the light after choosing a moment, without a toast, and focuses its title', async () => {
  const { claire, karim } = await proposed();
  const { user } = await renderApp(threadWith(claire), karim);
  const asked = await card();
  expect(asked.getByText(/^« Et si nous nous retrouvions dans un café, Le Petit Bouchon \? /u)).toBeDefined();
  const moments = within(asked.getByRole('list', { name: 'Moments proposés' }));
  const [first] = moments.getAllByRole('button');
  if (!first) throw new Error('no moment is shown');
  await user.click(first);
  const title = await screen.findByRole('heading', {
    name: /^C’est convenu\u202f: \p{L}+ \d+ \p{L}+, \d+\u00a0h/u,
  });
  await waitFor(() => expect(document.activeElement).toBe(title));
  const ticket = await card();
  expect(ticket.getByText('Avec Claire')).toBeDefined();
  expect(ticket.getByText('Café, Le Petit Bouchon')).toBeDefined();
  expect(ticket.getByText(/, dans 7 jours/)).toBeDefined();
  expect(document.querySelector('[data-rises]')).not.toBeNull();
  expect(screen.queryByText('Votre rendez-vous est fixé.')).toBeNull();
  const file = ticket.getByRole('link', { name: 'Ajouter à mon agenda' });
  expect(file.getAttribute('href')).toBe(`/api/contacts/${claire.member.id}/date/calendar`);
});

test('plays the light once for an agreement, and not a day later', async () => {
  const { claire, karim } = await proposed(new Date(app.clock.now().getTime() + 2 * 86_400_000));
  const rises = async () => {
    await renderApp(threadWith(karim), claire);
    await screen.findByRole('heading', { name: /^C’est convenu/ });
    const seen = document.querySelector('[data-rises]') !== null;
    cleanup();
    return seen;
  };
  await app.db.update(encounters).set({ revision: 7 });
  expect([await rises(), await rises()]).toEqual([true, false]);
  await app.db.update(encounters).set({ revision: 8 });
  app.clock.advance({ days: 1 });
  expect(await rises()).toBe(false);
});

test.each([
  ['does not play', 20, false],
  ['plays', 0, true],
])('%s the light after a reload, for an agreement made %i hours earlier', async (_, hours, rises) => {
  const { claire, karim } = await proposed(new Date(app.clock.now().getTime() + 2 * 86_400_000));
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  onTestFinished(() => entries.mockRestore());
  const changed_at = new Date(app.clock.now().getTime() - hours * 3_600_000);
  await app.db.update(encounters).set({ revision: 17 + hours, changed_at });
  await renderApp(threadWith(karim), claire);
  await screen.findByRole('heading', { name: /^C’est convenu/ });
  expect(document.querySelector('[data-rises]') !== null).toBe(rises);
});

test('says that a date changed meanwhile when the member cancels an old revision', async () => {
  const { claire, karim } = await proposed(new Date(app.clock.now().getTime() + 7 * 86_400_000));
  const { user } = await renderApp(threadWith(karim), claire);
  await user.click((await card()).getByRole('button', { name: 'Changer le rendez-vous' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Annuler' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Annuler le rendez-vous' }));
  await app.db.update(encounters).set({ revision: 5 });
  await user.click(asked.getByRole('button', { name: 'Annuler le rendez-vous' }));
  expect(await asked.findByText(/a changé entre-temps/)).toBeDefined();
});
