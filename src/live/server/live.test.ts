import { once } from 'node:events';
import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberActivity, sessions, staffSessions, userEvents } from '#server/schema.ts';
import { aConversation, aMessage, logIn } from '#testing/conversations.ts';
import { isOnline } from '#testing/is-online.ts';
import { goLive, LivePeer, listenForTest } from '#testing/live-socket.ts';
import { testApp } from '#testing/test-app.ts';
import { LIVE_CLOSE } from '../protocol.ts';
import { eraseOldEvents, recordEvents } from './event-store.ts';

const app = await testApp();
let port: number;

beforeEach(async () => {
  port = await listenForTest(app);
});

async function endOf(peer: LivePeer): Promise<number | undefined> {
  await peer.until('the end of the connection', ({ ended }) => ended !== undefined);
  return peer.ended;
}

describe('a connection', () => {
  test('needs a valid session', async () => {
    const claire = await app.memberBrowser();
    expect(await endOf(new LivePeer(app.browser(), { port }))).toBe(401);
    const former = app.browser(claire.cookies);
    await claire.client.session.end();
    expect(await endOf(new LivePeer(former, { port }))).toBe(401);
  });

  test.each([
    ['a foreign Origin', 'https://ailleurs.invalid'],
    ['no Origin', ''],
    ['a null Origin', 'null'],
  ])('gets a rejection with %s', async (_, origin) => {
    const claire = await app.memberBrowser();
    expect(await endOf(new LivePeer(claire, { port, origin }))).toBe(403);
    await goLive(claire, { port });
  });

  test.each([
    ['one host', 'Host: exemple.fr', '101'],
    ['two hosts', 'Host: exemple.fr\r\nhost: ailleurs.invalid', '400'],
  ])('opens for one Host header and not for several: %s', async (_, hosts, status) => {
    const claire = await app.memberBrowser();
    const socket = connect(port, '127.0.0.1');
    socket.write(
      [
        'GET /api/live HTTP/1.1',
        hosts,
        `Origin: ${app.services.env.APP_URL}`,
        `Cookie: ${claire.cookieHeader}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('opens only at its address', async () => {
    const claire = await app.memberBrowser();
    const response = await fetch(`http://127.0.0.1:${port}/api/live`, {
      headers: { cookie: claire.cookieHeader },
    });
    expect(response.status).toBe(404);
  });

  test('counts towards a maximum of ten per member; when one ends another may open', async () => {
    const claire = await app.memberBrowser();
    const ten = [];
    for (let count = 0; count < 10; count += 1) ten.push(await goLive(claire, { port }));
    expect(await endOf(new LivePeer(claire, { port }))).toBe(429);
    await goLive(await app.memberBrowser(), { port });
    ten[0]?.ws.close();
    await ten[0]?.until('its end', ({ ended }) => ended !== undefined);
    await goLive(claire, { port });
  });

  test.each([
    ['another member’s channel', JSON.stringify({ type: 'subscribe', member: 'membre-1' }), 1008],
    ['no JSON', 'bonjour', 1008],
    ['more than 16 KB', JSON.stringify({ type: 'typing', contactId: 'a'.repeat(17_000) }), 1009],
  ])('closes when the browser sends %s', async (_, text, code) => {
    const peer = await goLive(await app.memberBrowser(), { port });
    peer.say(text);
    expect(await endOf(peer)).toBe(code);
    if (code === 1008) expect(app.logs.map(({ event }) => event)).toContain('live-misused');
  });

  test('closes above 20 frames in 10 seconds', async () => {
    const peer = await goLive(await app.memberBrowser(), { port });
    for (let count = 0; count < 20; count += 1) peer.send({ kind: 'typing', contactId: 'personne' });
    await peer.quiet();
    expect(peer.ended).toBeUndefined();
    peer.send({ kind: 'typing', contactId: 'personne' });
    expect(await endOf(peer)).toBe(1008);
  });
});

describe('the end of a session', () => {
  test('closes its connections at log-out, and no other', async () => {
    const claire = await app.memberBrowser();
    const elsewhere = await logIn(app, claire.member);
    const [tab, otherTab, phone] = [
      await goLive(claire, { port }),
      await goLive(claire, { port }),
      await goLive(elsewhere, { port }),
    ];
    await claire.client.session.end();
    expect([await endOf(tab), await endOf(otherTab)]).toEqual([
      LIVE_CLOSE.sessionEnded,
      LIVE_CLOSE.sessionEnded,
    ]);
    expect(phone.ended).toBeUndefined();
  });

  test('closes every connection of a whole account, and no other', async () => {
    const claire = await app.memberBrowser();
    const peers = [await goLive(claire, { port }), await goLive(await logIn(app, claire.member), { port })];
    const other = await goLive(await app.memberBrowser(), { port });
    app.services.live.endMember(claire.member.id);
    for (const peer of peers) expect(await endOf(peer)).toBe(LIVE_CLOSE.sessionEnded);
    expect(other.ended).toBeUndefined();
  });
});

describe('the cursor', () => {
  test('returns later events, once and in order', async () => {
    const { claire, karim } = await aConversation(app);
    const before = await goLive(karim, { port });
    expect(before.ready).toMatchObject({ cursor: 2, fresh: true });
    before.ws.terminate();
    for (const content of ['Un', 'Deux', 'Trois'])
      await claire.client.conversations.send(aMessage(karim, content));
    const after = await goLive(karim, { port, cursor: before.cursor });
    await after.until('three messages', ({ events }) => events.length === 3);
    expect(after.ready).toMatchObject({ cursor: 2, fresh: false });
    expect(after.events.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  });

  test('restarts the stream when another timeline of the database has numbered it', async () => {
    const { karim } = await aConversation(app);
    const { timeline = '' } = (await goLive(karim, { port })).ready ?? {};
    expect(timeline).toMatch(/^[0-9A-F]{8}$/);
    const resumed = await goLive(karim, { port, cursor: 2, timeline });
    expect(resumed.ready).toEqual({ type: 'ready', cursor: 2, fresh: false, timeline });
    const restarted = await goLive(karim, { port, cursor: 2, timeline: '00000000' });
    expect(restarted.ready).toEqual({ type: 'ready', cursor: 2, fresh: true, timeline });
  });

  test('restarts the stream when unknown, too far behind or expired', async () => {
    const { claire, karim } = await aConversation(app);
    expect((await goLive(karim, { port, cursor: 2 })).ready).toMatchObject({ cursor: 2, fresh: false });
    expect((await goLive(karim, { port, cursor: 9 })).ready).toMatchObject({ cursor: 2, fresh: true });
    app.clock.advance({ days: 8 });
    await claire.client.conversations.send(aMessage(karim));
    await eraseOldEvents(app.db, app.clock.now());
    expect(await app.db.$count(userEvents)).toBe(2);
    expect((await goLive(karim, { port, cursor: 1 })).ready).toMatchObject({ cursor: 3, fresh: true });
    expect((await goLive(karim, { port, cursor: 2 })).ready).toMatchObject({ cursor: 2, fresh: false });
    const many = Array.from({ length: 1001 }, () => ({
      userId: karim.member.id,
      kind: 'contacts-changed' as const,
    }));
    await app.db.transaction((tx) => recordEvents(tx, many, app.clock.now()));
    expect((await goLive(karim, { port, cursor: 3 })).ready).toMatchObject({ cursor: 1004, fresh: true });
    const behind = await goLive(karim, { port, cursor: 4 });
    expect(behind.ready).toMatchObject({ cursor: 4, fresh: false });
    await behind.until('a thousand events', ({ events }) => events.length === 1000);
    expect(behind.events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 1000 }, (_, place) => place + 5),
    );
  });
});

test('without a hint, a browser gets its event, and the end of a session reaches its sockets', async () => {
  const { claire, karim } = await aConversation(app);
  const nadia = await app.staffBrowser('support');
  const ended = [await goLive(claire, { port }), await goLive(nadia, { port, path: '/api/live/desk' })];
  const peer = await goLive(karim, { port });
  const event = { userId: karim.member.id, kind: 'contacts-changed' as const };
  await app.db.transaction((tx) => recordEvents(tx, [event], app.clock.now()));
  await app.db.delete(sessions).where(eq(sessions.userId, claire.member.id));
  await app.db.delete(staffSessions);
  await peer.until('the event', ({ events }) => events.length === 1);
  for (const one of ended) expect(await endOf(one)).toBe(LIVE_CLOSE.sessionEnded);
});

test('a browser that stops reading uses little memory and gets everything once it reads again', async () => {
  const { claire, karim } = await aConversation(app);
  const peer = await goLive(karim, { port });
  const other = await goLive(karim, { port });
  const content = 'a'.repeat(2000);
  await claire.client.conversations.send(aMessage(karim, content));
  await peer.until('the message', ({ events }) => events.length === 1);
  peer.ws.pause();
  const [told] = await app.db.select().from(userEvents).where(sql`seq = 3`);
  const repeated = Array.from({ length: 900 }, () => ({
    userId: karim.member.id,
    kind: 'message' as const,
    contactId: claire.member.id,
    messageId: told?.message_id ?? 0,
  }));
  for (let round = 0; round < 4; round += 1) {
    await app.db.transaction((tx) => recordEvents(tx, repeated, app.clock.now()));
    app.services.live.publish([karim.member.id]);
  }
  await other.until('everything in the tab that reads', ({ events }) => events.length === 3601);
  peer.ws.resume();
  await peer.until('everything in the tab that was slow', ({ events }) => events.length === 3601);
  expect(peer.events.map(({ seq }) => seq)).toEqual(other.events.map(({ seq }) => seq));
});

test('a connected member is online, for two more minutes after leaving', async () => {
  const claire = await app.memberBrowser();
  const online = () => isOnline(app.db, claire.member.id, app.clock.now());
  expect(await online()).toBe(false);
  const peer = await goLive(claire, { port });
  await expect.poll(online).toBe(true);
  app.clock.advance({ minutes: 10 });
  peer.ws.close();
  await expect.poll(online).toBe(true);
  app.clock.advance({ minutes: 3 });
  expect(await online()).toBe(false);
});

test('opening the site records a visit, at most once in ten minutes', async () => {
  const claire = await app.memberBrowser();
  const seenAt = async () => (await app.db.select().from(memberActivity))[0]?.last_seen_at;
  await claire.client.session.read();
  const first = app.clock.now();
  expect(await seenAt()).toEqual(first);
  app.clock.advance({ minutes: 9 });
  await claire.client.session.read();
  expect(await seenAt()).toEqual(first);
  app.clock.advance({ minutes: 2 });
  await claire.client.session.read();
  expect(await seenAt()).toEqual(app.clock.now());
});
