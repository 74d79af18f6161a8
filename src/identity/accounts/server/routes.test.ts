import { beforeEach, describe, expect, test } from 'vitest';
import { closeAppeal, undoStatement } from '#mechanisms/decisions/server/shared/standing.ts';
import { appeals, moderationCases } from '#server/schema.ts';
import { logIn, type MemberBrowser } from '#testing/conversations.ts';
import { aMan } from '#testing/factories.ts';
import { FACTS, RULE, SUSPENDED_UNTIL, suspend } from '#testing/measures.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();
let karim: MemberBrowser;
let statement: string;

beforeEach(async () => {
  const [member] = await app.insert(aMan());
  statement = await suspend(app, member.id);
  karim = await logIn(app, member);
});

const appeal = (text = 'Ces messages ne sont pas de moi.') =>
  karim.client.standing.appeal({ statement, text });
const stated = async () => (await karim.client.standing.mine()).statements[0];

describe('the member concerned by a decision', () => {
  test('reads the decision, the facts, the rule, the end date and the means of redress, without a name', async () => {
    const mine = await karim.client.standing.mine();
    expect(mine).toEqual({
      state: 'suspended',
      until: SUSPENDED_UNTIL.toISOString(),
      closing: false,
      eraseAfter: null,
      statements: [
        {
          id: statement,
          effect: 'suspension',
          source: 'report',
          facts: FACTS,
          rule: RULE,
          holds: true,
          state: 'stands',
          madeAt: app.clock.now().toISOString(),
          until: SUSPENDED_UNTIL.toISOString(),
          appealUntil: '2027-05-21T11:00:00.000Z',
          appeal: null,
        },
      ],
    });
  });

  test('gets the same by mail, with a neutral subject', async () => {
    const [mail] = await app.mailsTo(karim.member.email);
    expect(mail?.subject).toBe('Une décision de l’équipe au sujet de votre compte');
    for (const words of [
      FACTS,
      RULE,
      'vendredi 27 novembre à 12',
      '/votre-compte',
      'tribunal',
      'pas une machine',
    ])
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  test('appeals once: the words are stored, a mail confirms, a repetition has no effect', async () => {
    await appeal();
    await appeal();
    expect(await refusalOf(appeal('Encore autre chose.'))).toBe('CANNOT_APPEAL');
    expect(await stated()).toMatchObject({ appealUntil: null, appeal: { outcome: null, answer: null } });
    expect(await app.db.select().from(appeals)).toMatchObject([
      { text: 'Ces messages ne sont pas de moi.', user_id: karim.member.id },
    ]);
    const subjects = (await app.mailsTo(karim.member.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain('Nous avons bien reçu votre contestation');
  });

  test.runIf(onPostgres)('contests once, despite concurrent requests', async () => {
    const sent = await Promise.allSettled(['Un.', 'Deux.', 'Trois.'].map(appeal));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = sent.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused).toEqual(['CANNOT_APPEAL', 'CANNOT_APPEAL']);
    expect(await app.db.$count(appeals)).toBe(1);
  });

  test.runIf(onPostgres)(
    'the same words sent four times concurrently make one appeal, without an error',
    async () => {
      await Promise.all(Array.from({ length: 4 }, () => appeal()));
      expect(await app.db.$count(appeals)).toBe(1);
      expect(await app.db.$count(moderationCases)).toBe(1);
    },
  );

  test('learns the outcome of the appeal once, here and by mail', async () => {
    await appeal();
    // The receipt is sent before the answer is written.
    await app.mailsTo(karim.member.email, 2);
    const [open] = await app.db.select().from(appeals);
    const settle = () =>
      app.db.transaction((tx) =>
        closeAppeal(
          tx,
          app.services,
          { appeal: open?.id ?? '', outcome: 'undone', answer: 'Vous avez raison.' },
          app.clock.now(),
        ),
      );
    expect(await settle()).toMatchObject({ decision: `d-${karim.member.id}`, change: { after: undefined } });
    expect(await settle()).toBeUndefined();
    expect(await stated()).toMatchObject({
      state: 'undone',
      appeal: { outcome: 'undone', answer: 'Vous avez raison.' },
    });
    expect((await app.mailsTo(karim.member.email, 3)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Vous avez raison.'),
    );
  });

  test('cannot appeal a revoked decision, or one about another member', async () => {
    const other = await app.memberBrowser(aMan());
    expect(await refusalOf(other.client.standing.appeal({ statement, text: 'Moi ?' }))).toBe('NOT_FOUND');
    await app.db.transaction((tx) =>
      undoStatement(tx, app.services, { decision: `d-${karim.member.id}` }, app.clock.now()),
    );
    expect(await refusalOf(appeal())).toBe('CANNOT_APPEAL');
    expect((await app.mailsTo(karim.member.email, 2)).map(({ subject }) => subject)).toContain(
      'Nous sommes revenus sur une décision',
    );
  });

  test('keeps the export, the devices, the withdrawal of consents and the chat with the team', async () => {
    const { client } = karim;
    expect(await client.accounts.consents()).not.toHaveLength(0);
    expect(await client.accounts.devices()).toHaveLength(1);
    await client.answers.withdrawConsent({ purpose: 'quiz' });
    await client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content: 'Pourquoi ?' });
    const archive = await client.dataRights.export({ password: TEST_PASSWORD });
    expect(archive.size).toBeGreaterThan(0);
    expect(await refusalOf(client.profile.pause())).toBe('SUSPENDED');
  });
});
