import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockedUsers, chatContacts, chatMessages, userEvents } from '#server/schema.ts';
import { aConversation, aMatch, aMessage, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { goLive, type LivePeer, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();
let port: number;

beforeEach(async () => {
  port = await listenForTest(app);
});

const told = (peer: LivePeer, count: number) =>
  peer.until(`${count} events`, ({ events }) => events.length >= count);

async function block(by: MemberBrowser, whom: MemberBrowser): Promise<void> {
  const row = { user_id: by.member.id, blocked_user_id: whom.member.id, created_at: app.clock.now() };
  await app.db.insert(blockedUsers).values(row);
}

describe('a message', () => {
  test('reaches every browser of both members, in order, with the unread count', async () => {
    const { claire, karim } = await aConversation(app);
    const hers = [await goLive(claire, { port }), await goLive(await logIn(app, claire.member), { port })];
    const his = await goLive(karim, { port });
    const first = await claire.client.conversations.send(aMessage(karim, 'Un'));
    const second = await claire.client.conversations.send(aMessage(karim, 'Deux'));
    for (const peer of [...hers, his]) await told(peer, 2);
    for (const peer of hers) {
      expect(peer.events).toMatchObject([
        { seq: 3, kind: 'message', contactId: karim.member.id, message: first, unreadCount: 0 },
        { seq: 4, kind: 'message', contactId: karim.member.id, message: second, unreadCount: 0 },
      ]);
    }
    expect(his.events.at(-1)).toEqual({
      seq: 4,
      kind: 'message',
      contactId: claire.member.id,
      message: { ...second, mine: false, clientId: null },
      unreadCount: 2,
    });
  });

  test('becomes « contacts-changed » with the same sequence number once it or its conversation is deleted', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim));
    await app.db.delete(chatMessages);
    const his = await goLive(karim, { port, cursor: 0 });
    await told(his, 3);
    await app.db.delete(chatContacts);
    const later = await goLive(karim, { port, cursor: 1 });
    await told(later, 2);
    expect([...his.events, ...later.events].map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'contacts-changed'],
      [2, 'contacts-changed'],
      [3, 'contacts-changed'],
      [2, 'contacts-changed'],
      [3, 'contacts-changed'],
    ]);
  });

  test.runIf(onPostgres)('overtaken by a block is not stored', async () => {
    const { claire, karim } = await aConversation(app);
    const send = await app.db.transaction(async (tx) => {
      await tx.select().from(chatContacts).orderBy(chatContacts.user_id).for('update');
      const sending = refusalOf(claire.client.conversations.send(aMessage(karim)));
      await new Promise((resolve) => setTimeout(resolve, 200));
      await tx.insert(blockedUsers).values({
        user_id: karim.member.id,
        blocked_user_id: claire.member.id,
        created_at: app.clock.now(),
      });
      return { sending };
    });
    expect(await send.sending).toBe('NOT_FOUND');
    expect(await app.db.$count(chatMessages)).toBe(1);
    const counts = await app.db.select({ unread: chatContacts.unread_count }).from(chatContacts);
    expect(counts.map(({ unread }) => unread).toSorted()).toEqual([0, 0]);
  });
});

test('opening a conversation notifies both members of it, then of its greeting', async () => {
  const { claire, karim } = await aMatch(app);
  const [hers, his] = [await goLive(claire, { port }), await goLive(karim, { port })];
  await claire.client.matching.startConversation({ profileId: karim.member.id });
  await claire.client.matching.startConversation({ profileId: karim.member.id });
  for (const peer of [hers, his]) {
    await told(peer, 2);
    expect(peer.events).toMatchObject([
      { seq: 1, kind: 'contacts-changed' },
      { seq: 2, kind: 'message', message: { automatic: true } },
    ]);
  }
  await hers.quiet();
  expect(hers.events).toHaveLength(2);
});

test.runIf(onPostgres)(
  'two members who open the same conversation concurrently share one greeting',
  async () => {
    const { claire, karim } = await aMatch(app);
    await karim.client.matching.selection();
    await Promise.all([
      claire.client.matching.startConversation({ profileId: karim.member.id }),
      karim.client.matching.startConversation({ profileId: claire.member.id }),
    ]);
    expect(await app.db.$count(chatMessages)).toBe(1);
    expect(await app.db.$count(chatContacts, eq(chatContacts.opened, true))).toBe(1);
  },
);

describe('marking as read', () => {
  test('updates the badge of every tab, and tells the sender up to which message', async () => {
    const { claire, karim } = await aConversation(app);
    const seen = await claire.client.conversations.send(aMessage(karim, 'Un'));
    await claire.client.conversations.send(aMessage(karim, 'Deux'));
    await app.db.update(chatContacts).set({ mailed_at: app.clock.now() });
    const tabs = [await goLive(karim, { port }), await goLive(karim, { port })];
    const hers = await goLive(claire, { port });
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: seen.id });
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: seen.id });
    for (const tab of tabs) {
      await told(tab, 1);
      expect(tab.events).toMatchObject([
        { kind: 'read-by-me', contactId: claire.member.id, upTo: seen.id, unreadCount: 1 },
      ]);
    }
    await told(hers, 1);
    expect(hers.events).toMatchObject([{ kind: 'read-by-them', contactId: karim.member.id, upTo: seen.id }]);
    const [side] = await app.db.select().from(chatContacts).where(eq(chatContacts.user_id, karim.member.id));
    expect(side).toMatchObject({ unread_count: 1, mailed_at: null });
    expect((await karim.client.session.read()).member?.unreadCount).toBe(1);
  });

  test('sends no event to a blocked member', async () => {
    const { claire, karim } = await aConversation(app);
    const seen = await claire.client.conversations.send(aMessage(karim));
    await block(karim, claire);
    const [hers, his] = [await goLive(claire, { port }), await goLive(karim, { port })];
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: seen.id });
    await told(his, 1);
    await hers.quiet();
    expect(hers.events).toEqual([]);
  });

  test('never makes the count negative, even from ten tabs concurrently', async () => {
    const { claire, karim } = await aConversation(app);
    const last = await claire.client.conversations.send(aMessage(karim));
    const tabs = Array.from({ length: 10 }, () =>
      karim.client.conversations.markRead({ id: claire.member.id, upTo: last.id }),
    );
    const [later] = await Promise.all([claire.client.conversations.send(aMessage(karim)), ...tabs]);
    expect(await karim.client.conversations.contacts()).toMatchObject([{ unreadCount: 1 }]);
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: later.id });
    expect(await karim.client.conversations.contacts()).toMatchObject([{ unreadCount: 0 }]);
  });
});

describe('a typing event', () => {
  const typing = (peer: LivePeer) => peer.ephemeral('typing');

  test('reaches the contact at most once in two seconds, and is not stored', async () => {
    const { claire, karim } = await aConversation(app);
    const [hers, his] = [await goLive(claire, { port }), await goLive(karim, { port })];
    for (let count = 0; count < 5; count += 1) hers.send({ kind: 'typing', contactId: karim.member.id });
    await his.until('the sign', (peer) => typing(peer).length > 0);
    await his.quiet();
    expect(typing(his)).toEqual([{ kind: 'typing', contactId: claire.member.id }]);
    expect(typing(hers)).toEqual([]);
    expect(await app.db.$count(userEvents)).toBe(4);
  });

  test('reaches neither a stranger nor, during a block, either of the two members', async () => {
    const { claire, karim } = await aConversation(app);
    const stranger = await app.memberBrowser();
    await block(karim, claire);
    const peers = [
      await goLive(claire, { port }),
      await goLive(karim, { port }),
      await goLive(stranger, { port }),
    ];
    const all = [claire, karim, stranger];
    for (const peer of peers) {
      for (const { member } of all) peer.send({ kind: 'typing', contactId: member.id });
    }
    await peers[0]?.quiet(300);
    expect(peers.flatMap(typing)).toEqual([]);
    expect(peers.map(({ ended }) => ended)).toEqual([undefined, undefined, undefined]);
  });
});
