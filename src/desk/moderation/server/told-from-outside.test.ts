import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findStanding } from '#mechanisms/decisions/server/standing-store.ts';
import { moderationCases, redresses, refusedAddresses, userReports } from '#server/schema.ts';
import { aCase, type Desk, decideCase } from '#testing/cases.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();
let nadia: Desk;
let paul: Desk;

beforeEach(async () => {
  nadia = await app.staffBrowser('moderation');
  paul = await app.staffBrowser('moderation');
});

const stateOf = async (member: string) => (await findStanding(app.db, member, app.clock.now())).state;
async function mailed(address: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await app.mailsTo(address, 0)).filter((mail) => subject.test(mail.subject)).at(-1);
  await expect.poll(find).toBeDefined();
  return (await find())?.text ?? '';
}
const queued = async (desk: Desk, kind: 'report' | 'notice' | 'redress' | 'finding') => {
  const [found] = (await desk.client.deskModeration.queue({ kind })).cases;
  if (!found) throw new Error(`A case of the kind ${kind} waits`);
  return found;
};
const tokenOf = (text: string) => /\/recours#jeton=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a finding by the team', () => {
  test('opens a case with the profile as it was, for any decision, without telling the person', async () => {
    const { karim } = await aConversation(app);
    const support = await app.staffBrowser('support');
    const id = await aCase(support, karim.member.id, 'scam');
    expect(await aCaseAgain(support, id, karim.member.id)).toBe(id);
    await karim.client.profile.update({ bio: 'Un tout autre texte.' });
    const opened = await nadia.client.deskModeration.open({ id });
    expect(opened).toMatchObject({ kind: 'finding', matter: 'scam', gravity: 3 });
    expect(opened.allowed).toEqual(['dismiss', 'warn', 'hide', 'suspend', 'close']);
    expect(opened.evidence).toMatchObject({
      kind: 'report',
      reason: 'Vu ce matin.',
      reporter: null,
      profile: { bio: karim.member.bio },
      origin: { kind: 'member' },
    });
    const kept = await app.db.select().from(userReports);
    expect(kept).toMatchObject([{ reporter_id: null, found_by: support.staff.id }]);
    // Sealed evidence outlives the account, without its id.
    expect(JSON.stringify(kept[0]?.evidence)).not.toContain(karim.member.id);
    expect(await app.mailsTo(karim.member.email, 0)).toEqual([]);
    expect(await refusalOf(decideCase(support, id, {}))).toBe('NOT_FOUND');
    expect(await refusalOf(aCase(nadia, 'personne'))).toBe('NOT_FOUND');
    expect(await app.db.$count(moderationCases)).toBe(1);
  });

  const aCaseAgain = async (desk: Desk, id: string, profileId: string) => {
    const origin = { kind: 'member' } as const;
    await desk.client.deskModeration.find({ id, profileId, matter: 'scam', words: 'Encore.', origin });
    return (await app.db.select().from(moderationCases)).map((one) => one.id).join();
  };

  test('includes the latest messages of a support chat, if the colleague may read that chat', async () => {
    const karim = await app.memberBrowser();
    const other = await app.memberBrowser();
    const write = (member: typeof karim, content: string) =>
      member.client.supportChat.sendAsMember({ clientId: crypto.randomUUID(), content });
    await write(karim, 'Donnez-moi son adresse ou je viens.');
    await write(other, 'Une tout autre question');
    const support = await app.staffBrowser('support');
    const { threads } = await support.client.deskInbox.list({});
    const threadOf = (excerpt: string) => String(threads.find((one) => one.excerpt === excerpt)?.id);
    const messagesOf = async (desk: Desk, thread: string) => {
      const [id, profileId] = [crypto.randomUUID(), karim.member.id];
      const origin = { kind: 'thread', id: thread } as const;
      await desk.client.deskModeration.find({ id, profileId, matter: 'scam', words: 'Menaces.', origin });
      const { evidence } = await nadia.client.deskModeration.open({ id });
      return evidence.kind === 'report' ? evidence.messages : undefined;
    };
    const his = threadOf('Donnez-moi son adresse ou je viens.');
    expect(await messagesOf(support, his)).toMatchObject([
      { from: 'reported', content: 'Donnez-moi son adresse ou je viens.' },
    ]);
    expect(await messagesOf(support, threadOf('Une tout autre question'))).toEqual([]);
    expect(await messagesOf(await app.staffBrowser('coach'), his)).toEqual([]);
  });
});

describe('a notice of illegal content', () => {
  const notify = (email: string) =>
    app.browser().client.contentNotice.notify({
      place: 'Un profil',
      city: 'Lyon',
      content: 'Mes photos.',
      why: 'Mon image.',
      website: '',
      name: 'Paul Exemple',
      email,
      matter: 'identity',
      goodFaith: true,
    });

  test('leads to a decision like a report when it concerns a profile, and its author gets the outcome', async () => {
    const { karim } = await aConversation(app);
    await notify('paul@exemple.invalid');
    const { id } = await queued(nadia, 'notice');
    expect((await nadia.client.deskModeration.open({ id })).allowed).toEqual([]);
    expect(await refusalOf(decideCase(nadia, id, { decision: 'close' }))).toBe('NOT_ALLOWED');
    await nadia.client.deskModeration.nameSubject({ id, profileId: karim.member.id });
    const answered = { id, outcome: 'acted', answer: 'Le profil est fermé.' } as const;
    expect(await refusalOf(nadia.client.deskModeration.answer(answered))).toBe('ABOUT_A_MEMBER');
    expect(await refusalOf(decideCase(nadia, id, { decision: 'close' }))).toBe('INVALID_INPUT');
    expect(await stateOf(karim.member.id)).toBe('open');
    await decideCase(nadia, id, { decision: 'close', danger: true, answer: 'Le profil est fermé.' });
    expect(await stateOf(karim.member.id)).toBe('closed');
    expect(await mailed('paul@exemple.invalid', /suite donnée/)).toContain('Le profil est fermé.');
    const [statement] = (await nadia.client.deskModeration.open({ id })).history;
    expect(statement).toMatchObject({ decision: 'close', state: 'stands' });
  });

  test('gets an answer instead when it concerns no profile', async () => {
    const { karim } = await aConversation(app);
    await notify('paule@exemple.invalid');
    const { id } = await queued(nadia, 'notice');
    await nadia.client.deskModeration.nameSubject({ id, profileId: karim.member.id });
    await nadia.client.deskModeration.nameSubject({ id, profileId: null });
    await nadia.client.deskModeration.answer({ id, outcome: 'dismissed', answer: 'Rien à redire.' });
    expect(await mailed('paule@exemple.invalid', /suite donnée/)).toContain('Rien à redire.');
    expect(await stateOf(karim.member.id)).toBe('open');
  });
});

describe('the outcome of a report', () => {
  async function aDismissedReport() {
    const { claire, karim } = await aConversation(app);
    await karim.client.conversations.send(aMessage(claire, 'Un propos blessant'));
    await claire.client.reports.report({ profileId: karim.member.id, matter: 'insult', reason: 'Blessant.' });
    const { id } = await queued(nadia, 'report');
    await decideCase(nadia, id, {});
    const token = tokenOf(await mailed(claire.member.email, /signalement a été traité/));
    return { claire, karim, token };
  }
  const contest = (token: string, text = 'Relisez ses messages.') =>
    app.browser().client.redress.contest({ token, text });

  test('can be contested once by the link in the mail, and another colleague judges it', async () => {
    const { claire, karim, token } = await aDismissedReport();
    expect((await app.browser().client.redress.state({ token })).state).toBe('open');
    await contest(token);
    await contest(token);
    expect(await refusalOf(contest(token, 'Autre chose.'))).toBe('CANNOT_CONTEST');
    expect(await app.db.$count(redresses)).toBe(1);
    expect((await app.browser().client.redress.state({ token })).state).toBe('sent');
    const { id } = await queued(paul, 'redress');
    expect((await paul.client.deskModeration.open({ id })).evidence).toMatchObject({
      kind: 'redress',
      text: 'Relisez ses messages.',
      decision: 'dismiss',
      mayJudge: true,
      decidedBy: nadia.staff.firstName,
      told: { kind: 'report', reason: 'Blessant.' },
    });
    const decision = { decision: 'warn', answer: 'Vous aviez raison.' } as const;
    expect(await refusalOf(decideCase(nadia, id, decision))).toBe('OWN_DECISION');
    await decideCase(paul, id, decision);
    expect(await mailed(claire.member.email, /réponse à votre contestation/)).toContain('Vous aviez raison.');
    expect(await mailed(karim.member.email, /décision de l’équipe/)).toContain('avertissement');
  });

  test('cannot be contested with a forged link, or after six months', async () => {
    const { token } = await aDismissedReport();
    const [caseId = '', signature = ''] = token.split('.');
    for (const forged of ['', 'x', caseId, `${caseId}.`, `${caseId}x.${signature}`, `.${signature}`])
      expect(await refusalOf(app.browser().client.redress.state({ token: forged }))).toBe('NOT_FOUND');
    expect(await refusalOf(contest(`${caseId}x.${signature}`))).toBe('NOT_FOUND');
    app.clock.advance({ days: 190 });
    expect(await refusalOf(contest(token))).toBe('CANNOT_CONTEST');
    expect((await app.browser().client.redress.state({ token })).state).toBe('too-late');
  });

  test.runIf(onPostgres)('can be contested only once, even concurrently', async () => {
    const { token } = await aDismissedReport();
    const sent = await Promise.allSettled(['Un.', 'Deux.', 'Trois.'].map((text) => contest(token, text)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = sent.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused).toEqual(['CANNOT_CONTEST', 'CANNOT_CONTEST']);
  });
});

describe('an account deleted while a danger is undecided', () => {
  async function erasedWith(matter: 'threat' | 'insult') {
    const { claire, karim } = await aConversation(app);
    await claire.client.reports.report({ profileId: karim.member.id, matter, reason: 'Il me menace.' });
    await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const { id } = await queued(nadia, 'report');
    return { claire, email: karim.member.email, id };
  }
  const signUp = (email: string) => app.browser().client.accounts.signUp({ email });

  test('blocks its address until the decision, and the mailbox owner learns why; a closure blocks it for three years', async () => {
    const { claire, email, id } = await erasedWith('threat');
    await signUp(email);
    expect(await mailed(email, /pas possible pour le moment/)).toMatch(/en cours d’examen|l’examine/);
    expect(await nadia.client.deskModeration.open({ id })).toMatchObject({
      subject: null,
      held: true,
      allowed: ['dismiss', 'suspend', 'close'],
    });
    await decideCase(nadia, id, { decision: 'close', danger: true });
    await signUp(email);
    await mailed(email, /Votre inscription n’est pas possible$/);
    const [refused] = await app.db.select().from(refusedAddresses);
    expect(refused?.until.getFullYear()).toBe(2029);
    expect(await mailed(claire.member.email, /signalement a été traité/)).toContain('une mesure a été prise');
  });

  test('does not block its address without a danger', async () => {
    const { email } = await erasedWith('insult');
    expect(await app.db.$count(refusedAddresses)).toBe(0);
    await signUp(email);
    await mailed(email, /Confirmez votre adresse/);
  });

  test('frees its address once both of two reports are dismissed', async () => {
    const { claire, karim } = await aConversation(app);
    const told = { profileId: karim.member.id, matter: 'threat' } as const;
    await claire.client.reports.report({ ...told, reason: 'Un.' });
    await claire.client.reports.report({ ...told, reason: 'Deux.' });
    await karim.client.dataRights.deleteAccount({ password: TEST_PASSWORD });
    const cases = await app.db.select().from(moderationCases).where(eq(moderationCases.kind, 'report'));
    await decideCase(nadia, cases[0]?.id ?? '', {});
    expect(await app.db.$count(refusedAddresses)).toBe(1);
    await decideCase(paul, cases[1]?.id ?? '', {});
    expect(await app.db.$count(refusedAddresses)).toBe(0);
    await signUp(karim.member.email);
    await mailed(karim.member.email, /Confirmez votre adresse/);
  });
});
