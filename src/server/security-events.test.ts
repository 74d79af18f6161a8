import { beforeEach, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const events = () => app.logs.map(({ level, event }) => `${level} ${event}`);

test('guessing, locking and getting in leave their names in the log, and nothing of the member', async () => {
  const member = aMember();
  await app.insert(member);
  const { client } = app.browser();
  const logIn = (password: string) => client.accounts.logIn({ email: member.email, password });
  await refusalOf(logIn('un mauvais mot de passe'));
  await logIn(TEST_PASSWORD);
  expect(events()).toEqual(['warn log-in-failed', 'info log-in-succeeded']);
  for (let tries = 0; tries < 10; tries += 1) await refusalOf(logIn('un mauvais mot de passe'));
  expect(await refusalOf(logIn(TEST_PASSWORD))).toBe('ACCOUNT_LOCKED');
  expect(events().at(-1)).toBe('warn account-locked');
  for (const secret of [member.id, member.email, 'mot de passe'])
    expect(JSON.stringify([app.logs, app.requests])).not.toContain(secret);
});

test('a changed password and an erased account are logged, and a wrong one on the way', async () => {
  const { client, member } = await app.memberBrowser();
  const password = 'un autre soir d’été';
  const change = (current: string) => client.accounts.changePassword({ current, password });
  await refusalOf(change('faux'));
  await change(TEST_PASSWORD);
  await client.dataRights.deleteAccount({ password });
  expect(events()).toEqual([
    'info log-in-succeeded',
    'warn password-refused',
    'info password-changed',
    'info account-erased',
  ]);
  expect(JSON.stringify([app.logs, app.requests])).not.toContain(member.id);
});

test('the line of a request names its route as the contract does', async () => {
  const { client, member } = await app.memberBrowser();
  await refusalOf(client.matching.preview({ id: member.id }));
  expect(app.requests.map(({ fields }) => [fields.method, fields.route, fields.status])).toEqual([
    ['POST', '/api/log-in', 200],
    ['GET', '/api/profiles/{id}', 404],
  ]);
});
