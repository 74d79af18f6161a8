import { beforeEach, describe, expect, test } from 'vitest';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { passkeys } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TestAuthenticator } from '#testing/test-authenticator.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const password = TEST_PASSWORD;
const app = await testApp();
let lea: InsertedMember;

beforeEach(() => {
  lea = aMember();
});

const isIn = async (browser: TestBrowser) => (await browser.client.session.read()).member !== null;
const add = async ({ client }: TestBrowser, device: TestAuthenticator, ways = {}) => {
  const { challenge } = await client.passkeys.begin({ password });
  return client.passkeys.add({ response: device.create(challenge, ways) });
};
const logIn = async ({ client }: TestBrowser, device: TestAuthenticator, ways = {}) => {
  const { challenge } = await client.passkeys.beginLogIn();
  return client.passkeys.logIn({ response: device.get(challenge, ways) });
};

async function withPasskey() {
  const browser = await app.memberBrowser(lea);
  const device = new TestAuthenticator();
  await add(browser, device);
  return { browser, device };
}

describe('adding a passkey', () => {
  test('needs the password again, lists it by a name, and sends a mail', async () => {
    const browser = await app.memberBrowser(lea);
    expect(await refusalOf(browser.client.passkeys.begin({ password: 'un autre' }))).toBe('WRONG_PASSWORD');
    await add(browser, new TestAuthenticator());
    const [listed] = await browser.client.passkeys.mine();
    expect(listed).toEqual({
      id: expect.any(String),
      name: expect.stringMatching(/./),
      createdAt: app.clock.now().toISOString(),
      usedAt: null,
    });
    expect((await app.mailsTo(lea.email))[0]?.subject).toBe('Une clé d’accès a été ajoutée');
  });

  test('needs user verification by the device, this site, and its own challenge, once', async () => {
    const browser = await app.memberBrowser(lea);
    for (const ways of [
      { verified: false },
      { origin: 'https://ailleurs.example' },
      { rpId: 'ailleurs.example' },
    ])
      expect(await refusalOf(add(browser, new TestAuthenticator(), ways))).toBe('PASSKEY_REFUSED');
    const elsewhere = app.browser();
    await elsewhere.client.accounts.logIn({ email: lea.email, password });
    const { challenge } = await elsewhere.client.passkeys.begin({ password });
    const response = new TestAuthenticator().create(challenge);
    expect(await refusalOf(browser.client.passkeys.add({ response }))).toBe('CHALLENGE_OVER');
    await elsewhere.client.passkeys.add({ response });
    expect(await refusalOf(elsewhere.client.passkeys.add({ response }))).toBe('CHALLENGE_OVER');
    expect(await app.db.$count(passkeys)).toBe(1);
  });

  test('rejects a passkey of another account', async () => {
    const { device } = await withPasskey();
    const other = await app.memberBrowser();
    expect(await refusalOf(add(other, device))).toBe('PASSKEY_REFUSED');
  });

  test('stops at ten, even when several were begun before the tenth existed', async () => {
    const { browser } = await withPasskey();
    for (let more = 0; more < 8; more += 1) await add(browser, new TestAuthenticator());
    const elsewhere = app.browser();
    await elsewhere.client.accounts.logIn({ email: lea.email, password });
    const begun = await Promise.all(
      [browser, elsewhere].map(async ({ client }) => {
        const { challenge } = await client.passkeys.begin({ password });
        return () => client.passkeys.add({ response: new TestAuthenticator().create(challenge) });
      }),
    );
    const outcomes = await Promise.allSettled(begun.map((addOne) => addOne()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'TOO_MANY_PASSKEYS' }),
    });
    expect(await refusalOf(add(browser, new TestAuthenticator()))).toBe('TOO_MANY_PASSKEYS');
    expect(await app.db.$count(passkeys)).toBe(10);
  });
});

describe('logging in with a passkey', () => {
  test('opens a session of its member without a password, and records the use', async () => {
    const { browser: home, device } = await withPasskey();
    const browser = app.browser();
    app.clock.advance({ minutes: 5 });
    await logIn(browser, device);
    expect((await browser.client.session.read()).member?.email).toBe(lea.email);
    const [listed] = await home.client.passkeys.mine();
    expect(listed?.usedAt).toBe(app.clock.now().toISOString());
  });

  test('rejects an unknown key, a device without user verification, another site, a copy', async () => {
    const { device } = await withPasskey();
    const browser = app.browser();
    expect(await refusalOf(logIn(browser, new TestAuthenticator()))).toBe('PASSKEY_REFUSED');
    for (const ways of [
      { verified: false },
      { origin: 'https://ailleurs.example' },
      { rpId: 'ailleurs.example' },
    ])
      expect(await refusalOf(logIn(browser, device, ways))).toBe('PASSKEY_REFUSED');
    await logIn(app.browser(), device);
    device.uses -= 2;
    expect(await refusalOf(logIn(browser, device))).toBe('PASSKEY_REFUSED');
    expect(await isIn(browser)).toBe(false);
  });

  test('accepts a response once, in the browser that asked, for half an hour', async () => {
    const { device } = await withPasskey();
    const browser = app.browser();
    const { challenge } = await browser.client.passkeys.beginLogIn();
    const cookies = new Map(browser.cookies);
    const response = device.get(challenge);
    expect(await refusalOf(app.browser().client.passkeys.logIn({ response }))).toBe('CHALLENGE_OVER');
    await browser.client.passkeys.logIn({ response });
    const thief = app.browser();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect(await refusalOf(thief.client.passkeys.logIn({ response }))).toBe('CHALLENGE_OVER');
    const late = await thief.client.passkeys.beginLogIn();
    const kept = new Map(thief.cookies);
    app.clock.advance({ minutes: 30 });
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await refusalOf(thief.client.passkeys.logIn({ response: device.get(late.challenge) }))).toBe(
      'CHALLENGE_OVER',
    );
  });
});

test('can be renamed and removed by its member only; a removed one is rejected, and a mail says so', async () => {
  const { browser, device } = await withPasskey();
  const other = await app.memberBrowser();
  const [listed] = await browser.client.passkeys.mine();
  const id = listed?.id ?? '';
  expect(await refusalOf(other.client.passkeys.rename({ id, name: 'À moi' }))).toBe('NOT_FOUND');
  expect(await refusalOf(other.client.passkeys.remove({ id, password }))).toBe('NOT_FOUND');
  await browser.client.passkeys.rename({ id, name: 'Mon téléphone' });
  expect(await browser.client.passkeys.mine()).toMatchObject([{ id, name: 'Mon téléphone' }]);
  expect(await refusalOf(browser.client.passkeys.remove({ id, password: 'un autre' }))).toBe(
    'WRONG_PASSWORD',
  );
  await browser.client.passkeys.remove({ id, password });
  expect(await refusalOf(logIn(app.browser(), device))).toBe('PASSKEY_REFUSED');
  // Pending mails are sent in any order.
  const told = (await app.mailsTo(lea.email, 2)).map(({ text }) => text);
  expect(told).toContainEqual(expect.stringContaining('Mon téléphone'));
});

test('no response reveals its key or its credential id', async () => {
  const { browser } = await withPasskey();
  const [row] = await app.db.select().from(passkeys);
  const answers = JSON.stringify(await browser.client.passkeys.mine());
  expect(answers).not.toContain(row?.public_key);
  expect(answers).not.toContain(row?.credential_id);
});

describe('a new password', () => {
  test('removes the passkeys of the last thirty days when set by the mailed link; older ones stay, and the mail lists them all', async () => {
    const browser = await app.memberBrowser(lea);
    const [own, thiefs] = [new TestAuthenticator(), new TestAuthenticator()];
    await add(browser, own);
    app.clock.advance({ days: 20 });
    await add(browser, thiefs);
    const [first, second] = await browser.client.passkeys.mine();
    await browser.client.passkeys.rename({ id: first?.id ?? '', name: 'Téléphone de Léa' });
    await browser.client.passkeys.rename({ id: second?.id ?? '', name: 'Ordinateur inconnu' });
    app.clock.advance({ days: 15 });
    const { client } = app.browser();
    await client.accounts.forgotPassword({ email: lea.email });
    const token = await app.mailedToken(lea.email, 3);
    await client.accounts.resetPassword({ token, password: 'un matin de printemps' });
    expect(await refusalOf(logIn(app.browser(), thiefs))).toBe('PASSKEY_REFUSED');
    expect(await logIn(app.browser(), own)).toEqual({ done: true });
    const mails = await app.mailsTo(lea.email, 5);
    const told = mails.find(({ subject }) => subject === 'Votre mot de passe a été changé');
    expect(told?.text).toMatch(/ont été retirées[^.]+Ordinateur inconnu/);
    expect(told?.text).toMatch(/ouvrent toujours votre compte[^.]+Téléphone de Léa/);
  });

  test('removes no passkey when set in a session with the current one, and the mail lists them', async () => {
    const { browser, device } = await withPasskey();
    await browser.client.accounts.changePassword({ current: password, password: 'un matin de printemps' });
    expect(await logIn(app.browser(), device)).toEqual({ done: true });
    const mails = await app.mailsTo(lea.email, 3);
    const told = mails.find(({ subject }) => subject === 'Votre mot de passe a été changé');
    expect(told?.text).toContain('ouvrent toujours votre compte');
    expect(told?.text).not.toContain('ont été retirées');
  });
});
