import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusedPerson } from '#mechanisms/decisions/server/standing-store.ts';
import { replayErasures } from '#member/data-rights/server/replay-erasures.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { emailChanges, erasureLedger, refusedAddresses, users, visitorChatMessages } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { SAME_ADDRESS } from '../contract.ts';

let app: TestApp;
let unique = 0;
/** Mails are kept for the whole run: each test writes to addresses of its own. */
const newAddress = () => `autre-${process.pid}-${unique++}@exemple.invalid`;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

async function asked(email = newAddress(), member = aMember({ email: newAddress() })) {
  const browser = await app.memberBrowser(member);
  await browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
  const former = await app.mailedToken(member.email);
  return { browser, member, email, former };
}

const confirm = (token: string, browser: TestBrowser = app.browser()) =>
  browser.client.emailChange.confirm({ token });

describe('another address', () => {
  test('is taken once both mailboxes have confirmed, in whichever order', async () => {
    for (const first of ['former', 'new'] as const) {
      const { browser, member, email, former } = await asked();
      const links = { former, new: await app.mailedToken(email) };
      expect(await confirm(links[first])).toEqual({ outcome: 'waiting' });
      expect(await browser.client.emailChange.pending()).toMatchObject({
        email,
        confirmed: { former: first === 'former', new: first === 'new' },
      });
      expect((await browser.client.session.read()).member?.email).toBe(member.email);
      expect(await confirm(links[first === 'former' ? 'new' : 'former'])).toEqual({ outcome: 'changed' });
      expect((await browser.client.session.read()).member?.email).toBe(email);
      expect(await browser.client.emailChange.pending()).toBeNull();
      const { client } = app.browser();
      expect(await refusalOf(client.accounts.logIn({ email: member.email, password: TEST_PASSWORD }))).toBe(
        'INVALID_CREDENTIALS',
      );
      await client.accounts.logIn({ email, password: TEST_PASSWORD });
    }
  });

  test('is not one that the team refuses: its mailbox is told why, and gets no link', async () => {
    const banned = newAddress();
    const person = refusedPerson(app.services.secret, banned);
    const until = new Date(app.clock.now().getTime() + 86_400_000);
    await app.db.insert(refusedAddresses).values({ person, cause: 'd-1', until });
    const { browser } = await asked(banned);
    const [mail] = await app.mailsTo(banned);
    expect(mail?.subject).toBe('Votre inscription n’est pas possible');
    expect(mail?.text).not.toContain('jeton');
    expect(await browser.client.emailChange.pending()).toMatchObject({ email: banned });
  });

  test('ends the sessions elsewhere, keeps the one that asked, and is told to both addresses', async () => {
    const { browser, member, email, former } = await asked();
    const elsewhere = app.knownBrowser(member.id);
    await elsewhere.client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
    await confirm(former);
    await confirm(await app.mailedToken(email));
    expect((await elsewhere.client.session.read()).member).toBeNull();
    expect((await browser.client.session.read()).member).not.toBeNull();
    expect((await app.mailsTo(member.email, 2)).at(-1)?.subject).toBe('L’adresse de votre compte a changé');
    expect((await app.mailsTo(email, 2)).at(-1)?.text).toContain(email);
  });

  test('two confirmations from one mailbox count once, and do not change the address', async () => {
    const { browser, member, former } = await asked();
    for (let time = 0; time < 2; time += 1) expect(await confirm(former)).toEqual({ outcome: 'waiting' });
    expect((await browser.client.session.read()).member?.email).toBe(member.email);
  });

  test('confirmed ten times at once by both changes once', async () => {
    const { member, email, former } = await asked();
    const fresh = await app.mailedToken(email);
    const tries = Array.from({ length: 10 }, (_, time) => confirm(time % 2 ? former : fresh));
    const outcomes = (await Promise.allSettled(tries)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.outcome] : [],
    );
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(await app.mailsTo(member.email, 2)).toHaveLength(2);
  });

  test('asked for by two members at once becomes that of one of them only', async () => {
    const email = newAddress();
    const claire = await asked(email, aMember({ email: newAddress() }));
    const hers = await app.mailedToken(email);
    const karim = await asked(email, aMan({ email: newAddress() }));
    const his = await app.mailedToken(email, 2);
    await confirm(claire.former);
    await confirm(karim.former);
    const outcomes = await Promise.allSettled([confirm(hers), confirm(his)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const people = await app.db.select({ email: users.email }).from(users);
    expect(people.filter((person) => person.email === email)).toHaveLength(1);
    expect(people).toHaveLength(2);
  });

  test('is not asked for without the password, and is not one’s own', async () => {
    const browser = await app.memberBrowser(aMember({ email: newAddress() }));
    const { ask } = browser.client.emailChange;
    expect(await refusalOf(ask({ password: 'pas le bon', email: newAddress() }))).toBe('WRONG_PASSWORD');
    const own = ask({ password: TEST_PASSWORD, email: browser.member.email.toUpperCase() });
    await expect(own).rejects.toMatchObject({ data: { fields: { email: SAME_ADDRESS } } });
    expect(await app.db.$count(emailChanges)).toBe(0);
  });

  test('that belongs to a member is asked for like any other: only that member is told', async () => {
    const taken = aMan({ email: newAddress() });
    await app.insert(taken);
    const { browser, email } = await asked(taken.email);
    expect(await browser.client.emailChange.pending()).toMatchObject({ email });
    const [mail] = await app.mailsTo(taken.email);
    expect(mail?.subject).toBe('Cette adresse a déjà un compte');
    expect(mail?.text).not.toContain('jeton');
  });

  test('of an unfinished sign-up is taken over by the member who confirms it', async () => {
    const email = newAddress();
    const stranger = app.browser();
    await stranger.client.accounts.signUp({ email });
    await stranger.client.accounts.confirmEmail({ token: await app.mailedToken(email) });
    const { browser, former } = await asked(email);
    await confirm(former);
    await confirm(await app.mailedToken(email, 2));
    expect((await browser.client.session.read()).member?.email).toBe(email);
    expect((await stranger.client.session.read()).member).toBeNull();
  });

  test('of someone who finished signing up meanwhile stays theirs', async () => {
    const { browser, member, email, former } = await asked();
    const link = await app.mailedToken(email);
    await app.insert(aMan({ email }));
    await confirm(former);
    expect(await refusalOf(confirm(link))).toBe('LINK_EXPIRED');
    expect((await browser.client.session.read()).member?.email).toBe(member.email);
    expect(await app.db.$count(emailChanges)).toBe(0);
  });
});

describe('the links', () => {
  test('serve three days, and no longer once another address was asked for or the request was given up', async () => {
    const { browser, former } = await asked();
    const link = await app.mailedToken((await browser.client.emailChange.pending())?.email ?? '');
    expect(await app.browser().client.emailChange.look({ token: link })).toMatchObject({ side: 'new' });
    app.clock.advance({ hours: 73 });
    expect(await refusalOf(confirm(link))).toBe('LINK_EXPIRED');
    expect(await refusalOf(confirm(former))).toBe('LINK_EXPIRED');
    await runHousekeeping(app.services);
    expect(await app.db.$count(emailChanges)).toBe(0);

    const again = await asked();
    await again.browser.client.emailChange.ask({ password: TEST_PASSWORD, email: newAddress() });
    expect(await refusalOf(confirm(again.former))).toBe('LINK_EXPIRED');
    const latest = await app.mailedToken(again.member.email, 2);
    await again.browser.client.emailChange.giveUp();
    expect(await refusalOf(confirm(latest))).toBe('LINK_EXPIRED');
  });

  test('« Ce n’est pas moi » of the former mailbox cancels everything and logs out everywhere', async () => {
    const { browser, member, email, former } = await asked();
    await app.browser().client.emailChange.refuse({ token: former });
    expect((await browser.client.session.read()).member).toBeNull();
    expect(await refusalOf(confirm(await app.mailedToken(email)))).toBe('LINK_EXPIRED');
    await app.browser().client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  });

  test('« Ce n’est pas moi » of the new mailbox, which may be a stranger’s, cancels without logging out', async () => {
    const { browser, email } = await asked();
    await app.browser().client.emailChange.refuse({ token: await app.mailedToken(email) });
    expect(await browser.client.emailChange.pending()).toBeNull();
    expect((await browser.client.session.read()).member).not.toBeNull();
  });

  test('are kept as a hash only', async () => {
    const { former } = await asked();
    expect(JSON.stringify(await app.db.select().from(emailChanges))).not.toContain(former);
  });
});

test('five requests a day, and three mails an hour to one address', async () => {
  const browser = await app.memberBrowser(aMember({ email: newAddress() }));
  const ask = (email: string) => browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
  const victim = newAddress();
  for (let time = 0; time < 3; time += 1) await ask(victim);
  expect(await refusalOf(ask(victim))).toBe('TOO_MANY_REQUESTS');
  await ask(newAddress());
  expect(await refusalOf(ask(newAddress()))).toBe('TOO_MANY_REQUESTS');
});

describe('a member who leaves after a change', () => {
  test('is erased under the former address too, but later messages of another person under it stay', async () => {
    const { browser, member, email, former } = await asked();
    const line = {
      visitor_key: 'k',
      visitor_id: 'v',
      visitor_name: 'V',
      visitor_email: member.email,
      content: 'Bonjour',
    };
    const write = (client_id: string) =>
      app.db.insert(visitorChatMessages).values({
        ...line,
        client_id,
        is_from_admin: false,
        created_at: app.clock.now(),
      });
    await write('before');
    app.clock.advance({ minutes: 1 });
    await confirm(former);
    await confirm(await app.mailedToken(email));
    app.clock.advance({ minutes: 1 });
    await write('after');
    await browser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const left = await app.db.select({ id: visitorChatMessages.client_id }).from(visitorChatMessages);
    expect(left).toEqual([{ id: 'after' }]);
    expect(await app.db.$count(erasureLedger)).toBe(2);
    // Restored from a backup that is older than the change.
    await app.insert(member);
    await app.db.update(users).set({ createdAt: new Date(app.clock.now().getTime() - 3_600_000) });
    expect(await replayErasures(app.services)).toBe(1);
  });

  test('does not erase the next owner of the former address, or of an erased one', async () => {
    const { browser, member, email, former } = await asked();
    await confirm(former);
    await confirm(await app.mailedToken(email));
    app.clock.advance({ minutes: 1 });
    await app.insert({ ...aMan({ email: member.email }), id: 'since' });
    app.clock.advance({ minutes: 1 });
    await browser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    app.clock.advance({ minutes: 1 });
    // An account older than that erasure takes the erased address.
    const heir = await asked(email, { ...aMan({ email: newAddress() }), id: 'heir' });
    await app.db
      .update(users)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(users.id, 'heir'));
    await confirm(heir.former);
    await confirm(await app.mailedToken(email, 3));
    expect(await replayErasures(app.services)).toBe(0);
  });
});
