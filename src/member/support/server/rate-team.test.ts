import { beforeEach, expect, test } from 'vitest';
import { supportThreads } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { refusalOf, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { mailAnswers } from './shared/answer-mail.ts';

const app = await testApp();

beforeEach(() => app.clock.set('2026-11-24T15:00:00+01:00'));

const words = (content: string) => ({ content, clientId: crypto.randomUUID() });
const GOOD = { rating: 'good', words: 'Merci' } as const;

/** A desk with the only conversation. */
async function aDesk() {
  const { client } = await app.staffBrowser('support');
  const desk = client.deskInbox;
  const id = (await desk.list({})).threads[0]?.id ?? 0;
  const read = () => desk.thread({ id });
  const move = async (to: 'resolved' | 'open') => desk.move({ threads: [await read()], to });
  const answer = () => desk.answer({ id, seen: 1_000_000, ...words('Voici') });
  return { desk, id, read, move, answer };
}

async function aMembersQuestion() {
  const { client } = await app.memberBrowser();
  await client.supportChat.sendAsMember(words('Une question'));
  const stage = async () => (await client.supportChat.memberChat({})).rating;
  return { rate: client.supportChat.rateAsMember, client, stage, ...(await aDesk()) };
}

test('asks a member for a rating once an answered conversation is resolved, and not again after that', async () => {
  const { client, rate, stage, move, answer, read } = await aMembersQuestion();
  await move('resolved');
  expect(await stage()).toBeNull();
  await move('open');
  await answer();
  expect(await stage()).toBeNull();
  await move('resolved');
  expect(await stage()).toBe('asked');
  expect((await rate(GOOD)).rating).toBe('given');
  expect((await read()).rated).toEqual({ ...GOOD, at: app.clock.now().toISOString() });
  await client.supportChat.sendAsMember(words('Encore une question'));
  expect(await stage()).toBeNull();
  await answer();
  await move('resolved');
  expect(await stage()).toBe('given');
});

test('counts a repeated rating once, rejects a different one, and any for a conversation reopened by the team', async () => {
  const { rate, move, answer, read } = await aMembersQuestion();
  await answer();
  await move('resolved');
  await move('open');
  expect(await refusalOf(rate(GOOD))).toBe('NOT_ASKED');
  expect((await read()).rated).toBeNull();
  await move('resolved');
  await Promise.all([rate(GOOD), rate(GOOD), rate(GOOD)]);
  expect(await refusalOf(rate({ rating: 'poor', words: '' }))).toBe('RATED_ALREADY');
  expect((await read()).rated).toMatchObject(GOOD);
});

test('stores one of two different concurrent ratings, and rejects the other', async () => {
  const { rate, move, answer, read } = await aMembersQuestion();
  await answer();
  await move('resolved');
  const outcomes = await Promise.allSettled([rate(GOOD), rate({ rating: 'poor', words: '' })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const kept = outcomes[0].status === 'fulfilled' ? 'good' : 'poor';
  expect((await read()).rated?.rating).toBe(kept);
});

async function aVisitor(email: string) {
  const browser = app.browser();
  const visitorId = 'visitor-1795258800000-k3v9q2';
  await browser.client.supportChat.beginAsVisitor({ visitorId, name: 'Claire', email });
  await browser.client.supportChat.sendAsVisitor(words('Une question'));
  return browser;
}

/** Opens the link of a mailed answer in a new browser. */
async function byMailedLink(email: string, key: string) {
  app.clock.advance({ minutes: 3 });
  await mailAnswers(app.services, { kind: 'visitor', key });
  const [mail] = await app.mailsTo(email, 1);
  const browser = app.browser();
  const token = /\/reponse#jeton=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await browser.client.supportChat.resume({ token });
  return browser;
}

test('asks a visitor who opens the mailed link, but not a browser without a chat', async () => {
  const email = 'claire-avis@exemple.invalid';
  await aVisitor(email);
  const { move, answer, read } = await aDesk();
  await answer();
  await move('resolved');
  const [thread] = await app.db.select().from(supportThreads);
  const { client } = await byMailedLink(email, thread?.key ?? '');
  expect((await client.supportChat.visitorChat({})).rating).toBe('asked');
  expect(await refusalOf(app.browser().client.supportChat.rateAsVisitor(GOOD))).toBe('NOT_ASKED');
  await client.supportChat.rateAsVisitor({ rating: 'fair', words: '' });
  expect((await read()).rated).toMatchObject({ rating: 'fair', words: '' });
});

test('moves a visitor’s rating to their account', async () => {
  const email = 'claire-compte@exemple.invalid';
  const browser = await aVisitor(email);
  const { move, answer } = await aDesk();
  await answer();
  await move('resolved');
  await browser.client.supportChat.rateAsVisitor(GOOD);
  const [member] = await app.insert(aMember({ email }));
  await browser.client.accounts.logIn({ email, password: TEST_PASSWORD });
  await browser.client.supportChat.moveVisitorChat();
  expect(await app.db.select().from(supportThreads)).toMatchObject([
    { kind: 'member', key: member.id, rating: 'good', rating_words: 'Merci', rated_at: app.clock.now() },
  ]);
});
