import { describe, expect, test } from 'vitest';
import { runHousekeeping } from '#server/schedule.ts';
import { calls } from '#server/schema.ts';
import { aConversation, acquainted, type MemberBrowser } from '#testing/conversations.ts';
import { goLive, type LivePeer, listenForTest } from '#testing/live-socket.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';

const app = await testApp();

const callsOf = (by: MemberBrowser, whom: MemberBrowser) => {
  const id = whom.member.id;
  const { calls: api } = by.client;
  return {
    state: async () => (await api.one({ id })).call,
    propose: () => api.propose({ id }),
    accept: () => api.accept({ id }),
    end: () => api.end({ id }),
    join: (seat: string = crypto.randomUUID()) => api.join({ id, seat }),
    reach: (seat: string) => api.join({ id, seat, connected: true }),
  };
};

async function calling() {
  const { claire, karim } = await acquainted(app);
  return { claire, karim, hers: callsOf(claire, karim), his: callsOf(karim, claire) };
}

async function open() {
  const people = await calling();
  await people.hers.propose();
  await people.his.accept();
  return people;
}

const WAITING = { secondsLeft: null, mySeat: null, otherIsThere: false };

describe('a ten-minute call', () => {
  test('opens to both once one member has proposed it and the other accepted', async () => {
    const { hers, his } = await calling();
    await hers.propose();
    expect(await hers.state()).toEqual({ ...WAITING, status: 'waiting' });
    expect(await his.state()).toEqual({ ...WAITING, status: 'to-answer' });
    expect(await refusalOf(hers.accept())).toBe('CALL_GONE');
    expect(await refusalOf(his.join())).toBe('CALL_GONE');
    await his.accept();
    for (const one of [hers, his]) expect(await one.state()).toEqual({ ...WAITING, status: 'open' });
  });

  test('requires that both members have written', async () => {
    const { claire, karim } = await aConversation(app);
    expect(await refusalOf(callsOf(claire, karim).propose())).toBe('TOO_EARLY');
    expect((await claire.client.calls.one({ id: karim.member.id })).canPropose).toBe(false);
  });

  test('proposed by both counts as accepted', async () => {
    const { hers, his } = await calling();
    await hers.propose();
    await his.propose();
    expect((await hers.state())?.status).toBe('open');
  });

  test.runIf(onPostgres)('proposed by both concurrently counts as accepted', async () => {
    const { hers, his } = await calling();
    await Promise.all([hers.propose(), his.propose()]);
    expect((await hers.state())?.status).toBe('open');
    expect(await app.db.$count(calls)).toBe(1);
  });

  test('runs ten minutes from the first connection, even after a reconnection', async () => {
    const { hers, his } = await open();
    const [her, him] = [crypto.randomUUID(), crypto.randomUUID()];
    expect((await hers.join(her)).secondsLeft).toBeNull();
    app.clock.advance({ minutes: 5 });
    // Her window crashed: its earlier state is ignored.
    expect((await his.join(him)).secondsLeft).toBeNull();
    app.clock.advance({ minutes: 5 });
    expect((await hers.join(her)).secondsLeft).toBeNull();
    expect((await his.reach(him)).secondsLeft).toBe(600);
    expect((await hers.reach(her)).secondsLeft).toBe(600);
    expect(await hers.state()).toMatchObject({ secondsLeft: 600, otherIsThere: true });
    app.clock.advance({ minutes: 9 });
    expect((await hers.join()).secondsLeft).toBe(60);
    app.clock.advance({ minutes: 1 });
    expect(await hers.state()).toBeNull();
    expect(await refusalOf(hers.join())).toBe('CALL_GONE');
    await his.propose();
  });

  test('makes exactly one peer polite when both negotiate concurrently', async () => {
    const { hers, his } = await open();
    expect([(await hers.join()).polite, (await his.join()).polite].sort()).toEqual([false, true]);
  });

  test.each([
    ['hanging up', (hers: ReturnType<typeof callsOf>) => hers.end()],
    [
      'a block',
      (_: unknown, claire: MemberBrowser, karim: MemberBrowser) =>
        claire.client.conversations.block({ id: karim.member.id }),
    ],
    [
      'declining',
      (_: unknown, claire: MemberBrowser, karim: MemberBrowser) =>
        claire.client.conversations.decline({ id: karim.member.id, farewell: 'no-spark' }),
    ],
    [
      'deleting the conversation',
      (_: unknown, claire: MemberBrowser, karim: MemberBrowser) =>
        claire.client.conversations.deleteConversation({ id: karim.member.id }),
    ],
  ])('ends for both after %s, and its row is deleted', async (_, leave) => {
    const { claire, karim, hers, his } = await open();
    await hers.join();
    await his.join();
    await leave(hers, claire, karim);
    expect(await app.db.$count(calls)).toBe(0);
    expect(await refusalOf(his.join())).toMatch(/CALL_GONE|NOT_FOUND/);
  });

  test('expires a day after an unanswered proposal, and its row is deleted the night after', async () => {
    const { hers, his } = await calling();
    await hers.propose();
    app.clock.advance({ days: 1 });
    expect(await his.state()).toBeNull();
    app.clock.advance({ hours: 4 });
    await runHousekeeping(app.services);
    expect(await app.db.$count(calls)).toBe(0);
  });

  test('reports no relay when none is configured', async () => {
    const { claire, karim, hers } = await open();
    expect((await claire.client.calls.one({ id: karim.member.id })).relayed).toBe(false);
    expect((await hers.join()).iceServers).toEqual([]);
  });
});

describe('a signal', () => {
  const SEATS = { hers: crypto.randomUUID(), his: crypto.randomUUID() };

  async function connected() {
    const people = await open();
    await people.hers.join(SEATS.hers);
    await people.his.join(SEATS.his);
    await people.his.reach(SEATS.his);
    const port = await listenForTest(app);
    const [her, him] = [await goLive(people.claire, { port }), await goLive(people.karim, { port })];
    return { ...people, her, him };
  }
  const say = (peer: LivePeer, to: MemberBrowser, changes: object = {}) =>
    peer.send({ kind: 'call-signal', contactId: to.member.id, seat: SEATS.hers, data: '{}', ...changes });
  const heard = (peer: LivePeer) => peer.ephemeral('call-signal');

  test('reaches only the other participant, unchanged, with its sender', async () => {
    const { claire, karim, her, him } = await connected();
    say(her, karim, { data: '{"a":1}' });
    await him.until('the signal', () => heard(him).length > 0);
    expect(heard(him)).toEqual([
      { kind: 'call-signal', contactId: claire.member.id, seat: SEATS.hers, data: '{"a":1}' },
    ]);
    expect(heard(her)).toEqual([]);
  });

  test.each<[string, (people: Awaited<ReturnType<typeof connected>>) => Promise<unknown>, object]>([
    ['from another window', async () => undefined, { seat: crypto.randomUUID() }],
    ['of more than 7,000 characters', async () => undefined, { data: 'a'.repeat(7001) }],
    ['after one participant has hung up', ({ his }) => his.end(), {}],
    ['during a block', ({ karim, claire }) => karim.client.conversations.block({ id: claire.member.id }), {}],
    ['after ten minutes', async () => app.clock.advance({ minutes: 10 }), {}],
  ])('%s is not delivered', async (_, before, changes) => {
    const people = await connected();
    await before(people);
    say(people.her, people.karim, changes);
    await people.him.quiet();
    expect(heard(people.him)).toEqual([]);
  });

  test('beyond fifteen in ten seconds is dropped', async () => {
    const { karim, her, him } = await connected();
    for (let count = 0; count < 18; count += 1) say(her, karim);
    await him.until('fifteen signals', () => heard(him).length === 15);
    await him.quiet();
    expect(heard(him)).toHaveLength(15);
  });
});
