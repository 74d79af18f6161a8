import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { voidLinks } from '#identity/accounts/server/store.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { users, verifications } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { newAddress, refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { asOwner } from '#testing/test-db.ts';

const app = await testApp();

describe('sign-up by e-mail', () => {
  test('mails a link that opens a session without a profile', async () => {
    const email = newAddress();
    const browser = app.browser();
    await browser.client.accounts.signUp({ email: ` ${email.toUpperCase()} ` });
    const token = await app.mailedToken(email);
    expect(await browser.client.accounts.confirmEmail({ token })).toEqual({ done: true });
    const { member } = await browser.client.session.read();
    expect(member).toMatchObject({ email, firstName: null, steps: { profile: false } });
  });

  test('reaches an address with every permitted sign', async () => {
    const email = `d&f#$%'*a/b=c?d^e\`{|}~!+_.${newAddress()}`;
    const browser = app.browser();
    await browser.client.accounts.signUp({ email });
    await browser.client.accounts.confirmEmail({ token: await app.mailedToken(email) });
    expect((await browser.client.session.read()).member).toMatchObject({ email });
    const known = `connue.${email.slice(3)}`;
    await app.insert(aMember({ email: known }));
    await app.browser().client.accounts.forgotPassword({ email: known });
    expect(await app.mailedToken(known)).toEqual(expect.any(String));
  });

  test('rejects a used link', async () => {
    const email = newAddress();
    const { client } = app.browser();
    await client.accounts.signUp({ email });
    const token = await app.mailedToken(email);
    await client.accounts.confirmEmail({ token });
    expect(await refusalOf(client.accounts.confirmEmail({ token }))).toBe('LINK_EXPIRED');
  });

  test('keeps the previous link when it fails before the next mail is enqueued', async () => {
    const email = newAddress();
    const { client } = app.browser();
    await client.accounts.signUp({ email });
    const token = await app.mailedToken(email);
    vi.spyOn(app.services.outbox, 'send').mockRejectedValueOnce(new Error('killed'));
    await expect(client.accounts.signUp({ email })).rejects.toThrow();
    expect(await client.accounts.confirmEmail({ token })).toEqual({ done: true });
  });

  test('voids the links of an address, whatever the key order of their stored values', async () => {
    const email = newAddress();
    const stamps = { expiresAt: app.clock.now(), createdAt: app.clock.now(), updatedAt: app.clock.now() };
    const values = [
      JSON.stringify({ email, type: 'magic-link' }),
      JSON.stringify({ type: 'magic-link', email, name: '' }),
      JSON.stringify({ type: 'magic-link', email: newAddress() }),
      'identifiant-d-un-membre',
    ];
    await app.db
      .insert(verifications)
      .values(
        values.map((value, place) => ({ id: `lien-${place}`, identifier: `${place}`, value, ...stamps })),
      );
    await voidLinks(app.db, email);
    const left = await app.db.select({ value: verifications.value }).from(verifications);
    expect(left.map(({ value }) => value).toSorted()).toEqual(values.slice(2).toSorted());
  });

  test('says that a member’s address is taken, up to five times an hour', async () => {
    const [member, other] = await app.insert(aMember(), aMember());
    const { client } = app.browser();
    for (let time = 0; time < 5; time += 1) {
      expect(await refusalOf(client.accounts.signUp({ email: member.email }))).toBe('EMAIL_TAKEN');
    }
    expect(await client.accounts.signUp({ email: other.email })).toEqual({ done: true, mailDelayed: false });
    const [told] = await app.mailsTo(other.email);
    expect(told?.subject).toBe('Vous avez déjà un compte');
    expect(told?.text).toContain('/inscription/form?mode=login');
    expect(told?.text).not.toContain('#jeton=');
  });

  test('never calls the address of an unfinished sign-up taken', async () => {
    const email = newAddress();
    const { client } = app.browser();
    await client.accounts.signUp({ email });
    await client.accounts.confirmEmail({ token: await app.mailedToken(email) });
    expect(await app.browser().client.accounts.signUp({ email })).toEqual({ done: true, mailDelayed: false });
    expect(await app.mailsTo(email, 2)).toHaveLength(2);
  });

  test('mails one address at most three times an hour', async () => {
    const email = newAddress();
    const { client } = app.browser();
    for (let time = 0; time < 3; time += 1) await client.accounts.signUp({ email });
    expect(await refusalOf(client.accounts.signUp({ email }))).toBe('TOO_MANY_REQUESTS');
    app.clock.advance({ hours: 1, minutes: 1 });
    expect(await client.accounts.signUp({ email })).toEqual({ done: true, mailDelayed: false });
  });

  test('rejects an invalid address with a message', async () => {
    const { client } = app.browser();
    const long = `${'a'.repeat(250)}@exemple.fr`;
    for (const email of ['', 'claire', 'claire@', 'a@b', long, 'a@exemple.fr\r\nBcc: b@exemple.fr'])
      expect([email, await refusalOf(client.accounts.signUp({ email }))]).toEqual([email, 'INVALID_INPUT']);
  });

  test('allows no log-in before a password is set', async () => {
    const email = newAddress();
    await confirmAddress(app, email);
    for (const password of ['placeholder', 'password', '123456', email]) {
      expect(await refusalOf(app.browser().client.accounts.logIn({ email, password }))).toBe(
        'INVALID_CREDENTIALS',
      );
    }
  });
});

describe('log-in', () => {
  test('answers a wrong password and an unknown address the same way', async () => {
    const [member] = await app.insert(aMember());
    const { client } = app.browser();
    const wrong = await client.accounts
      .logIn({ email: member.email, password: 'faux mot de passe' })
      .catch((error) => error);
    const unknown = await client.accounts
      .logIn({ email: newAddress(), password: TEST_PASSWORD })
      .catch((error) => error);
    expect(wrong.message).toBe('E-mail ou mot de passe incorrect');
    expect({ code: unknown.code, message: unknown.message }).toEqual({
      code: wrong.code,
      message: wrong.message,
    });
  });

  test('locks the account for a quarter of an hour after ten failures, even with the right password', async () => {
    const [member] = await app.insert(aMember());
    const { client } = app.browser();
    const tryWith = (password: string) => client.accounts.logIn({ email: member.email, password });
    for (let time = 0; time < 10; time += 1)
      expect(await refusalOf(tryWith('faux'))).toBe('INVALID_CREDENTIALS');
    expect(await refusalOf(tryWith(TEST_PASSWORD))).toBe('ACCOUNT_LOCKED');
    app.clock.advance({ minutes: 16 });
    expect(await tryWith(TEST_PASSWORD)).toMatchObject({ done: true });
  });

  test('ends the earlier session of this browser, with its sockets, and no other', async () => {
    const { member, ...elsewhere } = await app.memberBrowser();
    const browser = app.browser();
    const logIn = () => browser.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    await logIn();
    const former = new Map(browser.cookies);
    const [session] = await browser.client.accounts.devices();
    const ended = vi.spyOn(app.services.live, 'endSessions');
    await logIn();
    expect(ended.mock.calls).toEqual([[[session?.id]]]);
    const thief = app.browser();
    for (const [name, value] of former) thief.cookies.set(name, value);
    expect((await thief.client.session.read()).member).toBeNull();
    expect((await elsewhere.client.session.read()).member).not.toBeNull();
    expect(await browser.client.accounts.devices()).toHaveLength(2);
  });
});

describe('a forgotten password', () => {
  test('can be reset through the mailed link, which ends every session and works once', async () => {
    const email = newAddress();
    const browser = await app.memberBrowser(aMember({ email }));
    await app.browser().client.accounts.forgotPassword({ email });
    const token = await app.mailedToken(email);
    const { client } = app.browser();
    expect(await client.accounts.checkResetLink({ token })).toEqual({ usable: true });
    await client.accounts.resetPassword({ token, password: 'un autre soir' });
    expect(await browser.client.session.read()).toMatchObject({ member: null });
    expect(await refusalOf(client.accounts.logIn({ email, password: TEST_PASSWORD }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await client.accounts.logIn({ email, password: 'un autre soir' })).toMatchObject({ done: true });
    expect(await client.accounts.checkResetLink({ token })).toEqual({ usable: false });
    expect(await refusalOf(client.accounts.resetPassword({ token, password: 'encore un' }))).toBe(
      'LINK_EXPIRED',
    );
    expect((await app.mailsTo(email, 2)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('mot de passe'),
    );
  });

  test('changes entirely or not at all: when a session cannot be ended, the link stays valid', async () => {
    const email = newAddress();
    await app.memberBrowser(aMember({ email }));
    await app.browser().client.accounts.forgotPassword({ email });
    const token = await app.mailedToken(email);
    const { client } = app.browser();
    const choose = () => client.accounts.resetPassword({ token, password: 'un autre soir' });
    await asOwner(
      app.db,
      sql`CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'this session stays'; END $$`,
    );
    await asOwner(
      app.db,
      sql`CREATE TRIGGER stay BEFORE DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION stay()`,
    );
    const failed = await choose().catch((error: unknown) => error);
    await asOwner(app.db, sql`DROP FUNCTION stay() CASCADE`);
    expect(failed).toMatchObject({ status: 500 });
    expect(await client.accounts.logIn({ email, password: TEST_PASSWORD })).toMatchObject({ done: true });
    expect(await choose()).toEqual({ done: true });
  });

  test('changes once when two concurrent requests use the same link', async () => {
    const email = newAddress();
    await app.insert(aMember({ email }));
    await app.browser().client.accounts.forgotPassword({ email });
    const token = await app.mailedToken(email);
    const choose = (password: string) => app.browser().client.accounts.resetPassword({ token, password });
    const outcomes = await Promise.allSettled([choose('un autre soir'), choose('un autre matin')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const chosen = outcomes[0].status === 'fulfilled' ? 'un autre soir' : 'un autre matin';
    expect(await app.browser().client.accounts.logIn({ email, password: chosen })).toMatchObject({
      done: true,
    });
    expect((await app.mailsTo(email, 3)).filter(({ subject }) => subject.includes('changé'))).toHaveLength(1);
  });

  test('can be set in the middle of a sign-up, which still completes', async () => {
    const email = newAddress();
    const { client } = await confirmAddress(app, email);
    await client.accounts.forgotPassword({ email });
    await client.accounts.resetPassword({ token: await app.mailedToken(email), password: TEST_PASSWORD });
    await client.accounts.logIn({ email, password: TEST_PASSWORD });
    const boxes = { accepts_terms: true, accepts_love_life_use: true } as const;
    const about = { first_name: 'Claire', last_name: 'Exemple', gender: 'femme', bio: '' } as const;
    const facts = { birth_date: '1992-03-14', city_code: '69123', has_children: false };
    const password = 'un autre soir d’été';
    await client.signUp.finish({ ...about, ...facts, ...boxes, password });
    expect((await client.session.read()).member).toMatchObject({ steps: { profile: true } });
    expect(await app.browser().client.accounts.logIn({ email, password })).toMatchObject({ done: true });
  });

  test('gets the same answer for an unknown address', async () => {
    expect(await app.browser().client.accounts.forgotPassword({ email: newAddress() })).toEqual({
      done: true,
    });
  });

  test('rejects a weak new password with its message', async () => {
    const { accounts } = app.browser().client;
    for (const [password, sentence] of [
      ['12345', 'Le mot de passe doit contenir au moins 6 caractères'],
      ['azerty', 'Ce mot de passe est trop courant : choisissez-en un que personne ne devinera'],
      ['a'.repeat(129), 'Le mot de passe doit contenir au plus 128 caractères'],
    ] as const)
      await expect(accounts.resetPassword({ token: 'peu importe', password })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { password: sentence } },
      });
  });
});

describe('data retention', () => {
  test('erases an unfinished sign-up after seven days, and never a member', async () => {
    // Better Auth stamps accounts with the machine's clock.
    app.clock.replaceDate();
    const browser = await confirmAddress(app);
    await app.insert(aMember());
    await runHousekeeping(app.services);
    expect(await app.db.$count(users)).toBe(2);
    app.clock.advance({ days: 8 });
    await runHousekeeping(app.services);
    expect(await app.db.$count(users)).toBe(1);
    expect(await browser.client.session.read()).toMatchObject({ member: null });
  });

  test('a session in use stays valid, and ends ninety days after the log-in', async () => {
    app.clock.replaceDate();
    const browser = await app.memberBrowser();
    for (const days of [29, 29, 29, 2]) {
      app.clock.advance({ days });
      // Any request of a member renews the session and its cookie.
      expect(await browser.client.accounts.devices()).toHaveLength(1);
      expect((await browser.client.session.read()).member).not.toBeNull();
    }
    app.clock.advance({ days: 2 });
    expect(await browser.client.session.read()).toMatchObject({ member: null });
  });

  test('a session ends after thirty days without use, in the browser and on the server', async () => {
    app.clock.replaceDate();
    const browser = await app.memberBrowser();
    const thief = app.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    app.clock.advance({ days: 31 });
    expect(browser.cookieHeader).not.toMatch(/\blueur=/);
    expect(await thief.client.session.read()).toEqual({ member: null, ended: true });
    expect(await browser.client.session.read()).toEqual({ member: null, ended: false });
  });
});
