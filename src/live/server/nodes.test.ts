import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { isOnline } from '#testing/is-online.ts';
import { goLive, LivePeer, listenForTest } from '#testing/live-socket.ts';
import { anotherNode, sharedApp, type TestApp } from '#testing/test-app.ts';
import { asOwner, onPostgres } from '#testing/test-db.ts';
import { LIVE_CLOSE } from '../protocol.ts';
import { STILL_LISTENS } from './listen.ts';

const told = (peer: LivePeer, count: number) =>
  peer.until(`${count} events`, ({ events }) => events.length >= count);

describe.runIf(onPostgres)('two nodes on one database', () => {
  let here: TestApp;
  let there: TestApp;
  let ports: { here: number; there: number };

  beforeAll(async () => {
    here = await sharedApp();
    there = await anotherNode(here);
  });
  afterAll(() => there.stop());
  beforeEach(async () => {
    await here.reset();
    ports = { here: await listenForTest(here), there: await listenForTest(there) };
    await listening();
  });

  /** Waits until both nodes listen: later hints do not need the periodic reconciliation. */
  async function listening(): Promise<void> {
    const count = async () => {
      const { rows } = await here.db.execute<{ count: number }>(sql`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND query IN ('LISTEN lueur_live', ${STILL_LISTENS}) AND state = 'idle'
          AND application_name <> 'pgboss'`);
      return rows[0]?.count;
    };
    await expect.poll(count).toBeGreaterThanOrEqual(2);
  }

  async function apart() {
    const { claire, karim } = await aConversation(here);
    const hers = await goLive(claire, { port: ports.here });
    const his = await goLive(karim, { port: ports.there });
    return { claire, karim, hers, his };
  }

  test('exchange read receipts and typing indicators', async () => {
    const { claire, karim, hers, his } = await apart();
    const { id } = await claire.client.conversations.send(aMessage(karim));
    await karim.client.conversations.markRead({ id: claire.member.id, upTo: id });
    await told(hers, 2);
    expect(hers.events.at(-1)).toMatchObject({ kind: 'read-by-them', upTo: id });
    his.send({ kind: 'typing', contactId: claire.member.id });
    await hers.until('the sign', (peer) =>
      peer.ephemeral('typing').some(({ contactId }) => contactId === karim.member.id),
    );
  });

  test('close the connections of a session and of an account, on any node', async () => {
    const { claire, karim, his } = await apart();
    const elsewhere = await goLive(claire, { port: ports.there });
    await claire.client.session.end();
    await elsewhere.until('its end', ({ ended }) => ended === LIVE_CLOSE.sessionEnded);
    here.services.live.endMember(karim.member.id);
    await his.until('its end', ({ ended }) => ended === LIVE_CLOSE.sessionEnded);
  });

  test('know which members are connected to the other', async () => {
    const { karim } = await apart();
    await expect.poll(() => isOnline(here.db, karim.member.id, here.clock.now())).toBe(true);
  });

  test('lose no event when the listening connections break', async () => {
    const { claire, karim, his } = await apart();
    const cut = sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query IN ('LISTEN lueur_live', ${STILL_LISTENS}) AND pid <> pg_backend_pid()`;
    await asOwner(here.db, cut);
    for (let count = 1; count <= 10; count += 1) await claire.client.conversations.send(aMessage(karim));
    await told(his, 10);
    await listening();
    await claire.client.conversations.send(aMessage(karim));
    await told(his, 11);
  });

  test('write to each other concurrently without a deadlock', async () => {
    const { claire, karim, hers, his } = await apart();
    const both = Array.from({ length: 20 }, (_, count) => {
      const [from, to] = count % 2 ? [claire, karim] : [karim, claire];
      return from.client.conversations.send(aMessage(to, `Message ${count}`));
    });
    const sent = await Promise.all(both);
    await told(hers, 20);
    await told(his, 20);
    const order = sent.map(({ id }) => id).toSorted((a, b) => a - b);
    for (const peer of [hers, his])
      expect(peer.events.map((event) => event.kind === 'message' && event.message.id)).toEqual(order);
  });
});

test('a stopping node tells its browsers, and records their members as seen', async () => {
  const app = await sharedApp();
  await app.reset();
  const node = await anotherNode(app);
  const port = await listenForTest(node);
  const claire = await app.memberBrowser();
  const peer = await goLive(claire, { port });
  app.clock.advance({ minutes: 10 });
  await node.stop();
  expect(await isOnline(app.db, claire.member.id, app.clock.now())).toBe(true);
  await peer.until('its end', ({ ended }) => ended === LIVE_CLOSE.leaving);
});

test('a leaving node sends its browsers elsewhere and accepts no more', async () => {
  const app = await sharedApp();
  await app.reset();
  const node = await anotherNode(app);
  onTestFinished(() => node.stop());
  const port = await listenForTest(node);
  const { claire, karim } = await aConversation(app);
  const first = [];
  for (let count = 0; count < 10; count += 1) first.push(await goLive(await app.memberBrowser(), { port }));
  for (let count = 0; count < 10; count += 1) first.push(await goLive(claire, { port }));
  const last = await goLive(karim, { port });
  const leaving = node.live.leave();
  await Promise.all(first.map((peer) => peer.until('its end', ({ ended }) => ended === LIVE_CLOSE.leaving)));
  await leaving;
  await last.until('its end', ({ ended }) => ended === LIVE_CLOSE.leaving);
  const late = new LivePeer(karim, { port });
  await late.until('its refusal', ({ ended }) => ended === 502);
});
