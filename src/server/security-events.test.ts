import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import { SECURITY_EVENTS_KEPT_MONTHS } from '#platform/security-events/events.ts';
import { originPseudonym, subjectPseudonym } from '#platform/security-events/recorder.ts';
import { insertSecurityEvents } from '#platform/security-events/store.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { aMember } from '#testing/factories.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { asOwner, databaseTime } from '#testing/test-db.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';
import { contract } from './contract.ts';
import { runHousekeeping } from './schedule.ts';
import { securityEvents } from './schema.ts';
import { listEventsOf } from './team-commands.ts';

const POSTED = { origin: 'http://localhost:3000', 'content-type': 'application/json' };

const app = await testApp();

async function recorded() {
  await app.services.securityEvents.flush();
  return app.db.select().from(securityEvents).orderBy(asc(securityEvents.id));
}
const pseudonymOf = (kind: 'member' | 'address' | 'staff', id: string) =>
  subjectPseudonym(app.services.secret, { kind, id });

const events = () => app.logs.map(({ level, event }) => `${level} ${event}`);

test('guessing, locking and logging in are logged by name, without the member', async () => {
  const [member] = await app.insert(aMember());
  const { client } = app.browser();
  const logIn = (password: string) => client.accounts.logIn({ email: member.email, password });
  await refusalOf(logIn('un mauvais mot de passe'));
  await logIn(TEST_PASSWORD);
  expect(events()).toEqual(['warn log-in-failed', 'info new-device', 'info log-in-succeeded']);
  for (let tries = 0; tries < 10; tries += 1) await refusalOf(logIn('un mauvais mot de passe'));
  expect(await refusalOf(logIn(TEST_PASSWORD))).toBe('ACCOUNT_LOCKED');
  expect(events().at(-1)).toBe('warn account-locked');
  for (const secret of [member.id, member.email, 'mot de passe'])
    expect(JSON.stringify([app.logs, app.requests])).not.toContain(secret);
});

test('a changed password, a wrong one and an erased account are logged', async () => {
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

test('the request log names the route as in the contract', async () => {
  const { client, member } = await app.memberBrowser();
  await refusalOf(client.matching.preview({ id: member.id }));
  expect(app.requests.map(({ fields }) => [fields.method, fields.route, fields.status])).toEqual([
    ['POST', '/api/log-in', 200],
    ['GET', '/api/profiles/{id}', 404],
  ]);
});

test('events record who, where, what and when under pseudonyms', async () => {
  const { client, member } = await app.memberBrowser();
  const stranger = app.browser();
  await refusalOf(
    stranger.client.accounts.logIn({ email: member.email, password: 'un mauvais mot de passe' }),
  );
  await refusalOf(client.matching.preview({ id: 'quelqu’un' }));
  const rows = await recorded();
  const from = originPseudonym(app.services.secret, '127.0.0.1');
  const typed = pseudonymOf('address', member.email);
  expect(rows.map(({ event, who, origin, detail, times }) => [event, who, origin, detail, times])).toEqual([
    ['log-in-succeeded', pseudonymOf('member', member.id), from, 'accounts.logIn', 1],
    ['log-in-failed', typed, from, 'accounts.logIn', 1],
    ['access-refused', pseudonymOf('member', member.id), from, 'matching.preview', 1],
  ]);
  expect(rows.every(({ at, request_id }) => +at === +app.clock.now() && request_id)).toBe(true);
  for (const plain of [member.id, member.email, '127.0.0.1', 'mot de passe'])
    expect(JSON.stringify(rows)).not.toContain(plain);
});

test('events of a member outlive the account, and do not identify the member', async () => {
  const { client, member } = await app.memberBrowser();
  await client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  const rows = await recorded();
  expect(rows.map(({ event }) => event)).toEqual(['log-in-succeeded', 'account-erased']);
  expect(rows[1]?.who).toBe(pseudonymOf('member', member.id));
});

test('staff actions are recorded by colleague, reads are not', async () => {
  const { client, staff } = await app.staffBrowser('support');
  await client.deskInbox.replies();
  await client.deskInbox.saveReply({
    id: null,
    clientId: crypto.randomUUID(),
    title: 'Bonjour',
    content: 'Bonjour à vous',
  });
  const rows = await recorded();
  const who = pseudonymOf('staff', staff.id);
  expect(rows).toMatchObject([{ event: 'team-acted', who, detail: 'deskInbox.saveReply' }]);
});

test('a foreign page and a forged identity field are recorded, and only the session decides', async () => {
  const { client, member } = await app.memberBrowser();
  await app.app.request('/api/log-out', { method: 'POST', headers: { origin: 'https://ailleurs.invalid' } });
  const claimed = { bio: 'Bonjour', user_id: 'x', role: 'admin', gender: 'homme', id: 'x', photo_url: 'x' };
  const { bio } = await client.profile.mine();
  await client.profile.update({ ...claimed, version: versionOf({ bio }) });
  const rows = (await recorded()).slice(1);
  expect(rows.map(({ event, who, detail }) => [event, who, detail])).toEqual([
    ['foreign-origin-refused', null, null],
    [
      'foreign-field-sent',
      pseudonymOf('member', member.id),
      'profile.update user_id role gender id photo_url',
    ],
  ]);
});

test('a field is recorded where no form contains it, in either spelling of its column', async () => {
  const { client } = await app.memberBrowser();
  const names = [
    'latitude',
    'longitude',
    'email',
    'emailVerified',
    'email_verified',
    'password',
    'birthDate',
    'paused_at',
    'family_plans',
    'love',
    'sexuality_score',
    'settled_at',
    'heldPerson',
    'senderId',
    'isFromAdmin',
  ];
  for (const name of names) await client.profile.update({ bio: 'Bonjour', [name]: 'x' });
  const foreign = (await recorded()).filter(({ event }) => event === 'foreign-field-sent');
  expect(foreign.map(({ detail }) => detail)).toEqual(names.map((name) => `profile.update ${name}`));
});

test('an unknown field name is never recorded', async () => {
  const { client } = await app.memberBrowser();
  const sent = { bio: 'Bonjour', 'Claire Dupont, 06 12 34 56 78': 'x', constructeur: 'x' };
  await client.profile.update(sent);
  expect((await recorded()).filter(({ event }) => event === 'foreign-field-sent')).toEqual([]);
});

test('no request of our own pages counts as foreign', async () => {
  const world = await markedWorld(app);
  await walkEndpoints(app, world, async (_, call) => {
    await (await call()).text();
  });
  expect((await recorded()).filter(({ event }) => event === 'foreign-field-sent')).toEqual([]);
});

test('access refusals and invalid input are counted by origin, without their content', async () => {
  const { client } = app.browser();
  const secret = 'ce que personne ne doit lire';
  const ask = (path: string, body?: string) =>
    app.app.request(path, body === undefined ? {} : { method: 'POST', body, headers: POSTED });
  for (let i = 0; i < 4; i += 1) {
    await refusalOf(client.profile.mine());
    await refusalOf(client.deskInbox.replies());
    await ask(`/api/${secret}`);
    await ask('/media/aucune');
    await ask('/api/log-in', JSON.stringify({ email: secret, password: 1 }));
    await ask('/api/log-in', `{"email": "${secret}`);
    await ask('/api/log-in', ' '.repeat(100_000));
  }
  expect(await recorded()).toEqual([]);
  await app.services.securityEvents.stop();
  const origin = originPseudonym(app.services.secret, '127.0.0.1');
  const rows = await recorded();
  expect(rows.map(({ event, who, origin, detail, times }) => [event, who, origin, detail, times])).toEqual([
    ['access-refused', null, origin, 'profile.mine and 3 more', 16],
    ['input-refused', null, origin, 'accounts.logIn and 1 more', 12],
  ]);
  expect(JSON.stringify([rows, app.logs])).not.toContain(secret);
});

test('every route declares its fields, so that they never count as foreign', () => {
  const untold = listEndpoints().flatMap(({ name }) => {
    const [feature = '', route = ''] = name.split('.');
    const { inputSchema } = Reflect.get(Reflect.get(contract, feature), route)['~orpc'];
    const asked = inputSchema instanceof z.ZodOptional ? inputSchema.unwrap() : inputSchema;
    return asked === undefined || asked instanceof z.ZodObject ? [] : [name];
  });
  expect(untold).toEqual([]);
});

test('a field of a form does not count as foreign on another route', async () => {
  const admin = await app.staffBrowser('admin');
  await admin.client.deskStaff.saveRoles({ id: admin.staff.id, roles: ['admin', 'support'] });
  const foreign = (await recorded()).filter(({ event }) => event === 'foreign-field-sent');
  expect(foreign).toEqual([]);
});

test('an investigation reads one person’s year by their address, and only theirs', async () => {
  const { member } = await app.memberBrowser();
  await app.memberBrowser();
  await app.services.securityEvents.flush();
  const { db, clock, env } = app.services;
  const deps = { db, clock, env: { ...env, AUTH_SECRET: 'a secret that only the tests know, 32+' } };
  const lines = await listEventsOf(deps, member.email);
  expect(lines).toEqual([expect.stringContaining(pseudonymOf('member', member.id))]);
  expect(lines[0]).toMatch(/^2026-11-21T11:00:00.000Z {2}log-in-succeeded {2}/);
  expect(await listEventsOf(deps, '')).toHaveLength(2);
  expect(await listEventsOf(deps, 'personne@exemple.invalid')).toEqual(['Aucun événement.']);
});

test('repeats within seconds share one row with a count, and a flood leaves room for real actions', async () => {
  const { securityEvents: events } = app.services;
  for (let i = 0; i < 50; i += 1)
    events.record('rate-limit-refused', { address: '2001:db8::1', detail: 'x' });
  for (let i = 0; i < 600; i += 1) events.record('log-in-failed', { who: { kind: 'address', id: `${i}` } });
  events.record('password-changed', { who: { kind: 'member', id: 'moi' } });
  const rows = await recorded();
  expect(rows[0]).toMatchObject({ times: 50, origin: originPseudonym(app.services.secret, '2001:db8::2') });
  expect(rows.at(-2)).toMatchObject({ event: 'password-changed' });
  expect(rows.at(-1)).toMatchObject({ event: 'events-lost', times: 201 });
  expect(app.logs.filter(({ event }) => event === 'security-events-lost')).toHaveLength(1);
});

test('a row cannot be changed, deleted at any age, or truncated', async () => {
  app.services.securityEvents.record('password-changed');
  const before = await recorded();
  for (const change of [
    sql`UPDATE security_events SET who = 'autre'`,
    sql`DELETE FROM security_events`,
    sql`TRUNCATE security_events`,
  ])
    await expect(asOwner(app.db, change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    });
  expect(await recorded()).toEqual(before);
});

test('the nightly job erases events after a year, and not a day sooner', async () => {
  const now = await databaseTime(app.db);
  app.clock.set(now.toISOString());
  const monthsAgo = (months: number, days: number) =>
    new Date(monthsLater(now, -months).getTime() + days * DAY_MS);
  const row = { who: null, origin: null, detail: null, request_id: null, times: 1 };
  await insertSecurityEvents(app.db, [
    { ...row, event: 'password-changed', at: monthsAgo(SECURITY_EVENTS_KEPT_MONTHS, 1) },
    { ...row, event: 'password-reset', at: monthsAgo(SECURITY_EVENTS_KEPT_MONTHS, -1) },
  ]);
  await runHousekeeping(app.services);
  expect((await recorded()).map(({ event }) => event)).toEqual(['password-changed']);
});
