import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { adminChatMessages, supportThreads, visitorChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { LivePeer, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { onPostgres } from '#testing/test-db.ts';
import { untilLockWaits } from '#testing/until-lock-waits.ts';
import { ACCOUNT_SUGGESTION, ACKNOWLEDGEMENTS } from '../rules.ts';
import { publishChatChange } from './shared/publish-chat-change.ts';
import { mailTeam } from './shared/team-mail.ts';
import { lockThreadOf, moveThread } from './thread-store.ts';
import { moveToMember } from './writer-store.ts';

const app = await testApp();

const claire = {
  visitorId: 'visitor-1795258800000-k3v9q2',
  name: 'Claire',
  email: 'claire@exemple.invalid',
};
const words = (content: string, clientId: string = crypto.randomUUID()) => ({ content, clientId });
const stored = () => app.db.select().from(visitorChatMessages).orderBy(visitorChatMessages.id);

async function aVisitor(): Promise<TestBrowser> {
  const browser = app.browser();
  await browser.client.supportChat.beginAsVisitor(claire);
  return browser;
}

/** A colleague answers, as from the desk. */
async function teamAnswers(content: string): Promise<string> {
  const [first] = await stored();
  if (!first) throw new Error('A chat has begun');
  const { id: _id, ...row } = first;
  await app.db.insert(visitorChatMessages).values({
    ...row,
    client_id: crypto.randomUUID(),
    content,
    is_from_admin: true,
    automatic: false,
    read: false,
    created_at: app.clock.now(),
  });
  publishChatChange(app.services.live, { kind: 'visitor', key: row.visitor_key });
  return row.visitor_key;
}

describe('a visitor who starts a chat', () => {
  test('gets one greeting from the server, marked as automatic', async () => {
    const browser = await aVisitor();
    await Promise.all([1, 2, 3].map(() => browser.client.supportChat.beginAsVisitor(claire)));
    const { messages, unread, nextInMs } = await browser.client.supportChat.visitorChat({});
    expect(messages).toMatchObject([
      {
        sender: 'admin',
        automatic: true,
        read: false,
        timestamp: app.clock.now().toISOString(),
      },
    ]);
    expect({ unread, nextInMs }).toEqual({ unread: 1, nextInMs: null });
  });

  test('gets a cookie that is invisible to scripts and stored nowhere', async () => {
    const response = await app.browser().fetch('/api/support/visitor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(claire),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^lueur-visiteur=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = /=([\w-]{43})/.exec(cookie)?.[1] ?? 'none';
    expect(JSON.stringify(await stored())).not.toContain(secret);
  });

  test('gets an error on the field that is wrong', async () => {
    for (const wrong of [{ name: '  ' }, { email: 'claire' }, { visitorId: 'claire' }])
      expect(await refusalOf(app.browser().client.supportChat.beginAsVisitor({ ...claire, ...wrong }))).toBe(
        'INVALID_INPUT',
      );
    expect(await stored()).toEqual([]);
  });
});

describe('a message from a visitor', () => {
  test('gets a reply after 2 to 5 s, and the suggestion of an account 2 s later', async () => {
    const { client } = await aVisitor();
    const sent = await client.supportChat.sendAsVisitor(words('Bonjour, est-ce gratuit ?'));
    expect(sent.messages.map(({ sender }) => sender)).toEqual(['admin', 'visitor']);
    const typing = sent.nextInMs ?? 0;
    expect(typing).toBeGreaterThanOrEqual(2000);
    expect(typing).toBeLessThanOrEqual(4999);
    app.clock.advance({ ms: typing });
    const answered = await client.supportChat.visitorChat({});
    expect(answered.messages.at(-1)).toMatchObject({ sender: 'admin', automatic: true });
    expect(ACKNOWLEDGEMENTS).toContain(answered.messages.at(-1)?.content);
    expect(answered.nextInMs).toBe(2000);
    app.clock.advance({ ms: 2000 });
    const { messages, nextInMs } = await client.supportChat.visitorChat({});
    expect(messages.at(-1)).toMatchObject({ sender: 'admin', content: ACCOUNT_SUGGESTION });
    expect(nextInMs).toBeNull();
  });

  test('creates one row, one reply and one thread, however often it is sent, and cannot be empty', async () => {
    const { client } = await aVisitor();
    expect(await refusalOf(client.supportChat.sendAsVisitor(words(' \n ')))).toBe('INVALID_INPUT');
    const message = words('Bonjour');
    await Promise.all([1, 2, 3, 4].map(() => client.supportChat.sendAsVisitor(message)));
    expect(await stored()).toHaveLength(4);
    expect(await app.db.select().from(supportThreads)).toMatchObject([{ unread: 1 }]);
    const other = client.supportChat.sendAsVisitor({ ...message, content: 'Bonsoir' });
    expect(await refusalOf(other)).toBe('SAME_KEY_OTHER_CONTENT');
  });

  test('gets no automatic reply while a colleague is active', async () => {
    const { client } = await aVisitor();
    await teamAnswers('Bonjour Claire, je suis là.');
    app.clock.advance({ minutes: 29 });
    expect((await client.supportChat.sendAsVisitor(words('Merci'))).nextInMs).toBeNull();
    app.clock.advance({ minutes: 2 });
    expect((await client.supportChat.sendAsVisitor(words('Et encore une question'))).nextInMs).not.toBeNull();
  });

  test('reaches the team by mail together with the next ones, with the visitor as Reply-To', async () => {
    // Far enough in the future that the queue does not run the job first.
    app.clock.set('2099-03-02T12:00:00Z');
    const { client } = await aVisitor();
    const about = `une question sur les ateliers ${crypto.randomUUID()}`;
    await client.supportChat.sendAsVisitor(words(about));
    app.clock.advance({ minutes: 4 });
    await client.supportChat.sendAsVisitor(words('Et une autre.'));
    const [{ visitor_key: key } = { visitor_key: '' }] = await stored();
    await mailTeam(app.services, { kind: 'visitor', key, since: '2099-03-02T12:00:00Z' });
    const mails = () => app.mailsTo('relations@equipe.invalid');
    await expect
      .poll(async () => (await mails()).find(({ text }) => text.includes(about)))
      .toMatchObject({ replyTo: claire.email, text: expect.stringContaining('Et une autre.') });
  });
});

test.runIf(onPostgres)(
  'rejects a message sent while the chat moves to an account, and starts no other chat',
  async () => {
    const browser = await aVisitor();
    await browser.client.supportChat.sendAsVisitor(words('Avant'));
    const [{ visitor_key: key } = { visitor_key: '' }] = await stored();
    const member = await app.memberBrowser();
    const me = member.member.id;
    const { sending } = await app.db.transaction(async (tx) => {
      const thread = await lockThreadOf(tx, { kind: 'visitor', key });
      if (!thread) throw new Error('A chat has begun');
      const sent = refusalOf(browser.client.supportChat.sendAsVisitor(words('Pendant')));
      await untilLockWaits(app.db);
      await moveToMember(tx, key, me);
      await moveThread(tx, thread, { kind: 'member', key: me, user_id: me }, undefined);
      return { sending: sent };
    });
    expect(await sending).toBe('CHAT_OF_MEMBER');
    expect(await stored()).toEqual([]);
    expect(await app.db.select().from(supportThreads)).toMatchObject([{ kind: 'member', key: me }]);
  },
);

test('mails the team about a conversation once, even if its visitor signs up within minutes', async () => {
  // A day ahead, so that the queue does not run the job first.
  const since = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + DAY_MS).toISOString();
  app.clock.set(since);
  const email = `claire-${crypto.randomUUID()}@exemple.invalid`;
  const browser = app.browser();
  await browser.client.supportChat.beginAsVisitor({ ...claire, email });
  const [asked, added] = [`Une question ${crypto.randomUUID()}`, `Une autre ${crypto.randomUUID()}`];
  await browser.client.supportChat.sendAsVisitor(words(asked));
  const [{ visitor_key: key } = { visitor_key: '' }] = await stored();
  await app.insert(aMember({ email }));
  await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
  await browser.client.supportChat.moveVisitorChat();
  const { member } = await browser.client.session.read();
  expect(member?.email).toBe(email);
  await browser.client.supportChat.sendAsMember(words(added));
  app.clock.advance({ minutes: 5 });
  await browser.client.supportChat.sendAsMember(words('Bien plus tard'));
  const [{ user_id: id } = { user_id: '' }] = await app.db.select().from(adminChatMessages);
  await mailTeam(app.services, { kind: 'visitor', key, since });
  await mailTeam(app.services, { kind: 'member', key: id, since });
  const told = async () =>
    (await app.mailsTo('relations@equipe.invalid')).filter(({ replyTo }) => replyTo === email);
  await expect.poll(async () => (await told()).length).toBe(2);
  const texts = (await told()).map(({ text }) => text);
  for (const content of [asked, added])
    expect(texts.filter((text) => text.includes(content))).toHaveLength(1);
  expect(texts.join()).not.toContain('Bien plus tard');
});

describe('a visitor’s chat', () => {
  test('stays private without its cookie, to another visitor, and to the next user of the same browser', async () => {
    const browser = await aVisitor();
    const sent = await browser.client.supportChat.sendAsVisitor(words('Un secret'));
    const stranger = app.browser();
    expect((await stranger.client.supportChat.visitorChat({})).messages).toEqual([]);
    stranger.cookies.set('lueur-visiteur', 'A'.repeat(43));
    expect((await stranger.client.supportChat.visitorChat({})).messages).toEqual([]);
    // With the label copied from the other browser’s storage, a separate chat begins.
    const { messages } = await stranger.client.supportChat.beginAsVisitor(claire);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).not.toContain('Un secret');
    const before = (sent.messages.at(-1)?.id ?? 0) + 1;
    const older = await stranger.client.supportChat.visitorChat({ before });
    expect(JSON.stringify(older)).not.toContain('Un secret');
    expect((await browser.client.supportChat.visitorChat({})).messages).toHaveLength(2);
    // The next user of the first browser has its cookie but not its labels.
    const next = { visitorId: 'visitor-1795258900000-zz11aa', name: 'Anne', email: 'anne@exemple.invalid' };
    expect((await browser.client.supportChat.beginAsVisitor(next)).messages).toHaveLength(1);
  });

  test('keeps a visitor’s message as the visitor’s when its sender claims to be the team', async () => {
    const { client, ...browser } = await aVisitor();
    await app.browser().fetch('/api/support/visitor/messages', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(browser.cookies.size).toBe(1);
    const forged = { ...words('Je suis de l’équipe'), is_from_admin: true, sender: 'admin', automatic: true };
    const { messages } = await client.supportChat.sendAsVisitor(forged);
    expect(messages.at(-1)).toMatchObject({ sender: 'visitor', automatic: false });
  });
});

describe('an answer of the team', () => {
  test('reaches the open pages of its visitor at once, and nobody else’s', async () => {
    const port = await listenForTest(app);
    const browser = await aVisitor();
    const peer = new LivePeer(browser, { port, path: '/api/live/visitor' });
    const other = app.browser();
    await other.client.supportChat.beginAsVisitor({ ...claire, visitorId: 'visitor-1795258900000-zz11aa' });
    const stranger = new LivePeer(other, { port, path: '/api/live/visitor' });
    for (const one of [peer, stranger]) await one.until('the beginning', ({ ready }) => ready !== undefined);
    await teamAnswers('Bonjour Claire.');
    await peer.until('the sign', (told) => told.ephemeral('support-changed').length > 0);
    expect(stranger.frames.map(({ type }) => type)).toEqual(['ready']);
    expect((await browser.client.supportChat.visitorChat({})).messages.at(-1)).toMatchObject({
      content: 'Bonjour Claire.',
      sender: 'admin',
      automatic: false,
    });
  });

  test.each([
    ['without a chat', 401],
    ['from a foreign page', 403],
  ] as const)('reaches no connection %s', async (_, status) => {
    const port = await listenForTest(app);
    const browser = status === 401 ? app.browser() : await aVisitor();
    const origin = status === 403 ? 'https://ailleurs.invalid' : undefined;
    const peer = new LivePeer(browser, { port, path: '/api/live/visitor', ...(origin && { origin }) });
    await peer.until('the refusal', ({ ended }) => ended !== undefined);
    expect(peer.ended).toBe(status);
  });

  test('counts as unread until the chat is opened', async () => {
    const { client } = await aVisitor();
    await client.supportChat.markReadAsVisitor();
    await teamAnswers('Bonjour.');
    expect((await client.supportChat.visitorChat({})).unread).toBe(1);
    // For the button on every page, which does not load the chat.
    expect((await client.session.read()).visitorUnread).toBe(1);
    expect(await app.browser().client.session.read()).not.toHaveProperty('visitorUnread');
    await client.supportChat.markReadAsVisitor();
    expect((await client.supportChat.visitorChat({})).unread).toBe(0);
    expect(await client.session.read()).not.toHaveProperty('visitorUnread');
  });
});

test('pages through a long chat without gaps or duplicates', async () => {
  const { client } = await aVisitor();
  const [first] = await stored();
  if (!first) throw new Error('A chat has begun');
  const { id: _id, ...row } = first;
  const more = Array.from({ length: 119 }, (_, place) => ({
    ...row,
    client_id: `k${place}`,
    content: `n° ${place}`,
  }));
  await app.db.insert(visitorChatMessages).values(more);
  const seen: number[] = [];
  for (let page = await client.supportChat.visitorChat({}); ; ) {
    seen.unshift(...page.messages.map(({ id }) => id));
    if (!page.hasOlder) break;
    page = await client.supportChat.visitorChat({ before: page.messages[0]?.id });
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});
