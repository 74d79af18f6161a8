import { describe, expect, test, vi } from 'vitest';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function logInFrom(userAgent: string, { email }: InsertedMember) {
  const browser = app.browser();
  const response = await browser.fetch('/api/log-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return browser;
}

async function onTwoDevices() {
  const [member] = await app.insert(aMember());
  const phone = await logInFrom(PHONE, member);
  const computer = await logInFrom(WINDOWS, member);
  return { member, phone, computer };
}

describe('the devices of a member', () => {
  test('have names, the current one first, and reveal no token or address', async () => {
    const { phone, computer } = await onTwoDevices();
    const seen = await phone.client.accounts.devices();
    expect(seen.map(({ name, current }) => ({ name, current }))).toEqual([
      { name: 'Safari sur iPhone', current: true },
      { name: 'Firefox sur Windows', current: false },
    ]);
    const text = await (await phone.fetch('/api/devices')).text();
    for (const cookie of [...phone.cookies.values(), ...computer.cookies.values()]) {
      const [token = ''] = decodeURIComponent(cookie).split('.');
      expect(text).not.toContain(token);
    }
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual(['current', 'id', 'lastUsed', 'name', 'since']);
  });
});

describe('« Déconnecter »', () => {
  test('ends that device at once, with its sockets, and no other', async () => {
    const { phone, computer } = await onTwoDevices();
    const other = (await phone.client.accounts.devices()).find(({ current }) => !current);
    const ended = vi.spyOn(app.services.live, 'endSessions');
    await phone.client.accounts.endDevice({ id: other?.id ?? '' });
    expect(await refusalOf(computer.client.profile.mine())).toBe('UNAUTHORIZED');
    expect((await phone.client.session.read()).member).not.toBeNull();
    expect(ended.mock.calls).toEqual([[[other?.id]]]);
  });

  test('ends all other devices, but neither the current one nor other members’ sessions', async () => {
    const { member, phone, computer } = await onTwoDevices();
    const third = await logInFrom(PHONE, member);
    const stranger = await app.memberBrowser();
    await phone.client.accounts.endOtherDevices();
    for (const browser of [computer, third]) {
      expect(await refusalOf(browser.client.profile.mine())).toBe('UNAUTHORIZED');
    }
    expect(await phone.client.accounts.devices()).toHaveLength(1);
    expect((await stranger.client.session.read()).member).not.toBeNull();
  });
});

describe('a log-in in a new browser', () => {
  const NEW_DEVICE = 'Connexion depuis un nouvel appareil';

  test('sends a mail that says when, on what, and what to do', async () => {
    const { member } = await app.memberBrowser();
    await app.browser().client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    const [mail] = await app.mailsTo(member.email);
    expect(mail?.subject).toBe(NEW_DEVICE);
    expect(mail?.text).toMatch(/samedi 21 novembre à 12.h[\s\S]+Appareil inconnu[\s\S]+Mot de passe oublié/);
    await app.services.securityEvents.flush();
    expect(app.logs.map(({ event }) => event)).toContain('new-device');
  });

  test('sends the mail once: not at the next log-in, and not for a wrong password', async () => {
    const { member } = await app.memberBrowser();
    const browser = app.browser();
    const logIn = (password: string) => browser.client.accounts.logIn({ email: member.email, password });
    expect(await refusalOf(logIn('un autre'))).toBe('INVALID_CREDENTIALS');
    await logIn(TEST_PASSWORD);
    await browser.client.session.end();
    await logIn(TEST_PASSWORD);
    await browser.client.accounts.changePassword({
      current: TEST_PASSWORD,
      password: 'un matin de printemps',
    });
    const subjects = (await app.mailsTo(member.email, 2)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([NEW_DEVICE, 'Votre mot de passe a été changé']);
  });
});
