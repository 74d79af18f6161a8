import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { chatMessages, keptApart, userEvents } from '#server/schema.ts';
import { aConversation, aMessage, type MemberBrowser } from '#testing/conversations.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const decline = (by: MemberBrowser, whom: MemberBrowser) =>
  by.client.conversations.decline({ id: whom.member.id, farewell: 'clear-answer' });
const write = (by: MemberBrowser, to: MemberBrowser, words = 'Merci de me l’avoir dit.') =>
  by.client.conversations.send(aMessage(to, words));
const listed = async (of: MemberBrowser) => (await of.client.conversations.contacts())[0];
const remaining = async (of: MemberBrowser) => (await of.client.conversations.openings()).remaining;
const kindsOf = async (one: MemberBrowser) =>
  (
    await app.db
      .select({ kind: userEvents.kind })
      .from(userEvents)
      .where(eq(userEvents.user_id, one.member.id))
      .orderBy(userEvents.seq)
  ).map(({ kind }) => kind);

describe('declining a contact', () => {
  test('adds the chosen farewell to the thread, closes it for both and notifies both at once', async () => {
    const { claire, karim } = await aConversation(app);
    await decline(claire, karim);
    const { messages } = await karim.client.conversations.thread({ id: claire.member.id });
    expect(messages.at(-1)).toMatchObject({
      mine: false,
      automatic: false,
      content:
        'Karim, je ne nous vois pas avancer ensemble, et vous méritez une réponse claire plutôt qu’un silence. Prenez bien soin de vous.',
    });
    expect(await listed(claire)).toMatchObject({ closure: 'by-me' });
    expect(await listed(karim)).toMatchObject({ closure: 'by-them', unreadCount: 1 });
    for (const one of [claire, karim])
      expect((await kindsOf(one)).slice(-2)).toEqual(['message', 'contacts-changed']);
  });

  test('frees the place of the member who opened the conversation when the other member declines', async () => {
    const { claire, karim } = await aConversation(app);
    expect([await remaining(claire), await remaining(karim)]).toEqual([2, 3]);
    await decline(karim, claire);
    expect([await remaining(claire), await remaining(karim)]).toEqual([3, 3]);
  });

  test('allows one answer, then closes the conversation for both', async () => {
    const { claire, karim } = await aConversation(app);
    await decline(claire, karim);
    expect(await refusalOf(write(claire, karim))).toBe('CLOSED');
    await write(karim, claire);
    expect(await listed(karim)).toMatchObject({ closure: 'by-them-answered' });
    expect(await listed(claire)).toMatchObject({ closure: 'by-me', unreadCount: 1 });
    for (const [one, other] of [
      [karim, claire],
      [claire, karim],
    ] as const)
      await expect(write(one, other)).rejects.toMatchObject({ code: 'CLOSED', status: 409 });
  });

  test('has no further effect when repeated, and the declined member cannot decline in return', async () => {
    const { claire, karim } = await aConversation(app);
    await decline(claire, karim);
    const before = await snapshotTables(app.db, ['rate_limits']);
    await decline(claire, karim);
    expect(await refusalOf(decline(karim, claire))).toBe('CLOSED');
    expect(await snapshotTables(app.db, ['rate_limits'])).toEqual(before);
  });

  test('requires a conversation without a block', async () => {
    const { claire, karim } = await aConversation(app);
    const stranger = await app.memberBrowser();
    expect(await refusalOf(decline(stranger, karim))).toBe('NOT_FOUND');
    await karim.client.conversations.block({ id: claire.member.id });
    expect(await refusalOf(decline(claire, karim))).toBe('NOT_FOUND');
    expect(await refusalOf(decline(karim, claire))).toBe('NOT_FOUND');
    await karim.client.conversations.unblock({ id: claire.member.id });
    await decline(claire, karim);
  });

  test('keeps the pair apart after the conversation is deleted: no match, no new conversation', async () => {
    const { claire, karim } = await aConversation(app);
    await decline(claire, karim);
    await karim.client.conversations.deleteConversation({ id: claire.member.id });
    for (const [one, other] of [
      [karim, claire],
      [claire, karim],
    ] as const) {
      expect((await one.client.matching.selection()).people).toEqual([]);
      const call = one.client.matching.startConversation({ profileId: other.member.id });
      expect(await refusalOf(call)).toBe('NOT_FOUND');
    }
    expect(await app.db.$count(keptApart)).toBe(1);
  });

  test.runIf(onPostgres)('takes effect once when both sides decline concurrently', async () => {
    const { claire, karim } = await aConversation(app);
    const outcomes = await Promise.all(
      [decline(claire, karim), decline(karim, claire)].map((call) =>
        call.then(
          () => 'said',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['CLOSED', 'said']);
    expect(await app.db.$count(chatMessages)).toBe(2);
  });

  test.runIf(onPostgres)('lets one of five concurrent answers through', async () => {
    const { claire, karim } = await aConversation(app);
    await decline(claire, karim);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => write(karim, claire)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await app.db.$count(chatMessages)).toBe(3);
  });
});
