import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { closeAppeal } from '#mechanisms/decisions/server/shared/standing.ts';
import { findStanding } from '#mechanisms/decisions/server/standing-store.ts';
import { runHousekeeping } from '#server/schedule.ts';
import { appeals, encounters, matchCards, users, workshopRegistrations } from '#server/schema.ts';
import { aConversation, aMessage, insertDate, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { COMING_DATE } from '#testing/endpoint-examples.ts';
import { goLive, LivePeer, listenForTest } from '#testing/live-socket.ts';
import { close, SUSPENDED_UNTIL, suspend } from '#testing/measures.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { liftSuspensions } from './lift-suspensions.ts';
import { applyStandingChange, lockSubject, publishStanding } from './shared/apply-standing-change.ts';

const app = await testApp();

async function mailed(address: string, subject: RegExp) {
  const find = async () => (await app.mailsTo(address, 0)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeDefined();
  return (await find()) ?? { text: '' };
}

const hasCard = async ({ member }: MemberBrowser) =>
  (await app.db.$count(matchCards, eq(matchCards.id, member.id))) > 0;
const reachable = async (by: MemberBrowser) => (await by.client.conversations.contacts())[0]?.reachable;
const isLoggedIn = async (browser: MemberBrowser) => (await browser.client.session.read()).member !== null;

describe('a suspended member', () => {
  test('loses every session at once, and may log in again only to read the reason', async () => {
    const { karim } = await aConversation(app);
    const port = await listenForTest(app);
    const open = await goLive(karim, { port });
    await suspend(app, karim.member.id);
    await expect.poll(() => open.ended).toBeDefined();
    expect(await isLoggedIn(karim)).toBe(false);
    const again = await logIn(app, karim.member);
    expect(await refusalOf(again.client.profile.mine())).toBe('SUSPENDED');
    expect(await refusalOf(again.client.conversations.contacts())).toBe('SUSPENDED');
    expect(await again.client.standing.mine()).toMatchObject({ state: 'suspended', closing: false });
    const refused = new LivePeer(again, { port });
    await expect.poll(() => refused.ended).toBe(401);
  });

  test('disappears for everyone: no card, no profile, no photo; their contacts read one calm line', async () => {
    const { claire, karim } = await aConversation(app);
    expect(await hasCard(karim)).toBe(true);
    await suspend(app, karim.member.id);
    expect(await hasCard(karim)).toBe(false);
    expect(await refusalOf(claire.client.matching.preview({ id: karim.member.id }))).toBe('NOT_FOUND');
    expect(await claire.client.conversations.contacts()).toMatchObject([
      { reachable: false, photoUrl: null },
    ]);
    expect(await refusalOf(claire.client.conversations.send(aMessage(karim)))).toBe('UNREACHABLE');
    expect((await claire.client.conversations.thread({ id: karim.member.id })).messages).toHaveLength(1);
  });

  test('loses dates and places; partners get a notice without the reason', async () => {
    const { claire, karim } = await aConversation(app);
    await insertDate(app, [karim, claire], { agreed_at: new Date('2026-12-03T18:30:00Z') });
    await karim.client.workshops.register({ id: COMING_DATE });
    expect(await app.db.$count(workshopRegistrations)).toBe(1);
    await suspend(app, karim.member.id);
    expect(await app.db.$count(encounters)).toBe(0);
    expect(await app.db.$count(workshopRegistrations)).toBe(0);
    expect((await mailed(claire.member.email, /^Un changement sur Lueur$/)).text).not.toMatch(
      /suspen|décision/i,
    );
    await mailed(karim.member.email, /Une décision de l’équipe au sujet de votre compte/);
    const his = (await app.mailsTo(karim.member.email)).map(({ subject }) => subject);
    expect(his.join()).not.toMatch(/annulé|Un changement/);
  });

  test('finds everything unchanged when the suspension ends', async () => {
    const { claire, karim } = await aConversation(app);
    await suspend(app, karim.member.id);
    app.clock.set(SUSPENDED_UNTIL.toISOString());
    await liftSuspensions(app.services);
    await liftSuspensions(app.services);
    expect(await hasCard(karim)).toBe(true);
    const back = await logIn(app, claire.member);
    expect(await reachable(back)).toBe(true);
    const his = await logIn(app, karim.member);
    expect(await his.client.conversations.contacts()).toHaveLength(1);
    const open = (await app.mailsTo(karim.member.email, 2)).filter(({ subject }) =>
      /de nouveau ouvert/.test(subject),
    );
    expect(open).toHaveLength(1);
  });

  test('cannot sign up again with the same address after leaving, until the suspension ends', async () => {
    const { karim } = await aConversation(app);
    await suspend(app, karim.member.id);
    const again = await logIn(app, karim.member);
    await again.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    await app.browser().client.accounts.signUp({ email: karim.member.email });
    await mailed(karim.member.email, /Votre inscription n’est pas possible/);
    app.clock.set(new Date(SUSPENDED_UNTIL.getTime() + 1000).toISOString());
    await app.browser().client.accounts.signUp({ email: karim.member.email });
    await mailed(karim.member.email, /Confirmez votre adresse/);
  });
});

describe('a closed account', () => {
  test('stays suspended until the next working morning, then closes, and is erased six months later', async () => {
    const { claire, karim } = await aConversation(app);
    await close(app, karim.member.id);
    const his = await logIn(app, karim.member);
    expect(await his.client.standing.mine()).toMatchObject({
      state: 'suspended',
      closing: true,
      until: '2026-11-23T08:00:00.000Z',
    });
    app.clock.set('2026-11-23T09:00:00+01:00');
    await liftSuspensions(app.services);
    expect(await his.client.standing.mine()).toMatchObject({
      state: 'closed',
      eraseAfter: '2027-05-23T08:00:00.000Z',
    });
    expect(await refusalOf(his.client.profile.mine())).toBe('ACCOUNT_CLOSED');
    expect(await reachable(claire)).toBe(false);
    app.clock.set('2027-05-23T08:00:00Z');
    await runHousekeeping(app.services);
    expect(await app.db.$count(users, eq(users.id, karim.member.id))).toBe(0);
    const last = await mailed(karim.member.email, /supprimé/);
    expect(last.text).toMatch(/le temps de contester est passé/);
  });

  test('stays suspended until the appeal is answered, and reopens when the decision is undone', async () => {
    const { karim } = await aConversation(app);
    const statement = await close(app, karim.member.id);
    const his = await logIn(app, karim.member);
    await his.client.standing.appeal({ statement, text: 'Ce n’était pas moi.' });
    app.clock.set('2027-06-01T08:00:00Z');
    await runHousekeeping(app.services);
    expect(await app.db.$count(users, eq(users.id, karim.member.id))).toBe(1);
    const { services } = app;
    const now = app.clock.now();
    const aftermath = await app.db.transaction(async (tx) => {
      const contacts = (await lockSubject(tx, karim.member.id)) ?? [];
      const [appeal] = await tx.select().from(appeals);
      const judged = { appeal: appeal?.id ?? '', outcome: 'undone', answer: 'Vous avez raison.' } as const;
      const settled = await closeAppeal(tx, services, judged, now);
      return settled?.change && applyStandingChange(tx, services, settled.change, { contacts, now });
    });
    if (aftermath) publishStanding(services, aftermath);
    expect(await hasCard(karim)).toBe(true);
    expect(await findStanding(app.db, karim.member.id, now)).toEqual({ state: 'open' });
  });

  test('closes at once for danger, and blocks a new sign-up for three years: the screen says nothing, the mail says why', async () => {
    const { karim } = await aConversation(app);
    await close(app, karim.member.id, { danger: true });
    const his = await logIn(app, karim.member);
    expect(await refusalOf(his.client.profile.mine())).toBe('ACCOUNT_CLOSED');
    await his.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const stranger = await app.browser().client.accounts.signUp({ email: 'autre@exemple.invalid' });
    const refused = await app.browser().client.accounts.signUp({ email: karim.member.email });
    expect(refused).toEqual(stranger);
    await mailed(karim.member.email, /Votre inscription n’est pas possible/);
    app.clock.set('2029-11-21T12:00:00+01:00');
    await runHousekeeping(app.services);
    await app.browser().client.accounts.signUp({ email: karim.member.email });
    await mailed(karim.member.email, /Confirmez votre adresse/);
  });
});
