import { getTableColumns, getTableName } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { currentText } from '#identity/consents/texts/versions.ts';
import { consents, meetingFeedbacks, userReports } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { TABLES } from '#testing/fill-tables.ts';
import { someoneEverywhere } from '#testing/someone-everywhere.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { ARCHIVE_LABELS } from './archive-labels-texts.ts';
import { ARCHIVE_RULES } from './archive-rules.ts';
import { collectData } from './make-archive.ts';

const app = await testApp();

const LOVE_LIFE_TABLES = ['love_profiles', 'search_preferences', 'match_cards'];
const search = { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 } as const;
const answers = aMember();

describe('a consent', () => {
  test('has the date and the hash of the text that was shown', async () => {
    const { client } = await app.memberBrowser();
    const proofs = (
      ['intimate-workshop', 'interview', 'coaching', 'quiz', 'love-life', 'terms'] as const
    ).map((purpose) => {
      const { version, date, sha256 } = currentText(purpose);
      const given = { givenAt: '2026-11-21T11:00:00.000Z', withdrawnAt: null };
      return { purpose, version, textDate: date, textSha256: sha256, ...given };
    });
    expect(await client.accounts.consents()).toEqual(proofs);
  });

  test('deletes the answers about love life and nothing else when withdrawn', async () => {
    const claire = await app.memberBrowser();
    const karim = await app.memberBrowser(aMan());
    expect((await karim.client.matching.selection()).people).toHaveLength(1);
    const before = await snapshotTables(app.db);
    app.clock.advance({ days: 2 });
    await claire.client.answers.withdrawConsent({ purpose: 'love-life' });

    const after = await snapshotTables(app.db);
    for (const table of LOVE_LIFE_TABLES) {
      const others = before[table]?.filter((row) => !row.includes(claire.member.id));
      expect({ table, rows: after[table] }).toEqual({ table, rows: others });
    }
    for (const table of [
      'profiles',
      'life_projects',
      'shared_values',
      'relationship_quiz',
      'users',
      'accounts',
    ])
      expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] });
    const loveLife = (await claire.client.accounts.consents()).find(({ purpose }) => purpose === 'love-life');
    expect(loveLife).toMatchObject({ withdrawnAt: '2026-11-23T11:00:00.000Z' });
    expect((await karim.client.matching.selection()).people).toEqual([]);
    expect(await refusalOf(claire.client.matching.selection())).toBe('PREFERENCES_REQUIRED');
    const { member } = await claire.client.session.read();
    expect(member).toMatchObject({ loveLifeConsent: false, steps: { loveProfile: false, quiz: true } });
  });

  test('must exist for each answer about love life', async () => {
    const { client } = await app.memberBrowser(answers);
    const { loveProfile } = answers;
    if (!loveProfile) throw new Error('the factory answers everything');
    await client.answers.withdrawConsent({ purpose: 'love-life' });
    const saves = [
      () => client.answers.saveLoveProfile(loveProfile),
      () => client.profile.savePreferences(search),
    ];
    for (const save of saves) expect(await refusalOf(save())).toBe('CONSENT_REQUIRED');
    const tables = await snapshotTables(app.db);
    for (const table of LOVE_LIFE_TABLES) expect({ table, rows: tables[table] }).toEqual({ table, rows: [] });

    await client.answers.giveLoveLife();
    for (const save of saves) await save();
  });

  test('deletes the quiz and nothing else when withdrawn; new quiz answers require it again', async () => {
    const { client } = await app.memberBrowser(answers);
    const { quiz } = answers;
    if (!quiz) throw new Error('the factory answers everything');
    const before = await snapshotTables(app.db);
    await client.answers.withdrawConsent({ purpose: 'quiz' });
    const after = await snapshotTables(app.db);
    expect(after.relationship_quiz).toEqual([]);
    for (const table of [...LOVE_LIFE_TABLES, 'profiles', 'life_projects', 'shared_values'])
      expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] });
    expect((await client.session.read()).member).toMatchObject({ loveLifeConsent: true, quizConsent: false });
    expect(await refusalOf(client.answers.saveQuiz(quiz))).toBe('QUIZ_CONSENT_REQUIRED');
    await client.answers.saveQuiz({ ...quiz, accepts_quiz_use: true });
    await client.answers.saveQuiz(quiz);
    const given = (await client.accounts.consents()).filter(({ purpose }) => purpose === 'quiz');
    expect(given.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
  });

  test('cannot be withdrawn for the terms without closing the account', async () => {
    const { client } = await app.memberBrowser();
    const before = await snapshotTables(app.db);
    expect(await refusalOf(client.answers.withdrawConsent({ purpose: 'terms' }))).toBe('CLOSES_ACCOUNT');
    expect(await snapshotTables(app.db)).toEqual(before);
  });

  test('given again starts over: default search, no gender chosen, no matches until a search is saved', async () => {
    const { client, member } = await app.memberBrowser();
    const karim = await app.memberBrowser(aMan());
    await client.answers.withdrawConsent({ purpose: 'love-life' });
    app.clock.advance({ days: 1 });
    await client.answers.giveLoveLife();
    expect(await client.profile.preferences()).toEqual({ ...search, dealbreakers: [] });
    expect((await client.session.read()).member).toMatchObject({
      loveLifeConsent: true,
      steps: { preferences: false, loveProfile: false, quiz: true },
    });
    expect(await refusalOf(client.matching.selection())).toBe('PREFERENCES_REQUIRED');
    expect((await karim.client.matching.selection()).people).toEqual([]);
    await client.profile.savePreferences(search);
    const [shown] = (await karim.client.matching.selection()).people;
    expect(shown).toMatchObject({ id: member.id, compatibility: { score: 0 } });
    expect(await client.accounts.consents()).toHaveLength(7);
  });

  test('withdrawn or given ten times concurrently counts once', async () => {
    const { client } = await app.memberBrowser();
    const tenTimes = (act: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, act));
    await tenTimes(() => client.answers.withdrawConsent({ purpose: 'love-life' }));
    await tenTimes(() => client.answers.giveLoveLife());
    const rows = await app.db.select().from(consents);
    expect(rows.filter(({ purpose }) => purpose === 'love-life')).toHaveLength(2);
    expect(rows.filter(({ withdrawn_at }) => withdrawn_at)).toHaveLength(1);
  });

  test('withdrawn and given again does not bypass the limit of changes', async () => {
    const { client } = await app.memberBrowser();
    const { loveProfile } = answers;
    if (!loveProfile) throw new Error('the factory answers everything');
    const again = async (liberty_score: number) => {
      await client.answers.withdrawConsent({ purpose: 'love-life' });
      await client.answers.giveLoveLife();
      await client.answers.saveLoveProfile({ ...loveProfile, liberty_score });
    };
    for (const score of [1, 2, 4, 1, 2]) await again(score);
    await expect(again(5)).rejects.toMatchObject({ data: { retryAfterSeconds: 24 * 3600 } });
    app.clock.advance({ days: 1 });
    await client.answers.saveLoveProfile({ ...loveProfile, liberty_score: 5 });
  });
});

describe('the data archive', () => {
  /** Claire and Karim in conversation, with data to keep private from each other. */
  async function conversation() {
    const claire = await app.memberBrowser(aMember({ lastName: 'ZQNOMclaire' }));
    const karim = await app.memberBrowser(
      aMan({ lastName: 'ZQNOMkarim', email: 'zqcourriel@exemple.invalid', birthDate: '1990-07-31' }),
    );
    await claire.client.matching.selection();
    await claire.client.matching.startConversation({ profileId: karim.member.id });
    const write = (from: typeof claire, to: typeof claire, content: string) =>
      from.client.conversations.send({ id: to.member.id, clientId: crypto.randomUUID(), content });
    await write(claire, karim, 'Bonsoir Karim');
    await write(karim, claire, 'Bonsoir Claire');
    const now = app.clock.now();
    const report = { reported_user_id: claire.member.id, number: 'S-1', reason: 'ZQRAISON', created_at: now };
    await app.db
      .insert(userReports)
      .values({ ...report, reporter_id: karim.member.id, evidence: { zq: 'ZQPREUVE' } });
    await app.db.insert(meetingFeedbacks).values({
      author_id: karim.member.id,
      about_id: claire.member.id,
      qualities: [],
      sentence: 'ZQPHRASE',
      private_note: 'ZQNOTE',
      not_again: true,
      written_at: now,
    });
    return { claire, karim };
  }

  async function archiveOf({ client }: { client: Awaited<ReturnType<typeof app.memberBrowser>>['client'] }) {
    const file = await client.dataRights.export({ password: TEST_PASSWORD });
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const text = strFromU8(files['donnees.json'] ?? new Uint8Array());
    return { file, files, text, data: JSON.parse(text) };
  }

  test('contains everything about its owner, in French, with the photos', async () => {
    const { claire } = await conversation();
    const photo = new File([Uint8Array.from(PIXEL)], 'moi.png');
    const { id } = await claire.client.photos.add({ photo });
    await claire.client.photos.describe({ id, caption: 'Au marché' });
    await claire.client.photos.add({ photo });
    await claire.client.prompts.save({ prompts: [{ prompt: 'good-sunday', answer: 'Une longue marche.' }] });
    const { file, files, data } = await archiveOf(claire);
    expect(file.name).toBe('lueur-mes-donnees.zip');
    expect(Object.keys(files).sort()).toEqual([
      'LISEZ-MOI.txt',
      'donnees.json',
      'photos/1-portrait.jpg',
      'photos/1-vignette.jpg',
      'photos/2-portrait.jpg',
      'photos/2-vignette.jpg',
    ]);
    expect(data.compte).toMatchObject([{ 'adresse email': claire.member.email }]);
    expect(data.profil).toMatchObject([
      { prénom: 'Claire', nom: 'ZQNOMclaire', 'date de naissance': '1992-03-14', ville: 'Lyon' },
    ]);
    expect(data.photos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ 'rang, à partir de 0': 0, légende: 'Au marché' }),
        expect.objectContaining({ 'rang, à partir de 0': 1, légende: '' }),
      ]),
    );
    expect(data['phrases complétées']).toMatchObject([
      { 'début de la phrase': 'Un dimanche réussi…', réponse: 'Une longue marche.' },
    ]);
    expect(data['profil amoureux']).toMatchObject([{ 'liberté, de 1 à 5': 3 }]);
    expect(data['quiz relationnel']).toMatchObject([{ 'peur de l’abandon, de 1 à 10': 6 }]);
    expect(data.accords).toHaveLength(6);
    expect(data.conversations).toMatchObject([{ contact: 'Karim', 'ouverte par vous': true }]);
    expect(data.messages).toMatchObject([
      { de: 'vous', à: 'Karim', automatique: true },
      { de: 'vous', à: 'Karim', message: 'Bonsoir Karim' },
      { de: 'Karim', à: 'vous', message: 'Bonsoir Claire' },
    ]);
    expect(strFromU8(files['LISEZ-MOI.txt'] ?? new Uint8Array())).toContain('Ce que vous n’y trouverez pas');
  });

  test('contains no private data of others, and no secret', async () => {
    const { claire, karim } = await conversation();
    const { text } = await archiveOf(claire);
    const { id, email, lastName, birthDate } = karim.member;
    for (const secret of [
      `"${id}"`,
      email,
      lastName,
      birthDate,
      'ZQRAISON',
      'ZQPREUVE',
      'ZQPHRASE',
      'ZQNOTE',
      'argon2',
    ])
      expect({ secret, found: text.includes(secret) }).toEqual({ secret, found: false });
    for (const cookie of claire.cookies.values())
      expect(text).not.toContain(decodeURIComponent(cookie).split('.')[0]);
    // Members see feedback after a week; they never see notes to the team.
    app.clock.advance({ days: 7 });
    const later = (await archiveOf(claire)).data;
    expect(later['avis reçus']).toMatchObject([{ de: 'Karim', phrase: 'ZQPHRASE' }]);
    expect(JSON.stringify(later)).not.toContain('ZQNOTE');
    // The author gets both.
    const own = (await archiveOf(karim)).text;
    for (const word of ['ZQRAISON', 'ZQPHRASE', 'ZQNOTE']) expect(own).toContain(word);
    expect(own).not.toContain('ZQPREUVE');
  });

  test('has no empty part for a member with rows in every table, and names nobody else', async () => {
    const { her, him } = await someoneEverywhere(app);
    const { data, text } = await archiveOf(her);
    const parts = Object.values(ARCHIVE_RULES).flatMap((rule) => ('part' in rule ? [rule.part] : []));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => !(data[part]?.length > 0))).toEqual([]);
    expect(text).not.toContain(him.member.email);
    expect(text).not.toContain(`"${him.member.id}"`);
  });

  test('fails on an unknown table rather than leaving it out', async () => {
    const { member } = await app.memberBrowser();
    const { db, tables } = app.services;
    const fewer = new Map([...tables].filter(([name]) => name !== 'orders'));
    await expect(collectData({ db, tables: fewer }, member.id, app.clock.now())).rejects.toThrow('orders');
  });

  test('has a French name for every column', () => {
    const unnamed = TABLES.flatMap((table) => {
      const rule = Object.entries(ARCHIVE_RULES).find(([name]) => name === getTableName(table))?.[1];
      if (!rule || 'leftOut' in rule) return [];
      const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
      const hidden = [...(rule.without ?? []), ...rule.own];
      return columns.filter((name) => !hidden.includes(name) && !ARCHIVE_LABELS[name]);
    });
    expect(unnamed, 'columns without a name in ARCHIVE_LABELS (archive-labels-texts.ts)').toEqual([]);
  });

  test('requires the password', async () => {
    const { client } = await app.memberBrowser();
    expect(await refusalOf(client.dataRights.export({ password: 'pas le bon' }))).toBe('WRONG_PASSWORD');
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
