import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

/** Claire, who has just opened a conversation with Karim. */
async function claireAndKarim() {
  const { claire, karim } = await aConversation(app);
  return { claire, karim, id: karim.member.id, address: `/chat?contact=${karim.member.id}` };
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Votre message à Karim');
const log = async () => within(await screen.findByRole('log', { name: 'Messages avec Karim' }));
const send = () => screen.getByRole('button', { name: 'Envoyer' });

test('an idea fills the composer without sending; sent, it appears in thread and list, and the ideas disappear', async () => {
  const { claire, id, address } = await claireAndKarim();
  const { user } = await renderApp(address, claire);
  const thread = await log();
  await thread.findByText(/^Claire a ouvert cette conversation avec Karim\./);
  expect(thread.getByText('Message automatique')).toBeDefined();
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await user.click(send());
  expect(document.activeElement).toBe(await field());
  expect(screen.getByText('Écrivez d’abord votre message.')).toBeDefined();
  const idea = screen.getByRole('button', { name: /dimanche réussi/ });
  const words = idea.textContent;
  await user.click(idea);
  expect((await field()).value).toBe(words);
  expect(document.activeElement).toBe(await field());
  expect((await claire.client.conversations.thread({ id })).messages).toHaveLength(1);

  await user.keyboard('  {Enter}');
  await waitFor(() => expect(thread.queryAllByText('Envoyé')).toHaveLength(1));
  expect((await field()).value).toBe('');
  expect(screen.queryByRole('button', { name: /dimanche réussi/ })).toBeNull();
  const contacts = within(screen.getByRole('list', { name: 'Conversations' }));
  await contacts.findByText(/dimanche réussi/);
  expect((await claire.client.conversations.thread({ id })).messages).toMatchObject([
    { automatic: true },
    { automatic: false, content: words },
  ]);
});

test('a lost response keeps the text, and « Réessayer » does not send it twice', async () => {
  const { claire, id, address } = await claireAndKarim();
  const { user, network } = await renderApp(address, claire);
  await (await log()).findByText('Message automatique');
  network.break(`POST /api/contacts/${id}/messages`, 'answer-lost');
  await user.type(await field(), 'Bonsoir Karim{Enter}');
  const thread = await log();
  await thread.findByText(/Une erreur est survenue lors de l’envoi du message\./);
  expect(thread.getByText('Bonsoir Karim')).toBeDefined();
  const stored = async () => {
    const { messages } = await claire.client.conversations.thread({ id });
    return messages.filter(({ content }) => content === 'Bonsoir Karim');
  };
  expect(await stored()).toHaveLength(1);

  network.mend();
  await user.click(thread.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(thread.queryByText('Non envoyé.')).toBeNull());
  await waitFor(() => expect(thread.queryAllByText('Envoyé')).toHaveLength(1));
  expect(thread.getAllByText('Bonsoir Karim')).toHaveLength(1);
  expect(await stored()).toHaveLength(1);
});

test('an unread message counts in menu and tab title of every page; opening the conversation marks it read', async () => {
  const { claire, karim } = await claireAndKarim();
  await claire.client.conversations.send(aMessage(karim));
  const { user } = await renderApp('/conseils', karim);
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  await user.click((await screen.findAllByRole('link', { name: /^Messages/ }))[0] as HTMLElement);
  expect(screen.getAllByText(/1 message non lu/).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('link', { name: 'Ouvrir la conversation' }));
  await screen.findByRole('log', { name: 'Messages avec Claire' });
  await waitFor(() => expect(screen.queryByText(/1 message non lu/)).toBeNull());
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  expect(await karim.client.conversations.contacts()).toMatchObject([{ unreadCount: 0 }]);
});

test('the page links to the matches when there is no conversation', async () => {
  await renderApp('/chat', await app.memberBrowser());
  await screen.findByRole('heading', { name: 'Vos conversations commenceront ici' });
  expect(screen.getByRole('link', { name: 'Voir mes matchs' }).getAttribute('href')).toBe('/selection');
  // Lueur introduces two members, and writes no greeting in their name (D34).
  expect(screen.getByText(/trois idées pour vos premiers mots/)).toBeDefined();
});
