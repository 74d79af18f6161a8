import { expect, test } from 'vitest';
import { sessions } from '#server/schema.ts';
import { fillDiskUnder } from '#testing/full-disk.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

test('a full disk does not end a session', async () => {
  const { client, member } = await app.memberBrowser();
  await fillDiskUnder(app.db, 'member_activity');
  expect((await client.session.read()).member).toMatchObject({ email: member.email });
  expect(app.logs.map(({ event }) => event)).toContain('visit-not-recorded');
});

test('the address of a log-in is not stored', async () => {
  await app.memberBrowser();
  expect(await app.db.select({ address: sessions.ipAddress }).from(sessions)).toEqual([{ address: '' }]);
});
