import { beforeEach, describe, expect, test } from 'vitest';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { memberBackupCodes, memberPhones } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { type Phone, phoneWith } from '#testing/test-phone.ts';
import { memberFactors } from './second-factor-store.ts';

const HALF_MINUTE = { ms: 30_000 };
const password = TEST_PASSWORD;
const NOTHING = { since: null, backupCodesLeft: 0, removalFrom: null };
const app = await testApp();
let lea: InsertedMember;

beforeEach(() => {
  lea = aMember();
});

const NEW_DEVICE = 'Connexion depuis un nouvel appareil';
const PROTECTED = 'La double authentification protège votre compte';
const REMOVED = 'La double authentification a été retirée';
const logIn = (browser: TestBrowser) => browser.client.accounts.logIn({ email: lea.email, password });
const isIn = async (browser: TestBrowser) => (await browser.client.session.read()).member !== null;
const giveCode = (browser: TestBrowser, code: string) => browser.client.secondFactor.giveCode({ code });

async function linked(): Promise<{ browser: TestBrowser; phone: Phone; codes: string[]; key: string }> {
  const browser = await app.memberBrowser(lea);
  const { key } = await browser.client.secondFactor.begin({ password });
  const phone = phoneWith(key, app.clock);
  const { codes } = await browser.client.secondFactor.confirm({ code: phone() });
  await app.mailsTo(lea.email);
  app.clock.advance(HALF_MINUTE);
  return { browser, phone, codes, key };
}

/** Pending mails are sent in any order. */
async function subjectsOf(mails: number): Promise<string[]> {
  return (await app.mailsTo(lea.email, mails)).map(({ subject }) => subject).toSorted();
}

async function afterPassword(): Promise<TestBrowser> {
  const browser = app.browser();
  expect(await logIn(browser)).toEqual({ done: true, codeWanted: true });
  return browser;
}

describe('linking a phone', () => {
  test('uses a new key each time: one begun by another person is void', async () => {
    const thief = await app.memberBrowser(lea);
    const { key: seen } = await thief.client.secondFactor.begin({ password });
    const owner = app.browser();
    await logIn(owner);
    await owner.client.accounts.changePassword({ current: password, password: 'un autre soir' });
    const { key } = await owner.client.secondFactor.begin({ password: 'un autre soir' });
    expect(key).not.toBe(seen);
    expect(await refusalOf(owner.client.secondFactor.confirm({ code: phoneWith(seen, app.clock)() }))).toBe(
      'WRONG_CODE',
    );
    await owner.client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
  });

  test('needs the password and a first code; a mail says so, and the other devices are logged out', async () => {
    const other = await app.memberBrowser(lea);
    const browser = app.browser();
    await logIn(browser);
    expect(await refusalOf(browser.client.secondFactor.begin({ password: 'un autre' }))).toBe(
      'WRONG_PASSWORD',
    );
    const { key, uri } = await browser.client.secondFactor.begin({ password });
    expect(uri).toContain(`secret=${key}`);
    expect(await refusalOf(browser.client.secondFactor.confirm({ code: '000000' }))).toBe('WRONG_CODE');
    expect(await browser.client.secondFactor.mine()).toEqual(NOTHING);
    const { codes } = await browser.client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
    expect(new Set(codes).size).toBe(10);
    expect(await browser.client.secondFactor.mine()).toEqual({
      since: app.clock.now().toISOString(),
      backupCodesLeft: 10,
      removalFrom: null,
    });
    expect([await isIn(browser), await isIn(other)]).toEqual([true, false]);
    expect(await subjectsOf(2)).toEqual([NEW_DEVICE, PROTECTED]);
  });

  test('happens once: the password alone does not reveal or replace its key', async () => {
    const { browser, phone, key } = await linked();
    expect(await refusalOf(browser.client.secondFactor.begin({ password }))).toBe('CODE_WANTED');
    expect(await refusalOf(browser.client.secondFactor.begin({ password, code: phone() }))).toBe('NOT_FOUND');
    expect(JSON.stringify(await browser.client.secondFactor.mine())).not.toContain(key);
  });

  test('keeps the confirmed key when another start comes late', async () => {
    await linked();
    const [before] = await app.db.select().from(memberPhones);
    expect(await memberFactors.replacePending(app.db, lea.id, 'another key', app.clock.now())).toBe(false);
    expect(await app.db.select().from(memberPhones)).toEqual([before]);
  });

  test('stores neither the key nor the codes in plain text', async () => {
    const { key, codes } = await linked();
    const rows = JSON.stringify([
      await app.db.select().from(memberPhones),
      await app.db.select().from(memberBackupCodes),
    ]);
    for (const plain of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(plain);
  });
});

describe('logging in', () => {
  test('asks for the code only after the right password, and opens nothing before it', async () => {
    const { phone } = await linked();
    const stranger = app.browser();
    expect(await refusalOf(stranger.client.accounts.logIn({ email: lea.email, password: 'un autre' }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(stranger.cookies.size).toBe(0);
    const browser = await afterPassword();
    expect(await isIn(browser)).toBe(false);
    expect((await browser.fetch('/api/devices')).status).toBe(401);
    await giveCode(browser, phone());
    expect(await isIn(browser)).toBe(true);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['lueur', 'lueur-appareil']);
  });

  test('accepts a phone code once, and each backup code once', async () => {
    const { phone, codes } = await linked();
    await giveCode(await afterPassword(), phone());
    expect(await refusalOf(giveCode(await afterPassword(), phone()))).toBe('WRONG_CODE');
    const [spare = ''] = codes;
    await giveCode(await afterPassword(), ` ${spare.toUpperCase()} `);
    expect(await refusalOf(giveCode(await afterPassword(), spare))).toBe('WRONG_CODE');
  });

  test('opens one session: a copied or forged waiting cookie is void, whatever the code', async () => {
    const { phone, codes } = await linked();
    const browser = await afterPassword();
    const thief = app.browser();
    const cookie = browser.cookies.get('lueur-attente') ?? '';
    for (const forged of [`${cookie.slice(0, -4)}AAAA`, 'x']) {
      thief.cookies.set('lueur-attente', forged);
      expect(await refusalOf(giveCode(thief, phone()))).toBe('LOG_IN_OVER');
    }
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    await giveCode(browser, phone());
    expect(await refusalOf(giveCode(thief, codes[0] ?? ''))).toBe('LOG_IN_OVER');
    expect(await isIn(thief)).toBe(false);
  });

  test('waits ten minutes for the code', async () => {
    const { phone } = await linked();
    const late = await afterPassword();
    app.clock.advance({ minutes: 10 });
    expect(await refusalOf(giveCode(late, phone()))).toBe('LOG_IN_OVER');
  });

  test('locks after ten wrong codes, even for the right one, except in a browser that Léa uses', async () => {
    const { browser: home, phone } = await linked();
    const thief = await afterPassword();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await refusalOf(giveCode(thief, '000000'))).toBe('WRONG_CODE');
    expect(await refusalOf(giveCode(thief, phone()))).toBe('CODES_LOCKED');
    expect(await refusalOf(giveCode(await afterPassword(), phone()))).toBe('CODES_LOCKED');
    await logIn(home);
    await giveCode(home, phone());
    app.clock.advance({ minutes: 61 });
    await giveCode(await afterPassword(), phone());
  });

  test('sends one mail after ten wrong codes, and none after a single mistake', async () => {
    const { browser: home, phone } = await linked();
    await logIn(home);
    await refusalOf(giveCode(home, '000000'));
    await giveCode(home, phone());
    const thief = await afterPassword();
    await Promise.all(Array.from({ length: 14 }, () => refusalOf(giveCode(thief, '000000'))));
    app.clock.advance(HALF_MINUTE);
    await home.client.secondFactor.remove({ password, code: phone() });
    expect(await subjectsOf(3)).toEqual([REMOVED, PROTECTED, 'Plusieurs codes faux ont été saisis']);
  });

  test('sends a mail that says how many backup codes are left after each of the last ones', async () => {
    const { browser: home, codes } = await linked();
    for (const code of codes) {
      await logIn(home);
      await giveCode(home, code);
    }
    expect(await subjectsOf(4)).toEqual([
      'Il ne vous reste aucun code de secours',
      'Il vous reste 2 codes de secours',
      'Il vous reste un code de secours',
      'La double authentification protège votre compte',
    ]);
  });
});

describe('sensitive actions', () => {
  test('require a code besides the password: export, password, address, deletion', async () => {
    const { browser, phone } = await linked();
    const { client } = browser;
    const asking = [
      () => client.dataRights.export({ password }),
      () => client.accounts.changePassword({ current: password, password: 'un matin de printemps' }),
      () => client.emailChange.ask({ password, email: 'nouvelle@exemple.invalid' }),
      () => client.dataRights.deleteAccount({ password }),
      () => client.secondFactor.remove({ password }),
      () => client.secondFactor.renewBackupCodes({ password }),
    ];
    for (const ask of asking) expect(await refusalOf(ask())).toBe('CODE_WANTED');
    expect(await refusalOf(client.dataRights.deleteAccount({ password, code: '000000' }))).toBe('WRONG_CODE');
    expect(await isIn(browser)).toBe(true);
    await client.dataRights.deleteAccount({ password, code: phone() });
    expect(await isIn(browser)).toBe(false);
  });

  test('renew the ten codes: the previous ones are void, and a mail says so', async () => {
    const { browser, phone, codes } = await linked();
    const renewed = await browser.client.secondFactor.renewBackupCodes({ password, code: phone() });
    expect(await refusalOf(giveCode(await afterPassword(), codes[0] ?? ''))).toBe('WRONG_CODE');
    await giveCode(await afterPassword(), renewed.codes[0] ?? '');
    expect((await browser.client.secondFactor.mine()).backupCodesLeft).toBe(9);
    expect(await subjectsOf(3)).toEqual([NEW_DEVICE, PROTECTED, 'Vos codes de secours ont été renouvelés']);
  });

  test('remove the second factor: the password suffices again, and a mail says so', async () => {
    const { browser, phone } = await linked();
    await browser.client.secondFactor.remove({ password, code: phone() });
    expect(await browser.client.secondFactor.mine()).toEqual(NOTHING);
    expect(await logIn(app.browser())).toEqual({ done: true, codeWanted: false });
    expect(await subjectsOf(3)).toEqual([NEW_DEVICE, REMOVED, PROTECTED]);
  });
});

describe('a lost phone, with its codes', () => {
  const ANOTHER = 'un matin de printemps';
  /**
   * Runs the whole « Mot de passe oublié ? », with its mail.
   * @param mails number of mails sent by then
   */
  async function resetPassword(mails: number) {
    const browser = app.browser();
    await browser.client.accounts.forgotPassword({ email: lea.email });
    const token = await app.mailedToken(lea.email, mails);
    await browser.client.accounts.resetPassword({ token, password: ANOTHER });
  }
  const logInAnew = () => app.browser().client.accounts.logIn({ email: lea.email, password: ANOTHER });

  test('stops being required after a password reset three days after the report', async () => {
    const { browser: home } = await linked();
    const locked = await afterPassword();
    const { removalFrom } = await locked.client.secondFactor.sayLost();
    expect(new Date(removalFrom).getTime() - app.clock.now().getTime()).toBe(72 * 3_600_000);
    expect(await locked.client.secondFactor.sayLost()).toEqual({ removalFrom });
    expect((await home.client.secondFactor.mine()).removalFrom).toBe(removalFrom);
    expect((await app.mailsTo(lea.email, 2))[1]?.text).toMatch(
      /mardi 24 novembre à 12.h[\s\S]+Ce n’est pas vous/,
    );
    app.clock.advance({ hours: 72 });
    await resetPassword(3);
    expect(await logInAnew()).toMatchObject({ codeWanted: false });
    expect(await subjectsOf(6)).toContain(REMOVED);
  });

  test('stays when the owner resets the password sooner: the report is withdrawn', async () => {
    await linked();
    await (await afterPassword()).client.secondFactor.sayLost();
    app.clock.advance({ hours: 71 });
    await resetPassword(3);
    app.clock.advance({ hours: 2 });
    expect(await logInAnew()).toMatchObject({ codeWanted: true });
  });

  test('stays when a code is given meanwhile, and cannot be reported lost without the password', async () => {
    const { phone, codes } = await linked();
    expect(await refusalOf(app.browser().client.secondFactor.sayLost())).toBe('LOG_IN_OVER');
    for (const code of [phone(), codes[0] ?? '']) {
      const locked = await afterPassword();
      await locked.client.secondFactor.sayLost();
      await giveCode(locked, code);
      expect((await locked.client.secondFactor.mine()).removalFrom).toBeNull();
    }
  });
});
