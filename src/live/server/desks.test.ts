import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goLive, LivePeer, listenForTest } from '#testing/live-socket.ts';
import { anotherNode, type TestApp, testApp } from '#testing/test-app.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';
import { LIVE_CLOSE } from '../protocol.ts';

const path = '/api/live/desk';
const CHANGED = { kind: 'desk-changed', part: 'inbox' } as const;
const app = await testApp();
let port: number;

beforeEach(async () => {
  port = await listenForTest(app);
});

test('desks hear of changes, members and visitors do not', async () => {
  const desk = await goLive(await app.staffBrowser('support'), { port, path });
  const member = await goLive(await app.memberBrowser(), { port });
  app.services.live.publishToTeam(CHANGED);
  await desk.until('the sign', (peer) => peer.ephemeral('desk-changed').length === 1);
  expect(desk.ephemeral('desk-changed')).toEqual([CHANGED]);
  await member.quiet();
  expect(member.ephemeral('desk-changed')).toEqual([]);
});

test('callers outside the team are rejected, even with a member session or only a password', async () => {
  const halfIn = await openDesk(app, await insertColleague(app, ['admin']), false);
  for (const browser of [app.browser(), await app.memberBrowser(), halfIn]) {
    const peer = new LivePeer(browser, { port, path });
    await peer.until('its refusal', ({ ended }) => ended === 401);
  }
});

test('the end of a session closes its desks, and no other', async () => {
  const nadia = await app.staffBrowser('support');
  const [hers, his] = [
    await goLive(nadia, { port, path }),
    await goLive(await app.staffBrowser('moderation'), { port, path }),
  ];
  await nadia.client.deskStaff.logOut();
  await hers.until('its end', ({ ended }) => ended === LIVE_CLOSE.sessionEnded);
  expect(his.ended).toBeUndefined();
});

describe.runIf(onPostgres)('two nodes on one database', () => {
  let there: TestApp;
  beforeAll(async () => {
    there = await anotherNode(app);
  });
  afterAll(() => there.stop());

  test('notify each other’s desks', async () => {
    const desk = await goLive(await app.staffBrowser('support'), { port: await listenForTest(there), path });
    const isTold = () => {
      app.services.live.publishToTeam(CHANGED);
      return desk.ephemeral('desk-changed').length > 0;
    };
    // Retried until the other node has begun to listen.
    await expect.poll(isTold).toBe(true);
  });
});
