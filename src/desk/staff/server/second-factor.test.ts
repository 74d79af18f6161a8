import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staff, staffBackupCodes } from '#server/schema.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { insertColleague, phoneCode, type TestColleague } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';
import { STAFF_SESSION_HOURS } from '../rules.ts';

const app = await testApp();
let nadia: TestColleague;
let browser: TestBrowser;

beforeEach(async () => {
  nadia = await insertColleague(app, ['support']);
  browser = app.browser();
});

const logIn = (on: TestBrowser) => on.client.deskStaff.logIn({ email: nadia.email, password: TEST_PASSWORD });
const stageOf = async (on: TestBrowser) => (await on.client.deskStaff.session()).stage;
const actions = async () => (await app.auditLog()).map(({ action }) => action);

/**
 * Links a phone for a colleague with a new password.
 * @returns the current code, and the ten backup codes
 */
async function enrol() {
  await app.db.update(staff).set({ totp_secret: null, totp_since: null }).where(eq(staff.id, nadia.id));
  await logIn(browser);
  const { key, uri } = await browser.client.deskStaff.beginEnrolment();
  expect(await refusalOf(browser.client.deskStaff.finishEnrolment({ code: '000000' }))).toBe('WRONG_CODE');
  expect(await stageOf(browser)).toBe('enrolment');
  const code = phoneWith(key, app.clock);
  const { codes } = await browser.client.deskStaff.finishEnrolment({ code: code() });
  return { key, uri, code, codes };
}

describe('enrolment of the second factor', () => {
  test('comes before anything else: a first code opens the desk and returns ten backup codes', async () => {
    const { uri, codes } = await enrol();
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Lueur%20%C3%A9quipe:equipe-\d+%40exemple\.invalid\?secret=[A-Z2-7]{32}&/,
    );
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    expect(await browser.client.deskStaff.session()).toMatchObject({
      stage: 'open',
      colleague: { firstName: 'Nadia', roles: ['support'] },
    });
    expect(await actions()).toEqual(['staff.second-factor-set']);
  });

  test('uses a new key after a password reset, unknown to the person who began with the previous one', async () => {
    await app.db.update(staff).set({ totp_secret: null, totp_since: null }).where(eq(staff.id, nadia.id));
    await logIn(browser);
    const seen = await browser.client.deskStaff.beginEnrolment();
    await app.browser().client.deskStaff.askPasswordLink({ email: nadia.email });
    const token = await app.mailedToken(nadia.email);
    const password = 'un autre soir d’hiver';
    await browser.client.deskStaff.setPassword({ token, firstName: 'Nadia', password });
    await browser.client.deskStaff.logIn({ email: nadia.email, password });
    expect(await browser.client.deskStaff.beginEnrolment()).not.toEqual(seen);
  });

  test('happens once: the password alone cannot link another phone', async () => {
    await enrol();
    const thief = app.browser();
    await logIn(thief);
    expect(await stageOf(thief)).toBe('code-wanted');
    expect(await refusalOf(thief.client.deskStaff.beginEnrolment())).toBe('NOT_FOUND');
  });

  test('stores neither the key nor the codes in plain text', async () => {
    const { key, codes } = await enrol();
    const rows = JSON.stringify([
      await app.db.select().from(staff),
      await app.db.select().from(staffBackupCodes),
    ]);
    for (const secret of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(secret);
  });
});

describe('a log-in', () => {
  test('needs the password and the code, and invalidates the intermediate cookie afterwards', async () => {
    for (const email of [nadia.email, 'x@exemple.invalid']) {
      const wrong = browser.client.deskStaff.logIn({ email, password: 'pas le bon' });
      expect(await refusalOf(wrong)).toBe('INVALID_CREDENTIALS');
    }
    await logIn(browser);
    const between = new Map(browser.cookies);
    expect(await stageOf(browser)).toBe('code-wanted');
    expect(await refusalOf(browser.client.deskStaff.secondFactor())).toBe('NOT_FOUND');
    await browser.client.deskStaff.giveCode({ code: ` ${phoneCode(app)} ` });
    expect(await stageOf(browser)).toBe('open');
    const thief = app.browser();
    for (const [name, value] of between) thief.cookies.set(name, value);
    expect(await thief.client.deskStaff.session()).toMatchObject({ stage: 'closed', ended: true });
    expect(await actions()).toEqual(['staff.log-in']);
  });

  test('accepts a code once, even from ten concurrent requests', async () => {
    await logIn(browser);
    const code = phoneCode(app);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = app.browser();
        await logIn(other);
        return other;
      }),
    );
    const outcomes = await Promise.all(
      [browser, ...others].map((one) =>
        one.client.deskStaff.giveCode({ code }).then(
          () => 'in',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual([...Array(5).fill('WRONG_CODE'), 'in']);
  });

  test('accepts a backup code once, in any spelling', async () => {
    const { codes } = await enrol();
    const [code = ''] = codes;
    const other = app.browser();
    await logIn(other);
    await other.client.deskStaff.giveCode({ code: code.toUpperCase().replace('-', ' ') });
    expect(await other.client.deskStaff.secondFactor()).toMatchObject({ backupCodesLeft: 9 });
    const third = app.browser();
    await logIn(third);
    expect(await refusalOf(third.client.deskStaff.giveCode({ code }))).toBe('WRONG_CODE');
    expect(await actions()).toContain('staff.log-in-by-backup-code');
  });

  test('fails after ten wrong codes, across browsers', async () => {
    await logIn(browser);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusalOf(browser.client.deskStaff.giveCode({ code: '000000' }))).toBe('WRONG_CODE');
    const other = app.browser();
    await logIn(other);
    expect(await refusalOf(other.client.deskStaff.giveCode({ code: phoneCode(app) }))).toBe('ACCOUNT_LOCKED');
    app.clock.advance({ minutes: 16 });
    await other.client.deskStaff.giveCode({ code: phoneCode(app) });
    expect(await stageOf(other)).toBe('open');
  });
});

test('new backup codes require a code of the phone, and replace the previous ones', async () => {
  const { codes, code } = await enrol();
  app.clock.advance({ minutes: 1 });
  expect(await refusalOf(browser.client.deskStaff.renewBackupCodes({ code: '000000' }))).toBe('WRONG_CODE');
  const renewed = await browser.client.deskStaff.renewBackupCodes({ code: code() });
  expect(renewed.codes).toHaveLength(10);
  const other = app.browser();
  await logIn(other);
  expect(await refusalOf(other.client.deskStaff.giveCode({ code: codes[0] ?? '' }))).toBe('WRONG_CODE');
  await other.client.deskStaff.giveCode({ code: renewed.codes[0] ?? '' });
});

describe('a session of the desk', () => {
  test.each([
    ['after two hours without a request', [{ hours: 2, minutes: 1 }]],
    ['after twelve hours, however it is used', Array.from({ length: 13 }, () => ({ hours: 1 }))],
  ])('ends %s', async (_, pauses) => {
    const desk = await app.staffBrowser('admin');
    for (const pause of pauses) {
      expect(await stageOf(desk)).toBe('open');
      app.clock.advance(pause);
    }
    expect(await refusalOf(desk.client.deskStaff.secondFactor())).toMatch(/UNAUTHORIZED|NOT_FOUND/);
    expect((await desk.client.deskStaff.session()).stage).toBe('closed');
  });

  test('ends after two hours of requests from an unattended page only', async () => {
    const desk = await app.staffBrowser('moderation');
    const ask = () => desk.fetch('/api/desk/moderation/waiting', { headers: { 'x-unattended': '1' } });
    const answers: number[] = [];
    for (const minutes of [50, 50, 50]) {
      app.clock.advance({ minutes });
      answers.push((await ask()).status);
    }
    expect(answers).toEqual([200, 200, 401]);
  });

  test('has a cookie that is HttpOnly and SameSite, and that outlives the session, so that its end is reported', async () => {
    const body = JSON.stringify({ email: nadia.email, password: TEST_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.fetch('/api/desk/log-in', { method: 'POST', body, headers });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^lueur-equipe=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(STAFF_SESSION_HOURS * 3600);
  });
});
