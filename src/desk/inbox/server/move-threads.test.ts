import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { supportThreads } from '#server/schema.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { THREADS_PER_PAGE } from '../rules.ts';

const app = await testApp();
beforeEach(() => app.clock.set('2026-11-24T15:00:00+01:00'));

const words = (content: string) => ({ content, clientId: crypto.randomUUID() });

async function aQuestion() {
  const member = await app.memberBrowser();
  await member.client.supportChat.sendAsMember(words('Bonjour'));
  const nadia = await app.staffBrowser('support');
  const desk = nadia.client.deskInbox;
  const [thread] = (await desk.list({})).threads;
  const id = thread?.id ?? 0;
  const shown = async () => [await desk.thread({ id })];
  const idsIn = async (view: 'open' | 'snoozed' | 'waiting' | 'resolved' | 'mine') =>
    (await desk.list({ view })).threads.map((one) => one.id);
  return { member, nadia, desk, id, shown, idsIn };
}

test('a snoozed thread leaves the list and its count, and returns at nine without a job', async () => {
  const { desk, id, shown, idsIn } = await aQuestion();
  await desk.move({ threads: await shown(), to: 'tomorrow' });
  expect([await idsIn('open'), await idsIn('snoozed')]).toEqual([[], [id]]);
  expect(await desk.counts()).toMatchObject({ open: 0, toAnswer: 0, snoozed: 1, oldestSince: null });
  app.clock.set('2026-11-25T08:59:59+01:00');
  const { client } = await app.staffBrowser('support');
  expect((await client.deskInbox.list({})).threads).toEqual([]);
  app.clock.set('2026-11-25T09:00:00+01:00');
  expect((await client.deskInbox.list({})).threads).toMatchObject([{ id }]);
  expect(await client.deskInbox.counts()).toMatchObject({ open: 1, toAnswer: 1, snoozed: 0 });
});

test('the person’s next message brings a thread back at once, waiting since that message', async () => {
  const { member, desk, id, shown, idsIn } = await aQuestion();
  await desk.answer({ id, seen: 0, ...words('Oui.') });
  await desk.move({ threads: await shown(), to: 'monday' });
  expect(await idsIn('mine')).toEqual([]);
  app.clock.advance({ minutes: 5 });
  await member.client.supportChat.sendAsMember(words('Encore une question'));
  expect((await desk.list({})).threads).toMatchObject([
    { id, snoozedUntil: null, waitingSince: app.clock.now().toISOString() },
  ]);
});

test('a thread snoozed until the person answers waits for them, as after an answer', async () => {
  const { member, desk, id, shown, idsIn } = await aQuestion();
  await desk.move({ threads: await shown(), to: 'waiting' });
  expect([await idsIn('open'), await idsIn('waiting')]).toEqual([[], [id]]);
  await member.client.supportChat.sendAsMember(words('Voilà'));
  expect(await idsIn('open')).toEqual([id]);
});

test('a thread with an unseen message is never moved with the rest', async () => {
  const { member, desk, id, shown, idsIn } = await aQuestion();
  const before = await shown();
  app.clock.advance({ minutes: 1 });
  await member.client.supportChat.sendAsMember(words('Attendez, c’est urgent'));
  for (const to of ['resolved', 'tomorrow', 'waiting'] as const)
    expect(await desk.move({ threads: before, to })).toEqual({ before: [], skipped: 1 });
  expect(await idsIn('open')).toEqual([id]);
});

test('undo restores many resolved threads, except one with a new message since', async () => {
  const { desk, member, id, shown, idsIn } = await aQuestion();
  const other = await app.memberBrowser();
  await other.client.supportChat.sendAsMember(words('Moi aussi'));
  const second = (await idsIn('open')).find((one) => one !== id) ?? 0;
  const threads = [...(await shown()), await desk.thread({ id: second })];
  const waitingSince = (await desk.thread({ id })).waitingSince;
  const { before, skipped } = await desk.move({ threads, to: 'resolved' });
  expect([before.length, skipped, (await idsIn('resolved')).length]).toEqual([2, 0, 2]);
  app.clock.advance({ minutes: 1 });
  await other.client.supportChat.sendAsMember(words('Merci'));
  expect((await desk.move({ threads: before, to: 'as-shown' })).skipped).toBe(1);
  expect(await desk.thread({ id })).toMatchObject({ state: 'open', waitingSince });
  expect((await desk.thread({ id: second })).waitingSince).toBe(app.clock.now().toISOString());
  await member.client.supportChat.sendAsMember(words('Bien'));
});

test.runIf(onPostgres)(
  'two colleagues who resolve the same threads in another order both succeed',
  async () => {
    const { desk, nadia } = await aQuestion();
    const other = await app.memberBrowser();
    await other.client.supportChat.sendAsMember(words('Moi aussi'));
    const { threads } = await desk.list({});
    const paul = await app.staffBrowser('support');
    await Promise.all([
      nadia.client.deskInbox.move({ threads, to: 'resolved' }),
      paul.client.deskInbox.move({ threads: threads.toReversed(), to: 'resolved' }),
    ]);
    expect(await app.db.$count(supportThreads, eq(supportThreads.state, 'resolved'))).toBe(2);
  },
);

test('a mention counts for the colleague until they open the thread', async () => {
  const { desk, id } = await aQuestion();
  const [paul, coach] = [await app.staffBrowser('support'), await app.staffBrowser('coach')];
  const note = { id, ...words('@Paul, tu connais le dossier ?'), mentions: [paul.staff.id] };
  await desk.note(note);
  await desk.note(note);
  expect((await paul.client.deskInbox.counts()).mentioned).toBe(1);
  expect((await paul.client.deskInbox.list({ view: 'mentioned' })).threads).toMatchObject([{ id }]);
  expect((await paul.client.deskInbox.thread({ id })).mentionsMe).toBe(true);
  expect((await desk.counts()).mentioned).toBe(0);
  await paul.client.deskInbox.see({ id });
  expect((await paul.client.deskInbox.counts()).mentioned).toBe(0);
  const refused = desk.note({ id, ...words('@Coach'), mentions: [coach.staff.id] });
  expect(await refusalOf(refused)).toBe('MENTION_REFUSED');
});

test('tags filter a list, three at most', async () => {
  const { desk, id } = await aQuestion();
  for (const tag of ['profile', 'bug', 'idea'] as const) await desk.tag({ id, tag, on: true });
  expect(await refusalOf(desk.tag({ id, tag: 'payment', on: true }))).toBe('ENOUGH_TAGS');
  await desk.tag({ id, tag: 'idea', on: false });
  expect((await desk.list({ tag: 'bug' })).threads).toMatchObject([{ id, tags: ['profile', 'bug'] }]);
  expect((await desk.list({ tag: 'idea' })).threads).toEqual([]);
});

test('messages that suggest a danger come first, regardless of waiting time, until they are resolved', async () => {
  const { desk, id, member } = await aQuestion();
  app.clock.advance({ minutes: 5 });
  const second = await app.memberBrowser();
  await second.client.supportChat.sendAsMember(words('Elle insiste pour mon numéro, j’ai dit non.'));
  app.clock.advance({ minutes: 5 });
  const third = await app.memberBrowser();
  await third.client.supportChat.sendAsMember(words('Une question sur le quiz'));
  const listed = async (view?: 'open' | 'unassigned') => (await desk.list({ view })).threads;
  const [raised, ...others] = await listed();
  expect(raised).toMatchObject({ tags: ['safety'], excerpt: 'Elle insiste pour mon numéro, j’ai dit non.' });
  expect(others.map((one) => one.id)[0]).toBe(id);
  expect((await listed('unassigned'))[0]?.id).toBe(raised?.id);
  expect(await desk.counts()).toMatchObject({ open: 3, raised: 1 });
  expect((await desk.list({ tag: 'safety' })).threads.map((one) => one.id)).toEqual([raised?.id]);
  // A later calm message keeps the thread raised; a frightened one raises a thread that has three tags.
  await second.client.supportChat.sendAsMember(words('Merci'));
  for (const tag of ['profile', 'bug', 'idea'] as const) await desk.tag({ id, tag, on: true });
  await member.client.supportChat.sendAsMember(words('Il m’a menacée hier soir.'));
  expect((await listed()).map(({ tags }) => tags)).toEqual([['safety', 'profile', 'bug'], ['safety'], []]);
  await desk.tag({ id, tag: 'safety', on: false });
  expect((await listed()).map((one) => one.id)[0]).toBe(raised?.id);
  await desk.move({ threads: [await desk.thread({ id: raised?.id ?? 0 })], to: 'resolved' });
  expect(await desk.counts()).toMatchObject({ raised: 0 });
});

test.each([
  { raised: 0, others: 51 },
  { raised: 50, others: 2 },
  { raised: 103, others: 60 },
])(
  'pages hold each of $raised raised and $others other conversations once, the raised first',
  async ({ raised, others }) => {
    const { client } = await app.staffBrowser('support');
    // Thirty threads wait since the same instant.
    await app.db.execute(sql`
    INSERT INTO support_threads (kind, key, name, state, excerpt, from_team, unread, tags, waiting_since, created_at, last_message_at)
    SELECT 'visitor', 'cle-' || n, 'Ana', 'open', 'x', false, 1,
      CASE WHEN n <= ${raised} THEN ARRAY['safety'] ELSE '{}'::text[] END,
      date_trunc('second', now()) - (n / 30) * interval '1 minute', now(), now()
    FROM generate_series(1, ${raised + others}) AS n`);
    const read: { id: number; tags: string[]; waitingSince: string | null }[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 10; pages++) {
      const { threads, next } = await client.deskInbox.list({ cursor });
      expect(threads.length).toBeLessThanOrEqual(THREADS_PER_PAGE);
      read.push(...threads);
      if (!next) break;
      cursor = next;
    }
    expect(new Set(read.map(({ id }) => id)).size).toBe(raised + others);
    expect(read.map(({ tags }) => tags.length)).toEqual([...Array(raised).fill(1), ...Array(others).fill(0)]);
    for (const group of [read.slice(0, raised), read.slice(raised)]) {
      const since = group.map(({ waitingSince }) => waitingSince);
      expect(since).toEqual(since.toSorted());
    }
  },
);

test('a letter that suggests a danger also comes first', async () => {
  const { desk } = await aQuestion();
  app.clock.advance({ minutes: 5 });
  await app.browser().client.contactForm.contact({
    first_name: 'Claire',
    last_name: 'Exemple',
    email: 'claire@exemple.invalid',
    phone: '06 12 34 56 78',
    recipient: 'relations',
    message: 'Un homme m’attendait devant chez moi.',
  });
  expect((await desk.list({})).threads.map(({ kind }) => kind)).toEqual(['contact', 'member']);
});

test.runIf(onPostgres)('tags that two colleagues add concurrently are both kept', async () => {
  const { desk, id } = await aQuestion();
  const paul = await app.staffBrowser('support');
  await Promise.all([
    desk.tag({ id, tag: 'bug', on: true }),
    paul.client.deskInbox.tag({ id, tag: 'account', on: true }),
  ]);
  const [thread] = (await desk.list({})).threads;
  expect(thread?.tags.toSorted()).toEqual(['account', 'bug']);
});
