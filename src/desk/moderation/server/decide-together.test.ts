import { describe, expect, test } from 'vitest';
import { accountStandings, moderationCases, moderationDecisions, statements } from '#server/schema.ts';
import { aCase, CASE_FACTS, type Desk } from '#testing/cases.ts';
import { aConversation, insertDate } from '#testing/conversations.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

async function twoReports() {
  const { claire, karim } = await aConversation(app);
  const report = { profileId: karim.member.id, matter: 'insult' as const, reason: 'Il m’a blessée.' };
  await claire.client.reports.report(report);
  const [marc, anne] = [await app.staffBrowser('moderation'), await app.staffBrowser('admin')];
  const [reported] = (await marc.client.deskModeration.queue({})).cases;
  const found = await aCase(marc, karim.member.id);
  return { claire, karim, marc, anne, one: reported?.id ?? '', other: found };
}

const suspension = (id: string, ...also: string[]) => ({
  id,
  also,
  decisionId: crypto.randomUUID(),
  decision: 'suspend' as const,
  days: 7 as const,
  clause: 'insult' as const,
  facts: CASE_FACTS,
});
const open = (desk: Desk, ...ids: string[]) =>
  Promise.all(ids.map((id) => desk.client.deskModeration.open({ id })));

describe('several cases about one person', () => {
  test('take one decision, with one mail to the person and an answer to each reporter', async () => {
    const { claire, karim, marc, one, other } = await twoReports();
    const [first] = await open(marc, one);
    expect(first?.together).toMatchObject([{ id: other, kind: 'finding', seen: false }]);
    expect(await refusalOf(marc.client.deskModeration.decide(suspension(one, other)))).toBe('UNSEEN');
    await open(marc, other);
    expect((await open(marc, one))[0]?.together[0]?.seen).toBe(true);
    const same = suspension(one, other);
    await marc.client.deskModeration.decide(same);
    await marc.client.deskModeration.decide(same);
    expect((await marc.client.deskModeration.waiting()).waiting).toBe(0);
    expect([await app.db.$count(moderationDecisions), await app.db.$count(statements)]).toEqual([1, 1]);
    await expect.poll(() => app.mailsTo(karim.member.email, 0)).toHaveLength(1);
    const answers = async () =>
      (await app.mailsTo(claire.member.email, 0)).filter(({ subject }) => /a été traité/.test(subject));
    await expect.poll(answers).toHaveLength(1);
  });

  test('must be about one person; a photo always needs its own decision', async () => {
    const { claire, marc, one } = await twoReports();
    const stranger = await aCase(marc, claire.member.id);
    await open(marc, one, stranger);
    expect(await refusalOf(marc.client.deskModeration.decide(suspension(one, stranger)))).toBe('NOT_ALLOWED');
    expect(await refusalOf(marc.client.deskModeration.decide(suspension(one, one)))).toBe('NOT_ALLOWED');
    expect(await app.db.$count(moderationDecisions)).toBe(0);
  });

  test('can each be contested by their reporter, and the same colleague cannot judge that', async () => {
    const { claire, marc, anne, one, other } = await twoReports();
    await open(marc, one, other);
    // Decided from the other case: the report is settled as well.
    await marc.client.deskModeration.decide(suspension(other, one));
    await expect.poll(async () => (await app.mailsTo(claire.member.email, 0)).length).toBe(2);
    const answer = (await app.mailsTo(claire.member.email, 0)).find(({ subject }) => /traité/.test(subject));
    const token = /jeton=([\w.%-]+)/.exec(answer?.text ?? '')?.[1] ?? '';
    await app.browser().client.redress.contest({ token, text: 'Il faut fermer ce compte.' });
    const [again] = (await anne.client.deskModeration.queue({ kind: 'redress' })).cases;
    expect((await open(anne, again?.id ?? ''))[0]?.evidence).toMatchObject({
      mayJudge: true,
      decision: 'suspend',
    });
    expect((await open(marc, again?.id ?? ''))[0]?.evidence).toMatchObject({ mayJudge: false });
  });

  test.runIf(onPostgres)(
    'two colleagues who concurrently decide different cases of the group make one decision',
    async () => {
      const { marc, anne, one, other } = await twoReports();
      await open(marc, one, other);
      await open(anne, one, other);
      const answers = await Promise.all(
        [
          marc.client.deskModeration.decide(suspension(one, other)),
          anne.client.deskModeration.decide(suspension(other, one)),
        ].map((answer) =>
          answer.then(
            () => 'ok',
            (error: { code: string }) => error.code,
          ),
        ),
      );
      expect(answers.toSorted()).toEqual(['SETTLED', 'ok']);
      expect([await app.db.$count(moderationDecisions), await app.db.$count(statements)]).toEqual([1, 1]);
      const rows = await app.db.select().from(moderationCases);
      expect(rows.filter(({ settled_at }) => settled_at)).toHaveLength(2);
      expect(rows.filter(({ decided_with }) => decided_with)).toHaveLength(1);
    },
  );
});

describe('a preview of a decision', () => {
  test('shows the exact mail and what would be cancelled, and changes nothing', async () => {
    const { claire, karim, marc, one } = await twoReports();
    const agreed_at = new Date(app.clock.now().getTime() + 86_400_000);
    await insertDate(app, [claire, karim], { agreed_at });
    const decision = suspension(one);
    const before = await app.auditLog();
    const rehearsed = await marc.client.deskModeration.rehearse(decision);
    expect(rehearsed).toMatchObject({
      ended: true,
      contacts: 1,
      answered: 1,
      cancelled: { dates: 1, places: 0, appointments: 0 },
      mail: { text: expect.stringContaining('propos blessants') },
    });
    expect(await app.auditLog()).toEqual(before);
    expect([await app.db.$count(statements), await app.db.$count(accountStandings)]).toEqual([0, 0]);
    expect(await app.mailsTo(karim.member.email, 0)).toEqual([]);
    expect((await karim.client.profile.mine()).first_name).toBe(karim.member.firstName);

    await marc.client.deskModeration.decide(decision);
    await expect.poll(() => app.mailsTo(karim.member.email, 0)).toHaveLength(1);
    const [mail] = await app.mailsTo(karim.member.email, 0);
    const flat = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
    expect(flat(mail?.text)).toBe(flat(rehearsed.mail?.text));
    expect(mail?.subject).toBe(rehearsed.mail?.subject);
  });

  test('rejects what the decision would reject', async () => {
    const { marc, one } = await twoReports();
    await marc.client.deskModeration.decide({ ...suspension(one), decision: 'dismiss' });
    expect(await refusalOf(marc.client.deskModeration.rehearse(suspension(one)))).toBe('SETTLED');
  });
});
