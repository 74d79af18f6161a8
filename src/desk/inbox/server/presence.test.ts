import { beforeEach, expect, test } from 'vitest';
import { supportHours } from '#server/schema.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { testApp } from '#testing/test-app.ts';

const path = '/api/live/desk';
const app = await testApp();
let port: number;

beforeEach(async () => {
  port = await listenForTest(app);
});

const looksAt = (thread: number | null) => ({ kind: 'desk-presence', thread, writing: false });

test('a colleague in the same thread appears by first name, and one without an inbox does not', async () => {
  const nadia = await app.staffBrowser('support');
  const hers = await goLive(nadia, { port, path });
  const his = await goLive(await app.staffBrowser('admin'), { port, path });
  const theirs = await goLive(await app.staffBrowser('moderation'), { port, path });
  theirs.send(looksAt(7));
  hers.send({ ...looksAt(7), firstName: 'Quelqu’un d’autre' });
  await his.until('the sign', (peer) => peer.ephemeral('desk-presence').length > 0);
  await his.quiet();
  const { id: staff, firstName } = nadia.staff;
  expect(his.ephemeral('desk-presence')).toEqual([{ ...looksAt(7), staff, firstName }]);
});

test('minutes are promised during opening hours with support at an open desk, and not two minutes later', async () => {
  app.clock.set('2026-11-20T10:00:00+01:00');
  await app.db.insert(supportHours).values({ day: 5, opens: '09:00', closes: '18:00' });
  const promise = async () => (await app.browser().client.supportChat.visitorChat({})).promise;
  expect(await promise()).toBe('Nous vous répondons dans la journée.');
  const desk = await goLive(await app.staffBrowser('support'), { port, path });
  desk.send(looksAt(null));
  await expect.poll(promise).toBe('L’équipe répond en général en quelques minutes.');
  app.clock.advance({ minutes: 3 });
  expect(await promise()).toBe('Nous vous répondons dans la journée.');
});
