import { describe, expect, test } from 'vitest';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { PIXEL } from '#testing/endpoint-examples.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';

const app = await testApp();

type Desk = Awaited<ReturnType<TestApp['staffBrowser']>>;

async function anAppeal(decision: 'suspend' | 'hide') {
  const { claire, karim } = await aConversation(app);
  await karim.client.conversations.send(aMessage(claire, 'Un propos blessant'));
  const photo = await karim.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
  await claire.client.reports.report({ profileId: karim.member.id, matter: 'insult', reason: 'Blessant.' });
  const nadia = await app.staffBrowser('moderation');
  const { cases } = await nadia.client.deskModeration.queue({ kind: 'report' });
  await nadia.client.deskModeration.decide({
    id: cases[0]?.id ?? '',
    decisionId: crypto.randomUUID(),
    decision,
    clause: 'insult',
    facts: 'Vous avez écrit des propos blessants à plusieurs reprises.',
    ...(decision === 'suspend' ? { days: 7 } : { target: `photo:${photo.id}` }),
  });
  await karim.client.accounts.logIn({ email: karim.member.email, password: TEST_PASSWORD });
  const [statement] = (await karim.client.standing.mine()).statements;
  const statementId = statement?.id ?? '';
  await karim.client.standing.appeal({ statement: statementId, text: 'Ce n’est pas juste.' });
  const paul = await app.staffBrowser('moderation');
  const [queued] = (await paul.client.deskModeration.queue({ kind: 'appeal' })).cases;
  return { claire, karim, nadia, paul, id: queued?.id ?? '' };
}

const judge = (desk: Desk, id: string, outcome: 'upheld' | 'undone') =>
  desk.client.deskModeration.answer({ id, outcome, answer: 'Nous avons tout relu.' });

describe('an appeal', () => {
  test('cannot be judged by the colleague who decided, who sees the reason; another judges it once, and it reopens the account', async () => {
    const { karim, nadia, paul, id } = await anAppeal('suspend');
    const shown = { kind: 'appeal', text: 'Ce n’est pas juste.', decision: 'suspend' };
    expect((await paul.client.deskModeration.open({ id })).evidence).toMatchObject({
      ...shown,
      decidedBy: nadia.staff.firstName,
      mayJudge: true,
    });
    expect((await nadia.client.deskModeration.open({ id })).evidence).toMatchObject({ mayJudge: false });
    expect(await refusalOf(judge(nadia, id, 'upheld'))).toBe('OWN_DECISION');
    const anne = await app.staffBrowser('admin', 'moderation');
    await anne.client.deskStaff.disable({ id: nadia.staff.id, reason: 'Un essai.' });
    await anne.client.deskStaff.enable({ id: nadia.staff.id });
    expect(await refusalOf(judge(anne, id, 'upheld'))).toBe('OWN_DECISION');
    expect(await refusalOf(karim.client.profile.mine())).toBe('SUSPENDED');
    await judge(paul, id, 'undone');
    expect((await karim.client.profile.mine()).first_name).toBe('Karim');
    expect(await refusalOf(judge(paul, id, 'upheld'))).toBe('SETTLED');
    const mails = await app.mailsTo(karim.member.email, 3);
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining('Nous avons tout relu.'));
  });

  test('restores a hidden photo when upheld', async () => {
    const { claire, karim, paul, id } = await anAppeal('hide');
    const seen = async () => (await claire.client.matching.preview({ id: karim.member.id })).photos.length;
    expect(await seen()).toBe(0);
    await judge(paul, id, 'undone');
    expect(await seen()).toBe(1);
    expect(await karim.client.moderated.mine()).toEqual([]);
  });

  test('changes nothing when rejected', async () => {
    const { karim, paul, id } = await anAppeal('suspend');
    await judge(paul, id, 'upheld');
    expect((await karim.client.standing.mine()).state).toBe('suspended');
    expect((await paul.client.deskModeration.waiting()).byKind).not.toHaveProperty('appeal');
  });
});
