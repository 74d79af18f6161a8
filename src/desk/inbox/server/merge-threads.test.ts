import { expect, test, vi } from 'vitest';
import { DAY_MS } from '#lib/durations.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { mailAnswers } from '#member/support/server/shared/answer-mail.ts';
import { supportThreads, visitorChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';

const app = await testApp();

const words = (content: string) => ({ content, clientId: crypto.randomUUID() });
const letter = { first_name: 'Claire', last_name: 'Exemple', phone: '06 00 00 00 00' };

async function aVisitor(email: string, first: string) {
  const browser = app.browser();
  const visitorId = `visitor-1795258800000-${crypto.randomUUID().slice(0, 8)}`;
  await browser.client.supportChat.beginAsVisitor({ visitorId, name: 'Claire', email });
  await browser.client.supportChat.sendAsVisitor(words(first));
  app.clock.advance({ minutes: 1 });
  return browser;
}

async function threadSaying(excerpt: string) {
  const found = (await app.db.select().from(supportThreads)).find((one) => one.excerpt === excerpt);
  if (!found) throw new Error(`No thread says ${excerpt}`);
  return found;
}

/** Answers a thread and returns the token of the mailed link. */
async function mailedLink(
  nadia: Awaited<ReturnType<TestApp['staffBrowser']>>,
  id: number,
  email: string,
  { answer, mails = 1 }: { answer: string; mails?: number },
) {
  await nadia.client.deskInbox.answer({ id, seen: 1_000_000, ...words(answer) });
  const thread = (await app.db.select().from(supportThreads)).find((one) => one.id === id);
  app.clock.advance({ minutes: 3 });
  await mailAnswers(app.services, { kind: 'visitor', key: thread?.key ?? '' });
  const mail = (await app.mailsTo(email, mails)).find(({ text }) => text.includes(answer));
  return /\/reponse#jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Two chats under one address; with `proven`, each is proven by its mailed link. */
async function twoChats({ proven }: { proven: boolean }) {
  app.clock.set('2099-03-02T12:00:00Z');
  const email = `claire-${crypto.randomUUID()}@exemple.invalid`;
  const browsers = [await aVisitor(email, 'Premier'), await aVisitor(email, 'Deuxième')] as const;
  const nadia = await app.staffBrowser('support');
  const [first, second] = [await threadSaying('Premier'), await threadSaying('Deuxième')];
  const tokens = [
    await mailedLink(nadia, first.id, email, { answer: 'Réponse une' }),
    await mailedLink(nadia, second.id, email, { answer: 'Réponse deux', mails: 2 }),
  ] as const;
  if (proven) for (const token of tokens) await app.browser().client.supportChat.resume({ token });
  return { email, browsers, nadia, first, second, tokens };
}

test('two chats of one proven address merge in order, and both browsers and both links keep working', async () => {
  const { browsers, nadia, first, second, tokens } = await twoChats({ proven: false });
  const merging = nadia.client.deskInbox.merge({ id: first.id, other: second.id });
  expect(await refusalOf(merging)).toBe('NOT_MERGEABLE');
  for (const token of tokens) await app.browser().client.supportChat.resume({ token });
  await nadia.client.deskInbox.note({ id: second.id, ...words('Une note') });
  expect((await nadia.client.deskInbox.thread({ id: first.id })).others).toMatchObject([{ id: second.id }]);
  expect(await nadia.client.deskInbox.merge({ id: first.id, other: second.id })).toEqual({ id: first.id });
  const { messages, notes } = await nadia.client.deskInbox.thread({ id: first.id });
  const said = messages.filter(({ from }) => from !== 'automatic').map(({ content }) => content);
  expect(said).toEqual(['Premier', 'Deuxième', 'Réponse une', 'Réponse deux']);
  expect(notes).toMatchObject([{ content: 'Une note' }]);
  for (const [place, browser] of browsers.entries())
    await browser.client.supportChat.sendAsVisitor(words(`Suite ${place}`));
  for (const token of tokens) {
    const phone = app.browser();
    await phone.client.supportChat.resume({ token });
    const chat = await phone.client.supportChat.visitorChat({});
    expect(chat.messages.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['Premier', 'Suite 1']),
    );
  }
  expect(await refusalOf(nadia.client.deskInbox.thread({ id: second.id }))).toBe('NOT_FOUND');
});

test.each([
  ['the chat that stays', 0],
  ['the chat that moves', 1],
] as const)('an answer in %s whose mail is due is still mailed after the merge', async (_, waits) => {
  const { email, nadia, first, second } = await twoChats({ proven: true });
  const [early, late] = waits === 0 ? [first, second] : [second, first];
  await nadia.client.deskInbox.answer({ id: early.id, seen: 1_000_000, ...words('Pas encore partie') });
  app.clock.advance({ minutes: 1 });
  await mailedLink(nadia, late.id, email, { answer: 'Déjà partie', mails: 3 });
  await nadia.client.deskInbox.merge({ id: first.id, other: second.id });
  app.clock.advance({ minutes: 3 });
  const send = vi.spyOn(app.services.outbox, 'send');
  for (const _ of ['the job of the merge', 'another job'])
    await mailAnswers(app.services, { kind: 'visitor', key: first.key });
  expect(send).toHaveBeenCalledTimes(1);
  const told = (await app.mailsTo(email, 4)).filter(({ text }) => text.includes('Pas encore partie'));
  expect(told).toHaveLength(1);
});

test.each([
  ['of the visitor', 'visitor'],
  ['of the account', 'member'],
] as const)(
  'an answer in the chat %s whose mail is due is still mailed after the visitor has signed up',
  async (_, waits) => {
    // A day ahead, so that the queue does not run the jobs before this test does, while sessions stay valid.
    app.clock.set(new Date(Date.now() + DAY_MS).toISOString());
    const email = `claire-${crypto.randomUUID()}@exemple.invalid`;
    const browser = await aVisitor(email, 'Visite');
    const [member] = await app.insert(aMember({ email }));
    const { client } = app.knownBrowser(member.id);
    await client.accounts.logIn({ email, password: TEST_PASSWORD });
    await client.supportChat.sendAsMember(words('Compte'));
    const nadia = await app.staffBrowser('support');
    const chats = { visitor: await threadSaying('Visite'), member: await threadSaying('Compte') };
    const told = waits === 'visitor' ? 'member' : 'visitor';
    const answer = (thread: { id: number }, said: string) =>
      nadia.client.deskInbox.answer({ id: thread.id, seen: 1_000_000, ...words(said) });
    await answer(chats[waits], 'Pas encore partie');
    app.clock.advance({ minutes: 1 });
    await answer(chats[told], 'Déjà partie');
    app.clock.advance({ minutes: 3 });
    await mailAnswers(app.services, { kind: told, key: chats[told].key });
    await app.mailsTo(email);

    await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
    await browser.client.supportChat.moveVisitorChat();
    app.clock.advance({ minutes: 3 });
    const own = { kind: 'member', key: member.id } as const;
    const send = vi.spyOn(app.services.outbox, 'send');
    await mailAnswers(app.services, own);
    await mailAnswers(app.services, own);
    const answers = ['Pas encore partie', 'Déjà partie'].map((content) =>
      expect.objectContaining({ content }),
    );
    expect(send.mock.calls.map(([, { to, data }]) => [to, data])).toEqual([
      [email, expect.objectContaining({ answers })],
    ]);
  },
);

test('two letters of one account stay apart under two addresses, or for two audiences', async () => {
  const member = await app.memberBrowser();
  const write = async (message: string, recipient: 'relations' | 'dpo', email = member.member.email) => {
    await member.client.contactForm.contact({ ...letter, email, message, recipient });
    return (await threadSaying(message)).id;
  };
  const team = await write('À l’équipe', 'relations');
  const anne = await app.staffBrowser('admin', 'support');
  for (const other of [
    // A link would open the other mailbox.
    await write('Sous une autre adresse', 'relations', 'deux@exemple.invalid'),
    // Only the admin may read it.
    await write('Au délégué', 'dpo'),
  ])
    expect(await refusalOf(anne.client.deskInbox.merge({ id: team, other }))).toBe('NOT_MERGEABLE');
});

test('a letter merged into its account’s chat requires a log-in, and is erased with the account', async () => {
  const member = await app.memberBrowser();
  const { email } = member.member;
  await member.client.contactForm.contact({ ...letter, email, message: 'Ma lettre', recipient: 'relations' });
  await member.client.supportChat.sendAsMember(words('Mon chat'));
  const nadia = await app.staffBrowser('support');
  const [written, chat] = [await threadSaying('Ma lettre'), await threadSaying('Mon chat')];
  const token = await mailedLink(nadia, written.id, email, { answer: 'Bien reçue' });
  expect(await nadia.client.deskInbox.merge({ id: written.id, other: chat.id })).toEqual({ id: chat.id });
  const shown = await member.client.supportChat.memberChat({});
  expect(shown.messages.map(({ content }) => content)).toEqual(
    expect.arrayContaining(['Ma lettre', 'Bien reçue']),
  );
  expect(await refusalOf(app.browser().client.supportChat.resume({ token }))).toBe('CHAT_OF_MEMBER');
  await eraseMember(app.services, member.member.id, { reason: 'asked' });
  expect([await app.db.$count(supportThreads), await app.db.$count(visitorChatMessages)]).toEqual([0, 0]);
});

test('a visitor’s chat that absorbed a letter of an account is erased with the account', async () => {
  const member = await app.memberBrowser();
  const email = `lettre-${crypto.randomUUID()}@exemple.invalid`;
  await member.client.contactForm.contact({ ...letter, email, message: 'Ma lettre', recipient: 'relations' });
  await aVisitor(email, 'Mon chat');
  const nadia = await app.staffBrowser('support');
  const [written, chat] = [await threadSaying('Ma lettre'), await threadSaying('Mon chat')];
  const tokens = [
    await mailedLink(nadia, written.id, email, { answer: 'À la lettre' }),
    await mailedLink(nadia, chat.id, email, { answer: 'Au chat', mails: 2 }),
  ];
  for (const token of tokens) await app.browser().client.supportChat.resume({ token });
  await nadia.client.deskInbox.merge({ id: chat.id, other: written.id });
  await eraseMember(app.services, member.member.id, { reason: 'asked' });
  expect([await app.db.$count(supportThreads), await app.db.$count(visitorChatMessages)]).toEqual([0, 0]);
});
