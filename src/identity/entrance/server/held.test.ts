import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#lib/durations.ts';
import { openCase } from '#mechanisms/decisions/server/case-store.ts';
import { GRAVITY_OF, holdsAddress, REPORT_MATTERS, type ReportMatter } from '#member/reports/rules.ts';
import { emailChanges, users } from '#server/schema.ts';
import { decideCase } from '#testing/cases.ts';
import { aMember } from '#testing/factories.ts';
import { close, suspend, warn } from '#testing/measures.ts';
import { newAddress, refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { emailChangeEnds } from '../rules.ts';

const app = await testApp();
let unique = 0;

const REFUSED = 'Votre inscription n’est pas possible';
const HELD = 'Votre inscription n’est pas possible pour le moment';
const WELCOME = 'Confirmez votre adresse pour commencer';

const addressOf = async (id: string) =>
  (await app.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email;
const confirm = (token: string) => app.browser().client.emailChange.confirm({ token });
const ask = ({ client }: TestBrowser, email = newAddress()) =>
  client.emailChange.ask({ password: TEST_PASSWORD, email });

/**
 * Returns the links from both mailboxes.
 * @param mailed number of earlier mails in each mailbox
 */
async function asked(browser: TestBrowser, { from, to }: { from: string; to: string }, mailed = 0) {
  await ask(browser, to);
  return { former: await app.mailedToken(from, mailed + 1), new: await app.mailedToken(to) };
}

/** A member who has changed the address twice. */
async function movedTwice() {
  const [first, second, current] = [newAddress(), newAddress(), newAddress()];
  const browser = await app.memberBrowser(aMember({ email: first }));
  for (const [from, to, mailed] of [
    [first, second, 0],
    [second, current, 2],
  ] as const) {
    const links = await asked(browser, { from, to }, mailed);
    await confirm(links.former);
    await confirm(links.new);
  }
  expect(await addressOf(browser.member.id)).toBe(current);
  return { browser, id: browser.member.id, addresses: { first, second, current } };
}

async function expectMail(address: string, subject: string) {
  await app.browser().client.accounts.signUp({ email: address });
  await expect
    .poll(async () => (await app.mailsTo(address, 0)).map((mail) => mail.subject))
    .toContain(subject);
}

const spelledWithPlus = (address: string) => address.replace('@', '+encore@');

describe('every address that a member has had', () => {
  test('cannot sign up again after the account is closed, in any spelling', async () => {
    const { id, addresses } = await movedTwice();
    await close(app, id);
    for (const address of [addresses.first, addresses.second]) {
      await expectMail(address, REFUSED);
      await expectMail(spelledWithPlus(address), REFUSED);
    }
    // The account would still own its address until it is erased.
    await app.db.delete(users).where(eq(users.id, id));
    await expectMail(addresses.current, REFUSED);
    await expectMail(spelledWithPlus(addresses.current), REFUSED);
    await expectMail(newAddress(), WELCOME);
  });

  test('stays blocked while a grave case is open, even after the account is erased', async () => {
    const { id, browser, addresses } = await movedTwice();
    await report(id, 'threat');
    await browser.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    for (const address of Object.values(addresses)) {
      await expectMail(address, HELD);
      await expectMail(spelledWithPlus(address), HELD);
    }
  });
});

/** Returns the id of the case that a report opens. */
async function report(subject: string, matter: ReportMatter): Promise<string> {
  const now = app.clock.now();
  return openCase(app.db, {
    kind: 'report',
    source: `signalement-${unique++}`,
    subject,
    gravity: GRAVITY_OF[matter],
    holdsAddress: holdsAddress(matter),
    now,
  });
}

test.each([
  ['a suspension, before any confirmation,', suspend, undefined],
  ['a suspension, once the old mailbox has confirmed,', suspend, 'former'],
  ['a closure, once the new mailbox has confirmed,', close, 'new'],
] as const)('%s cancels a pending change of address', async (_, take, first) => {
  const [from, to] = [newAddress(), newAddress()];
  const browser = await app.memberBrowser(aMember({ email: from }));
  const links = await asked(browser, { from, to });
  if (first) expect(await confirm(links[first])).toEqual({ outcome: 'waiting' });
  await take(app, browser.member.id);
  expect(await app.db.$count(emailChanges)).toBe(0);
  for (const link of [links.former, links.new, links.former])
    expect(await refusalOf(confirm(link))).toBe('LINK_EXPIRED');
  expect(await addressOf(browser.member.id)).toBe(from);
});

test('a warning leaves a pending change of address unchanged', async () => {
  const [from, to] = [newAddress(), newAddress()];
  const browser = await app.memberBrowser(aMember({ email: from }));
  const links = await asked(browser, { from, to });
  await warn(app, browser.member.id);
  await confirm(links.former);
  expect(await confirm(links.new)).toEqual({ outcome: 'changed' });
});

test('danger and fraud block an address while they are undecided', () => {
  expect(REPORT_MATTERS.filter(holdsAddress).toSorted()).toEqual(['identity', 'minor', 'scam', 'threat']);
});

describe('an open case about the member', () => {
  test('blocks requesting an address change and confirming a requested one, if it is grave', async () => {
    const [from, to] = [newAddress(), newAddress()];
    const browser = await app.memberBrowser(aMember({ email: from }));
    const links = await asked(browser, { from, to });
    await confirm(links.former);
    const id = await report(browser.member.id, 'scam');
    expect(await refusalOf(confirm(links.new))).toBe('LINK_EXPIRED');
    await expect(ask(browser)).rejects.toMatchObject({
      code: 'CHANGE_HELD',
      status: 409,
      message: expect.stringContaining('Votre adresse ne peut pas être changée pour l’instant.'),
    });
    expect([await app.db.$count(emailChanges), await addressOf(browser.member.id)]).toEqual([0, from]);
    await decideCase(await app.staffBrowser('moderation'), id, { decision: 'dismiss' });
    await ask(browser);
    expect(await app.db.$count(emailChanges)).toBe(1);
  });

  test('leaves an address change as usual, if it is not', async () => {
    const browser = await app.memberBrowser(aMember({ email: newAddress() }));
    await report(browser.member.id, 'insult');
    await ask(browser);
    expect(await app.db.$count(emailChanges)).toBe(1);
  });
});

describe('a confirmation of one mailbox', () => {
  async function confirmedOnce() {
    const [from, to] = [newAddress(), newAddress()];
    const browser = await app.memberBrowser(aMember({ email: from }));
    const links = await asked(browser, { from, to });
    await confirm(links.former);
    const lastsMs = emailChangeEnds(app.clock.now()).getTime() - app.clock.now().getTime();
    return { browser, from, to, links, lastsMs };
  }

  test('counts until the request expires', async () => {
    const { browser, to, links, lastsMs } = await confirmedOnce();
    expect(lastsMs).toBe(72 * HOUR_MS);
    app.clock.advance({ ms: lastsMs - 1 });
    expect(await confirm(links.new)).toEqual({ outcome: 'changed' });
    expect(await addressOf(browser.member.id)).toBe(to);
  });

  test('expires with the request, and does not count for a later one', async () => {
    const { browser, from, links, lastsMs } = await confirmedOnce();
    app.clock.advance({ ms: lastsMs });
    expect(await refusalOf(confirm(links.new))).toBe('LINK_EXPIRED');
    expect(await addressOf(browser.member.id)).toBe(from);
    const to = newAddress();
    const later = await asked(browser, { from, to }, 1);
    expect(await browser.client.emailChange.pending()).toMatchObject({
      confirmed: { former: false, new: false },
    });
    expect(await confirm(later.new)).toEqual({ outcome: 'waiting' });
    expect(await refusalOf(confirm(links.former))).toBe('LINK_EXPIRED');
    expect(await addressOf(browser.member.id)).toBe(from);
  });
});
