import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#platform/rate-limit.ts';
import { sessions } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { newAddress, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { phoneWith } from '#testing/test-phone.ts';

type Cause = {
  /**
   * Prepares the action.
   * @returns the recipient of its mail, and the action
   */
  begin: () => Promise<{ to: string; act: () => Promise<unknown> }>;
  subject: string;
  /** The response once its mail is enqueued. */
  answer: string;
};

const app = await testApp();

const outcomeOf = (act: () => Promise<unknown>) =>
  act().then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

async function withSecondFactor() {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  const { key } = await browser.client.secondFactor.begin({ password: TEST_PASSWORD });
  await browser.client.secondFactor.confirm({ code: phoneWith(key, app.clock)() });
  await app.mailsTo(browser.member.email);
  return browser.member;
}

const CAUSES: Record<string, Cause> = {
  'codes-guessed': {
    async begin() {
      const { email } = await withSecondFactor();
      const { client } = app.browser();
      await client.accounts.logIn({ email, password: TEST_PASSWORD });
      const act = () => client.secondFactor.giveCode({ code: '000000' });
      for (let tries = 1; tries < LIMITS.memberCodes.max; tries += 1)
        expect(await outcomeOf(act)).toBe('WRONG_CODE');
      return { to: email, act };
    },
    subject: 'Plusieurs codes faux ont été saisis',
    answer: 'WRONG_CODE',
  },
  'new-device': {
    async begin() {
      const [member] = await app.insert(aMember({ email: newAddress() }));
      const { client } = app.browser();
      const logIn = { email: member.email, password: TEST_PASSWORD };
      return { to: member.email, act: () => client.accounts.logIn(logIn) };
    },
    subject: 'Connexion depuis un nouvel appareil',
    answer: 'done',
  },
  'reset-password': {
    async begin() {
      const [member] = await app.insert(aMember({ email: newAddress() }));
      const { client } = app.browser();
      const { email } = member;
      await client.accounts.forgotPassword({ email });
      await app.mailsTo(email);
      return { to: email, act: () => client.accounts.forgotPassword({ email }) };
    },
    subject: 'Choisissez un nouveau mot de passe',
    answer: 'done',
  },
  'staff-password': {
    async begin() {
      const { email } = await insertColleague(app, ['support']);
      const { client } = app.browser();
      const ask = () => client.deskStaff.askPasswordLink({ email });
      for (let mails = 1; mails < LIMITS.mailsByAddress.max; mails += 1) {
        await ask();
        await app.mailsTo(email, mails);
      }
      return { to: email, act: ask };
    },
    subject: 'Choisissez un nouveau mot de passe pour l’espace de l’équipe',
    answer: 'done',
  },
};

describe.each(Object.entries(CAUSES))('the mail %s', (_, { begin, subject, answer }) => {
  test('commits with its cause or not at all: after a failure, a retry has the same effect', async () => {
    const { to, act } = await begin();
    const opened = await app.db.$count(sessions);
    vi.spyOn(app.services.outbox, 'send').mockRejectedValueOnce(new Error('killed'));
    expect(await outcomeOf(act)).toBe('INTERNAL_SERVER_ERROR');
    expect(await app.db.$count(sessions)).toBe(opened);
    const before = (await app.mailsTo(to, 0)).length;
    expect(await outcomeOf(act)).toBe(answer);
    const told = await app.mailsTo(to, before + 1);
    expect(told.slice(before).map((mail) => mail.subject)).toEqual([subject]);
  });
});
