import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refusedPerson } from '#mechanisms/decisions/server/standing-store.ts';
import { replayErasures } from '#member/data-rights/server/replay-erasures.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { emailChanges, erasureLedger, refusedAddresses, users, visitorChatMessages } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { newAddress, refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { SAME_ADDRESS } from '../contract.ts';

const app = await testApp();

async function asked(email = newAddress(), member = aMember({ email: newAddress() })) {
  const browser = await app.memberBrowser(member);
  await browser.client.emailChange.ask({ password: TEST_PASSWORD, email });
  const former = await app.mailedToken(member.email);
  return { browser, member, email, former };
}

const confirm = (token: string, browser: TestBrowser = app.browser()) =>
  browser.client.emailChange.confirm({ token });

describe('a new address', () => {
  test('takes effect once both mailboxes have confirmed, in either order', async () => {
    for (const first of ['former', 'new'] as const) {
      const { browser, member, email, former } = await asked();
      const links = { former, new: await app.mailedToken(email) };
      for (const _ of ['once', 'the same press again'])
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

  test('must not be banned: its mailbox gets the reason and no link', async () => {
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

  test('notifies both addresses', async () => {
    const { member, email, former } = await asked();
    await confirm(former);
    await confirm(await app.mailedToken(email));
    expect((await app.mailsTo(member.email, 2)).map(({ subject }) => subject)).toContain(
      'L’adresse de votre compte a changé',
    );
    expect((await app.mailsTo(email, 2)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(email),
    );
  });

  test('changes once when both links are confirmed ten times concurrently', async () => {
    const { member, email, former } = await asked();
    const fresh = await app.mailedToken(email);
    const tries = Array.from({ length: 10 }, (_, time) => confirm(time % 2 ? former : fresh));
    const outcomes = (await Promise.allSettled(tries)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value.outcome] : [],
    );
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    expect(await app.mailsTo(member.email, 2)).toHaveLength(2);
  });

  test('requested by two members concurrently goes to only one of them', async () => {
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

  test('needs the password, and must differ from the current one', async () => {
    const browser = await app.memberBrowser(aMember({ email: newAddress() }));
    const { ask } = browser.client.emailChange;
    expect(await refusalOf(ask({ password: 'pas le bon', email: newAddress() }))).toBe('WRONG_PASSWORD');
    const own = ask({ password: TEST_PASSWORD, email: browser.member.email.toUpperCase() });
    await expect(own).rejects.toMatchObject({ data: { fields: { email: SAME_ADDRESS } } });
    expect(await app.db.$count(emailChanges)).toBe(0);
  });

  test('owned by another member is accepted like any other: only that member learns of it', async () => {
    const [taken] = await app.insert(aMan({ email: newAddress() }));
    const { browser, email } = await asked(taken.email);
    expect(await browser.client.emailChange.pending()).toMatchObject({ email });
    const [mail] = await app.mailsTo(taken.email);
    expect(mail?.subject).toBe('Cette adresse a déjà un compte');
    expect(mail?.text).not.toContain('jeton');
  });

  test('moves from an unfinished sign-up to the member who confirms it', async () => {
    const email = newAddress();
    const stranger = await confirmAddress(app, email);
    const { browser, former } = await asked(email);
    await confirm(former);
    await confirm(await app.mailedToken(email));
    expect((await browser.client.session.read()).member?.email).toBe(email);
    expect((await stranger.client.session.read()).member).toBeNull();
  });

  test('stays with a visitor who completed the sign-up meanwhile', async () => {
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
  test('expire after three days, and are void after another request or a cancellation', async () => {
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

  test('« Ce n’est pas moi » from the old mailbox cancels everything and logs out everywhere', async () => {
    const { browser, member, email, former } = await asked();
    await app.browser().client.emailChange.refuse({ token: former });
    expect((await browser.client.session.read()).member).toBeNull();
    expect(await refusalOf(confirm(await app.mailedToken(email)))).toBe('LINK_EXPIRED');
    await app.browser().client.accounts.logIn({ email: member.email, password: TEST_PASSWORD });
  });

  test('« Ce n’est pas moi » from the new mailbox, possibly a stranger’s, cancels without logging out', async () => {
    const { browser, email } = await asked();
    await app.browser().client.emailChange.refuse({ token: await app.mailedToken(email) });
    expect(await browser.client.emailChange.pending()).toBeNull();
    expect((await browser.client.session.read()).member).not.toBeNull();
  });
});

describe('a member who deletes the account after a change', () => {
  test('loses the data under the old address too, but not later messages of another person under it', async () => {
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

  test('keeps the data of the next owner of the old address, or of an erased member', async () => {
    const { browser, member, email, former } = await asked();
    await confirm(former);
    await confirm(await app.mailedToken(email));
    // The erasure would stop the news of the change.
    await app.mailsTo(email, 2);
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
    await confirm(await app.mailedToken(email, 4));
    expect(await replayErasures(app.services)).toBe(0);
  });
});
