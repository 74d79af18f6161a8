import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LIVE_CLOSE } from '#live/protocol.ts';
import { staff } from '#server/schema.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { phoneCode } from '#testing/test-colleagues.ts';
import { onPostgres } from '#testing/test-db.ts';
import { recordAudit } from './shared/record-audit.ts';

const app = await testApp();

let invited = 0;
/** Mails persist between tests, so each test has its own address. */
const newAddress = () => `invitee-${++invited}@exemple.invalid`;
const PASSWORD = 'un matin de printemps';

describe('an invitation', () => {
  test('leads by mail to a password, a phone, and the desk of the given roles', async () => {
    const admin = await app.staffBrowser('admin');
    const email = newAddress();
    await admin.client.deskStaff.invite({ email, firstName: 'Inès', roles: ['coach', 'support'] });
    const token = await app.mailedToken(email);
    const ines = app.browser();
    expect(await ines.client.deskStaff.checkPasswordLink({ token })).toEqual({ email, firstName: 'Inès' });
    const choose = (password: string) =>
      ines.client.deskStaff.setPassword({ token, firstName: 'Inès', password });
    expect(await refusalOf(choose('1q2w3e4r5t6y'))).toBe('INVALID_INPUT');
    await choose(PASSWORD);
    expect(await refusalOf(ines.client.deskStaff.checkPasswordLink({ token }))).toBe('LINK_EXPIRED');
    await ines.client.deskStaff.logIn({ email, password: PASSWORD });
    expect((await ines.client.deskStaff.session()).stage).toBe('enrolment');
    const states = (await admin.client.deskStaff.colleagues()).map(({ firstName, state }) => [
      firstName,
      state,
    ]);
    expect(states).toEqual([
      ['Anne', 'active'],
      ['Inès', 'without-phone'],
    ]);
    await admin.client.deskStaff.invite({ email: newAddress(), firstName: 'Élodie', roles: ['coach'] });
    const names = (await admin.client.deskStaff.colleagues()).map(({ firstName }) => firstName);
    expect(names).toEqual(['Anne', 'Élodie', 'Inès']);
  });

  test('sends a mail to every admin, as does an added role', async () => {
    const anne = await app.staffBrowser('admin');
    const paul = await app.staffBrowser('admin');
    const email = newAddress();
    const subject = 'Un accès à l’espace de l’équipe a été donné';
    const { id } = await anne.client.deskStaff.invite({ email, firstName: 'Inès', roles: ['coach'] });
    for (const { staff } of [anne, paul]) {
      const [mail] = await app.mailsTo(staff.email);
      expect(mail).toMatchObject({ subject, text: expect.stringContaining(email) });
    }
    await anne.client.deskStaff.saveRoles({ id, roles: ['coach', 'admin'] });
    expect((await app.mailsTo(paul.staff.email, 2)).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/Administration/),
    );
    await anne.client.deskStaff.saveRoles({ id, roles: ['coach'] });
    expect(await app.mailsTo(paul.staff.email, 2)).toHaveLength(2);
  });

  test('needs a new address and a role', async () => {
    const admin = await app.staffBrowser('admin');
    const invite = (roles: never[] | ['support']) =>
      admin.client.deskStaff.invite({ email: admin.staff.email, firstName: 'Anne', roles });
    expect(await refusalOf(invite(['support']))).toBe('ADDRESS_TAKEN');
    expect(await refusalOf(invite([]))).toBe('INVALID_INPUT');
  });
});

test('a forgotten password is reset by a mailed link, which ends every session and keeps the phone', async () => {
  const nadia = await app.staffBrowser('support');
  const { email } = nadia.staff;
  await app.browser().client.deskStaff.askPasswordLink({ email });
  const token = await app.mailedToken(email);
  const browser = app.browser();
  await browser.client.deskStaff.setPassword({ token, firstName: 'Nadia', password: PASSWORD });
  expect((await nadia.client.deskStaff.session()).ended).toBe(true);
  await browser.client.deskStaff.logIn({ email, password: PASSWORD });
  expect((await browser.client.deskStaff.session()).stage).toBe('code-wanted');
  const subjects = (await app.mailsTo(email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Le mot de passe de votre accès à l’équipe a été changé');
});

describe('a change by an admin', () => {
  test.each([
    ['the roles', 'saveRoles', { roles: ['coach' as const] }],
    ['the account state', 'disable', { reason: 'A quitté l’équipe.' }],
    ['the phone', 'resetSecondFactor', { reason: 'Téléphone perdu.' }],
  ] as const)(
    'ends the sessions at once, sockets included, and adds a log line: %s',
    async (_, route, input) => {
      const admin = await app.staffBrowser('admin');
      const nadia = await app.staffBrowser('support');
      const port = await listenForTest(app);
      const socket = await goLive(nadia, { port, path: '/api/live/desk' });
      const call = admin.client.deskStaff[route] as (input: object) => Promise<unknown>;
      await call({ id: nadia.staff.id, ...input });
      await socket.until('its end', ({ ended }) => ended === LIVE_CLOSE.sessionEnded);
      expect(await refusalOf(nadia.client.deskStaff.secondFactor())).toBe('UNAUTHORIZED');
      const { lines } = await admin.client.deskStaff.audit({});
      expect(lines[0]).toMatchObject({
        who: { firstName: 'Anne' },
        subject: { kind: 'staff', id: nadia.staff.id, name: 'Nadia' },
        reason: 'reason' in input ? input.reason : 'coach',
      });
    },
  );

  test('blocks the password of a disabled colleague until the account is enabled again', async () => {
    const admin = await app.staffBrowser('admin');
    const { staff: nadia } = await app.staffBrowser('support');
    await admin.client.deskStaff.disable({ id: nadia.id, reason: 'Congé.' });
    const logIn = () => app.browser().client.deskStaff.logIn({ email: nadia.email, password: TEST_PASSWORD });
    expect(await refusalOf(logIn())).toBe('INVALID_CREDENTIALS');
    await admin.client.deskStaff.enable({ id: nadia.id });
    await logIn();
  });

  test('sends a mail when it resets the phone, and the colleague links another one at the next log-in', async () => {
    const admin = await app.staffBrowser('admin');
    const { staff: nadia } = await app.staffBrowser('support');
    await admin.client.deskStaff.resetSecondFactor({ id: nadia.id, reason: 'Téléphone perdu.' });
    const [mail] = await app.mailsTo(nadia.email);
    expect(mail?.text).toContain('Anne a remis à zéro votre double authentification');
    const browser = app.browser();
    await browser.client.deskStaff.logIn({ email: nadia.email, password: TEST_PASSWORD });
    expect((await browser.client.deskStaff.session()).stage).toBe('enrolment');
  });
});

describe('a colleague locked out by wrong codes', () => {
  async function aLockedAdmin() {
    const anne = await app.staffBrowser('admin');
    const paul = await app.staffBrowser('admin');
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusalOf(paul.client.deskStaff.forgetPhone({ code: '000000' }))).toBe('WRONG_CODE');
    const locked = async () =>
      (await anne.client.deskStaff.colleagues()).filter((one) => one.locked).map(({ id }) => id);
    return { anne, paul, id: paul.staff.id, locked };
  }

  test('can be unlocked by another admin, named in a mail and in the log', async () => {
    const { anne, paul, id, locked } = await aLockedAdmin();
    expect(await refusalOf(paul.client.deskStaff.forgetPhone({ code: phoneCode(app) }))).toBe(
      'ACCOUNT_LOCKED',
    );
    expect(await locked()).toEqual([id]);
    expect(await refusalOf(paul.client.deskStaff.liftLock({ id }))).toBe('OWN_LOCK');
    await anne.client.deskStaff.liftLock({ id });
    expect(await locked()).toEqual([]);
    const [mail] = await app.mailsTo(paul.staff.email);
    expect(mail).toMatchObject({ subject: 'Vous pouvez de nouveau donner un code' });
    expect(mail?.text).toContain('Anne l’a rétablie');
    expect((await anne.client.deskStaff.audit({})).lines[0]).toMatchObject({
      action: 'staff.lock-lifted',
      subject: { kind: 'staff', id },
    });
    await paul.client.deskStaff.forgetPhone({ code: phoneCode(app) });
  });

  test('can be unlocked only once, however many admins press; without a lock nothing is logged', async () => {
    const { anne, id } = await aLockedAdmin();
    const other = await app.staffBrowser('admin');
    await Promise.all([anne, anne, other].map(({ client }) => client.deskStaff.liftLock({ id })));
    const { lines } = await anne.client.deskStaff.audit({ action: 'staff.lock-lifted' });
    expect(lines).toHaveLength(1);
    expect(await refusalOf(anne.client.deskStaff.liftLock({ id: 'inconnu' }))).toBe('NOT_FOUND');
  });
});

describe('at least one admin', () => {
  test('remains: the last one keeps the role and the account', async () => {
    const admin = await app.staffBrowser('admin');
    // Invited, but never logged in.
    await admin.client.deskStaff.invite({ email: 'x@exemple.invalid', firstName: 'X', roles: ['admin'] });
    const { id } = admin.staff;
    expect(await refusalOf(admin.client.deskStaff.saveRoles({ id, roles: ['support'] }))).toBe('LAST_ADMIN');
    expect(await refusalOf(admin.client.deskStaff.disable({ id, reason: 'x' }))).toBe('LAST_ADMIN');
    expect((await admin.client.deskStaff.session()).stage).toBe('open');
  });

  test.runIf(onPostgres)('remains even when two remove each other concurrently', async () => {
    const [one, two] = [await app.staffBrowser('admin'), await app.staffBrowser('admin')];
    await Promise.allSettled([
      one.client.deskStaff.saveRoles({ id: two.staff.id, roles: ['support'] }),
      two.client.deskStaff.saveRoles({ id: one.staff.id, roles: ['support'] }),
    ]);
    const left = (await app.db.select().from(staff)).filter(({ roles }) => roles.includes('admin'));
    expect(left).toHaveLength(1);
  });
});

test('the log is paginated, latest first, and filtered by person, action and subject', async () => {
  const admin = await app.staffBrowser('admin');
  const { staff: nadia } = await app.staffBrowser('support');
  for (let time = 0; time < 60; time += 1)
    await recordAudit(app.db, {
      staff: admin.staff,
      action: 'staff.roles-changed',
      subject: { kind: 'staff', id: nadia.id },
      now: app.clock.now(),
    });
  const first = await admin.client.deskStaff.audit({});
  expect([first.lines.length, first.more]).toEqual([50, true]);
  const last = first.lines.at(-1)?.id ?? 0;
  const second = await admin.client.deskStaff.audit({ before: last });
  expect([second.lines.length, second.more]).toEqual([10, false]);
  const count = async (filter: Parameters<typeof admin.client.deskStaff.audit>[0]) =>
    (await admin.client.deskStaff.audit(filter)).lines.length;
  expect(await count({ person: nadia.id })).toBe(0);
  expect(await count({ action: 'staff.log-in' })).toBe(0);
  expect(await count({ kind: 'staff', subject: nadia.id })).toBe(50);
  await app.db.update(staff).set({ first_name: '' }).where(eq(staff.id, nadia.id));
  expect((await admin.client.deskStaff.audit({})).lines[0]?.subject?.name).toBe(nadia.email);
});

test('a phone is changed with a code of the previous one; the session restarts from the password', async () => {
  const nadia = await app.staffBrowser('support');
  expect(await refusalOf(nadia.client.deskStaff.forgetPhone({ code: '000000' }))).toBe('WRONG_CODE');
  await nadia.client.deskStaff.forgetPhone({ code: phoneCode(app) });
  expect((await nadia.client.deskStaff.session()).stage).toBe('enrolment');
});
