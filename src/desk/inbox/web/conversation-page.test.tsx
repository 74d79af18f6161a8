import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#browser/api/query-client.ts';
import { deskLive } from '#live/web/desk-connection.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();

const newKey = () => crypto.randomUUID();

async function answersOf({ client }: TestBrowser, id: number): Promise<string[]> {
  const { messages } = await client.deskInbox.thread({ id });
  return messages.filter(({ from }) => from === 'team').map(({ content }) => content);
}

test('an answer that crosses a colleague’s is held back as a draft, and sent with one press', async () => {
  const claire = await app.memberBrowser();
  await claire.client.supportChat.sendAsMember({ clientId: newKey(), content: 'Bonjour' });
  const nadia = await app.staffBrowser('support', 'admin');
  const anne = await app.staffBrowser('support', 'admin');
  const [thread] = (await nadia.client.deskInbox.list({})).threads;
  const id = thread?.id ?? 0;
  const { user } = await renderApp(`/equipe/messages/${id}`, nadia);
  await user.type(await screen.findByLabelText(/^Votre réponse/), 'De Nadia.');
  await anne.client.deskInbox.answer({ id, clientId: newKey(), content: 'D’Anne.', seen: 1_000_000 });
  // It is on screen, but may be unread.
  await queryClient.invalidateQueries();
  await screen.findByText('D’Anne.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/Quelqu’un de l’équipe vient de répondre/);
  expect(await answersOf(anne, id)).toEqual(['D’Anne.']);
  expect(screen.getByText('De Nadia.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Réessayer|Renvoyer/ }));
  await expect.poll(() => answersOf(anne, id)).toEqual(['D’Anne.', 'De Nadia.']);
  // Her next answer starts with both messages on screen.
  await user.type(screen.getByLabelText(/^Votre réponse/), 'Encore.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => answersOf(anne, id)).toEqual(['D’Anne.', 'De Nadia.', 'Encore.']);
});

test('a note sent again after a lost response is stored once', async () => {
  const claire = await app.memberBrowser();
  await claire.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Bonjour' });
  const nadia = await app.staffBrowser('support');
  const [thread] = (await nadia.client.deskInbox.list({})).threads;
  const id = thread?.id ?? 0;
  const { user, network } = await renderApp(`/equipe/messages/${id}`, nadia);
  await user.click(await screen.findByRole('button', { name: 'Note pour l’équipe' }));
  network.break(`POST /api/desk/inbox/threads/${id}/notes`, 'answer-lost');
  await user.type(screen.getByLabelText('Votre note pour l’équipe'), 'Elle rappelle lundi.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('La note n’a pas pu être enregistrée.');
  network.mend();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByLabelText(/^Votre réponse/)).toBeDefined();
  expect((await nadia.client.deskInbox.thread({ id })).notes).toHaveLength(1);
});

test('an answer written offline leaves by itself when the network or the server returns, as it says', async () => {
  const claire = await app.memberBrowser();
  await claire.client.supportChat.sendAsMember({ clientId: newKey(), content: 'Bonjour' });
  const nadia = await app.staffBrowser('support');
  const [thread] = (await nadia.client.deskInbox.list({})).threads;
  const id = thread?.id ?? 0;
  const livePort = await listenForTest(app);
  const { user, sockets } = await renderApp(`/equipe/messages/${id}`, nadia, { livePort });
  await user.type(await screen.findByLabelText(/^Votre réponse/), 'De Nadia.');
  const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/Votre message partira de lui-même/);
  online.mockRestore();
  fireEvent(window, new Event('online'));
  await expect.poll(() => answersOf(nadia, id)).toEqual(['De Nadia.']);
  await waitFor(() => expect(screen.queryByText('Non envoyé.')).toBeNull());
  // The same when only the server was away: the live connection is back first.
  await waitFor(() => expect(deskLive.getState()).toBe('live'));
  const away = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(screen.getByLabelText(/^Votre réponse/), 'Encore.{Control>}{Enter}{/Control}');
  await screen.findByText(/Votre message partira de lui-même/);
  away.mockRestore();
  act(() => sockets.cut());
  sockets.mend();
  await expect.poll(() => answersOf(nadia, id)).toEqual(['De Nadia.', 'Encore.']);
});

test('the search keeps what is typed while the address changes, and Escape empties it', async () => {
  const { user } = await renderApp('/equipe/messages', await app.staffBrowser('support'));
  const field = await screen.findByRole<HTMLInputElement>('searchbox');
  const replaceState = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, 'replaceState').mockImplementation((...args) => {
    replaceState(...args);
    if (window.location.search === '?q=claire') fireEvent.change(field, { target: { value: 'claire@' } });
  });
  await user.type(field, 'claire');
  await expect.poll(() => window.location.search).toBe('?q=claire%40');
  expect(field.value).toBe('claire@');
  await user.keyboard('{Escape}');
  await expect.poll(() => window.location.search).toBe('');
  expect(field.value).toBe('');
});
