import { describe, expect, test } from 'vitest';
import { mailAnswers } from '#member/support/server/shared/answer-mail.ts';
import { profiles, supportThreads, visitorChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { fillReply } from '../rules.ts';
import { FIRST_REPLIES } from '../texts.ts';
import { importFirstReplies } from './reply-store.ts';

const app = await testApp();

const key = () => crypto.randomUUID();
const words = (content: string) => ({ content, clientId: key() });
const letter = {
  first_name: 'Paul',
  last_name: 'Exemple',
  phone: '06 00 00 00 00',
  message: 'Quelles données gardez-vous de moi ?',
};

async function aVisitor(name = 'Claire', email = `visite-${key()}@exemple.invalid`) {
  const browser = app.browser();
  const visitorId = `visitor-1795258800000-${key().slice(0, 8)}`;
  await browser.client.supportChat.beginAsVisitor({ visitorId, name, email });
  return Object.assign(browser, { email });
}

/** A visitor who has just written, and a support colleague who sees it. */
async function aQuestion() {
  const visitor = await aVisitor();
  await visitor.client.supportChat.sendAsVisitor(words('Bonjour, est-ce gratuit ?'));
  const nadia = await app.staffBrowser('support');
  const { threads } = await nadia.client.deskInbox.list({});
  const id = threads[0]?.id ?? 0;
  return { visitor, nadia, id };
}

describe('an answer', () => {
  test('reaches the visitor with the colleague’s first name, and stops the automatic reply', async () => {
    const { visitor, nadia, id } = await aQuestion();
    expect((await visitor.client.supportChat.visitorChat({})).nextInMs).not.toBeNull();
    await nadia.client.deskInbox.answer({ id, seen: 0, ...words('Oui, tout est gratuit.') });
    app.clock.advance({ minutes: 1 });
    const { messages, nextInMs } = await visitor.client.supportChat.visitorChat({});
    expect(messages.at(-1)).toMatchObject({
      content: 'Oui, tout est gratuit.',
      author: nadia.staff.firstName,
      automatic: false,
    });
    expect([messages.filter(({ automatic }) => automatic).length, nextInMs]).toEqual([1, null]);
    await visitor.client.supportChat.sendAsVisitor(words('Merci'));
    expect((await visitor.client.supportChat.visitorChat({})).nextInMs).toBeNull();
  });

  test('makes it the person’s turn, and assigns the thread to the first colleague who answers', async () => {
    const { visitor, nadia, id } = await aQuestion();
    expect((await nadia.client.deskInbox.counts()).toAnswer).toBe(1);
    await nadia.client.deskInbox.answer({ id, seen: 0, ...words('Oui.') });
    const { threads } = await nadia.client.deskInbox.list({ view: 'mine' });
    expect(threads).toMatchObject([{ id, state: 'waiting', fromTeam: true, waitingSince: null, unread: 0 }]);
    await visitor.client.supportChat.sendAsVisitor(words('Merci, et pour les ateliers ?'));
    expect((await nadia.client.deskInbox.list({})).threads).toMatchObject([{ id, state: 'open', unread: 1 }]);
    const paul = await app.staffBrowser('support');
    expect((await paul.client.deskInbox.counts()).toAnswer).toBe(0);
  });

  test('stores one copy per idempotency key', async () => {
    const { nadia, id } = await aQuestion();
    const answer = { id, seen: 0, ...words('Oui.') };
    await Promise.all([1, 2, 3].map(() => nadia.client.deskInbox.answer(answer)));
    const { messages } = await nadia.client.deskInbox.thread({ id });
    expect(messages.filter(({ from }) => from === 'team')).toHaveLength(1);
    const other = nadia.client.deskInbox.answer({ ...answer, content: 'Non.' });
    expect(await refusalOf(other)).toBe('SAME_KEY_OTHER_CONTENT');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a visitor’s chat', async () => (await aVisitor()).client.supportChat.sendAsVisitor(words('Bonjour'))],
    [
      'a member’s chat',
      async () => (await app.memberBrowser()).client.supportChat.sendAsMember(words('Bonjour')),
    ],
    [
      'a letter',
      () => {
        const { client } = app.browser();
        return client.contactForm.contact({ ...letter, email: 'p@exemple.invalid', recipient: 'relations' });
      },
    ],
  ])('in %s does not overtake a colleague who has just answered', async (_, write) => {
    await write();
    const nadia = await app.staffBrowser('support');
    const paul = await app.staffBrowser('support', 'admin');
    const id = (await nadia.client.deskInbox.list({})).threads[0]?.id ?? 0;
    await nadia.client.deskInbox.answer({ id, seen: 0, ...words('Oui.') });
    const late = { id, ...words('Bonjour, oui, tout est gratuit.') };
    expect(await refusalOf(paul.client.deskInbox.answer({ ...late, seen: 0 }))).toBe('ANSWERED_MEANWHILE');
    const { messages } = await paul.client.deskInbox.thread({ id });
    await paul.client.deskInbox.answer({ ...late, seen: messages.at(-1)?.id ?? 0 });
  });

  test('reaches the live stream of the member who asked', async () => {
    const member = await app.memberBrowser();
    await member.client.supportChat.sendAsMember(words('Comment changer ma photo ?'));
    const nadia = await app.staffBrowser('support');
    const [thread] = (await nadia.client.deskInbox.list({})).threads;
    expect(thread).toMatchObject({ kind: 'member', name: 'Claire' });
    const { person } = await nadia.client.deskInbox.thread({ id: thread?.id ?? 0 });
    expect(person).toEqual({
      memberId: member.member.id,
      email: member.member.email,
      phone: '',
      age: 34,
      city: 'Lyon',
    });
    const peer = await goLive(member, { port: await listenForTest(app) });
    await nadia.client.deskInbox.answer({ id: thread?.id ?? 0, seen: 0, ...words('Sur Mon profil.') });
    await peer.until('the event', ({ events }) => events.some(({ kind }) => kind === 'support-changed'));
  });
});

describe.runIf(onPostgres)('two writes at the same moment', () => {
  test('only one of two answers is sent, and the colleague who wrote the other reads it first', async () => {
    const { id } = await aQuestion();
    const desks = [await app.staffBrowser('support'), await app.staffBrowser('support', 'admin')];
    await app.db.update(supportThreads).set({ assignee_id: null });
    const outcomes = await Promise.all(
      desks.map(({ client }, place) =>
        client.deskInbox.answer({ id, seen: 0, ...words(`Réponse ${place}`) }).then(
          () => 'sent',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['ANSWERED_MEANWHILE', 'sent']);
  });

  test('a message and an answer leave no automatic reply after the answer, whichever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { visitor, nadia, id } = await aQuestion();
      await Promise.all([
        nadia.client.deskInbox.answer({ id, seen: 0, ...words('Je suis là.') }),
        visitor.client.supportChat.sendAsVisitor(words('Il y a quelqu’un ?')),
      ]);
      expect((await visitor.client.supportChat.visitorChat({})).nextInMs).toBeNull();
      await app.db.delete(supportThreads);
    }
  });
});

describe('a visitor who left', () => {
  const answered = async (about: Awaited<ReturnType<typeof aQuestion>>, ...contents: string[]) => {
    for (const content of contents)
      await about.nadia.client.deskInbox.answer({ id: about.id, seen: 0, ...words(content) });
    const [row] = await app.db.select().from(visitorChatMessages);
    return { kind: 'visitor', key: row?.visitor_key ?? '' } as const;
  };

  test('gets all answers in one mail, and resumes the same chat from its link', async () => {
    app.clock.set('2099-03-02T12:00:00Z');
    const about = await aQuestion();
    const chat = await answered(about, 'Oui, tout est gratuit.', 'Les ateliers aussi.');
    await mailAnswers(app.services, chat);
    app.clock.advance({ minutes: 3 });
    await Promise.all([1, 2].map(() => mailAnswers(app.services, chat)));
    const [mail, ...more] = await app.mailsTo(about.visitor.email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Oui, tout est gratuit\.[\s\S]*Les ateliers aussi\./);
    const token = /\/reponse#jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const phone = app.browser();
    expect(await phone.client.supportChat.resume({ token })).toMatchObject({ name: 'Claire' });
    await phone.client.supportChat.sendAsVisitor(words('Merci !'));
    expect((await about.visitor.client.supportChat.visitorChat({})).messages.at(-1)?.content).toBe('Merci !');
  });

  test('gets no mail for answers already read', async () => {
    app.clock.set('2099-03-02T12:00:00Z');
    const about = await aQuestion();
    const chat = await answered(about, 'Oui.');
    await about.visitor.client.supportChat.markReadAsVisitor();
    app.clock.advance({ minutes: 3 });
    await mailAnswers(app.services, chat);
    const [thread] = await app.db.select().from(supportThreads);
    expect(thread?.answers_mailed_at).toBeNull();
  });

  test('cannot resume a chat with a forged link, a link of another chat or one 30 days old', async () => {
    app.clock.set('2099-03-02T12:00:00Z');
    const about = await aQuestion();
    const chat = await answered(about, 'Oui.');
    app.clock.advance({ minutes: 3 });
    await mailAnswers(app.services, chat);
    const [mail] = await app.mailsTo(about.visitor.email);
    const token = /\/reponse#jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const resume = (jeton: string) => app.browser().client.supportChat.resume({ token: jeton });
    const [, until, seal] = token.split('.');
    for (const forged of ['', `lettre-1.${until}.${seal}`, token.replace(`.${until}.`, '.zzzzzzzzz.')])
      expect(await refusalOf(resume(forged))).toBe('LINK_UNKNOWN');
    const browser = app.browser();
    browser.cookies.set('lueur-visiteur', `${chat.key}.${seal}`);
    expect((await browser.client.supportChat.visitorChat({})).messages).toEqual([]);
    app.clock.advance({ days: 30 });
    expect(await refusalOf(resume(token))).toBe('LINK_UNKNOWN');
  });
});

describe('the lists', () => {
  test('contain only threads that the role may read, and hide the existence of the others', async () => {
    for (const recipient of ['relations', 'coach', 'admin', 'dpo'] as const)
      await app.browser().client.contactForm.contact({ ...letter, email: 'p@exemple.invalid', recipient });
    const read = async (...roles: Parameters<typeof app.staffBrowser>) => {
      const { client } = await app.staffBrowser(...roles);
      return (await client.deskInbox.list({})).threads.map(({ recipient }) => recipient);
    };
    expect(await read('support')).toEqual(['relations', 'coach']);
    expect(await read('coach')).toEqual(['coach']);
    expect(await read('admin')).toEqual(['relations', 'admin', 'dpo']);
    const [dpo] = (await app.db.select().from(supportThreads)).filter(({ recipient }) => recipient === 'dpo');
    const { client } = await app.staffBrowser('support', 'coach');
    const id = dpo?.id ?? 0;
    const lastMessageAt = dpo?.last_message_at.toISOString() ?? '';
    const standing = { state: 'open', waitingSince: null, snoozedUntil: null, lastMessageAt } as const;
    for (const call of [
      () => client.deskInbox.thread({ id }),
      () => client.deskInbox.answer({ id, seen: 0, ...words('Oui.') }),
      () => client.deskInbox.move({ threads: [{ ...standing, id }], to: 'resolved' }),
      () => client.deskInbox.merge({ id, other: id }),
      () => client.deskInbox.tag({ id, tag: 'bug', on: true }),
      () => client.deskInbox.note({ id, ...words('x') }),
      () => client.deskInbox.see({ id }),
      () => client.deskInbox.assign({ id, staff: null }),
    ])
      expect(await refusalOf(call())).toBe('NOT_FOUND');
  });

  test('can be searched by name, address and words, with or without accents', async () => {
    const visitor = await aVisitor('Élodie', 'elodie@exemple.invalid');
    await visitor.client.supportChat.sendAsVisitor(words('À quelle heure commence l’atelier d’été ?'));
    const member = await app.memberBrowser(aMember({ firstName: 'Zoé', email: 'zoe.test@exemple.invalid' }));
    await member.client.supportChat.sendAsMember(words('Bonjour'));
    const nadia = await app.staffBrowser('support');
    const found = async (q: string) =>
      (await nadia.client.deskInbox.list({ q })).threads.map(({ name }) => name);
    expect(await found('elodie')).toEqual(['Élodie']);
    expect(await found('ATELIER D’ETE')).toEqual(['Élodie']);
    expect(await found('zoé')).toEqual(['Zoé']);
    expect(await found('zoe.test@')).toEqual(['Zoé']);
    expect(await found('100 %')).toEqual([]);
  });

  test('find a thread by the current first name', async () => {
    const member = await app.memberBrowser(aMember({ firstName: 'Zoé' }));
    await member.client.supportChat.sendAsMember(words('Bonjour'));
    const nadia = await app.staffBrowser('support');
    const found = async (q: string) =>
      (await nadia.client.deskInbox.list({ q })).threads.map(({ name }) => name);
    await member.client.profile.update({ first_name: 'Yaëlle' });
    expect([await found('zoe'), await found('yaelle')]).toEqual([[], ['Yaëlle']]);
    // A member who writes before completing the profile has no name until then.
    const kept = await app.db.select().from(profiles);
    await app.db.delete(profiles);
    await app.db.delete(supportThreads);
    await member.client.supportChat.sendAsMember(words('Encore'));
    expect((await nadia.client.deskInbox.list({})).threads.map(({ name }) => name)).toEqual(['']);
    await app.db.insert(profiles).values(kept);
    expect(await found('yaelle')).toEqual(['Yaëlle']);
    await app.db.delete(supportThreads);
    await Promise.all([
      member.client.supportChat.sendAsMember(words('Au même instant')),
      member.client.profile.update({ first_name: 'Inès' }),
    ]);
    expect(await found('ines')).toEqual(['Inès']);
  });
});

describe('state, assignment and notes', () => {
  test('reach every desk when changed, and are logged', async () => {
    const { visitor, nadia, id } = await aQuestion();
    const paul = await app.staffBrowser('support');
    const desk = await goLive(paul, { port: await listenForTest(app), path: '/api/live/desk' });
    await nadia.client.deskInbox.thread({ id });
    await nadia.client.deskInbox.thread({ id });
    await nadia.client.deskInbox.see({ id });
    const coach = await app.staffBrowser('coach');
    expect(await refusalOf(nadia.client.deskInbox.assign({ id, staff: coach.staff.id }))).toBe('NOT_FOUND');
    await nadia.client.deskInbox.assign({ id, staff: paul.staff.id });
    await nadia.client.deskInbox.note({ id, ...words('Rappeler demain.') });
    await nadia.client.deskInbox.move({
      threads: [await nadia.client.deskInbox.thread({ id })],
      to: 'resolved',
    });
    await desk.until('the signs', (peer) => peer.ephemeral('desk-changed').length >= 4);
    expect((await paul.client.deskInbox.list({ view: 'resolved' })).threads).toMatchObject([
      { id, assignee: { id: paul.staff.id }, unread: 0, waitingSince: null },
    ]);
    const { notes } = await paul.client.deskInbox.thread({ id });
    expect(notes).toMatchObject([{ content: 'Rappeler demain.', author: nadia.staff.firstName }]);
    expect(JSON.stringify(await visitor.client.supportChat.visitorChat({}))).not.toContain('Rappeler');
    const lines = await app.auditLog('inbox.');
    expect(lines.map(({ action }) => action)).toEqual([
      'inbox.open',
      'inbox.assign',
      'inbox.note',
      'inbox.state',
      'inbox.open',
    ]);
    expect(lines[0]).toMatchObject({
      staff_id: nadia.staff.id,
      subject_kind: 'thread',
      subject_id: String(id),
    });
    expect(JSON.stringify(lines)).not.toContain('Rappeler');
  });
});

test('all colleagues use the saved replies, and support and admin write them', async () => {
  const nadia = await app.staffBrowser('support');
  const coach = await app.staffBrowser('coach');
  const save = (id: number | null, content: string) =>
    nadia.client.deskInbox.saveReply({ id, clientId: key(), title: 'Photo', content });
  expect(await refusalOf(save(null, 'À {ville}'))).toBe('INVALID_INPUT');
  await save(null, 'Bonjour {prénom}');
  const [reply] = await coach.client.deskInbox.replies();
  expect(reply).toMatchObject({ title: 'Photo', content: 'Bonjour {prénom}' });
  await nadia.client.deskInbox.saveReply({
    id: null,
    clientId: key(),
    title: 'Événement',
    content: 'Bonjour',
  });
  const [event, ...others] = await coach.client.deskInbox.replies();
  expect([event?.title, others.map(({ title }) => title)]).toEqual(['Événement', ['Photo']]);
  await nadia.client.deskInbox.removeReply({ id: event?.id ?? 0 });
  const id = reply?.id ?? 0;
  expect(await refusalOf(coach.client.deskInbox.removeReply({ id }))).toBe('NOT_FOUND');
  await save(id, 'Bonjour');
  await nadia.client.deskInbox.removeReply({ id });
  expect(await coach.client.deskInbox.replies()).toEqual([]);
});

test('a new site gets its first replies once: those that the team deleted stay deleted', async () => {
  await importFirstReplies(app.db, app.clock.now());
  await importFirstReplies(app.db, app.clock.now());
  const nadia = await app.staffBrowser('support');
  const replies = await nadia.client.deskInbox.replies();
  expect(replies).toHaveLength(Object.keys(FIRST_REPLIES).length);
  const filled = replies.map(({ content }) => fillReply(content, { name: 'Claire', me: 'Nadia' }));
  for (const content of filled) expect(content).toMatch(/^Bonjour Claire,\n\n[^{]*,\nNadia$/);
  for (const { id } of replies) await nadia.client.deskInbox.removeReply({ id });
  await importFirstReplies(app.db, app.clock.now());
  expect(await nadia.client.deskInbox.replies()).toEqual([]);
});
