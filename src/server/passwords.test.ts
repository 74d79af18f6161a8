import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts, staff } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { confirmAddress, finishSignUp } from '#testing/sign-up-as.ts';
import { newAddress, refusalOf, testApp } from '#testing/test-app.ts';
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
const OTHERS = ['ete a Nimes 2026', 'Été à Nîmes 2026', 'étéàNîmes2026', `${PLAIN} `] as const;
const DECOMPOSED = SPELLINGS.decomposed;

const app = await testApp();

/** A member who has set this spelling of the password by a reset. */
async function memberWith(password: string) {
  const email = newAddress();
  const browser = await app.memberBrowser(aMember({ email }));
  await app.browser().client.accounts.forgotPassword({ email });
  const token = await app.mailedToken(email);
  await browser.client.accounts.resetPassword({ token, password });
  await browser.client.accounts.logIn({ email, password });
  return { client: browser.client, email };
}

describe('another Unicode spelling of the password', () => {
  test('works for the log-in; another password never does', async () => {
    const { email } = await memberWith(DECOMPOSED);
    const logIn = (password: string) => app.browser().client.accounts.logIn({ email, password });
    for (const wrong of OTHERS) expect(await refusalOf(logIn(wrong)), wrong).toBe('INVALID_CREDENTIALS');
    for (const spelling of ALL) await logIn(spelling);
  });

  test('works wherever a member types the current password', async () => {
    const { client } = await memberWith(DECOMPOSED);
    const places: Record<string, (password: string) => Promise<unknown>> = {
      'the archive': (password) => client.dataRights.export({ password }),
      'a second factor': (password) => client.secondFactor.begin({ password }),
      'a passkey': (password) => client.passkeys.begin({ password }),
      'another address': (password) => client.emailChange.ask({ password, email: newAddress() }),
      'a new password': (current) => client.accounts.changePassword({ current, password: PLAIN }),
      'the erasure': (password) => client.dataRights.deleteAccount({ password }),
    };
    for (const [place, type] of Object.entries(places)) {
      expect(await refusalOf(type(OTHERS[0])), place).toBe('WRONG_PASSWORD');
      await type(SPELLINGS['narrow no-break spaces, decomposed']);
    }
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

  test.each(['an ideographic space', 'narrow no-break spaces, decomposed'] as const)(
    'works at the desk: chosen with %s',
    async (chosen) => {
      const { email } = await insertColleague(app, ['support']);
      const visitor = app.browser().client;
      await visitor.deskStaff.askPasswordLink({ email });
      const token = await app.mailedToken(email);
      await visitor.deskStaff.setPassword({ token, firstName: 'Nadia', password: SPELLINGS[chosen] });
      for (const typed of ALL) await app.browser().client.deskStaff.logIn({ email, password: typed });
      const wrong = app.browser().client.deskStaff.logIn({ email, password: OTHERS[0] });
      expect(await refusalOf(wrong)).toBe('INVALID_CREDENTIALS');
    },
  );
});

describe('a hash from before the normalisation', () => {
  const QUICK = { memoryCost: 8, timeCost: 1 };

  test.each(['the log-in', 'a second factor'])(
    'also matches the password as typed, and is replaced: %s',
    async (place) => {
      const { client, email } = await memberWith(PLAIN);
      const [before] = await app.db
        .update(accounts)
        .set({ password: await hash(DECOMPOSED, QUICK) })
        .returning();
      const logIn = (password: string) => app.browser().client.accounts.logIn({ email, password });
      expect(await refusalOf(logIn(PLAIN))).toBe('INVALID_CREDENTIALS');
      if (place === 'the log-in') await logIn(DECOMPOSED);
      else await client.secondFactor.begin({ password: DECOMPOSED });
      const [after] = await app.db.select().from(accounts);
      expect(after?.password).not.toBe(before?.password);
      for (const typed of [PLAIN, DECOMPOSED]) await logIn(typed);
    },
  );

  test('does not end a log-in that waits for a code', async () => {
    const { client, email } = await memberWith(PLAIN);
    const { key } = await client.secondFactor.begin({ password: PLAIN });
    const { codes } = await client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
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
    for (const typed of [DECOMPOSED, PLAIN]) await logIn(typed);
  });
});
