import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readMailedSecret, restoreFragment } from '#lib/mailed-secret.ts';
import { redressToken } from '#mechanisms/decisions/server/shared/redress-token.ts';
import { CODE_ALPHABET, CODE_TRIES } from '#mechanisms/mailed-links/rules.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { unsubscribeToken, weeklyUnsubscribeToken } from '#member/notifications/server/unsubscribe-token.ts';
import { mailAnswers } from '#member/support/server/shared/answer-mail.ts';
import type { MailName, MailTemplates } from '#platform/mail/mail-templates.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { mailCodes, supportThreads } from '#server/schema.ts';
import { aCase, decideCase } from '#testing/cases.ts';
import { aMember } from '#testing/factories.ts';
import { newAddress, refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TEST_ORIGIN, type TestBrowser } from '#testing/test-browser.ts';
import { insertColleague } from '#testing/test-colleagues.ts';
import { SECRETS_IN_MAILS } from './mailed-links.ts';

type Client = TestBrowser['client'];
type MailWithSecret = keyof typeof SECRETS_IN_MAILS;
type Kind = {
  /**
   * Triggers the mail as the product does.
   * @returns the mailbox
   */
  send: () => Promise<string>;
  /** Presses the button on the page. */
  use: (client: Client, token: string) => Promise<unknown>;
  /** The expected response. */
  answer: object;
  /** The error of a used link; undefined when it works again. */
  again?: string;
  /** The error of an expired link; undefined when it still opens the page. */
  late?: string;
};

const app = await testApp();

beforeEach(() => {
  app.clock.replaceDate();
});
afterEach(() => {
  vi.useRealTimers();
});

async function insertedMember() {
  const [member] = await app.insert(aMember({ email: newAddress() }));
  return member;
}

async function mailed<Name extends MailName>(template: Name, to: string, data: MailTemplates[Name]) {
  await app.services.outbox.send(app.db, { template, to, data });
  return to;
}

async function askedChange() {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  const email = newAddress();
  await browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
  // Each of the two mails stores its code when it leaves.
  await Promise.all([app.mailsTo(browser.member.email), app.mailsTo(email)]);
  return { former: browser.member.email, email };
}

async function decidedToken(): Promise<string> {
  const member = await insertedMember();
  const id = await aCase(await app.staffBrowser('support'), member.id);
  await decideCase(await app.staffBrowser('moderation'), id, {});
  return redressToken(app.services, id);
}

const VISITOR = 'visitor-1795258800000-k3v9q2';
const changed: Pick<Kind, 'use' | 'answer' | 'late'> = {
  answer: { outcome: 'waiting' },
  use: (client, token) => client.emailChange.confirm({ token }),
  late: 'LINK_EXPIRED',
};
const stopped: Pick<Kind, 'use' | 'answer'> = {
  answer: { done: true },
  use: (client, token) => client.notifications.stopMails({ query: { jeton: token } }),
};
const contested: Pick<Kind, 'use' | 'answer'> = {
  answer: { state: 'open' },
  use: (client, token) => client.redress.state({ token }),
};
const choosing: Omit<Kind, 'send'> = {
  answer: { done: true },
  use: (client, token) =>
    client.deskStaff.setPassword({ token, firstName: 'Nadia', password: 'quatre mots bien longs' }),
  again: 'LINK_EXPIRED',
  late: 'LINK_EXPIRED',
};
const toColleague = (template: 'staff-invitation' | 'staff-password') => async () =>
  mailed(template, (await insertColleague(app, ['support'])).email, {});

const KINDS: Record<MailWithSecret, Kind> = {
  'confirm-email': {
    async send() {
      const email = newAddress();
      await app.browser().client.accounts.signUp({ email });
      return email;
    },
    answer: { done: true },
    use: (client, token) => client.accounts.confirmEmail({ token }),
    again: 'LINK_EXPIRED',
    late: 'LINK_EXPIRED',
  },
  'reset-password': {
    async send() {
      const { email } = await insertedMember();
      await app.browser().client.accounts.forgotPassword({ email });
      return email;
    },
    answer: { done: true },
    use: (client, token) => client.accounts.resetPassword({ token, password: 'un nouveau départ' }),
    again: 'LINK_EXPIRED',
    late: 'LINK_EXPIRED',
  },
  'confirm-former-address': { ...changed, send: async () => (await askedChange()).former },
  'confirm-new-address': { ...changed, send: async () => (await askedChange()).email },
  'support-answer': {
    async send() {
      const email = newAddress();
      const { client } = app.browser();
      const words = (content: string) => ({ content, clientId: crypto.randomUUID() });
      await client.supportChat.beginAsVisitor({
        visitorId: VISITOR,
        name: 'Claire',
        email,
      });
      await client.supportChat.sendAsVisitor(words('Une question'));
      const { deskInbox } = (await app.staffBrowser('support')).client;
      const id = (await deskInbox.list({})).threads[0]?.id ?? 0;
      await deskInbox.answer({ id, seen: 1_000_000, ...words('Voici') });
      const [thread] = await app.db.select().from(supportThreads).where(eq(supportThreads.id, id));
      app.clock.advance({ minutes: 3 });
      await mailAnswers(app.services, { kind: 'visitor', key: thread?.key ?? '' });
      return email;
    },
    answer: { visitorId: VISITOR, name: 'Claire' },
    use: (client, token) => client.supportChat.resume({ token }),
    late: 'LINK_UNKNOWN',
  },
  'waiting-message': {
    ...stopped,
    async send() {
      const { id, email } = await insertedMember();
      const token = unsubscribeToken(app.services.secret, id);
      return mailed('waiting-message', email, { token, firstNames: ['Claire'] });
    },
  },
  'new-people': {
    ...stopped,
    async send() {
      const { id, email } = await insertedMember();
      const token = weeklyUnsubscribeToken(app.services.secret, id);
      return mailed('new-people', email, { token, newcomers: [] });
    },
  },
  'notice-decided': {
    ...contested,
    async send() {
      const data = {
        number: 'S-1',
        outcome: 'dismissed',
        answer: 'Rien',
        token: await decidedToken(),
      } as const;
      return mailed('notice-decided', newAddress(), data);
    },
  },
  'report-answered': {
    ...contested,
    async send() {
      const data = { number: 'S-1', acted: false, token: await decidedToken() };
      return mailed('report-answered', newAddress(), data);
    },
  },
  'staff-invitation': { ...choosing, send: toColleague('staff-invitation') },
  'staff-password': { ...choosing, send: toColleague('staff-password') },
};

const CODE = new RegExp(`\\b[${CODE_ALPHABET}]{4}-[${CODE_ALPHABET}]{4}\\b`);

/** What a reader finds in the latest of `count` mails that has a link. */
async function opened(email: string, count = 1) {
  const mail = (await app.mailsTo(email, count)).findLast(({ text }) => text.includes('#jeton='));
  const link = /https?:\S+#jeton=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  // Ignore URLs: the id of a case in a link can look like a code.
  const code = CODE.exec(mail?.text.replace(/https?:\S+/g, '') ?? '')?.[0] ?? '';
  return {
    link,
    code,
    html: mail?.html ?? '',
    path: link.slice(TEST_ORIGIN.length),
    token: link.split('=').at(-1) ?? '',
  };
}

async function sent(kind: Kind) {
  const email = await kind.send();
  return { email, ...(await opened(email)) };
}

/** Another code of the right format. */
const wrongCode = (code: string, place = 0) =>
  Array.from(code.replace('-', ''), (sign, at) =>
    at === place ? CODE_ALPHABET[(CODE_ALPHABET.indexOf(sign) + 1) % 32] : sign,
  ).join('');

describe.each(Object.entries(KINDS))('the link of the mail %s', (template, kind) => {
  const { page, until } = SECRETS_IN_MAILS[template as MailWithSecret];
  const expiry = () => until(app.clock.now());
  const redeem = (email: string, code: string, client: Client = app.browser().client) =>
    client.mailedLinks.redeemCode({ page, email, code });

  test('works intact, with trailing junk, and with its # encoded; only the mail holds it and its code', async () => {
    const { email, link, path, token, html, code } = await sent(kind);
    expect(html.replaceAll('&amp;', '&')).toMatch(
      new RegExp(
        `>${(page === 'unsubscribe' ? `${TEST_ORIGIN}/desinscription` : link).replace(/[.?]/g, '\\$&')}<`,
      ),
    );
    expect(html).toContain(`<strong>${code}</strong>`);
    for (const junk of [
      '',
      '.',
      ')',
      '>',
      '»',
      '&utm_source=lettre&utm_medium=email',
      '?fbclid=IwAR',
      '&mc_eid=1',
    ]) {
      expect(readMailedSecret(link + junk)).toBe(token);
      for (const encoded of [path.replace('#', '%23'), path.replace('#', '/%23')]) {
        const answer = await app.app.request(`${TEST_ORIGIN}${encoded}${junk}`);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
      }
    }
    const rows = JSON.stringify(await app.db.select().from(mailCodes));
    for (const secret of [token, code, code.replace('-', '')]) expect(rows).not.toContain(secret);
    expect(await kind.use(app.browser().client, token)).toMatchObject(kind.answer);
    // The code still leads to the link, which says whether it works again.
    expect((await redeem(email, code)).token).toBe(token);
    const again = kind.use(app.browser().client, token);
    if (kind.again) expect(await refusalOf(again)).toBe(kind.again);
    else expect(await again).toMatchObject(kind.answer);
  });

  test('can be replaced once by the code in the mail until its last second, however it is typed', async () => {
    const { email, code, token } = await sent(kind);
    app.clock.set(new Date(expiry().getTime() - 1000).toISOString());
    const outcomeOf = (call: ReturnType<typeof redeem>) =>
      call.then(
        (given) => given.token,
        (error: Error & { code?: string }) => error.code ?? error.message,
      );
    const outcomes = await Promise.all([
      outcomeOf(redeem(` ${email.toUpperCase()} `, ` ${code.toLowerCase().replace('-', ' ')}`)),
      outcomeOf(redeem(email, code)),
    ]);
    expect(new Set(outcomes)).toEqual(new Set([token, 'WRONG_CODE']));
    expect(await refusalOf(redeem(email, code))).toBe('WRONG_CODE');
    expect(await kind.use(app.browser().client, token)).toMatchObject(kind.answer);
  });

  test('expires with its code', async () => {
    const { email, code, token } = await sent(kind);
    app.clock.set(expiry().toISOString());
    expect(await refusalOf(redeem(email, code))).toBe('WRONG_CODE');
    app.clock.advance({ ms: 1000 });
    if (kind.late) expect(await refusalOf(kind.use(app.browser().client, token))).toBe(kind.late);
    await runHousekeeping(app.services);
    expect(await app.db.select().from(mailCodes)).toEqual([]);
  });

  test('stays valid after five wrong codes have voided its code, even concurrent ones', async () => {
    const { email, code, token } = await sent(kind);
    const tries = Array.from({ length: CODE_TRIES }, (_, place) =>
      refusalOf(redeem(email, wrongCode(code, place))),
    );
    expect(await Promise.all(tries)).toEqual(Array(CODE_TRIES).fill('WRONG_CODE'));
    expect(await refusalOf(redeem(email, code))).toBe('WRONG_CODE');
    expect(await kind.use(app.browser().client, token)).toMatchObject(kind.answer);
  });
});

describe('the code in a mail', () => {
  const redeem = (
    email: string,
    code: string,
    page: keyof typeof PAGES = 'password',
    client = app.browser().client,
  ) => client.mailedLinks.redeemCode({ page: PAGES[page], email, code });
  const PAGES = { password: 'password', 'sign-up': 'sign-up' } as const;
  const answerOf = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((refusal: unknown) => refusal);
    return JSON.stringify(
      error,
      Object.getOwnPropertyNames(error).filter((name) => name !== 'stack'),
    );
  };

  test('gets one response, whether the code is wrong, of another page, or the address unknown', async () => {
    const { email, code } = await sent(KINDS['reset-password']);
    const answers = await Promise.all([
      answerOf(redeem(email, wrongCode(code))),
      answerOf(redeem(email, code, 'sign-up')),
      answerOf(redeem(newAddress(), code)),
    ]);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('WRONG_CODE');
  });

  test('works even when an id in the link looks like a code', async () => {
    const token = 'a0000000-2345-4678-9234-a00000000000.signature';
    const email = await mailed('report-answered', newAddress(), { number: 'S-1', acted: false, token });
    const { code } = await opened(email);
    expect(await app.browser().client.mailedLinks.redeemCode({ page: 'redress', email, code })).toEqual({
      token,
    });
  });

  test('does not open another person’s mail', async () => {
    const one = await sent(KINDS['reset-password']);
    const other = await sent(KINDS['reset-password']);
    expect(await refusalOf(redeem(one.email, other.code))).toBe('WRONG_CODE');
    expect((await redeem(one.email, one.code)).token).toBe(one.token);
  });

  test('needs eight characters before an attempt counts', async () => {
    const { email, code, token } = await sent(KINDS['reset-password']);
    for (let tries = 0; tries <= CODE_TRIES; tries += 1)
      expect(await refusalOf(redeem(email, code.slice(1)))).toBe('INVALID_INPUT');
    expect((await redeem(email, code)).token).toBe(token);
  });

  test('can be guessed twenty times an hour by one origin, over all addresses', async () => {
    const { email, code } = await sent(KINDS['reset-password']);
    for (let tries = 0; tries < 20; tries += 1)
      expect(await refusalOf(redeem(newAddress(), code))).toBe('WRONG_CODE');
    expect(await refusalOf(redeem(email, code))).toBe('TOO_MANY_REQUESTS');
    app.clock.advance({ minutes: 61 });
    expect(await refusalOf(redeem(newAddress(), code))).toBe('WRONG_CODE');
  });

  test('expires for a reset link after another mail, and after a change of the password', async () => {
    const member = aMember({ email: newAddress() });
    const { email } = member;
    const { client } = await app.memberBrowser(member);
    const use = async (code: string) =>
      KINDS['reset-password'].use(client, (await redeem(email, code)).token);
    await client.accounts.forgotPassword({ email });
    const first = await opened(email);
    await client.accounts.forgotPassword({ email });
    const second = await opened(email, 2);
    expect(await refusalOf(use(first.code))).toBe('LINK_EXPIRED');
    await client.accounts.changePassword({ current: TEST_PASSWORD, password: 'un nouveau départ' });
    expect(await refusalOf(use(second.code))).toBe('LINK_EXPIRED');
  });

  test('disappears with the account', async () => {
    const member = await insertedMember();
    await app.browser().client.accounts.forgotPassword({ email: member.email });
    await opened(member.email);
    expect(await app.db.select().from(mailCodes)).toHaveLength(1);
    await eraseMember(app.services, member.id, { reason: 'asked' });
    expect(await app.db.select().from(mailCodes)).toEqual([]);
  });
});

describe('two sign-up mails of one address', () => {
  async function twoMails() {
    const email = newAddress();
    const { client } = app.browser();
    await client.accounts.signUp({ email });
    const first = await opened(email);
    await client.accounts.signUp({ email });
    return { email, first, second: await opened(email, 2), client };
  }
  const redeem = (email: string, code: string) =>
    app.browser().client.mailedLinks.redeemCode({ page: 'sign-up', email, code });

  test.each(['first', 'second'] as const)('both work until the %s is used, code included', async (name) => {
    const mails = await twoMails();
    const other = name === 'first' ? mails.second : mails.first;
    const { token } = await redeem(mails.email, mails[name].code);
    expect(await mails.client.accounts.confirmEmail({ token })).toEqual({ done: true });
    expect(await refusalOf(mails.client.accounts.confirmEmail({ token: other.token }))).toBe('LINK_EXPIRED');
    const late = await redeem(mails.email, other.code);
    expect(await refusalOf(mails.client.accounts.confirmEmail({ token: late.token }))).toBe('LINK_EXPIRED');
  });
});

describe('an address with a secret in its path', () => {
  test('does not redirect to another site', async () => {
    const answer = await app.app.request(`${TEST_ORIGIN}//ailleurs.example%23jeton=abc`);
    expect(answer.headers.get('location')).toBe('/ailleurs.example#jeton=abc');
    expect(restoreFragment('/chat?contact=abc')).toBeUndefined();
  });
});
