import { beforeEach, describe, expect, test } from 'vitest';
import { blockedUsers, userReports } from '#server/schema.ts';
import { aConversation, aMessage, aSelection, type MemberBrowser } from '#testing/conversations.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

const report = (by: MemberBrowser, whom: MemberBrowser, reason = 'Des propos blessants.') =>
  by.client.reports.report({ profileId: whom.member.id, reason });

describe('whom one may report', () => {
  test('someone of the selection and a contact, who get a receipt', async () => {
    const { claire, men } = await aSelection(app, 2);
    const [contact, shown] = men;
    if (!contact || !shown) throw new Error('two are made');
    await claire.client.matching.startConversation({ profileId: contact.member.id });
    for (const man of men)
      expect((await report(claire, man)).number).toMatch(/^S-[2-9A-HJ-KMNP-Z]{4}-[2-9A-HJ-KMNP-Z]{4}$/);
    expect(await app.db.$count(userReports)).toBe(2);
  });

  test('a contact also while one has blocked the other, whichever it is', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.block({ id: karim.member.id });
    await report(claire, karim);
    await report(karim, claire);
    expect(await app.db.$count(userReports)).toBe(2);
  });

  test('nobody else: a stranger, someone who blocked from the selection, oneself, and nobody are one answer', async () => {
    const { claire, men } = await aSelection(app, 1);
    const stranger = await app.memberBrowser(aMan({ commune: PARIS }));
    const [blocker] = men;
    if (!blocker) throw new Error('one is made');
    await app.db.insert(blockedUsers).values({
      user_id: blocker.member.id,
      blocked_user_id: claire.member.id,
      created_at: app.clock.now(),
    });
    const before = await snapshotTables(app.db);
    for (const id of [stranger.member.id, blocker.member.id, claire.member.id, 'personne', '']) {
      const call = claire.client.reports.report({ profileId: id, reason: 'Un motif.' });
      expect(await refusalOf(call)).toBe('NOT_FOUND');
    }
    expect(await snapshotTables(app.db)).toEqual(before);
  });
});

describe('what is sent', () => {
  test.each([
    ['nothing', '', 'Dites-nous en quelques mots ce qui s’est passé'],
    ['blanks', ' \n\u00a0 ', 'Dites-nous en quelques mots ce qui s’est passé'],
    ['2,001 characters', 'a'.repeat(2001), 'Votre signalement est trop long (2 000 caractères au plus)'],
  ])('is refused with its sentence: %s', async (_, reason, sentence) => {
    const { claire, karim } = await aConversation(app);
    await expect(report(claire, karim, reason)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: { reason: sentence } },
    });
    expect(await app.db.$count(userReports)).toBe(0);
    await report(claire, karim, `  ${'a'.repeat(2000)}  `);
    expect((await app.db.select().from(userReports))[0]?.reason).toBe('a'.repeat(2000));
  });

  test('is kept as plain text, whatever it looks like', async () => {
    const { claire, karim } = await aConversation(app);
    await report(claire, karim, '<img src=x onerror=alert(1)> =1+1');
    expect((await app.db.select().from(userReports))[0]?.reason).toBe('<img src=x onerror=alert(1)> =1+1');
  });

  test('twice is one report with one number; another reason, or a day later, is another', async () => {
    const { claire, karim } = await aConversation(app);
    const first = await report(claire, karim);
    expect(await report(claire, karim)).toEqual(first);
    expect(await report(claire, karim, 'Autre chose.')).not.toEqual(first);
    app.clock.advance({ hours: 25 });
    expect(await report(claire, karim)).not.toEqual(first);
    expect(await app.db.$count(userReports)).toBe(3);
  });

  test.runIf(onPostgres)('five times at once is one report', async () => {
    const { claire, karim } = await aConversation(app);
    const numbers = await Promise.all(Array.from({ length: 5 }, () => report(claire, karim)));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    expect(await app.db.$count(userReports)).toBe(1);
  });

  test('ten times a day, and again the next', async () => {
    const { claire, karim } = await aConversation(app);
    for (let time = 1; time <= 10; time += 1) await report(claire, karim, `Motif ${time}`);
    expect(await refusalOf(report(claire, karim, 'Un de plus'))).toBe('TOO_MANY_REQUESTS');
    app.clock.advance({ hours: 24 });
    await report(claire, karim, 'Un de plus');
  });
});

describe('the evidence', () => {
  test('is the profile as it was shown and the last fifty messages, by part and without any id', async () => {
    const { claire, karim } = await aConversation(app);
    for (let number = 1; number <= 52; number += 1) {
      if (number % 25 === 0) app.clock.advance({ minutes: 2 });
      await karim.client.conversations.send(aMessage(claire, `Message ${number}`));
    }
    await claire.client.conversations.send(aMessage(karim, 'Cela suffit'));
    await report(claire, karim);
    const [stored] = await app.db.select().from(userReports);
    expect(stored).toMatchObject({
      reporter_id: claire.member.id,
      reported_user_id: karim.member.id,
      sealed_thread: null,
      created_at: app.clock.now(),
    });
    expect(stored?.evidence).toEqual({
      profile: {
        firstName: 'Karim',
        age: 36,
        city: 'Lyon',
        hasChildren: false,
        bio: karim.member.bio,
        photoUrl: null,
        activities: karim.member.activities,
        lifeProject: karim.member.lifeProject,
      },
      messages: [
        ...Array.from({ length: 49 }, (_, at) => ({
          from: 'reported',
          automatic: false,
          content: `Message ${at + 4}`,
          at: expect.stringMatching(/^2026-11-21T11:0[0-4]:00\.000Z$/),
        })),
        { from: 'reporter', automatic: false, content: 'Cela suffit', at: '2026-11-21T11:04:00.000Z' },
      ],
    });
    const text = JSON.stringify(stored?.evidence);
    for (const secret of [claire.member.id, karim.member.id, claire.member.firstName, karim.member.lastName])
      expect(text).not.toContain(secret);
  });

  test('survives the conversation, a changed profile and both accounts, without the reporter’s name', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire, 'Un propos'));
    const { number } = await report(claire, karim);
    const [before] = await app.db.select().from(userReports);
    await karim.client.conversations.deleteConversation({ id: claire.member.id });
    for (const { client } of [claire, karim])
      await client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const [after] = await app.db.select().from(userReports);
    expect(after).toMatchObject({
      number,
      reporter_id: null,
      reported_user_id: null,
      evidence: before?.evidence,
    });
    expect(JSON.stringify(after)).not.toContain(claire.member.firstName);
  });
});

test('a report at the very moment at which the other erases their account is kept or finds nobody', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { claire, karim } = await aConversation(app);
    const words = () =>
      claire.client.conversations.send({
        id: karim.member.id,
        clientId: crypto.randomUUID(),
        content: 'Bonsoir',
      });
    const outcomes = await Promise.all([
      report(claire, karim).then(() => 'kept', codeOf),
      report(claire, karim, 'Autre chose.').then(() => 'kept', codeOf),
      words().then(() => 'sent', codeOf),
      karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD }).then(() => 'erased', codeOf),
    ]);
    expect(outcomes).toEqual([
      expect.stringMatching(/kept|NOT_FOUND/),
      expect.stringMatching(/kept|NOT_FOUND/),
      expect.stringMatching(/sent|NOT_FOUND/),
      'erased',
    ]);
  }
}, 60_000);

const codeOf = (error: { code: string }) => error.code;

test('the one who is reported learns nothing: no event, and every answer stays the same', async () => {
  const { claire, karim } = await aConversation(app);
  const world = async () => ({
    contacts: await karim.client.conversations.contacts(),
    thread: await karim.client.conversations.thread({ id: claire.member.id }),
    session: await karim.client.session.read(),
    tables: await snapshotTables(app.db, ['user_reports']),
  });
  const before = await world();
  await report(claire, karim);
  expect(await world()).toEqual(before);
});
