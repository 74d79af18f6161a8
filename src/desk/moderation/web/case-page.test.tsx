import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GRAVITY_OF_TEXT } from '#mechanisms/decisions/rules.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { saveFlaggedText } from '#member/profile/server/moderated-store.ts';
import { moderationCases } from '#server/schema.ts';
import { aCase } from '#testing/cases.ts';
import { aConversation } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import { GRAVE_CASES_A_DAY } from '../rules.ts';

const app = await testApp();

const REASON = 'Il m’a envoyé des images que je ne voulais pas voir.';

async function aCaseOf(matter: 'sexual' | 'insult'): Promise<string> {
  const { claire, karim } = await aConversation(app);
  await claire.client.reports.report({ profileId: karim.member.id, matter, reason: REASON });
  const [row] = await app.db.select().from(moderationCases);
  return row?.id ?? '';
}

const isBlurred = () => screen.getByText(REASON).closest('[inert]') !== null;

test('a grave case stays blurred until pressed, one item at a time, also by keyboard', async () => {
  const id = await aCaseOf('sexual');
  const { user } = await renderApp(`/equipe/moderation/${id}`, await app.staffBrowser('moderation'));
  const buttons = await screen.findAllByRole('button', { name: /^Voir / });
  expect(isBlurred()).toBe(true);
  buttons[0]?.focus();
  await user.keyboard('{Enter}');
  expect(isBlurred()).toBe(false);
  expect(document.activeElement?.contains(screen.getByText(REASON))).toBe(true);
  expect(screen.getAllByRole('button', { name: /^Voir / })).toHaveLength(buttons.length - 1);
  await user.keyboard('v');
  expect(screen.getAllByRole('button', { name: /^Voir / })).toHaveLength(buttons.length - 2);
  // The decision does not require viewing the blurred items.
  await user.click(screen.getByRole('button', { name: /^Fermer le compte/ }));
  expect(await screen.findByRole('form', { name: /^Fermer le compte/ })).toBeDefined();
});

test('a less serious case shows everything; the key of a number of days opens the suspension form with it and focuses the facts', async () => {
  const id = await aCaseOf('insult');
  const { user } = await renderApp(`/equipe/moderation/${id}`, await app.staffBrowser('moderation'));
  await screen.findByRole('button', { name: /^Suspendre/ });
  expect(isBlurred()).toBe(false);
  expect(screen.queryByRole('button', { name: /^Voir / })).toBeNull();
  await user.keyboard('7');
  const form = within(await screen.findByRole('form', { name: /^Suspendre/ }));
  expect(form.getByRole('combobox', { name: 'Pendant' })).toHaveProperty('value', '7');
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Les faits/ }));
});

test('facts, and a note, stay with their case while another case is opened', async () => {
  const id = await aCaseOf('insult');
  const now = app.clock.now();
  await openCase(app.db, { kind: 'photo', source: 'other', subject: null, gravity: 1, now });
  const { user } = await renderApp(`/equipe/moderation/${id}`, await app.staffBrowser('moderation'));
  const facts = async () => {
    await user.click(await screen.findByRole('button', { name: /^Avertir/ }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Les faits/ });
  };
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Une note/ });
  await user.type(await facts(), 'Des insultes.');
  await user.type(await note(), 'À relire.');
  await user.click(screen.getByRole('link', { name: /^Nouvelle photo/ }));
  await waitFor(async () => expect((await note()).value).toBe(''));
  await user.click(screen.getByRole('link', { name: /^Propos blessants/ }));
  expect((await facts()).value).toBe('Des insultes.');
  expect((await note()).value).toBe('À relire.');
});

test('approving a text takes one key', async () => {
  const now = app.clock.now();
  const { karim } = await aConversation(app);
  const member = karim.member.id;
  const source = await saveFlaggedText(app.db, { member, content: 'bio', text: 'Bonjour.', now });
  const filed = { kind: 'text', source, subject: member, gravity: GRAVITY_OF_TEXT, now } as const;
  const id = await openCase(app.db, filed);
  const marc = await app.staffBrowser('moderation');
  const { user } = await renderApp(`/equipe/moderation/${id}`, marc);
  await screen.findByRole('button', { name: /^Valider/ });
  await user.keyboard('d');
  expect(await screen.findByText('Dossier classé.')).toBeDefined();
  expect((await marc.client.deskModeration.queue({})).cases).toEqual([]);
});

test('the queue suggests the others first after eight grave cases, and one press continues', async () => {
  const marc = await app.staffBrowser('moderation');
  const now = app.clock.now();
  for (let place = 0; place <= GRAVE_CASES_A_DAY; place += 1)
    await openCase(app.db, { kind: 'photo', source: `grave-${place}`, subject: null, gravity: 4, now });
  await openCase(app.db, { kind: 'text', source: 'plain', subject: null, gravity: 2, now });
  const { cases } = await marc.client.deskModeration.queue({});
  for (const { id } of cases.slice(0, GRAVE_CASES_A_DAY)) await marc.client.deskModeration.open({ id });
  const { user } = await renderApp('/equipe/moderation', marc);
  const press = await screen.findByRole('button', { name: 'Continuer avec les dossiers graves' });
  expect(screen.getByText('Vous avez lu huit dossiers graves aujourd’hui')).toBeDefined();
  const rows = async () =>
    within(await screen.findByRole('list', { name: /Dossiers/ })).findAllByRole('link');
  expect(await rows()).toHaveLength(1);
  await user.click(press);
  expect(await screen.findAllByText('Nouvelle photo')).toHaveLength(GRAVE_CASES_A_DAY + 1);
  expect(screen.queryByText(/huit dossiers graves/)).toBeNull();
});

test('a note edited after a lost response is stored as edited', async () => {
  const karim = await app.memberBrowser();
  const marc = await app.staffBrowser('moderation');
  const id = await aCase(marc, karim.member.id);
  const { user, network } = await renderApp(`/equipe/moderation/${id}`, marc);
  network.break('POST /api/desk/notes', 'answer-lost');
  await user.type(await screen.findByLabelText('Une note pour vos collègues'), 'Vu une fois.');
  await user.click(screen.getByRole('button', { name: 'Noter' }));
  await screen.findByText(/^La note n’est pas partie/);
  network.mend();
  await user.type(screen.getByLabelText('Une note pour vos collègues'), ' Puis deux.');
  await user.click(screen.getByRole('button', { name: 'Noter' }));
  expect(await screen.findByText('Vu une fois. Puis deux.', { selector: 'p' })).toBeDefined();
});

test('a failed search for the profile of a notice says so, and « / » focuses it', async () => {
  await app.insert(aMember());
  await app.browser().client.contentNotice.notify({
    place: 'Un profil',
    city: 'Lyon',
    content: 'Mes photos.',
    why: 'Mon image.',
    website: '',
    name: 'Paul Exemple',
    email: 'paul@exemple.invalid',
    matter: 'identity',
    goodFaith: true,
  });
  const marc = await app.staffBrowser('moderation');
  const [notice] = (await marc.client.deskModeration.queue({})).cases;
  const { user, network } = await renderApp(`/equipe/moderation/${notice?.id}`, marc);
  const field = await screen.findByLabelText(/^Quel profil est visé/);
  network.break('GET /api/desk/members');
  await user.keyboard('/');
  await user.keyboard('Claire');
  expect(field).toHaveProperty('value', 'Claire');
  expect(await screen.findByText('Les profils n’ont pas pu être cherchés.')).toBeDefined();
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'C’est ce profil' })).toBeDefined();
});
