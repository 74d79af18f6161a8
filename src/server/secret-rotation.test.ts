import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashBackupCode, openSecret } from '#identity/factors/server/shared/seal-secret.ts';
import { DAY_MS } from '#lib/durations.ts';
import { vapidKeys } from '#member/notifications/server/shared/web-push.ts';
import { unsubscribeToken } from '#member/notifications/server/unsubscribe-token.ts';
import { chatLinkToken, readChatLink } from '#member/support/server/shared/chat-link.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { EnvError } from '#platform/env.ts';
import { FORMER_SECRET_DAYS } from '#platform/keys/open-keys.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { subjectPseudonym } from '#platform/security-events/recorder.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { TestClock } from '#testing/test-clock.ts';
import { createPglite } from '#testing/test-db.ts';
import { lastingKeys, staff } from './schema.ts';

const [FIRST, SECOND, THIRD] = ['premier', 'second', 'troisième'].map(
  (n) => `le ${n} secret, d’au moins 32 signes`,
);
let database: OpenDatabase;
beforeAll(async () => {
  database = await createPglite();
});
afterAll(() => database.close());

/** Values that must not change with the secret, or stored data would be lost. */
function lasting({ services }: TestApp) {
  const { secret, webPushSecret } = services;
  return {
    erased: addressPseudonym(secret, 'qui@exemple.fr'),
    who: subjectPseudonym(secret, { kind: 'member', id: 'moi' }),
    backupCode: hashBackupCode(secret, { kind: 'staff', id: 'elle' }, 'abcde'),
    unsubscribe: unsubscribeToken(secret, 'moi'),
    browsers: vapidKeys(webPushSecret).publicKey,
  };
}

async function phoneOf(app: TestApp): Promise<string> {
  const [colleague] = await app.db.select({ id: staff.id, sealed: staff.totp_secret }).from(staff);
  return openSecret(
    app.services.secret,
    { kind: 'staff', id: colleague?.id ?? '' },
    colleague?.sealed ?? '',
  ).toString();
}

async function devices(
  app: TestApp,
  { cookies }: TestBrowser,
): Promise<{ status: number; browser: TestBrowser }> {
  const browser = app.browser(cookies);
  return { status: (await browser.fetch('/api/devices')).status, browser };
}

test('the previous AUTH_SECRET is accepted for thirty days after a change, and lasting keys stay', async () => {
  const clock = new TestClock();
  clock.replaceDate();
  const start = (secret: string, formerSecret?: string) =>
    startTestApp({ database, clock, secrets: { secret, ...(formerSecret ? { formerSecret } : {}) } });
  const first = await start(FIRST ?? '');
  const browser = await first.memberBrowser();
  await first.staffBrowser('support');
  const [same, phone] = [lasting(first), await phoneOf(first)];
  const link = chatLinkToken(first.services, 'fil', clock.now());
  const dump = JSON.stringify(await first.db.select().from(lastingKeys));
  for (const secret of [FIRST ?? '', first.services.secret, first.services.webPushSecret])
    expect(dump).not.toContain(secret);
  await first.stop();

  const second = await start(SECOND ?? '', FIRST);
  expect(lasting(second)).toEqual(same);
  expect(await phoneOf(second)).toBe(phone);
  expect(readChatLink(second.services, link, clock.now())).toBe('fil');
  expect((await devices(second, browser)).status).toBe(200);
  // The next day the session is renewed, and its cookie signed under the current secret.
  clock.set(new Date(clock.now().getTime() + 2 * DAY_MS).toISOString());
  const renewed = (await devices(second, browser)).browser;
  clock.set(new Date(clock.now().getTime() + (FORMER_SECRET_DAYS - 2) * DAY_MS).toISOString());
  expect((await devices(second, browser)).status).toBe(401);
  expect(readChatLink(second.services, link, clock.now())).toBeUndefined();
  expect((await devices(second, renewed)).status).toBe(200);
  await second.stop();

  const alone = await start(SECOND ?? '');
  expect(lasting(alone)).toEqual(same);
  expect(await phoneOf(alone)).toBe(phone);
  expect((await devices(alone, renewed)).status).toBe(200);
  await alone.stop();
});

test('the server does not start with a wrong secret, unless told to create new keys', async () => {
  const start = (variables = {}) => startTestApp({ database, variables, secrets: { secret: THIRD ?? '' } });
  await expect(start()).rejects.toThrow(EnvError);
  await expect(start()).rejects.toThrow('AUTH_SECRET_PREVIOUS');
  const anew = await start({ MAKE_NEW_KEYS: '1' });
  const made = anew.logs.filter(({ event }) => event.startsWith('lasting-key'));
  expect(made.map(({ event, fields }) => [event, fields.key])).toEqual([
    ['lasting-key-made-anew', 'pseudonyms'],
    ['lasting-key-made-anew', 'web push'],
  ]);
  await anew.stop();
});
