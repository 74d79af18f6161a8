import { describe, expect, test } from 'vitest';
import { adminChatMessages, profiles, visitorChatMessages } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { testApp } from '#testing/test-app.ts';
import { ACCOUNT_SUGGESTION, ACKNOWLEDGEMENTS } from '../rules.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import { findWriter } from './writer-store.ts';

const app = await testApp();

const words = (content: string, clientId: string = crypto.randomUUID()) => ({ content, clientId });
const stored = () => app.db.select().from(adminChatMessages);
const labels = { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Claire' };

/** A colleague answers, as from the desk. */
async function teamAnswers(member: string, content: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.insert(adminChatMessages).values({
      user_id: member,
      client_id: crypto.randomUUID(),
      content,
      is_from_admin: true,
      created_at: app.clock.now(),
    });
    await recordChange(tx, { kind: 'member', key: member }, app.clock.now());
  });
  publishChatChange(app.services.live, { kind: 'member', key: member });
}

describe('a member’s chat with the team', () => {
  test('starts empty, gets a reply after 2 to 5 s, and suggests no account', async () => {
    const { client } = await app.memberBrowser();
    expect(await client.supportChat.memberChat({})).toEqual({
      messages: [],
      hasOlder: false,
      unread: 0,
      nextInMs: null,
      promise: 'Nous vous répondons dès que possible.',
      rating: null,
    });
    const sent = await client.supportChat.sendAsMember(words('Comment changer ma photo ?'));
    expect(sent.messages).toMatchObject([{ sender: 'user', automatic: false }]);
    app.clock.advance({ ms: sent.nextInMs ?? 0 });
    const { messages, nextInMs } = await client.supportChat.memberChat({});
    expect(ACKNOWLEDGEMENTS).toContain(messages.at(-1)?.content);
    expect(messages.map(({ content }) => content)).not.toContain(ACCOUNT_SUGGESTION);
    expect(nextInMs).toBeNull();
  });

  test('shows its unread count in the session until it is opened, without replies that have not appeared', async () => {
    const { client, member } = await app.memberBrowser();
    const unread = async () => (await client.session.read()).member?.supportUnread;
    const sent = await client.supportChat.sendAsMember(words('Bonjour'));
    expect(await unread()).toBe(0);
    await client.supportChat.markReadAsMember();
    app.clock.advance({ ms: sent.nextInMs ?? 0 });
    expect(await unread()).toBe(1);
    await teamAnswers(member.id, 'Bonjour, avez-vous des questions ?');
    expect(await unread()).toBe(2);
    const { nextInMs } = await client.supportChat.sendAsMember(words('Oui'));
    expect(nextInMs).toBeNull();
    await client.supportChat.markReadAsMember();
    expect(await unread()).toBe(0);
    expect((await client.supportChat.memberChat({})).messages.at(-2)).toMatchObject({ read: true });
  });

  test('sends every change as an event to every open page', async () => {
    const port = await listenForTest(app);
    const browser = await app.memberBrowser();
    const peer = await goLive(browser, { port });
    await teamAnswers(browser.member.id, 'Bonjour.');
    await peer.until('the answer', ({ events }) => events.length === 1);
    expect(peer.events).toEqual([{ seq: 1, kind: 'support-changed' }]);
    await browser.client.supportChat.markReadAsMember();
    await peer.until('the reading', ({ events }) => events.length === 2);
  });
});

test('gives a member without a profile a name that the team sees', async () => {
  const { member } = await app.memberBrowser();
  const writer = () => findWriter(app.db, { kind: 'member', key: member.id });
  expect(await writer()).toEqual({ name: 'Claire', email: member.email });
  await app.db.delete(profiles);
  expect(await writer()).toEqual({ name: 'Membre sans profil', email: member.email });
});

describe('a chat that began as a visitor', () => {
  const visitorWriting = async (email: string) => {
    const browser = app.browser();
    await browser.client.supportChat.beginAsVisitor({ ...labels, email });
    await browser.client.supportChat.sendAsVisitor(words('Une question avant de m’inscrire'));
    return browser;
  };
  const logIn = async (browser: Awaited<ReturnType<typeof visitorWriting>>, email: string) => {
    await app.insert(aMember({ email }));
    await browser.client.accounts.logIn({ email, password: 'un beau soir d’été' });
  };

  test('moves to the account with the same address, completely and once', async () => {
    const browser = await visitorWriting('claire@exemple.invalid');
    await logIn(browser, 'claire@exemple.invalid');
    await browser.client.supportChat.moveVisitorChat();
    await browser.client.supportChat.moveVisitorChat();
    const { messages } = await browser.client.supportChat.memberChat({});
    expect(messages.map(({ sender }) => sender)).toEqual(['admin', 'user']);
    expect(await stored()).toHaveLength(4);
    expect(await app.db.select().from(visitorChatMessages)).toEqual([]);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['lueur', 'lueur-appareil']);
  });

  test('stays separate from an account with another address, and the browser forgets it', async () => {
    const browser = await visitorWriting('quelqu-un@exemple.invalid');
    await logIn(browser, 'claire@exemple.invalid');
    await browser.client.supportChat.moveVisitorChat();
    expect((await browser.client.supportChat.memberChat({})).messages).toEqual([]);
    expect(await app.db.select().from(visitorChatMessages)).toHaveLength(4);
    expect(browser.cookies.has('lueur-visiteur')).toBe(false);
  });

  test('stays hidden from the next user after a log-out', async () => {
    const browser = await visitorWriting('claire@exemple.invalid');
    await logIn(browser, 'anne@exemple.invalid');
    await browser.client.session.end();
    expect([...browser.cookies.keys()]).toEqual(['lueur-appareil']);
    expect((await browser.client.supportChat.visitorChat({})).messages).toEqual([]);
  });
});
