import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PARIS_ZONE } from '#lib/zones.ts';
import { encounters } from '#server/schema.ts';
import { aConversation, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { suggestedMoments } from '../rules.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const card = async () => within(await screen.findByRole('region', { name: 'Votre rendez-vous' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const threadWith = (someone: MemberBrowser) => `/chat?contact=${someone.member.id}`;

/** Both have written to each other. */
async function acquainted() {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  await karim.client.conversations.send(aMessage(claire));
  return { claire, karim };
}

/** Claire proposed three moments a week from now; she is nowhere. */
async function proposed(agreedAt?: Date) {
  const { claire, karim } = await acquainted();
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
  await app.db.insert(encounters).values({
    id: 'rendez-vous',
    proposer_id: claire.member.id,
    invited_id: karim.member.id,
    moments: [7, 8, 9].map((days) => inDays(days).toISOString()),
    place_kind: 'Café',
    place_name: 'Le Petit Bouchon',
    agreed_at: agreedAt ?? null,
    changed_at: app.clock.now(),
  });
  return { claire, karim };
}

test('a proposal is offered once both have written, with three moments already there', async () => {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  const { user } = await renderApp(threadWith(claire), karim);
  await screen.findByRole('log', { name: 'Messages avec Claire' });
  expect(screen.queryByRole('button', { name: 'Proposer un rendez-vous' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Votre message à Claire' }), 'Bonsoir{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Proposer un rendez-vous' }));
  const form = await dialog('Proposer un rendez-vous');
  const days = form.getAllByLabelText('Jour').map((field) => (field as HTMLSelectElement).value);
  expect(new Set(days).size).toBe(3);
});

test('without a place nothing is sent, and what was chosen stays; then it waits for an answer', async () => {
  const { claire, karim } = await acquainted();
  const { user } = await renderApp(threadWith(karim), claire);
  await user.click(await screen.findByRole('button', { name: 'Proposer un rendez-vous' }));
  const form = await dialog('Proposer un rendez-vous');
  await user.type(form.getByLabelText(/Son nom/), 'Le Petit Bouchon');
  await user.click(form.getByRole('button', { name: 'Proposer' }));
  expect(form.getByText('Choisissez le genre de lieu')).toBeDefined();
  await user.selectOptions(form.getByLabelText(/genre de lieu/), 'Café');
  await user.click(form.getByRole('button', { name: 'Proposer' }));
  const waiting = await card();
  expect(waiting.getByText('Café, Le Petit Bouchon')).toBeDefined();
  expect(waiting.getByText('En attente de sa réponse')).toBeDefined();
  expect(await app.db.$count(encounters)).toBe(1);
});

/** The moments that a form opens with, and others. */
function momentsIn(form: Awaited<ReturnType<typeof dialog>>, others: ReturnType<typeof suggestedMoments>) {
  const valuesOf = (label: string) =>
    form.getAllByLabelText(label).map((field) => (field as HTMLSelectElement).value);
  const times = valuesOf('Heure');
  const opened = valuesOf('Jour').map((day, at) => `${day} ${times[at]}`);
  return new Set([...others.map(({ day, time }) => `${day} ${time}`), ...opened]);
}

test('other moments open without those that were received, even where these were the suggestions', async () => {
  const { claire, karim } = await acquainted();
  const sent = suggestedMoments(app.clock.now(), PARIS_ZONE);
  const place = { kind: 'Café', name: '' } as const;
  await claire.client.encounters.propose({ id: karim.member.id, moments: sent, place });
  const { user } = await renderApp(threadWith(claire), karim);
  await user.click(await screen.findByRole('button', { name: 'Proposer d’autres moments' }));
  const form = await dialog('Proposer d’autres moments');
  expect(momentsIn(form, sent).size).toBe(6);
  await user.click(form.getByRole('button', { name: 'Proposer' }));
  expect(await screen.findByText('En attente de sa réponse')).toBeDefined();
});

test('who is invited chooses a moment, and reads when and where on a ticket', async () => {
  const { claire, karim } = await proposed();
  const { user } = await renderApp(threadWith(claire), karim);
  const moments = within((await card()).getByRole('list', { name: 'Moments proposés' }));
  const [first] = moments.getAllByRole('button');
  if (!first) throw new Error('no moment is shown');
  await user.click(first);
  expect(await screen.findByRole('heading', { name: 'Rendez-vous avec Claire' })).toBeDefined();
  const file = (await card()).getByRole('link', { name: 'Ajouter à mon agenda' });
  expect(file.getAttribute('href')).toBe(`/api/contacts/${claire.member.id}/date/calendar`);
});

test('who declines sends a kind word, which stands in the conversation', async () => {
  const { claire, karim } = await proposed();
  const { user } = await renderApp(threadWith(claire), karim);
  await user.click((await card()).getByRole('button', { name: 'Aucun ne me convient' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Décliner l’invitation' }));
  await user.click(asked.getByRole('button', { name: 'Décliner' }));
  expect(
    await screen.findByText(/Merci pour votre invitation/, { selector: '[role="log"] *' }),
  ).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Votre rendez-vous' })).toBeNull());
});

test('a proposal after « Aucun ne me convient » opens without the moments that were refused', async () => {
  const { claire, karim } = await acquainted();
  const sent = suggestedMoments(app.clock.now(), PARIS_ZONE);
  const id = { claire: claire.member.id, karim: karim.member.id };
  await claire.client.encounters.propose({ id: id.karim, moments: sent, place: { kind: 'Café', name: '' } });
  await karim.client.encounters.end({ id: id.claire, revision: 0, words: '' });
  const { user } = await renderApp(threadWith(karim), claire);
  await user.click(await screen.findByRole('button', { name: 'Proposer un rendez-vous' }));
  expect(momentsIn(await dialog('Proposer un rendez-vous'), sent).size).toBe(6);
});

test('a date may be cancelled, and one reads that it was when the other moved it meanwhile', async () => {
  const { claire, karim } = await proposed(new Date(app.clock.now().getTime() + 7 * 86_400_000));
  const { user } = await renderApp(threadWith(karim), claire);
  await user.click((await card()).getByRole('button', { name: 'Changer le rendez-vous' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Annuler' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Annuler le rendez-vous' }));
  await app.db.update(encounters).set({ revision: 5 });
  await user.click(asked.getByRole('button', { name: 'Annuler le rendez-vous' }));
  expect(await asked.findByText(/a changé entre-temps/)).toBeDefined();
});
