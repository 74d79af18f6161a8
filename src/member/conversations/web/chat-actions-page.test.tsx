import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import type { Gender } from '#lib/gender.ts';
import { chatMessages, profiles, userReports } from '#server/schema.ts';
import { aConversation, aMessage, aSelection } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

/** Claire has her conversation with Karim open, and he has answered. */
async function claireAndKarim(gender: Gender = 'homme') {
  const { claire, karim } = await aConversation(app);
  await app.db.update(profiles).set({ gender }).where(eq(profiles.id, karim.member.id));
  await karim.client.conversations.send(aMessage(claire, 'Bonsoir Claire'));
  const page = await renderApp(`/chat?contact=${karim.member.id}`, claire);
  await screen.findByText('Bonsoir Claire', { selector: '[role="log"] *' });
  return { ...page, claire, karim };
}

const opener = () => screen.getByRole('button', { name: 'Actions sur la conversation avec Karim' });
const conversations = () => within(screen.getByRole('list', { name: 'Conversations' }));

async function choose(user: UserEvent, action: string): Promise<void> {
  await user.click(opener());
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a report needs a reason, keeps its text when it fails, shows its number and offers to block', async () => {
  const { user, network, claire } = await claireAndKarim();
  await choose(user, 'Signaler');
  const dialog = within(await screen.findByRole('dialog', { name: 'Signaler Karim' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Ce que vous signalez'));
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));

  await choose(user, 'Signaler');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Que s’est-il passé/);
  await user.selectOptions(screen.getByLabelText('Ce que vous signalez'), 'Propos blessants ou insistants');
  await user.type(field, '   ');
  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await screen.findByText('Dites-nous en quelques mots ce qui s’est passé');
  expect(await app.db.$count(userReports)).toBe(0);
  await user.clear(field);
  await user.type(field, 'Des propos blessants');
  network.break('POST /api/reports');
  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await screen.findByText('Une erreur est survenue lors du signalement de l’utilisateur.');
  expect(field.value).toBe('Des propos blessants');
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await screen.findByText('Utilisateur signalé avec succès.');
  const [report] = await app.db.select().from(userReports);
  expect(report).toMatchObject({ reporter_id: claire.member.id, reason: 'Des propos blessants' });
  expect(screen.getByText(report?.number ?? 'no report')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bloquer Karim' }));
  await screen.findByRole('alertdialog', { name: /^Bloquer Karim/ });
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  expect(await claire.client.conversations.contacts()).toMatchObject([{ blocked: false }]);
});

test('blocking closes the conversation, labels the contact and hides the composer until unblocked', async () => {
  const { user, network, claire, karim } = await claireAndKarim();
  network.break(`POST /api/contacts/${karim.member.id}/block`);
  await choose(user, 'Bloquer');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Bloquer Karim/ }));
  await user.click(dialog.getByRole('button', { name: 'Bloquer' }));
  await dialog.findByText('Une erreur est survenue lors du blocage de l’utilisateur.');
  network.mend();
  await user.click(dialog.getByRole('button', { name: 'Bloquer' }));
  await screen.findByText('Sélectionnez une conversation pour commencer à discuter');
  expect(conversations().getByText('Contact bloqué')).toBeDefined();
  expect(await claire.client.conversations.contacts()).toMatchObject([{ blocked: true }]);

  await user.click(conversations().getByRole('link', { name: /^Karim/ }));
  await screen.findByText('Bonsoir Claire', { selector: '[role="log"] *' });
  expect(screen.queryByLabelText('Votre message à Karim')).toBeNull();
  network.break(`DELETE /api/contacts/${karim.member.id}/block`);
  await user.click(await screen.findByRole('button', { name: 'Débloquer Karim' }));
  await screen.findByText('Une erreur est survenue lors du déblocage de l’utilisateur.');
  network.mend();
  await choose(user, 'Débloquer');
  await screen.findByLabelText('Votre message à Karim');
  expect(conversations().queryByText('Contact bloqué')).toBeNull();
  await karim.client.conversations.send(aMessage(claire));
});

test('the Enter that confirms an IME composition does not send, even in Safari’s event order', async () => {
  const { user } = await claireAndKarim();
  const field = screen.getByLabelText('Votre message à Karim');
  await user.type(field, 'こんにちは');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: false });
  expect(field).toHaveProperty('value', 'こんにちは');
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  await within(screen.getByRole('log')).findByText('こんにちは');
});

test('a blocked sender sees that the message was not sent and keeps the draft', async () => {
  const { user, claire, karim } = await claireAndKarim();
  await user.type(screen.getByLabelText('Votre message à Karim'), 'Bonsoir Karim{Enter}');
  await screen.findByRole('button', { name: 'Proposer un rendez-vous' });
  await karim.client.conversations.block({ id: claire.member.id });
  await user.type(screen.getByLabelText('Votre message à Karim'), 'Vous êtes là ?{Enter}');
  const thread = within(screen.getByRole('log'));
  await thread.findByText(/Une erreur est survenue lors de l’envoi du message\./);
  expect(thread.getByText('Vous êtes là ?')).toBeDefined();
  // The composer and the plans are gone (D33), and nothing reveals the reason.
  await screen.findByText('Cette personne n’est pas joignable pour le moment.');
  expect(screen.queryByLabelText('Votre message à Karim')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Proposer / })).toBeNull();
  expect(thread.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

test('a conversation is deleted for both, after a confirmation that names what is lost', async () => {
  const { user, network, claire, karim } = await claireAndKarim('femme');
  network.break(`DELETE /api/contacts/${karim.member.id}`);
  await choose(user, 'Supprimer la conversation');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Supprimer la conversation' }));
  expect(dialog.getByText('Voulez-vous vraiment supprimer cette conversation ?')).toBeDefined();
  expect(
    dialog.getByText(/effacés, pour vous comme pour Karim.*si l’une de vous deux signale/),
  ).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await screen.findByText('Une erreur est survenue lors de la suppression de la conversation.');
  expect(await claire.client.conversations.contacts()).toHaveLength(1);
  network.mend();
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await screen.findByRole('heading', { name: 'Vos conversations commenceront ici' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(await claire.client.conversations.contacts()).toEqual([]);
  expect(await karim.client.conversations.contacts()).toEqual([]);
});

test('the URL of a deleted conversation redirects to the list and says so', async () => {
  const { claire } = await aConversation(app);
  await renderApp('/chat?contact=personne', claire);
  await screen.findByText('Cette conversation n’est plus disponible.');
  expect(window.location.search).toBe('');
});

test('a failed load of contacts or messages shows its error, and a retry shows the messages', async () => {
  const { claire, karim } = await aConversation(app);
  const { user, network } = await renderApp(`/chat?contact=${karim.member.id}`, claire, {
    broken: 'GET /api/contacts',
  });
  await screen.findByText('Une erreur est survenue lors de la récupération des contacts.');
  network.mend();
  network.break(`GET /api/contacts/${karim.member.id}/messages`);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Une erreur est survenue lors de la récupération des messages.');
  network.mend();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByText('Message automatique');
});

test('a draft survives a visit to another conversation', async () => {
  const { claire, men } = await aSelection(app, 2);
  for (const { member } of men) await claire.client.matching.startConversation({ profileId: member.id });
  const [first, second] = men.map(({ member }) => member.id);
  const { user } = await renderApp(`/chat?contact=${first}`, claire);
  await user.type(await screen.findByLabelText('Votre message à Karim'), 'Je voulais vous dire');
  const link = (id = '') => {
    const found = document.getElementById(`contact-${id}`);
    if (!found) throw new Error('no such conversation');
    return found;
  };
  await user.click(link(second));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre message à Karim').value).toBe(''),
  );
  await user.click(link(first));
  await screen.findByDisplayValue('Je voulais vous dire');
});

test('declining shows the farewell first, then closes the conversation and frees its place', async () => {
  const { user, network, karim, claire } = await claireAndKarim();
  network.break(`POST /api/contacts/${karim.member.id}/decline`);
  await choose(user, 'Dire non avec douceur');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dire non avec douceur' }));
  await user.click(dialog.getByRole('radio', { name: /^Karim, j’y ai réfléchi/ }));
  await user.click(dialog.getByRole('button', { name: 'Envoyer et clore' }));
  await screen.findByText('Votre réponse n’est pas partie. Réessayez dans un instant.');
  expect(await claire.client.conversations.contacts()).toMatchObject([{ closure: null }]);
  network.mend();
  await user.click(dialog.getByRole('button', { name: 'Envoyer et clore' }));
  await screen.findByText(/Karim peut vous répondre une fois, puis cette conversation est close\./);
  expect(screen.queryByLabelText('Votre message à Karim')).toBeNull();
  expect(conversations().getByText('Vous avez dit non')).toBeDefined();
  await screen.findByText('Trois conversations encore possibles');
  await user.click(opener());
  expect(screen.queryByRole('menuitem', { name: 'Dire non avec douceur' })).toBeNull();
  const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
  expect(messages.at(-1)?.content).toMatch(/^Karim, j’y ai réfléchi/);
});

test('a declined member answers once, then the composer disappears', async () => {
  const { claire, karim } = await aConversation(app);
  await karim.client.conversations.decline({ id: claire.member.id, farewell: 'no-spark' });
  const { user } = await renderApp(`/chat?contact=${karim.member.id}`, claire);
  await screen.findByText('Karim préfère en rester là. Vous pouvez lui répondre une fois.');
  await user.type(screen.getByLabelText('Votre message à Karim'), 'Merci de me l’avoir dit.{Enter}');
  await screen.findByText(/et vous lui avez répondu\. Cette conversation est close\./);
  expect(screen.queryByLabelText('Votre message à Karim')).toBeNull();
  expect(conversations().getByText('Conversation close')).toBeDefined();
});

test('a deleted conversation can still be reported, by first name and day', async () => {
  const { claire, karim } = await aConversation(app);
  await karim.client.conversations.send(aMessage(claire, 'Un propos'));
  await karim.client.conversations.deleteConversation({ id: claire.member.id });
  const { user } = await renderApp('/chat', claire);
  await user.click(await screen.findByRole('button', { name: 'Signaler une conversation supprimée' }));
  await user.click(await screen.findByRole('button', { name: /^Signaler la conversation de Karim/ }));
  await user.selectOptions(await screen.findByLabelText('Ce que vous signalez'), 'insult');
  await user.type(screen.getByLabelText(/Que s’est-il passé/), 'Des propos blessants');
  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await screen.findByText('Utilisateur signalé avec succès.');
  const [report] = await app.db.select().from(userReports);
  expect(JSON.stringify(report?.sealed_thread)).toContain('Un propos');
});

/** Claire wrote first, five days ago, and has no answer. */
async function claireWrote() {
  const { claire, karim } = await aConversation(app);
  await claire.client.conversations.send(aMessage(karim));
  const created_at = new Date(app.clock.now().getTime() - 5 * DAY_MS);
  await app.db.update(chatMessages).set({ created_at });
  return { claire, karim };
}

test('the author of first words without an answer can close the conversation with a farewell', async () => {
  const { claire, karim } = await claireWrote();
  const { user } = await renderApp(`/chat?contact=${karim.member.id}`, claire);
  await user.click(await screen.findByRole('button', { name: 'Refermer la conversation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refermer la conversation' }));
  await user.click(dialog.getByRole('button', { name: 'Envoyer et clore' }));
  await within(screen.getByRole('log')).findByText(/^Karim, ce n’était sans doute pas le bon moment/);
});

test('the recipient of first words without an answer can decline', async () => {
  const { claire, karim } = await claireWrote();
  await renderApp(`/chat?contact=${claire.member.id}`, karim);
  await screen.findByText(/Claire vous a écrit il y a quelques jours/);
  expect(screen.getByRole('button', { name: 'Dire non avec douceur' })).toBeDefined();
});
