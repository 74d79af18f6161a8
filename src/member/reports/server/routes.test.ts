import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockedUsers, profiles, reportPhotos, sealedConversations, userReports } from '#server/schema.ts';
import { aConversation, aMessage, aSelection, logIn, type MemberBrowser } from '#testing/conversations.ts';
import { PIXEL } from '#testing/endpoint-examples.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { eraseSealed } from './store.ts';

const app = await testApp();

const report = (by: MemberBrowser, whom: MemberBrowser, reason = 'Des propos blessants.') =>
  by.client.reports.report({ profileId: whom.member.id, matter: 'insult', reason });

describe('members who can be reported', () => {
  test('include people in the selection and contacts; the reporter gets a receipt', async () => {
    const { claire, men } = await aSelection(app, 2);
    const [contact, shown] = men;
    if (!contact || !shown) throw new Error('two are made');
    await claire.client.matching.startConversation({ profileId: contact.member.id });
    for (const man of men)
      expect((await report(claire, man)).number).toMatch(/^S-[2-9A-HJ-KMNP-Z]{4}-[2-9A-HJ-KMNP-Z]{4}$/);
    expect(await app.db.$count(userReports)).toBe(2);
  });

  test('include a contact after a block by either side', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.block({ id: karim.member.id });
    await report(claire, karim);
    await report(karim, claire);
    expect(await app.db.$count(userReports)).toBe(2);
  });

  test('exclude strangers, blockers, the reporter and unknown ids, all with the same response', async () => {
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
      const call = claire.client.reports.report({ profileId: id, matter: 'insult', reason: 'Un motif.' });
      expect(await refusalOf(call)).toBe('NOT_FOUND');
    }
    expect(await snapshotTables(app.db)).toEqual(before);
  });
});

describe('a report', () => {
  test('returns an error for a missing reason or one of 2,001 characters', async () => {
    const { claire, karim } = await aConversation(app);
    for (const [reason, sentence] of [
      ['', 'Dites-nous en quelques mots ce qui s’est passé'],
      [' \n\u00a0 ', 'Dites-nous en quelques mots ce qui s’est passé'],
      ['a'.repeat(2001), 'Votre signalement est trop long (2 000 caractères au plus)'],
    ] as const)
      await expect(report(claire, karim, reason)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { reason: sentence } },
      });
    expect(await app.db.$count(userReports)).toBe(0);
    await report(claire, karim, `  ${'a'.repeat(2000)}  `);
    expect((await app.db.select().from(userReports))[0]?.reason).toBe('a'.repeat(2000));
  });

  test('sent twice counts once; another reason, or a day later, makes a new one', async () => {
    const { claire, karim } = await aConversation(app);
    const first = await report(claire, karim);
    expect(await report(claire, karim)).toEqual(first);
    expect(await report(claire, karim, 'Autre chose.')).not.toEqual(first);
    app.clock.advance({ hours: 25 });
    expect(await report(claire, karim)).not.toEqual(first);
    expect(await app.db.$count(userReports)).toBe(3);
  });

  test.runIf(onPostgres)('sent five times concurrently counts once', async () => {
    const { claire, karim } = await aConversation(app);
    const numbers = await Promise.all(Array.from({ length: 5 }, () => report(claire, karim)));
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
    expect(await app.db.$count(userReports)).toBe(1);
  });
});

describe('the evidence', () => {
  test('contains the profile as shown and the last fifty messages, by role and without any id', async () => {
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
        photos: [],
        prompts: [],
        activities: karim.member.activities,
        lifeProject: karim.member.lifeProject,
        verified: false,
      },
      reporter: {
        firstName: 'Claire',
        age: 34,
        city: 'Lyon',
        hasChildren: false,
        bio: claire.member.bio,
        prompts: [],
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
      words: null,
    });
    const text = JSON.stringify(stored?.evidence);
    for (const secret of [claire.member.id, karim.member.id, claire.member.lastName, karim.member.lastName])
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
      evidence: expect.objectContaining({ messages: Object(before?.evidence).messages }),
    });
    expect(JSON.stringify(after)).not.toContain(claire.member.firstName);
  });
});

test('anonymises every spelling of the reporter’s name in every text when they leave, but keeps the other words', async () => {
  const spelled = 'Claire Exemple, CLAIRE, clairé  exemple, Cláire';
  const { claire, karim } = await aConversation(app);
  await app.db.update(profiles).set({ last_name: 'Exemple' }).where(eq(profiles.id, claire.member.id));
  await karim.client.profile.update({ bio: `Je rêve de ${spelled}, du clairement beau.` });
  await karim.client.conversations.send(aMessage(claire, `Bonjour ${spelled} ! Réponds clairement.`));
  await claire.client.reports.report({
    profileId: karim.member.id,
    matter: 'insult',
    reason: `Il écrit ${spelled} partout.`,
  });
  await claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  const [report] = await app.db.select().from(userReports);
  const { reason, evidence, sealed_thread } = report ?? {};
  expect(reason).toMatch(/^Il écrit (\[prénom ou nom effacé\],?\s*)+ partout\.$/);
  for (const sealed of [evidence, sealed_thread]) {
    const text = JSON.stringify(sealed).normalize('NFD').replace(/\p{M}/gu, '');
    expect(text).toContain('clairement');
    expect(text).not.toMatch(/\b(claire|exemple)\b/i);
  }
});

test('stores copies of both members’ photos: the reporter’s are deleted with their account, the others with the report', async () => {
  const { claire, karim } = await aConversation(app);
  for (const { client } of [claire, karim]) await client.photos.add({ photo: new File([PIXEL], 'moi.png') });
  const { number } = await report(claire, karim);
  const copies = () => app.db.select().from(reportPhotos).orderBy(reportPhotos.part);
  expect(await copies()).toMatchObject([
    { report_number: number, part: 'reported', position: 0 },
    { report_number: number, part: 'reporter', position: 0 },
  ]);
  const [theirs, mine] = (await copies()).map(({ id }) => id);
  const isKept = async (id = '') => (await app.services.photos.find(id, 'upright')) !== undefined;
  await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  expect([await isKept(theirs), await isKept(mine)]).toEqual([true, true]);
  await claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  expect([await isKept(theirs), await isKept(mine)]).toEqual([true, false]);
  expect(await copies()).toHaveLength(1);
});

test('a report during the erasure of the other account is either stored or refused', async () => {
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
});

const codeOf = (error: { code: string }) => error.code;

test('the reported member sees no difference: no event, and identical responses', async () => {
  const { claire, karim } = await aConversation(app);
  const world = async () => ({
    contacts: await karim.client.conversations.contacts(),
    thread: await karim.client.conversations.thread({ id: claire.member.id }),
    session: await karim.client.session.read(),
    tables: await snapshotTables(app.db, ['user_reports', 'kept_apart', 'moderation_cases']),
  });
  const before = await world();
  await report(claire, karim);
  expect(await world()).toEqual(before);
});

describe('a deleted conversation', () => {
  const deleted = (of: MemberBrowser) => of.client.reports.deletedConversations();
  const reportOf = (by: MemberBrowser, id: string) =>
    by.client.reports.reportDeleted({ id, matter: 'insult', reason: 'Des propos blessants.' });

  async function afterDeletion() {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire, 'ZQPROPOS'));
    await karim.client.conversations.deleteConversation({ id: claire.member.id });
    const [one] = await deleted(claire);
    if (!one) throw new Error('it is sealed');
    return { claire, karim, one };
  }

  test('can be reported by both for thirty days, with all its messages, and reveals nothing before', async () => {
    const { claire, karim, one } = await afterDeletion();
    expect(one).toEqual({ id: one.id, firstName: 'Karim', deletedAt: app.clock.now().toISOString() });
    expect(await deleted(karim)).toMatchObject([{ id: one.id, firstName: 'Claire' }]);
    await reportOf(claire, one.id);
    await reportOf(karim, one.id);
    const reports = await app.db.select().from(userReports).orderBy(userReports.id);
    expect(reports.map(({ sealed_thread }) => sealed_thread)).toMatchObject([
      [
        { from: 'reporter', automatic: true, content: null },
        { from: 'reported', content: 'ZQPROPOS' },
      ],
      [
        { from: 'reported', automatic: true, content: null },
        { from: 'reporter', content: 'ZQPROPOS' },
      ],
    ]);
    app.clock.advance({ days: 29, hours: 23 });
    const later = await logIn(app, claire.member);
    expect(await deleted(later)).toHaveLength(1);
    app.clock.advance({ hours: 2 });
    expect(await deleted(later)).toEqual([]);
    expect(await refusalOf(reportOf(later, one.id))).toBe('NOT_FOUND');
  });

  test('leaves no copy when it held only the greeting', async () => {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.deleteConversation({ id: claire.member.id });
    expect(await deleted(claire)).toEqual([]);
  });

  test('leaves no copy after thirty days, or without either account; a report keeps its own', async () => {
    const { claire, one } = await afterDeletion();
    await reportOf(claire, one.id);
    app.clock.advance({ days: 31 });
    await eraseSealed(app.db, app.clock.now());
    expect(await app.db.$count(sealedConversations)).toBe(0);
    const again = await afterDeletion();
    await again.karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    expect(await app.db.$count(sealedConversations)).toBe(0);
    expect(JSON.stringify((await app.db.select().from(userReports))[0])).toContain('ZQPROPOS');
  });
});

describe('an accepted report', () => {
  test('reaches the team with its text, and the reporter as a receipt without a name', async () => {
    const { claire, karim } = await aConversation(app);
    const { number } = await report(claire, karim, 'ZQMOTS de ce jour.');
    const mailed = async (to: string) =>
      (await app.mailsTo(to)).find(({ text, subject }) => `${subject} ${text}`.includes(number));
    await expect
      .poll(() => mailed('equipe@equipe.invalid'))
      .toMatchObject({
        subject: expect.stringMatching(new RegExp(`^Signalement ${number}\\s: contraire à notre charte$`)),
        text: expect.stringMatching(/ZQMOTS de ce jour[\s\S]*\/equipe\/moderation\/[\w-]{36}/),
      });
    await expect
      .poll(() => mailed(claire.member.email))
      .toMatchObject({
        subject: 'Nous avons bien reçu votre signalement',
        text: expect.not.stringMatching(/Karim|ZQMOTS/),
      });
  });

  test('excludes the pair from matching for good, even after an unblock or a deletion', async () => {
    const { claire, men } = await aSelection(app, 1);
    const [karim] = men;
    if (!karim) throw new Error('one is made');
    await report(claire, karim);
    expect((await claire.client.matching.selection()).people).toEqual([]);
    expect((await karim.client.matching.selection()).people).toEqual([]);
  });
});
