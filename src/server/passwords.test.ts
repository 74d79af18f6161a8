import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts, staff } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { confirmAddress, finishSignUp } from '#testing/sign-up-as.ts';
import { refusalOf, type TestApp, testApp } from '#testing/test-app.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';

/** One password as different keyboards and password managers encode it. */
const PLAIN = 'été à Nîmes 2026';
const SPELLINGS = {
  composed: PLAIN,
  decomposed: PLAIN.normalize('NFD'),
  'no-break spaces': PLAIN.replaceAll(' ', '\u00a0'),
  'narrow no-break spaces, decomposed': PLAIN.normalize('NFD').replaceAll(' ', '\u202f'),
  'an ideographic space': PLAIN.replace(' ', '\u3000'),
};
const ALL = Object.values(SPELLINGS);
const OTHERS = ['ete a Nimes 2026', 'Été à Nîmes 2026', 'étéàNîmes2026', `${PLAIN} `];
const DECOMPOSED = SPELLINGS.decomposed;

let app: TestApp;
let unique = 0;
const newAddress = () => `secret-${process.pid}-${unique++}@exemple.invalid`;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const works = (call: Promise<unknown>) =>
  call.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error) return error.code;
      throw error;
    },
  );

/** A member who has set this spelling of the password by a reset. */
async function memberWith(password: string) {
  const email = newAddress();
  const browser = await app.memberBrowser(aMember({ email }));
  await app.browser().client.accounts.forgotPassword({ email });
  const token = await app.mailedToken(email);
  await browser.client.accounts.resetPassword({ token, password });
  await browser.client.accounts.logIn({ email, password });
  return { browser, email };
}

type Member = Awaited<ReturnType<typeof memberWith>>;

/** Every place where a member types the current password. */
const PLACES = {
  'the log-in': ({ email }: Member, password: string) =>
    app.browser().client.accounts.logIn({ email, password }),
  'a new password': ({ browser }: Member, current: string) =>
    browser.client.accounts.changePassword({ current, password: PLAIN }),
  'the archive': ({ browser }: Member, password: string) => browser.client.dataRights.export({ password }),
  'a second factor': ({ browser }: Member, password: string) =>
    browser.client.secondFactor.begin({ password }),
  'a passkey': ({ browser }: Member, password: string) => browser.client.passkeys.begin({ password }),
  'another address': ({ browser }: Member, password: string) =>
    browser.client.emailChange.ask({ password, email: newAddress() }),
  'the erasure': ({ browser }: Member, password: string) =>
    browser.client.dataRights.deleteAccount({ password }),
} satisfies Record<string, (member: Member, password: string) => Promise<unknown>>;
type Place = keyof typeof PLACES;

describe('another Unicode spelling of the password', () => {
  test.each(Object.keys(PLACES) as Place[])('works for %s', async (place) => {
    const type = PLACES[place];
    const spellings = place === 'the erasure' ? [SPELLINGS['no-break spaces']] : ALL;
    const member = await memberWith(DECOMPOSED);
    for (const wrong of OTHERS)
      expect(await works(type(member, wrong))).toMatch(/WRONG_PASSWORD|INVALID_CREDENTIALS/);
    for (const spelling of spellings) expect(await works(type(member, spelling))).toBe(true);
  });

  test('works, whether the password was set at sign-up, by a change or by a reset', async () => {
    for (const [chosen, typed] of [
      [DECOMPOSED, PLAIN],
      [PLAIN, DECOMPOSED],
      [SPELLINGS['no-break spaces'], PLAIN],
    ] as const) {
      const email = newAddress();
      const browser = await confirmAddress(app, email);
      const { client } = browser;
      await finishSignUp(browser, aMember(), chosen);
      const logIn = (password: string) => app.browser().client.accounts.logIn({ email, password });
      await logIn(typed);
      await client.accounts.changePassword({ current: typed, password: `${chosen} !` });
      await logIn(`${typed} !`);
      expect(await refusalOf(logIn(typed))).toBe('INVALID_CREDENTIALS');
    }
  });

  test('counts composed characters: five with accents are too few, in any spelling', async () => {
    const password = 'éàîôù'.normalize('NFD');
    const call = app.browser().client.accounts.resetPassword({ token: 'peu importe', password });
    expect(await refusalOf(call)).toBe('INVALID_INPUT');
  });

  test.each(Object.entries(SPELLINGS))('works at the desk: %s', async (_, spelling) => {
    const { email } = await insertColleague(app, ['support']);
    const visitor = app.browser().client;
    await visitor.deskStaff.askPasswordLink({ email });
    const token = await app.mailedToken(email);
    await visitor.deskStaff.setPassword({ token, firstName: 'Nadia', password: spelling });
    for (const typed of ALL) await app.browser().client.deskStaff.logIn({ email, password: typed });
    const wrong = app.browser().client.deskStaff.logIn({ email, password: OTHERS[0] ?? '' });
    expect(await refusalOf(wrong)).toBe('INVALID_CREDENTIALS');
  });
});

describe('a hash from before the normalisation', () => {
  const QUICK = { memoryCost: 8, timeCost: 1 };

  test.each(['the log-in', 'a second factor'] as const)(
    'also matches the password as typed, and is replaced: %s',
    async (place) => {
      const { browser, email } = await memberWith(PLAIN);
      const [before] = await app.db
        .update(accounts)
        .set({ password: await hash(DECOMPOSED, QUICK) })
        .returning();
      const logIn = (password: string) => app.browser().client.accounts.logIn({ email, password });
      expect(await refusalOf(logIn(PLAIN))).toBe('INVALID_CREDENTIALS');
      await PLACES[place]({ browser, email }, DECOMPOSED);
      const [after] = await app.db.select().from(accounts);
      expect(after?.password).not.toBe(before?.password);
      for (const typed of ALL) await logIn(typed);
    },
  );

  test('does not end a log-in that waits for a code', async () => {
    const { browser, email } = await memberWith(PLAIN);
    const { key } = await browser.client.secondFactor.begin({ password: PLAIN });
    const { codes } = await browser.client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
    await app.db.update(accounts).set({ password: await hash(DECOMPOSED, QUICK) });
    const fresh = app.browser();
    await fresh.client.accounts.logIn({ email, password: DECOMPOSED });
    expect(await fresh.client.secondFactor.giveCode({ code: codes[0] ?? '' })).toEqual({ done: true });
  });

  test('gets replaced after a log-in at the desk as well', async () => {
    const { id, email } = await insertColleague(app, ['support']);
    await app.db
      .update(staff)
      .set({ password_hash: await hash(DECOMPOSED, QUICK) })
      .where(eq(staff.id, id));
    const logIn = (password: string) => app.browser().client.deskStaff.logIn({ email, password });
    expect(await refusalOf(logIn(PLAIN))).toBe('INVALID_CREDENTIALS');
    await logIn(DECOMPOSED);
    for (const typed of ALL) await logIn(typed);
  });
});
