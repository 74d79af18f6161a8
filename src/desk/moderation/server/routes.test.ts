import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { meetingFeedbacks, moderationCases, moderationDecisions, staffAudit } from '#server/schema.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { PIXEL } from '#testing/endpoint-examples.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const FACTS = 'Vous avez écrit des propos blessants à plusieurs reprises.';
type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;
type Deciding = Parameters<Desk['client']['deskModeration']['decide']>[0];

async function aReport() {
  const { claire, karim } = await aConversation(app);
  await karim.client.conversations.send(aMessage(claire, 'Un propos blessant'));
  const report = { profileId: karim.member.id, matter: 'insult' as const, reason: 'Il m’a blessée.' };
  const { number } = await claire.client.reports.report(report);
  const nadia = await app.staffBrowser('moderation');
  const paul = await app.staffBrowser('moderation');
  const [queued] = (await nadia.client.deskModeration.queue({})).cases;
  if (!queued) throw new Error('The report waits in the queue');
  return { claire, karim, number, nadia, paul, id: queued.id };
}

const decide = (desk: Desk, id: string, decision: Partial<Deciding>) =>
  desk.client.deskModeration.decide({
    id,
    decisionId: crypto.randomUUID(),
    decision: 'dismiss',
    clause: 'insult',
    facts: FACTS,
    ...decision,
  });
const mailed = async (address: string, subject: RegExp) =>
  (await app.mailsTo(address, 0)).filter((mail) => subject.test(mail.subject));

describe('the queue', () => {
  test('contains a report, a doubtful text, a photo and a note to the team', async () => {
    const { karim, nadia } = await aReport();
    await karim.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
    app.clock.advance({ minutes: 1 });
    await karim.client.profile.update({ bio: 'Mon insta est facile à deviner' });
    const { cases } = await nadia.client.deskModeration.queue({});
    const { waiting, byKind } = await nadia.client.deskModeration.waiting();
    expect(cases.map(({ kind }) => kind)).toEqual(['report', 'text', 'photo']);
    expect({ waiting, byKind }).toEqual({ waiting: 3, byKind: { report: 1, text: 1, photo: 1 } });
    expect(cases[0]).toMatchObject({
      matter: 'insult',
      subject: { firstName: 'Karim', age: 36, city: 'Lyon' },
      takenBy: null,
    });
    const photos = await nadia.client.deskModeration.queue({ kind: 'photo' });
    expect(photos.cases).toHaveLength(1);
  });

  test('paginates all cases without a gap', async () => {
    const nadia = await app.staffBrowser('moderation');
    const rows = Array.from({ length: 120 }, (_, number) => ({
      id: `dossier-${number}`,
      kind: 'photo' as const,
      source: `photo-${number}`,
      gravity: 1 as const,
      created_at: app.clock.now(),
      rank_at: new Date(app.clock.now().getTime() - (number % 7) * 1000),
    }));
    await app.db.insert(moderationCases).values(rows);
    const seen: string[] = [];
    for (let after: string | undefined, page = 0; page < 4; page += 1) {
      const answer = await nadia.client.deskModeration.queue({ after });
      seen.push(...answer.cases.map(({ id }) => id));
      if (!answer.next) break;
      after = answer.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });
});

describe('the evidence', () => {
  test('shows what was sealed; each opening is logged, and colleagues see who has it open', async () => {
    const { karim, claire, nadia, paul, id, number } = await aReport();
    await karim.client.profile.update({ bio: 'Un tout autre texte.' });
    const opened = await nadia.client.deskModeration.open({ id });
    expect(opened.evidence).toMatchObject({
      kind: 'report',
      number,
      reason: 'Il m’a blessée.',
      profile: { firstName: 'Karim', bio: karim.member.bio },
      reporter: { firstName: 'Claire', bio: claire.member.bio },
      messages: [expect.anything(), { from: 'reported', content: 'Un propos blessant' }],
    });
    const [seen] = (await paul.client.deskModeration.queue({})).cases;
    expect(seen?.takenBy?.id).toBe(nadia.staff.id);
    expect(await app.db.$count(staffAudit, eq(staffAudit.action, 'moderation.open'))).toBe(1);
  });

  test('serves its photos only to the colleague who opened the case', async () => {
    const { karim, nadia, paul } = await aReport();
    const photo = await karim.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
    const [queued] = (await nadia.client.deskModeration.queue({ kind: 'photo' })).cases;
    const read = (desk: Desk) => desk.client.deskModeration.photo({ id: photo.id, case: queued?.id ?? '' });
    expect(await refusalOf(read(nadia))).toBe('NOT_FOUND');
    await nadia.client.deskModeration.open({ id: queued?.id ?? '' });
    expect((await read(nadia)).type).toBe('image/jpeg');
    expect(await refusalOf(read(paul))).toBe('NOT_FOUND');
  });

  test('cannot be opened again once the case is decided', async () => {
    const { nadia, id } = await aReport();
    await decide(nadia, id, {});
    expect((await nadia.client.deskModeration.open({ id })).evidence).toEqual({ kind: 'gone' });
    expect(await refusalOf(nadia.client.deskModeration.open({ id: 'aucun' }))).toBe('NOT_FOUND');
  });
});

describe('a decision', () => {
  test('tells the reporter that the case was handled, and the reported member nothing, when it sets no measure', async () => {
    const { claire, karim, nadia, id, number } = await aReport();
    await decide(nadia, id, {});
    await expect.poll(() => mailed(claire.member.email, /a été traité/)).toHaveLength(1);
    const [mail] = await mailed(claire.member.email, /a été traité/);
    expect(mail?.text).toContain(number);
    expect(mail?.text).not.toContain(karim.member.firstName);
    expect(await mailed(karim.member.email, /./)).toEqual([]);
    expect((await nadia.client.deskModeration.queue({})).cases).toEqual([]);
  });

  test.each<[Deciding['decision'], Partial<Deciding>]>([
    ['warn', {}],
    ['close', { danger: true }],
  ])(
    'mails the facts, the rule and the means of redress once, even when sent twice: %s',
    async (decision, more) => {
      const { karim, nadia, id } = await aReport();
      const same = { decision, decisionId: crypto.randomUUID(), ...more };
      await decide(nadia, id, same);
      await decide(nadia, id, same);
      await expect.poll(async () => (await mailed(karim.member.email, /./)).length).toBe(1);
      const [mail] = await mailed(karim.member.email, /./);
      for (const part of [FACTS, 'les injures sont interdites', 'six mois'])
        expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(part);
      expect(mail?.text).not.toContain('Claire');
      expect(await app.db.$count(moderationDecisions)).toBe(1);
    },
  );

  test('fails when it does not say enough', async () => {
    const { nadia, id } = await aReport();
    for (const [decision, field] of [
      [{ decision: 'warn', facts: 'Bref.' }, 'facts'],
      [{ decision: 'warn', clause: undefined }, 'clause'],
      [{ decision: 'suspend' }, 'days'],
      [{ decision: 'hide' }, 'target'],
    ] as const)
      await expect(decide(nadia, id, decision)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: { [field]: expect.any(String) } },
      });
    expect(await app.db.$count(moderationDecisions)).toBe(0);
  });

  test.runIf(onPostgres)(
    'counts once when two colleagues decide concurrently, and the other gets an error',
    async () => {
      const { nadia, paul, id } = await aReport();
      const both = await Promise.allSettled(
        [nadia, paul].map((desk) => decide(desk, id, { decision: 'warn' })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(both).toContainEqual({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'SETTLED' }),
      });
    },
  );
});

describe('hidden content', () => {
  test('stays visible to its owner only, who reads the reason and may replace it', async () => {
    const { claire, karim, nadia } = await aReport();
    const photo = await karim.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
    const seen = async () => (await claire.client.matching.preview({ id: karim.member.id })).photos;
    const served = async () => (await claire.fetch(photo.url)).status;
    expect([(await seen()).length, await served()]).toEqual([1, 200]);
    const [queued] = (await nadia.client.deskModeration.queue({ kind: 'photo' })).cases;
    const hide = { decision: 'hide' as const, clause: 'photo-of-oneself' as const };
    await decide(nadia, queued?.id ?? '', { ...hide, target: `photo:${photo.id}` });
    expect([(await seen()).length, await served()]).toEqual([0, 404]);
    expect((await claire.client.conversations.contacts())[0]?.photoUrl).toBeNull();
    expect((await karim.fetch(photo.url)).status).toBe(200);
    expect(await karim.client.moderated.mine()).toMatchObject([
      { content: `photo:${photo.id}`, why: expect.stringContaining('les photos ne montrent que vous') },
    ]);
    await karim.client.photos.remove({ id: photo.id });
    expect(await karim.client.moderated.mine()).toEqual([]);
  });

  test('returns when its owner writes another text, which moderators check', async () => {
    const { claire, karim, nadia } = await aReport();
    await karim.client.profile.update({ bio: 'Mon insta est facile à deviner' });
    const seen = async () => (await claire.client.matching.preview({ id: karim.member.id })).bio;
    const [queued] = (await nadia.client.deskModeration.queue({ kind: 'text' })).cases;
    await decide(nadia, queued?.id ?? '', { decision: 'hide', clause: 'contact-details', target: 'bio' });
    expect(await seen()).toBe('');
    await karim.client.profile.update({ bio: 'J’aime la mer.' });
    expect(await seen()).toBe('J’aime la mer.');
    const again = await nadia.client.deskModeration.queue({ kind: 'text' });
    expect(again.cases).toHaveLength(1);
  });

  test('changes nothing when the content no longer exists', async () => {
    const { nadia, id } = await aReport();
    const gone = { decision: 'hide' as const, target: 'photo:partie' };
    expect(await refusalOf(decide(nadia, id, gone))).toBe('TARGET_GONE');
    expect((await nadia.client.deskModeration.queue({})).cases).toHaveLength(1);
  });
});

test('a note to the team after a meeting opens a case, and only the moderator sees its author', async () => {
  const { claire, karim } = await aConversation(app);
  for (let number = 1; number <= 5; number += 1) {
    await karim.client.conversations.send(aMessage(claire, `Message ${number}`));
    await claire.client.conversations.send(aMessage(karim, `Réponse ${number}`));
  }
  await claire.client.meeting.declare({ id: karim.member.id });
  await claire.client.meeting.giveFeedback({
    id: karim.member.id,
    qualities: [],
    forTeam: { notAgain: true, note: 'Il a insisté.' },
  });
  const nadia = await app.staffBrowser('moderation');
  const [queued] = (await nadia.client.deskModeration.queue({})).cases;
  expect(queued).toMatchObject({ kind: 'note', gravity: 3, subject: { firstName: 'Karim' } });
  expect((await nadia.client.deskModeration.open({ id: queued?.id ?? '' })).evidence).toMatchObject({
    kind: 'note',
    author: 'Claire',
    note: 'Il a insisté.',
    notAgain: true,
  });
  expect(await app.db.$count(meetingFeedbacks)).toBe(1);
  // Deleting its author’s account deletes the case.
  await claire.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
  const left = await nadia.client.deskModeration.queue({});
  expect(left.cases).toEqual([]);
});
