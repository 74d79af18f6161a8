import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { isBlocked } from '#member/matching/server/contact-store.ts';
import { memberStreams } from '#server/schema.ts';
import { aMessage, aSelection, type MemberBrowser } from '#testing/conversations.ts';
import { fetchMessages, LiveMirror } from '#testing/live-mirror.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';

const app = await testApp();
let port: number;

beforeEach(async () => {
  port = await listenForTest(app);
});

const MEN = 2;
const AT_ONCE = 4;
/** Steps that change the recipients of events run alone, so that the expected events are known. */
const ALONE = ['block', 'unblock', 'delete'] as const;
/** Weighted towards messages, so that there usually are conversations to write in. */
const DEEDS = [
  'send',
  'send',
  'send',
  'send',
  'send',
  'send',
  'send twice',
  'read',
  'read',
  'read',
  'read the first',
  'start',
  'start',
  'reconnect',
  'reconnect',
  'unblock',
  'unblock',
  'block',
  'delete',
] as const;

const step = fc.record({
  man: fc.nat({ max: MEN - 1 }),
  byClaire: fc.boolean(),
  does: fc.constantFrom(...DEEDS),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const isAlone = ({ does }: Step) => ALONE.some((alone) => alone === does);

/** Steps are refused only without a conversation, during a block and after five openings. */
async function unlessRefused(call: Promise<unknown>): Promise<void> {
  const refusal = await call.then(
    () => undefined,
    () => refusalOf(call),
  );
  if (refusal !== undefined) expect(['NOT_FOUND', 'TOO_MANY_OPENINGS']).toContain(refusal);
}

async function take({ does, man, byClaire }: Step, cast: Cast): Promise<void> {
  const him = cast.men[man];
  if (!him) throw new Error('nobody');
  const [me, other] = byClaire ? [cast.claire, him] : [him, cast.claire];
  const { conversations } = me.client;
  const { id } = other.member;
  if (does === 'start')
    await unlessRefused(cast.claire.client.matching.startConversation({ profileId: him.member.id }));
  if (does === 'block') await unlessRefused(conversations.block({ id }));
  if (does === 'unblock') await unlessRefused(conversations.unblock({ id }));
  if (does === 'delete') await unlessRefused(conversations.deleteConversation({ id }));
  if (does === 'reconnect') await cast.mirrors.get(me)?.connect();
  const message = aMessage(other, `${does} ${cast.count++}`);
  if (does === 'send') await unlessRefused(conversations.send(message));
  if (does === 'send twice') {
    await Promise.all([1, 2].map(() => unlessRefused(conversations.send(message))));
  }
  if (does.startsWith('read')) {
    // Reading during a block sends no event, and only shows with the next page.
    if (await isBlocked(app.db, me.member.id, id)) return;
    const thread = await conversations.thread({ id }).catch(() => undefined);
    const received = thread?.messages.filter(({ mine }) => !mine) ?? [];
    const upTo = received.at(does === 'read' ? -1 : 0)?.id;
    if (upTo !== undefined) await conversations.markRead({ id, upTo });
  }
}

type Cast = {
  claire: MemberBrowser;
  men: MemberBrowser[];
  mirrors: Map<MemberBrowser, LiveMirror>;
  count: number;
};

/** Compares the state of each browser after all events with a fresh response of the server. */
async function compare(mirrors: Cast['mirrors']): Promise<void> {
  const streams = await app.db.select().from(memberStreams);
  const lengths = new Map(streams.map(({ user_id, seq }) => [user_id, seq]));
  for (const [one, mirror] of mirrors) {
    const shown = await mirror.shows(lengths.get(one.member.id) ?? 0);
    const fetched = await fetchMessages(one);
    expect(shown).toEqual(fetched);
    const badge = (await one.client.session.read()).member?.unreadCount;
    expect(badge).toBe(fetched.reduce((sum, { contact }) => sum + contact.unreadCount, 0));
    for (const { messages, contact } of fetched.filter((thread) => !thread.contact.blocked)) {
      const unread = messages.filter(({ mine, read }) => !mine && !read);
      expect(unread).toHaveLength(contact.unreadCount);
    }
  }
}

test('applying the live events to the state fetched earlier gives the state fetched now', async () => {
  const walk = fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 60 }), async (steps) => {
    await app.reset();
    const { claire, men } = await aSelection(app, MEN);
    for (const { member } of men) await claire.client.matching.startConversation({ profileId: member.id });
    const everyone = [claire, ...men];
    const mirrors = new Map(everyone.map((one) => [one, new LiveMirror(one, port)]));
    for (const mirror of mirrors.values()) await mirror.connect();
    const cast = { claire, men, mirrors, count: 0 };
    for (let done = 0; done < steps.length; done += AT_ONCE) {
      app.clock.advance({ minutes: 1 });
      const together = steps.slice(done, done + AT_ONCE);
      await Promise.all(together.filter((one) => !isAlone(one)).map((one) => take(one, cast)));
      for (const one of together.filter(isAlone)) await take(one, cast);
      await compare(mirrors);
    }
    expect(cast.count).toBeGreaterThan(0);
  });
  // One long walk with a new seed each run; a failure prints its seed.
  await fc.assert(walk, { numRuns: 1, endOnFailure: true });
});
