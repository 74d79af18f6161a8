import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { chatContacts } from '#member/matching/server/tables.ts';
import { aConversation, acquainted, aMessage, aSelection, insertDate } from '#testing/conversations.ts';
import { aMan } from '#testing/factories.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const rows = () => within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');

test('a long list of conversations is paginated', async () => {
  const men = Array.from({ length: 35 }, () => aMan());
  await app.insert(...men);
  const claire = await app.memberBrowser();
  const now = app.clock.now();
  await app.db.insert(chatContacts).values(
    men.map(({ id }, place) => ({
      user_id: claire.member.id,
      contact_id: id,
      opened: false,
      created_at: new Date(now.getTime() - place * 60_000),
    })),
  );
  const { user } = await renderApp('/chat', claire);
  await screen.findByRole('list', { name: 'Conversations' });
  await waitFor(() => expect(rows()).toHaveLength(30));
  await user.click(screen.getByRole('button', { name: 'Afficher plus de conversations (5)' }));
  expect(rows()).toHaveLength(35);
  await waitFor(() => expect(document.activeElement).toBe(rows()[30]));
  expect(screen.queryByRole('button', { name: /^Afficher/ })).toBeNull();
});

test('each row says whose turn it is', async () => {
  const { claire, men } = await aSelection(app, 3);
  const [begun, written, answered] = men;
  if (!begun || !written || !answered) throw new Error('three are made');
  for (const { member } of men) await claire.client.matching.startConversation({ profileId: member.id });
  await claire.client.conversations.send(aMessage(written, 'Quel film pourriez-vous revoir ?'));
  await answered.client.conversations.send(aMessage(claire, 'Bonsoir Claire'));
  await renderApp('/chat', claire);
  const row = async (words: string) =>
    (await screen.findByText(words, { selector: 'li *' })).closest('li')?.textContent ?? '';
  expect(await row('À vous d’écrire les premiers mots')).toContain('Lueur vous a présentés');
  expect(await row('Vous avez écrit en dernier')).toContain('Quel film pourriez-vous revoir ?');
  expect(await row('À vous de répondre')).toContain('Bonsoir Claire');
  await screen.findByText(/donne plus envie de répondre/);
  expect(screen.queryByRole('link', { name: 'Voir mes matchs' })).toBeNull();
});

test('a proposed date makes it the turn of the other, in the list and on « Mon espace »', async () => {
  const { claire, karim } = await acquainted(app);
  const moments = [new Date(app.clock.now().getTime() + DAY_MS).toISOString()];
  await insertDate(app, [claire, karim], { moments });
  const { messages } = await claire.client.conversations.thread({ id: karim.member.id });
  await claire.client.conversations.markRead({ id: karim.member.id, upTo: messages.at(-1)?.id ?? 0 });
  await renderApp('/chat', claire);
  await screen.findByText('En attente de sa réponse', { selector: 'li *' });
  expect(screen.queryByText('À vous de répondre')).toBeNull();
  await renderApp('/dashboard', claire);
  await screen.findByText(/^Pas de nouveau message/);
});

test('a short list says how many conversations can still be opened', async () => {
  const { claire } = await aConversation(app);
  await renderApp('/chat', claire);
  await screen.findByText('Deux conversations encore possibles');
  expect((await screen.findByRole('link', { name: 'Voir mes matchs' })).getAttribute('href')).toBe(
    '/selection',
  );
});
