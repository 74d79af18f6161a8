import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sessionApi } from '#browser/session/api.ts';
import { makeRandom, pickOne } from '#lib/seeded-random.ts';
import { aMessage, aSelection, type MemberBrowser } from '#testing/conversations.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { testApp } from '#testing/test-app.ts';
import { TestNetwork } from '#testing/test-network.ts';
import { contactsQuery, threadQuery } from './shared/api.ts';
import { applyConversationEvent } from './shared/live-events.ts';

const app = await testApp();

/** Claire in conversation with two men, with a live browser; `fetch` runs as her. */
async function twoConversations() {
  const { claire, men } = await aSelection(app, 2);
  for (const { member } of men) {
    app.clock.advance({ minutes: 1 });
    await claire.client.matching.startConversation({ profileId: member.id });
  }
  const network = new TestNetwork(claire);
  vi.stubGlobal('fetch', network.fetch);
  onTestFinished(() => network.settled());
  const peer = await goLive(claire, { port: await listenForTest(app) });
  return { claire, men, network, peer };
}

/** Loads what Claire’s screens load. */
async function readAll(queryClient: QueryClient, men: readonly MemberBrowser[]) {
  const session = await queryClient.fetchQuery(sessionApi.read.queryOptions());
  const contacts = await queryClient.fetchQuery(contactsQuery());
  const threads = [];
  for (const { member } of men) threads.push(await queryClient.fetchInfiniteQuery(threadQuery(member.id)));
  return { session, contacts, threads };
}

function heldBy(queryClient: QueryClient, men: readonly MemberBrowser[]) {
  return {
    session: queryClient.getQueryData(sessionApi.read.queryOptions().queryKey),
    contacts: queryClient.getQueryData(contactsQuery().queryKey),
    threads: men.map(({ member }) => queryClient.getQueryData(threadQuery(member.id).queryKey)),
  };
}

test.each([1, 2, 3])('events update the cached state to the current one (%i)', async (seed) => {
  const { claire, men, peer } = await twoConversations();
  const [once, twice] = [new QueryClient(), new QueryClient()];
  await readAll(once, men);
  await readAll(twice, men);
  const random = makeRandom(seed);
  for (let step = 0; step < 25; step += 1) {
    app.clock.advance({ minutes: 1 });
    const man = pickOne(random, men);
    const reader = pickOne(random, [claire, man]);
    const other = reader === claire ? man : claire;
    if (pickOne(random, [true, true, false])) {
      await other.client.conversations.send(aMessage(reader, `Message ${step}`));
    } else {
      const { messages } = await reader.client.conversations.thread({ id: other.member.id });
      const upTo = messages.at(-1)?.id;
      if (upTo !== undefined) await reader.client.conversations.markRead({ id: other.member.id, upTo });
    }
  }
  await peer.quiet();
  expect(peer.events.length).toBeGreaterThan(15);
  for (const event of peer.events) {
    applyConversationEvent(once, event);
    applyConversationEvent(twice, event);
    applyConversationEvent(twice, event);
  }
  const now = await readAll(new QueryClient(), men);
  // The stream cursor is read once on page load; events do not change it.
  const { session } = now;
  if (!session.member) throw new Error('Claire is logged in');
  const begun = {
    ...now,
    session: { ...session, member: { ...session.member, lastEvent: expect.any(Number) } },
  };
  expect(heldBy(once, men)).toEqual(begun);
  expect(heldBy(twice, men)).toEqual(begun);
});

test('an event that arrives during a pending request is not lost', async () => {
  const { claire, men, network, peer } = await twoConversations();
  const [karim] = men;
  if (!karim) throw new Error('nobody to write to');
  const queryClient = new QueryClient();
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (input: Request) => {
    const answer = await network.fetch(input);
    await held.promise;
    return answer;
  });
  const reading = readAll(queryClient, []);
  const thread = queryClient.fetchInfiniteQuery(threadQuery(karim.member.id));
  const contacts = queryClient.fetchQuery(contactsQuery());
  await network.settled();
  app.clock.advance({ minutes: 1 });
  await karim.client.conversations.send(aMessage(claire, 'Pendant la lecture'));
  await peer.until('the message', ({ events }) => events.length === 1);
  for (const event of peer.events) applyConversationEvent(queryClient, event);
  held.resolve();
  await Promise.all([reading, thread, contacts]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  const all = heldBy(queryClient, [karim]);
  expect(all.contacts?.[0]).toMatchObject({ unreadCount: 1, lastMessage: { content: 'Pendant la lecture' } });
  expect(all.threads[0]?.pages[0]?.messages.map(({ content }) => content)).toContain('Pendant la lecture');
  expect(all.threads[0]?.pages[0]?.messages).toHaveLength(2);
});
