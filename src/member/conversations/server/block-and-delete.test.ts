import { eq, gt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  chatContacts,
  chatMessages,
  chatOpenings,
  sealedConversations,
  userEvents,
  userReports,
} from '#server/schema.ts';
import { aConversation, aMessage, aSelection, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const block = (by: MemberBrowser, whom: MemberBrowser) =>
  by.client.conversations.block({ id: whom.member.id });
const unblock = (by: MemberBrowser, whom: MemberBrowser) =>
  by.client.conversations.unblock({ id: whom.member.id });
const erase = (by: MemberBrowser, whom: MemberBrowser) =>
  by.client.conversations.deleteConversation({ id: whom.member.id });
const thread = async (of: MemberBrowser, whom: MemberBrowser) =>
  (await of.client.conversations.thread({ id: whom.member.id })).messages;
const badge = async (of: MemberBrowser) => (await of.client.session.read()).member?.unreadCount;
const eventsOf = (one: MemberBrowser) =>
  app.db.select().from(userEvents).where(eq(userEvents.user_id, one.member.id)).orderBy(userEvents.seq);

async function sendPhoto(browser: MemberBrowser): Promise<string> {
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return (await browser.client.photos.add({ photo: new File([pixel], 'moi.png') })).thumbnailUrl;
}

describe('blocking a contact', () => {
  test('stops messages both ways until it is undone, and marks the contact in the member’s own list', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire));
    await block(claire, karim);
    const before = await app.db.$count(chatMessages);
    expect(await refusalOf(karim.client.conversations.send(aMessage(claire, 'Pendant')))).toBe('NOT_FOUND');
    expect(await refusalOf(claire.client.conversations.send(aMessage(karim)))).toBe('NOT_FOUND');
    expect(await app.db.$count(chatMessages)).toBe(before);
    expect(await claire.client.conversations.contacts()).toMatchObject([{ blocked: true, unreadCount: 0 }]);
    await unblock(claire, karim);
    await karim.client.conversations.send(aMessage(claire, 'Après'));
    expect((await thread(claire, karim)).map(({ content }) => content).slice(2)).toEqual(['Après']);
    expect(await claire.client.conversations.contacts()).toMatchObject([{ blocked: false, unreadCount: 2 }]);
  });

  test('stays invisible to the blocked member: no event, an ordinary contact, an intact thread', async () => {
    const { claire, karim } = await aConversation(app);
    const known = { events: await eventsOf(karim), badge: await badge(karim) };
    const [listed] = await karim.client.conversations.contacts();
    await block(claire, karim);
    expect(await eventsOf(karim)).toEqual(known.events);
    expect(await badge(karim)).toBe(known.badge);
    expect(await karim.client.conversations.contacts()).toEqual([listed]);
    expect(listed?.blocked).toBe(false);
    expect(await thread(karim, claire)).toHaveLength(1);
    expect(await thread(claire, karim)).toHaveLength(1);
    expect((await eventsOf(claire)).at(-1)?.kind).toBe('contacts-changed');
  });

  test('hides the photo and profile of each from the other until unblocked', async () => {
    const { claire, karim } = await aConversation(app);
    const photos = { hers: await sendPhoto(claire), his: await sendPhoto(karim) };
    const seen = async (by: MemberBrowser, whom: MemberBrowser, photo: string) => ({
      listed: (await by.client.conversations.contacts())[0]?.photoUrl,
      file: (await by.fetch(photo)).status,
      profile: (await by.fetch(`/api/profiles/${whom.member.id}`)).status,
    });
    const open = (photo: string) => ({ listed: photo, file: 200, profile: 200 });
    const closed = { listed: null, file: 404, profile: 404 };
    expect(await seen(karim, claire, photos.hers)).toEqual(open(photos.hers));
    await block(claire, karim);
    expect(await seen(karim, claire, photos.hers)).toEqual(closed);
    expect(await seen(claire, karim, photos.his)).toEqual(closed);
    await unblock(claire, karim);
    expect(await seen(karim, claire, photos.hers)).toEqual(open(photos.hers));
    expect(await seen(claire, karim, photos.his)).toEqual(open(photos.his));
  });

  test('excludes their unread messages from the badge, which equals the sum of the list', async () => {
    const { claire, men } = await aSelection(app, 2);
    for (const man of men) {
      await claire.client.matching.startConversation({ profileId: man.member.id });
      await man.client.conversations.send(aMessage(claire));
    }
    const [karim] = men;
    if (!karim) throw new Error('two are made');
    expect(await badge(claire)).toBe(2);
    await block(claire, karim);
    expect(await badge(claire)).toBe(1);
    const counts = (await claire.client.conversations.contacts()).map(({ unreadCount }) => unreadCount);
    expect(counts.toSorted()).toEqual([0, 1]);
    await unblock(claire, karim);
    expect(await badge(claire)).toBe(2);
  });

  test('lasts until both unblock when both have blocked', async () => {
    const { claire, karim } = await aConversation(app);
    await block(claire, karim);
    await block(karim, claire);
    await unblock(claire, karim);
    expect(await refusalOf(claire.client.conversations.send(aMessage(karim)))).toBe('NOT_FOUND');
    await unblock(karim, claire);
    await claire.client.conversations.send(aMessage(karim));
  });

  test.runIf(onPostgres)('stores none of twenty messages in flight after it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await app.reset();
      const { claire, karim } = await aConversation(app);
      const sends = Array.from({ length: 20 }, () =>
        karim.client.conversations.send(aMessage(claire)).then(
          ({ id }) => id,
          () => undefined,
        ),
      );
      const last = await block(claire, karim).then(async () => {
        const rows = await app.db.select({ id: chatMessages.id }).from(chatMessages);
        return Math.max(...rows.map(({ id }) => id));
      });
      const stored = (await Promise.all(sends)).flatMap((id) => id ?? []);
      expect(await app.db.$count(chatMessages, gt(chatMessages.id, last))).toBe(0);
      expect(await app.db.$count(chatMessages)).toBe(stored.length + 1);
      expect(await app.db.$count(userEvents, eq(userEvents.kind, 'message'))).toBe(2 * (stored.length + 1));
    }
  });
});

describe('deleting a conversation', () => {
  test('removes it with all messages for both, and frees the place of the member who opened it', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire));
    expect((await claire.client.matching.selection()).remainingContacts).toBe(2);
    await erase(karim, claire);
    expect(await app.db.$count(chatMessages)).toBe(0);
    expect(await app.db.$count(chatContacts)).toBe(0);
    for (const [one, other] of [
      [claire, karim],
      [karim, claire],
    ] as const) {
      expect(await one.client.conversations.contacts()).toEqual([]);
      expect(await badge(one)).toBe(0);
      expect((await eventsOf(one)).at(-1)?.kind).toBe('contacts-changed');
      expect(await refusalOf(one.client.conversations.thread({ id: other.member.id }))).toBe('NOT_FOUND');
      expect(await refusalOf(one.client.conversations.send(aMessage(other)))).toBe('NOT_FOUND');
    }
    expect((await claire.client.matching.selection()).remainingContacts).toBe(3);
  });

  test('leaves other conversations untouched', async () => {
    const { claire, men } = await aSelection(app, 2);
    const [first, second] = men;
    if (!first || !second) throw new Error('two are made');
    for (const man of men) await claire.client.matching.startConversation({ profileId: man.member.id });
    const kept = await thread(claire, second);
    await erase(claire, first);
    expect(await thread(claire, second)).toEqual(kept);
  });

  test('allows a new one, without a second greeting', async () => {
    const { claire, karim } = await aConversation(app);
    await erase(claire, karim);
    await claire.client.matching.selection();
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    expect(await thread(claire, karim)).toEqual([]);
    expect(await app.db.$count(chatOpenings)).toBe(2);
  });

  test('seals the whole thread in the reports of both members, with roles in place of names', async () => {
    const { claire, karim } = await aConversation(app);
    for (let number = 1; number <= 55; number += 1) {
      if (number % 25 === 0) app.clock.advance({ minutes: 2 });
      await karim.client.conversations.send(aMessage(claire, `Message ${number}`));
    }
    await claire.client.conversations.send(aMessage(karim, 'Cela suffit'));
    await claire.client.reports.report({
      profileId: karim.member.id,
      matter: 'insult',
      reason: 'Il insiste.',
    });
    await karim.client.reports.report({
      profileId: claire.member.id,
      matter: 'insult',
      reason: 'Elle ne répond pas.',
    });
    await erase(karim, claire);
    const reports = await app.db.select().from(userReports).orderBy(userReports.id);
    expect(reports).toHaveLength(2);
    expect(reports[0]?.sealed_thread).toHaveLength(57);
    expect(reports[0]?.sealed_thread).toMatchObject([
      { from: 'reporter', automatic: true, content: null },
      { from: 'reported', automatic: false, content: 'Message 1', at: '2026-11-21T11:00:00.000Z' },
      ...Array.from({ length: 54 }, () => ({ from: 'reported' })),
      { from: 'reporter', content: 'Cela suffit' },
    ]);
    const partsIn = (at: number) =>
      z
        .array(z.object({ from: z.string() }))
        .parse(reports[at]?.sealed_thread)
        .map(({ from }) => from);
    // Each member is the reporter in their own report.
    expect(partsIn(1)).toEqual(partsIn(0).map((from) => (from === 'reporter' ? 'reported' : 'reporter')));
    const sealed = JSON.stringify(reports.map(({ sealed_thread }) => sealed_thread));
    for (const { member } of [claire, karim])
      for (const name of [member.id, member.firstName, member.lastName]) expect(sealed).not.toContain(name);
  });

  test('seals the messages from before and after a report when the conversation was reopened', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire, 'Un propos'));
    await erase(claire, karim);
    await karim.client.matching.selection();
    await karim.client.matching.startConversation({ profileId: claire.member.id });
    await claire.client.reports.report({
      profileId: karim.member.id,
      matter: 'insult',
      reason: 'Il insiste.',
    });
    await karim.client.conversations.send(aMessage(claire, 'Encore moi'));
    await erase(karim, claire);
    const [report] = await app.db.select().from(userReports);
    expect(report?.sealed_thread).toMatchObject([
      { from: 'reporter', automatic: true },
      { from: 'reported', content: 'Un propos' },
      { from: 'reported', content: 'Encore moi' },
    ]);
  });

  test('leaves only the sealed copy without a report', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire, 'ZQMESSAGE'));
    await erase(claire, karim);
    const kept = await snapshotTables(app.db, ['sealed_conversations']);
    expect(JSON.stringify(kept)).not.toContain('ZQMESSAGE');
    expect(await app.db.$count(sealedConversations)).toBe(1);
  });

  test.runIf(onPostgres)(
    'leaves nothing and notifies each member once when three browsers do it concurrently, amid messages',
    async () => {
      const { claire, karim } = await aConversation(app);
      const karimsOther = await logIn(app, karim.member);
      const known = (await eventsOf(karim)).length;
      const sends = Array.from({ length: 10 }, () =>
        karim.client.conversations.send(aMessage(claire)).catch(() => undefined),
      );
      const outcomes = await Promise.all([
        erase(claire, karim),
        erase(karim, claire),
        erase(karimsOther, claire),
      ]);
      await Promise.all(sends);
      expect(outcomes).toEqual([{ done: true }, { done: true }, { done: true }]);
      expect(await app.db.$count(chatMessages)).toBe(0);
      expect(await app.db.$count(chatContacts)).toBe(0);
      const told = (await eventsOf(karim)).slice(known).filter(({ kind }) => kind === 'contacts-changed');
      expect(told).toHaveLength(1);
    },
  );
});
