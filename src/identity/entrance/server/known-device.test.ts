import { describe, expect, test } from 'vitest';
import { isKnownDevice } from '#identity/accounts/server/shared/known-device.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { aMember } from '#testing/factories.ts';
import { newAddress, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';

const app = await testApp();
const WRONG = 'faux mot de passe';
const HERE = '2001:db8:1:1::5';

async function tryFrom(
  address: string,
  email: string,
  password: string,
  browser: TestBrowser = app.browser(),
) {
  const response = await browser.fetch('/api/log-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': address },
    body: JSON.stringify({ email, password }),
  });
  const { code } = await response.clone().json();
  return { code: code ?? 'done', response };
}
const codeFrom = async (...tried: Parameters<typeof tryFrom>) => (await tryFrom(...tried)).code;

async function spendAll(email: string) {
  const { secret, db } = app.services;
  for (let time = 0; time <= LIMITS.wrongPasswordsAnywhere.max; time += 1)
    await consumeRateLimit(db, LIMITS.wrongPasswordsAnywhere, mailboxHash(secret, email), app.clock.now());
  expect(await codeFrom('192.0.2.200', email, TEST_PASSWORD)).toBe('ACCOUNT_LOCKED');
}

const deviceCookie = (browser: TestBrowser) => browser.cookies.get('lueur-appareil') ?? '';

describe('a lock', () => {
  test('caused by a stranger locks the stranger: the owner logs in from elsewhere', async () => {
    const [member] = await app.insert(aMember());
    for (let time = 0; time < 10; time += 1)
      expect(await codeFrom('192.0.2.1', member.email, WRONG)).toBe('INVALID_CREDENTIALS');
    expect(await codeFrom('192.0.2.1', member.email, TEST_PASSWORD)).toBe('ACCOUNT_LOCKED');
    expect(await codeFrom(HERE, member.email, TEST_PASSWORD)).toBe('done');
  });

  test('caused from many origins does not lock out a known browser', async () => {
    const { member, ...known } = await app.memberBrowser();
    const browser = app.browser();
    for (const [name, value] of known.cookies) browser.cookies.set(name, value);
    await spendAll(member.email);
    const refused = await tryFrom(HERE, member.email, TEST_PASSWORD);
    expect(refused.code).toBe('ACCOUNT_LOCKED');
    expect((await refused.response.json()).message).toMatch(
      /Réessayez dans une heure, ou entrez tout de suite/,
    );
    expect(await codeFrom(HERE, member.email, TEST_PASSWORD, browser)).toBe('done');
  });

  test('ends with the mailed link, even during the attack', async () => {
    const email = newAddress();
    await app.insert(aMember({ email }));
    await spendAll(email);
    const browser = app.browser();
    await browser.client.accounts.forgotPassword({ email });
    const token = await app.mailedToken(email);
    await browser.client.accounts.resetPassword({ token, password: 'un autre soir' });
    await spendAll(email);
    expect(await codeFrom(HERE, email, 'un autre soir', browser)).toBe('done');
  });

  test('caused by strangers does not affect an open session, which can still check the password', async () => {
    const { member, client } = await app.memberBrowser();
    await spendAll(member.email);
    const change = { current: TEST_PASSWORD, password: 'un autre soir' };
    expect(await client.accounts.changePassword(change)).toEqual({ done: true });
  });
});

test('a known browser has ten attempts of its own, and no more', async () => {
  const { member, ...browser } = await app.memberBrowser();
  const known = app.browser();
  for (const [name, value] of browser.cookies) known.cookies.set(name, value);
  for (let time = 0; time < 10; time += 1)
    expect(await codeFrom(`192.0.2.${time}`, member.email, WRONG, known)).toBe('INVALID_CREDENTIALS');
  expect(await codeFrom('192.0.2.99', member.email, TEST_PASSWORD, known)).toBe('ACCOUNT_LOCKED');
  expect(await codeFrom('192.0.2.99', member.email, TEST_PASSWORD)).toBe('done');
});

test('one password tried on many accounts is blocked after a hundred, for the whole /64', async () => {
  const codes: string[] = [];
  for (let account = 0; account < 102; account += 1)
    codes.push(await codeFrom(`2001:db8:5:5::${account.toString(16)}`, newAddress(), WRONG));
  expect(codes.slice(0, 100).every((code) => code === 'INVALID_CREDENTIALS')).toBe(true);
  expect(codes.slice(100).every((code) => code === 'ACCOUNT_LOCKED')).toBe(true);
});

describe('the cookie of a known browser', () => {
  test('cannot be read by scripts, contains no personal data, and survives the log-out', async () => {
    const [member] = await app.insert(aMember());
    const browser = app.browser();
    const { response } = await tryFrom(HERE, member.email, TEST_PASSWORD, browser);
    const written = response.headers.getSetCookie().find((cookie) => cookie.startsWith('lueur-appareil='));
    expect(written).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    const kept = deviceCookie(browser);
    expect(kept).not.toContain(member.id);
    await browser.client.session.end();
    expect(deviceCookie(browser)).toBe(kept);
  });

  test('names at most five members who logged in with it, for 180 days', async () => {
    const members = Array.from({ length: 6 }, () => aMember());
    await app.insert(...members);
    const browser = app.browser();
    for (const { email } of members) await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
    const headers = () => new Headers({ cookie: `lueur-appareil=${deviceCookie(browser)}` });
    const known = () =>
      members.map(({ id }) => isKnownDevice({ services: app.services, headers: headers() }, id));
    expect(known()).toEqual([false, true, true, true, true, true]);
    app.clock.advance({ days: 181 });
    expect(known()).toEqual(Array(6).fill(false));
  });

  test('cannot be forged, or combined from others', async () => {
    const [claire, paul] = [await app.memberBrowser(), await app.memberBrowser()];
    const [device = '', day = '', mark = ''] = deviceCookie(claire).split('.');
    const [other = '', , theirs = ''] = deviceCookie(paul).split('.');
    const isKnown = (value: string) =>
      isKnownDevice(
        { services: app.services, headers: new Headers({ cookie: `lueur-appareil=${value}` }) },
        claire.member.id,
      );
    expect(isKnown(`${device}.${day}.${mark}`)).toBe(true);
    const later = String(Number(day) + 1);
    for (const [one, on, by] of [
      [other, day, mark],
      [device, later, mark],
      [device, day, theirs],
      [device, day, ''],
    ])
      expect(isKnown(`${one}.${on}.${by}`)).toBe(false);
  });
});
