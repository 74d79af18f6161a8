import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { live } from '#live/web/live-connection.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
let livePort: number;

beforeEach(async () => {
  livePort = await listenForTest(app);
});

/** Claire has her conversation with Karim open, with live events. */
async function claireLooks(address = (karimId: string) => `/chat?contact=${karimId}`) {
  const { claire, karim } = await aConversation(app);
  const page = await renderApp(address(karim.member.id), claire, { livePort });
  await waitFor(() => expect(live.getState()).toBe('live'));
  const says = (content: string) => karim.client.conversations.send(aMessage(claire, content));
  return { ...page, claire, karim, says };
}

const log = async () => within(await screen.findByRole('log', { name: 'Messages avec Karim' }));

/** Sets `navigator.onLine` and fires its event. */
function network(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('an incoming message appears once, is announced with its author and is marked read', async () => {
  const { karim, claire, says } = await claireLooks();
  const thread = await log();
  await thread.findByText('Message automatique');
  await says('Bonsoir Claire');
  const bubble = await thread.findByText('Bonsoir Claire');
  const item = bubble.closest('li');
  expect(item?.getAttribute('aria-live')).toBeNull();
  expect(item?.textContent).toMatch(/^Karim/);
  const contacts = within(screen.getByRole('list', { name: 'Conversations' }));
  expect(contacts.getByText('Bonsoir Claire')).toBeDefined();
  await waitFor(async () => {
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    expect(messages.at(-1)).toMatchObject({ content: 'Bonsoir Claire', read: true });
  });
  await waitFor(() => expect(screen.queryByText(/message non lu/)).toBeNull());
  expect(thread.getAllByText('Bonsoir Claire')).toHaveLength(1);
});

test('the badge counts live on other member pages', async () => {
  const { says } = await claireLooks(() => '/settings');
  await screen.findByRole('heading', { level: 1 });
  await says('Un');
  await screen.findAllByText(/1 message non lu/);
  await says('Deux');
  await screen.findAllByText(/2 messages non lus/);
});

test('each sees the other typing, announced once, until the message arrives, and its read receipt', async () => {
  const { user, karim, claire, says } = await claireLooks();
  const thread = await log();
  await thread.findByText('Message automatique');
  const peer = await goLive(karim, { port: livePort });
  peer.send({ kind: 'typing', contactId: claire.member.id });
  const shown = await thread.findByText(/Karim écrit…/);
  expect(shown.getAttribute('aria-hidden')).toBe('true');
  const said = screen.getAllByRole('status').filter(({ textContent }) => textContent === 'Karim écrit…');
  expect(said).toHaveLength(1);
  await says('Bonsoir');
  await thread.findByText('Bonsoir');
  expect(thread.queryByText(/Karim écrit…/)).toBeNull();
  expect(said[0]?.textContent).toBe('Karim écrit…');

  await user.type(screen.getByLabelText('Votre message à Karim'), 'Enchantée');
  await peer.until('the sign that Claire writes', (peer) =>
    peer.ephemeral('typing').some(({ contactId }) => contactId === claire.member.id),
  );
  expect(peer.ephemeral('typing')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(thread.getAllByText('Envoyé')).toHaveLength(1));
  const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
  await karim.client.conversations.markRead({ id: claire.member.id, upTo: messages.at(-1)?.id ?? 0 });
  await waitFor(() => expect(thread.getAllByText('Lu')).toHaveLength(1));
  expect(thread.getAllByText('Enchantée')).toHaveLength(1);
});

test('a reconnection loses and duplicates nothing; only a long interruption is announced', async () => {
  const { sockets, says } = await claireLooks();
  const thread = await log();
  await thread.findByText('Message automatique');
  await says('Avant');
  await thread.findByText('Avant');
  act(() => sockets.cut());
  await says('Pendant');
  await says('Toujours pendant');
  expect(screen.queryByText('Reconnexion…')).toBeNull();
  await screen.findAllByText('Reconnexion…');
  expect(thread.queryByText('Pendant')).toBeNull();
  sockets.mend();
  await thread.findByText('Toujours pendant');
  for (const content of ['Avant', 'Pendant', 'Toujours pendant'])
    expect(thread.getAllByText(content)).toHaveLength(1);
  expect(screen.queryByText('Reconnexion…')).toBeNull();
});

test('a message written offline says so, and is sent once when the network returns', async () => {
  const { user, karim, claire } = await claireLooks();
  const thread = await log();
  await thread.findByText('Message automatique');
  network(false);
  await user.type(screen.getByLabelText('Votre message à Karim'), 'Dans le train{Enter}');
  await user.type(screen.getByLabelText('Votre message à Karim'), 'sous un tunnel{Enter}');
  await waitFor(() => expect(thread.getAllByText('Non envoyé.')).toHaveLength(2));
  expect(thread.getAllByText(/Votre message partira de lui-même/)).toHaveLength(2);
  network(true);
  await waitFor(() => expect(thread.queryByText('Non envoyé.')).toBeNull());
  await waitFor(() => expect(thread.getAllByText('Dans le train')).toHaveLength(1));
  await waitFor(async () => {
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    expect(messages.map(({ content }) => content).slice(1)).toEqual(['Dans le train', 'sous un tunnel']);
  });
});

test('the reply to a question replaces the ideas once the contact has written', async () => {
  const { claire, karim, says, user } = await claireLooks();
  await screen.findByText('Trois idées pour vos premiers mots');
  await says('Bonsoir. Quel sentier me conseilleriez-vous ?');
  await user.click(await screen.findByRole('button', { name: /^Répondre à sa question.*Quel sentier/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Votre message à Karim'));
  await user.keyboard('Celui du lac');
  expect(screen.queryByText('Répondre à sa question')).toBeNull();
  expect(screen.queryByText('Trois idées pour vos premiers mots')).toBeNull();
  expect((await claire.client.conversations.thread({ id: karim.member.id })).ideas).toEqual([]);
});

test('a message that reaches a hidden tab stays unread until the tab is visible', async () => {
  const { claire, says } = await claireLooks();
  const thread = await log();
  await thread.findByText('Message automatique');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await says('Êtes-vous là ?');
  await thread.findByText('Êtes-vous là ?');
  expect(await claire.client.conversations.contacts()).toMatchObject([{ unreadCount: 1 }]);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () =>
    expect(await claire.client.conversations.contacts()).toMatchObject([{ unreadCount: 0 }]),
  );
});
