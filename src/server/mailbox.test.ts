import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { users } from '#server/schema.ts';
import { aCase } from '#testing/cases.ts';
import { aMan, aMember, LOVE } from '#testing/factories.ts';
import { close } from '#testing/measures.ts';
import { changeAddress, confirmAddress, finishSignUp, signUpAs } from '#testing/sign-up-as.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';

const app = await testApp();
let unique = 0;

/**
 * Spellings of one mailbox that differ in everything that may differ (`platform/mailbox.test.ts` lists every rule); new
 * ones for each test, since mails persist for the whole run.
 */
function spellings(): { known: string; others: string[] } {
  const name = `lea${process.pid}x${unique++}`;
  const others = [`A.${name}@gmail.com`, `a${name}+y@googlemail.com`, `a${name}@gmail.com`];
  return { known: `a.${name}+x@googlemail.com`, others };
}

const client = () => app.browser().client;
const signUp = (email: string) => client().accounts.signUp({ email });
const subjectTo = async (address: string) => (await app.mailsTo(address.toLowerCase())).at(-1)?.subject;

/** Requests that use up the mail limit of a mailbox, and are then rejected in every spelling. */
const MAIL_LIMITS: [string, number, (email: string) => Promise<unknown>][] = [
  ['the mails of a sign-up', 3, signUp],
  ['the mails of a forgotten password', 2, (email) => client().accounts.forgotPassword({ email })],
  ['the mails of a colleague’s password', 3, (email) => client().deskStaff.askPasswordLink({ email })],
  [
    'the receipts of a renunciation',
    3,
    (email) =>
      client().membership.renounce({
        clientId: crypto.randomUUID(),
        email,
        name: 'Anne',
        service: 'coaching',
        orderedOn: 'hier',
      }),
  ],
  [
    'the receipts of a notice of content',
    3,
    (email) =>
      client().contentNotice.notify({
        matter: 'identity' as const,
        place: 'Un profil',
        city: 'Lyon',
        content: `Mes photos ${unique++}.`,
        why: 'Sans mon accord.',
        name: 'Paul',
        email,
        goodFaith: true as const,
        website: '',
      }),
  ],
];

describe('one mailbox', () => {
  test.each(MAIL_LIMITS)('has one limit for %s', async (_what, max, act) => {
    const { known, others } = spellings();
    const all = [known, ...others];
    for (let time = 0; time < max; time += 1) await act(all[time % all.length] ?? known);
    for (const email of all) expect(await refusalOf(act(email)), email).toBe('TOO_MANY_REQUESTS');
  });

  test('has one limit for the mails of a change of address, and for those sent by support', async () => {
    const { known, others } = spellings();
    const browser = await app.memberBrowser(aMember({ email: `autre-${unique++}@exemple.invalid` }));
    const ask = (email: string) => browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
    const all = [known, ...others];
    for (let time = 0; time < 3; time += 1) await ask(all[time % all.length] ?? known);
    await app.db.execute("DELETE FROM rate_limits WHERE key LIKE 'email-changes:%'");
    for (const email of all) expect(await refusalOf(ask(email)), email).toBe('TOO_MANY_REQUESTS');
    const [member] = await app.insert(aMember({ email: known }));
    const nadia = await app.staffBrowser('support');
    await nadia.client.deskMembers.open({ id: member.id, reason: 'question', words: 'Elle nous a écrit.' });
    expect(await refusalOf(nadia.client.deskMembers.resend({ id: member.id }))).toBe('TOO_MANY_REQUESTS');
  });

  test('has one limit for wrong passwords, on the site and at the desk', async () => {
    const { known, others } = spellings();
    await app.insert(aMember({ email: known }));
    const all = [known, ...others];
    const guess = (email: string) => client().accounts.logIn({ email, password: 'pas le bon' });
    const deskGuess = (email: string) => client().deskStaff.logIn({ email, password: 'pas le bon' });
    for (const act of [guess, deskGuess]) {
      for (let time = 0; time < 10; time += 1)
        expect(await refusalOf(act(all[time % all.length] ?? known))).toBe('INVALID_CREDENTIALS');
      for (const email of all) expect(await refusalOf(act(email)), email).toBe('ACCOUNT_LOCKED');
    }
  });

  test('has one account: recognised at sign-up, opened by any spelling, and mailed as typed', async () => {
    const { known, others } = spellings();
    await app.insert(aMember({ email: known }));
    for (const email of [known, ...others]) {
      expect(await refusalOf(signUp(email)), email).toBe('EMAIL_TAKEN');
      expect(await client().accounts.logIn({ email, password: TEST_PASSWORD })).toMatchObject({ done: true });
    }
    const [other = ''] = others;
    await client().accounts.forgotPassword({ email: other });
    const subjects = async () => (await app.mailsTo(known, 0)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Choisissez un nouveau mot de passe');
    expect(await app.mailsTo(other.toLowerCase(), 0)).toEqual([]);
  });

  test('becomes one account, the first of several unfinished sign-ups to complete', async () => {
    const { known, others } = spellings();
    const browsers = [];
    for (const email of [known, ...others]) browsers.push(await confirmAddress(app, email.toLowerCase()));
    const outcomes = await Promise.all(
      browsers.map((browser) =>
        finishSignUp(browser).then(
          () => 'created',
          (error) => error.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...others.map(() => 'EMAIL_TAKEN'), 'created']);
  });

  test('cannot move to another account, and its owner is informed; the owner may change its spelling', async () => {
    const { known, others } = spellings();
    await app.insert(aMember({ email: known }));
    const [other = ''] = others;
    const karim = await app.memberBrowser(aMan({ email: `karim-${unique++}@exemple.invalid` }));
    await karim.client.emailChange.ask({ password: TEST_PASSWORD, email: other });
    expect(await subjectTo(other)).toBe('Cette adresse a déjà un compte');
    const owner = app.browser();
    await owner.client.accounts.logIn({ email: known, password: TEST_PASSWORD });
    await owner.client.emailChange.ask({ password: TEST_PASSWORD, email: other });
    await expect.poll(() => subjectTo(other)).toBe('Confirmez votre nouvelle adresse');
  });

  test('has one hash in every spelling that its owner changes to', async () => {
    const { others } = spellings();
    const { member } = await app.memberBrowser();
    const hashes = [];
    for (const email of others) {
      await changeAddress(app, member.id, email.toLowerCase());
      hashes.push(
        ...(await app.db.select({ hash: users.mailboxHash }).from(users).where(eq(users.id, member.id))),
      );
    }
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1);
    expect(hashes).toHaveLength(others.length);
  });

  test('belongs to the member who moves to it: unfinished sign-ups in any spelling end', async () => {
    const { known, others } = spellings();
    const visitors = [];
    for (const email of others) visitors.push(await confirmAddress(app, email.toLowerCase()));
    const { member } = await app.memberBrowser();
    await changeAddress(app, member.id, known);
    for (const visitor of visitors) expect(await refusalOf(finishSignUp(visitor))).toBe('UNAUTHORIZED');
  });

  test('keeps two older accounts apart: each opens with its own spelling only', async () => {
    const { known, others } = spellings();
    const [second = '', third = ''] = others.map((one) => one.toLowerCase());
    await app.insert(aMember({ email: known }), aMember({ email: second }));
    for (const email of [known, second]) {
      const browser = app.browser();
      await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
      expect((await browser.client.session.read()).member?.email).toBe(email);
    }
    const ambiguous = client().accounts.logIn({ email: third, password: TEST_PASSWORD });
    expect(await refusalOf(ambiguous)).toBe('INVALID_CREDENTIALS');
  });

  test('stays banned, blocked or under age in every spelling', async () => {
    const { db, services } = app;
    for (const [subject, prevent] of [
      ['Votre inscription n’est pas possible', (email: string) => closedAndErased(email)],
      ['Votre inscription n’est pas possible pour le moment', (email: string) => heldAndErased(email)],
      [
        'Votre inscription n’est pas possible pour l’instant',
        (email: string) => blockUnderAge(db, { secret: services.secret, email, now: app.clock.now() }),
      ],
    ] as const) {
      await app.reset();
      const { known, others } = spellings();
      await prevent(known);
      for (const email of others) {
        await signUp(email);
        expect(await subjectTo(email), email).toBe(subject);
        await db.execute("DELETE FROM rate_limits WHERE key LIKE 'sign-up-mails:%'");
      }
    }
  });

  test('stays apart from a member who blocked it, with the first score and the day’s counts', async () => {
    const { known, others } = spellings();
    const [claire, jeanne] = [aMember(), aMember()];
    const her = await app.memberBrowser(claire);
    await app.insert(jeanne);
    const karim = await app.memberBrowser(aMan({ email: known }));
    const people = async () => (await latest.client.matching.selection()).people;
    let latest: Awaited<ReturnType<typeof signUpAs>> = karim;
    await people();
    const before = (await people()).find(({ id }) => id === jeanne.id)?.compatibility.score;
    await karim.client.matching.startConversation({ profileId: claire.id });
    await her.client.conversations.block({ id: karim.member.id });
    for (const [time, email] of others.entries()) {
      await latest.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
      const loveProfile = { ...LOVE, sexuality_score: 1 + 2 * time, fidelity_score: 1 };
      latest = await signUpAs(app, { ...karim.member, loveProfile, email: email.toLowerCase() });
      // People shown before the erasure return on Thursday.
      expect(await people()).toEqual([]);
      if (time === 0) expect((await latest.client.matching.selection()).remainingContacts).toBe(3);
      app.clock.advance({ days: 7 });
      const shown = await people();
      expect(shown.map(({ id }) => id)).toEqual([jeanne.id]);
      expect(shown[0]?.compatibility.score, email).toBe(before);
      const write = latest.client.matching.startConversation({ profileId: claire.id });
      expect(await refusalOf(write)).toBe('NOT_FOUND');
    }
  });
});

async function closedAndErased(email: string): Promise<void> {
  const [member] = await app.insert(aMember({ email }));
  await close(app, member.id);
  await app.db.delete(users).where(eq(users.id, member.id));
}

async function heldAndErased(email: string): Promise<void> {
  const karim = await app.memberBrowser(aMan({ email }));
  const nadia = await app.staffBrowser('moderation');
  await aCase(nadia, karim.member.id, 'scam');
  await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
}
