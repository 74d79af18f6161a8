import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { meetingFeedbacks, meetings, userEvents, userReports } from '#server/schema.ts';
import { aConversation, aMessage, insertDate, type MemberBrowser } from '#testing/conversations.ts';
import { untilMailsLeft } from '#testing/mailed-calendar.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const NOTHING = {
  canDeclare: false,
  declaredByMe: false,
  declaredByThem: false,
  canGiveFeedback: false,
  given: null,
  received: null,
};
const WORDS = { qualities: ['Humour' as const], opening: 'thanks' as const, half: 'ce très beau moment.' };
/** The words from the other member’s point of view. */
const READ = { qualities: ['Humour'], sentence: 'Merci pour ce très beau moment.' };

const state = (of: MemberBrowser, whom: MemberBrowser) => of.client.meeting.state({ id: whom.member.id });
const declare = (by: MemberBrowser, whom: MemberBrowser) => by.client.meeting.declare({ id: whom.member.id });
type Words = Omit<Parameters<MemberBrowser['client']['meeting']['giveFeedback']>[0], 'id'>;
const give = (by: MemberBrowser, whom: MemberBrowser, words: Words = WORDS) =>
  by.client.meeting.giveFeedback({ id: whom.member.id, ...words });
const eventsOf = (one: MemberBrowser) => app.db.$count(userEvents, eq(userEvents.user_id, one.member.id));

async function afterMessages(hers: number, his: number) {
  const { claire, karim } = await aConversation(app);
  for (let count = 0; count < hers; count += 1) await claire.client.conversations.send(aMessage(karim));
  for (let count = 0; count < his; count += 1) await karim.client.conversations.send(aMessage(claire));
  return { claire, karim };
}

async function afterMeeting() {
  const { claire, karim } = await afterMessages(5, 5);
  await declare(claire, karim);
  return { claire, karim };
}

describe('the question after a date', () => {
  const hadDate = (one: MemberBrowser, other: MemberBrowser, agreedAt: string) =>
    insertDate(app, [one, other], { agreed_at: new Date(agreedAt) });
  const asked = async ({ client }: MemberBrowser) =>
    (await client.meeting.toTell()).map(({ contactId, agreedAt }) => [contactId, agreedAt]);

  test('appears for both from the next morning, for a week, until each declares the meeting', async () => {
    const { claire, karim } = await afterMessages(1, 1);
    await hadDate(claire, karim, '2026-11-21T19:30:00.000Z');
    await hadDate(karim, claire, '2026-11-10T19:30:00.000Z');
    app.clock.set('2026-11-22T06:00:00.000Z');
    expect(await asked(claire)).toEqual([]);
    app.clock.set('2026-11-22T08:00:00.000Z');
    expect(await asked(claire)).toEqual([[karim.member.id, '2026-11-21T19:30:00.000Z']]);
    expect(await asked(karim)).toEqual([[claire.member.id, '2026-11-21T19:30:00.000Z']]);
    await declare(claire, karim);
    expect(await asked(claire)).toEqual([]);
    expect(await asked(karim)).toHaveLength(1);
    app.clock.set('2026-11-29T08:00:00.000Z');
    expect(await asked(karim)).toEqual([]);
  });

  test('disappears for the member who denies the meeting, and the other member is not told', async () => {
    const { claire, karim } = await afterMessages(1, 1);
    await hadDate(claire, karim, '2026-11-20T19:30:00.000Z');
    const [known, before] = [await eventsOf(karim), await state(karim, claire)];
    expect((await state(claire, karim)).canDeclare).toBe(true);
    await claire.client.meeting.setAside({ id: karim.member.id });
    await claire.client.meeting.setAside({ id: karim.member.id });
    expect(await asked(claire)).toEqual([]);
    expect((await state(claire, karim)).canDeclare).toBe(false);
    expect(await asked(karim)).toHaveLength(1);
    expect([await eventsOf(karim), await state(karim, claire)]).toEqual([known, before]);
    await hadDate(karim, claire, '2026-11-21T09:30:00.000Z');
    app.clock.set('2026-11-22T08:00:00.000Z');
    expect(await asked(claire)).toEqual([[karim.member.id, '2026-11-21T09:30:00.000Z']]);
  });

  test('never concerns a blocked contact', async () => {
    const { claire, karim } = await afterMessages(1, 1);
    await hadDate(claire, karim, '2026-11-20T19:30:00.000Z');
    expect(await asked(karim)).toHaveLength(1);
    await claire.client.conversations.block({ id: karim.member.id });
    expect([await asked(claire), await asked(karim)]).toEqual([[], []]);
  });
});

describe('declaring a meeting', () => {
  test('requires ten messages of both; the greeting does not count', async () => {
    const { claire, karim } = await afterMessages(5, 4);
    expect(await state(claire, karim)).toEqual(NOTHING);
    await expect(declare(claire, karim)).rejects.toMatchObject({ code: 'TOO_EARLY', status: 409 });
    await karim.client.conversations.send(aMessage(claire));
    for (const [one, other] of [
      [claire, karim],
      [karim, claire],
    ] as const)
      expect(await state(one, other)).toEqual({ ...NOTHING, canDeclare: true });
    await declare(claire, karim);
    expect(await state(claire, karim)).toEqual({ ...NOTHING, declaredByMe: true, canGiveFeedback: true });
  });

  test('requires messages from both', async () => {
    const { claire, karim } = await afterMessages(12, 0);
    expect(await state(claire, karim)).toEqual(NOTHING);
    expect(await refusalOf(declare(claire, karim))).toBe('TOO_EARLY');
  });

  test('invites the other member to confirm, at once, in the thread and without a mail', async () => {
    const { claire, karim } = await afterMessages(5, 5);
    const known = await eventsOf(karim);
    await declare(claire, karim);
    expect(await eventsOf(karim)).toBe(known + 1);
    const invited = { ...NOTHING, canDeclare: true, declaredByThem: true, canGiveFeedback: true };
    expect(await state(karim, claire)).toEqual(invited);
    await declare(karim, claire);
    expect(await state(karim, claire)).toEqual({ ...invited, canDeclare: false, declaredByMe: true });
  });

  test.runIf(onPostgres)('stores one row each when both declare concurrently, ten times in all', async () => {
    const { claire, karim } = await afterMessages(5, 5);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 ? declare(claire, karim) : declare(karim, claire))),
    );
    expect(await app.db.$count(meetings)).toBe(2);
  });
});

describe('words about the other member', () => {
  test('require a meeting declared by either; writing them declares it too', async () => {
    const { claire, karim } = await afterMessages(5, 5);
    await expect(give(claire, karim)).rejects.toMatchObject({ code: 'NOT_MET', status: 409 });
    await declare(claire, karim);
    await give(karim, claire);
    expect(await state(karim, claire)).toMatchObject({ declaredByMe: true, canDeclare: false });
  });

  test('become visible to both as soon as both have written', async () => {
    const { claire, karim } = await afterMeeting();
    const known = await eventsOf(karim);
    await give(claire, karim);
    expect(await state(karim, claire)).toMatchObject({ received: null, canGiveFeedback: true });
    expect(await eventsOf(karim)).toBe(known);
    const answer = { qualities: ['Écoute' as const, 'Authenticité' as const] };
    const hers = await eventsOf(claire);
    await give(karim, claire, answer);
    expect((await state(karim, claire)).received).toEqual(READ);
    expect((await state(claire, karim)).received).toEqual({ ...answer, sentence: '' });
    expect(await eventsOf(claire)).toBe(hers + 1);
  });

  test('can be edited until the other member reads them; an edit does not delay that', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim);
    app.clock.advance({ days: 6 });
    const corrected = { qualities: [], opening: 'moment' as const, half: 'la balade.' };
    await give(claire, karim, corrected);
    expect(await state(claire, karim)).toMatchObject({
      canGiveFeedback: true,
      given: { ...corrected, toldTeam: false },
    });
    app.clock.advance({ days: 1 });
    expect((await state(karim, claire)).received).toEqual({
      qualities: [],
      sentence: 'Mon moment préféré\u202f: la balade.',
    });
    expect((await state(claire, karim)).canGiveFeedback).toBe(false);
    expect(await refusalOf(give(claire, karim))).toBe('ALREADY_READ');
    expect(await app.db.$count(meetingFeedbacks)).toBe(1);
  });

  test('can be resent after a lost response', async () => {
    const { claire, karim } = await afterMeeting();
    await give(karim, claire);
    const forTeam = { notAgain: true, note: 'ZQNOTE' };
    await give(claire, karim, { ...WORDS, forTeam });
    const before = await snapshotTables(app.db);
    expect(await give(claire, karim, { ...WORDS, forTeam })).toEqual({ done: true });
    expect(await snapshotTables(app.db)).toEqual(before);
  });

  test('contain neither contact details, nor insults, nor a second sentence; a note to the team may', async () => {
    const { claire, karim } = await afterMeeting();
    for (const [half, refusal] of [
      ['Appelez-moi au 06 12 34 56 78', /^N’indiquez pas/],
      ['Écrivez-moi : claire@exemple.fr', /^N’indiquez pas/],
      ['un c0nnard', /^Ce mot peut blesser/],
      ['rien. Un homme radin et vulgaire', /^Terminez cette phrase/],
    ] as const)
      await expect(give(claire, karim, { ...WORDS, half })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { half: expect.stringMatching(refusal) } },
      });
    expect(await app.db.$count(meetingFeedbacks)).toBe(0);
    for (const note of ['Appelez-moi au 06 12 34 56 78', 'un c0nnard', 'rien. Un homme radin et vulgaire'])
      await give(claire, karim, { ...WORDS, forTeam: { notAgain: true, note } });
  });

  test('can be reported by their recipient', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim);
    await give(karim, claire, { qualities: [], opening: 'wish', half: 'de piquer moins.' });
    await claire.client.reports.report({
      profileId: karim.member.id,
      matter: 'insult',
      reason: 'Son mot après notre rencontre.',
    });
    expect((await app.db.select().from(userReports))[0]?.evidence).toMatchObject({
      words: { qualities: [], sentence: 'Je vous souhaite de piquer moins.' },
    });
  });

  test('fail with an error for the wrong field', async () => {
    const wrong: [unknown, string][] = [
      [{ qualities: [] }, 'opening'],
      [{ qualities: [], half: 'Un homme radin et vulgaire.' }, 'opening'],
      [{ qualities: [], opening: 'Fuyez', half: 'cet homme' }, 'opening'],
      [{ qualities: ['Humour'], opening: 'thanks' }, 'half'],
      [{ qualities: [], opening: 'thanks', half: 'a'.repeat(121) }, 'half'],
      [{ qualities: ['Riche'] }, 'qualities.0'],
      [{ qualities: ['Humour', 'Humour'] }, 'qualities'],
      [{ qualities: [], forTeam: { notAgain: true, note: 'a'.repeat(501) } }, 'forTeam.note'],
    ];
    const { claire, karim } = await afterMeeting();
    for (const [words, field] of wrong) {
      const response = await claire.fetch(`/api/contacts/${karim.member.id}/meeting/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(words),
      });
      const { code, data } = await response.json();
      expect({ code, fields: Object.keys(data.fields) }).toEqual({ code: 'INVALID_INPUT', fields: [field] });
    }
    await give(claire, karim, { qualities: [], opening: 'thanks', half: 'a'.repeat(120) });
  });

  test.runIf(onPostgres)('written concurrently by both are visible to both', async () => {
    const { claire, karim } = await afterMeeting();
    await Promise.all([give(claire, karim), give(karim, claire)]);
    expect((await state(karim, claire)).received).toEqual(READ);
    expect((await state(claire, karim)).received).toEqual(READ);
  });
});

describe('a note to the team', () => {
  const forTeam = { notAgain: true, note: 'ZQNOTE' };

  test('never leaves the server, not even for its author: only whether it exists', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim, { ...WORDS, forTeam });
    await give(karim, claire);
    const answers = [await state(karim, claire), await state(claire, karim)];
    expect(JSON.stringify(answers)).not.toContain('ZQNOTE');
    expect(answers.map(({ given }) => given?.toldTeam)).toEqual([false, true]);
    expect(
      await app.db.select().from(meetingFeedbacks).where(eq(meetingFeedbacks.not_again, true)),
    ).toMatchObject([{ author_id: claire.member.id, private_note: 'ZQNOTE' }]);
  });

  test('reaches the team by mail at once, and again only if it changes', async () => {
    const { claire, karim } = await afterMeeting();
    const note = `ZQMAIL ${crypto.randomUUID()}`;
    const mails = async () =>
      (await app.mailsTo('equipe@equipe.invalid')).filter(({ text }) => text.includes(note));
    await give(claire, karim, { ...WORDS, forTeam: { notAgain: true, note } });
    await give(claire, karim, { qualities: ['Humour'], forTeam: { notAgain: true, note } });
    await untilMailsLeft(app);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ne souhaite pas revoir la personne rencontrée.');
    expect(mail?.text).not.toMatch(/Claire|Karim/);
  });

  test('stays hidden from the other when sent without words, and makes none of their words visible', async () => {
    const { claire, karim } = await afterMeeting();
    await give(karim, claire);
    await give(claire, karim, { qualities: [], forTeam });
    expect(await state(claire, karim)).toMatchObject({ received: null, canGiveFeedback: true });
    app.clock.advance({ days: 8 });
    expect((await state(karim, claire)).received).toBeNull();
    expect((await state(claire, karim)).received).toEqual(READ);
  });

  test('stays when the words are edited, and is replaced by a new note', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim, { ...WORDS, forTeam });
    await give(claire, karim, { qualities: ['Ponctualité'] });
    const stored = async () => (await app.db.select().from(meetingFeedbacks))[0];
    expect(await stored()).toMatchObject({
      qualities: ['Ponctualité'],
      not_again: true,
      private_note: 'ZQNOTE',
    });
    await give(claire, karim, { ...WORDS, forTeam: { notAgain: false, note: '' } });
    expect(await stored()).toMatchObject({ not_again: false, private_note: '' });
  });
});

describe('the end of a contact', () => {
  test('prevents both from declaring, writing and reading after a block, until the unblock', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim);
    await claire.client.conversations.block({ id: karim.member.id });
    app.clock.advance({ days: 8 });
    for (const [one, other] of [
      [claire, karim],
      [karim, claire],
    ] as const) {
      expect(await state(one, other)).toEqual(NOTHING);
      expect(await refusalOf(declare(one, other))).toBe('NOT_FOUND');
      expect(await refusalOf(give(one, other))).toBe('NOT_FOUND');
    }
    await claire.client.conversations.unblock({ id: karim.member.id });
    expect((await state(karim, claire)).received).toEqual(READ);
  });

  test('keeps only the note to the team once the conversation is deleted', async () => {
    const { claire, karim } = await afterMeeting();
    await give(claire, karim, { ...WORDS, forTeam: { notAgain: true, note: 'ZQNOTE' } });
    await give(karim, claire);
    await karim.client.conversations.deleteConversation({ id: claire.member.id });
    expect(await refusalOf(state(karim, claire))).toBe('NOT_FOUND');
    expect(await refusalOf(give(claire, karim))).toBe('NOT_FOUND');
    expect(await app.db.$count(meetings)).toBe(0);
    expect(await app.db.select().from(meetingFeedbacks)).toMatchObject([
      { author_id: claire.member.id, qualities: [], sentence: '', not_again: true, private_note: 'ZQNOTE' },
    ]);
    await claire.client.matching.selection();
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    app.clock.advance({ days: 8 });
    expect(await state(karim, claire)).toEqual(NOTHING);
  });
});
