import { expect, onTestFinished, test } from 'vitest';
import { waitWords } from '#lib/wait-words.ts';
import { consumeRateLimit, LIMITS, type Limit } from '#platform/rate-limit.ts';
import { rateLimits } from '#server/schema.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { anotherNode, TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';

const app = await testApp();

const ALL: readonly Limit[] = Object.values(LIMITS);
/** Limits that reject no request by themselves, or none of this walk, with the test that covers them. */
const ELSEWHERE: Record<string, string> = {
  [LIMITS.takenAddressByOrigin.name]:
    'entrance/server/sign-up-tells-nothing.test.ts: the sentence is no longer shown',
  [LIMITS.lateResetMails.name]: 'entrance/server/sign-up-tells-nothing.test.ts: the third mail of an hour',
  [LIMITS.widenings.name]: 'matching/server: the empty selection no longer names a criterion',
  [LIMITS.waitingLogIns.name]: 'accounts/second-factor: a used log-in opens no second session',
  [LIMITS.passkeyChallenges.name]: 'accounts/passkeys: rejects a challenge that was already answered',
  [LIMITS.childrenAnswers.name]: 'profile/server/routes.test.ts: a sentence next to the field',
  [LIMITS.selection.name]: 'matching/server/routes.test.ts: the members on screen stay',
  [LIMITS.apiDocumentsByOrigin.name]: 'api-docs.test.ts: no route of the contract',
  [LIMITS.underAge.name]: 'server/sign-up/under-age.test.ts: announced by a mail',
};

async function held(): Promise<string[]> {
  const rows = await app.db.select({ key: rateLimits.key }).from(rateLimits);
  return rows.map(({ key }) => key);
}

async function forget(): Promise<void> {
  await app.db.delete(rateLimits);
  app.services.leases.clear();
}

/** Sets the state after the last allowed attempt, in the current window. */
async function exhaust(key: string, limit: Limit): Promise<void> {
  await forget();
  const resetsAt = new Date(app.clock.now().getTime() + limit.windowSeconds * 1000);
  await app.db.insert(rateLimits).values({ key, count: limit.max, resetsAt });
}

const limitOf = (key: string) => ALL.find(({ name }) => key.startsWith(`${name}:`));

async function expectRefusal(response: Response, limit: Limit, keys: readonly string[]): Promise<void> {
  const { message, data } = await response.json();
  expect(data.retryAfterSeconds, `${limit.name}: ${keys}`).toBeLessThanOrEqual(limit.windowSeconds);
  expect(response.headers.get('retry-after')).toBe(String(data.retryAfterSeconds));
  expect(message).toContain(waitWords(data.retryAfterSeconds));
}

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Calls missing from the walk: wrong passwords, in a known and an unknown browser, and a visitor's message. */
async function morePlaces(email: string): Promise<(() => Promise<Response>)[]> {
  const [stranger, known, visitor] = [app.browser(), app.browser(), app.browser()];
  await known.client.accounts.logIn({ email, password: TEST_PASSWORD });
  const labels = { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Anne', email: 'anne@exemple.invalid' };
  await visitor.client.supportChat.beginAsVisitor(labels);
  const wrong = { email, password: 'pas le bon' };
  const message = { clientId: crypto.randomUUID(), content: 'Bonsoir !' };
  return [
    () => stranger.fetch('/api/log-in', post(wrong)),
    () => known.fetch('/api/log-in', post(wrong)),
    () => visitor.fetch('/api/support/visitor/messages', post(message)),
  ];
}

test('every limit rejects some route, in French, with the time to wait', async () => {
  const seen = new Set(Object.keys(ELSEWHERE));
  const visit = async (call: () => Promise<Response>) => {
    await forget();
    await (await call()).text();
    for (const key of await held()) {
      const limit = limitOf(key);
      if (!limit || seen.has(limit.name)) continue;
      await exhaust(key, limit);
      const refused = await call();
      if (refused.status !== 429) continue;
      await expectRefusal(refused, limit, await held());
      seen.add(limit.name);
    }
  };
  const world = await markedWorld(app);
  await walkEndpoints(app, world, (_, call) => visit(call));
  for (const call of await morePlaces(world.viewer.member.email)) await visit(call);
  expect(ALL.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

test('two nodes together never exceed a limit', async () => {
  const other = await anotherNode(app);
  onTestFinished(() => other.stop());
  const allowed: Record<string, number> = {};
  for (const limit of ALL) {
    const attempts = await Promise.all(
      Array.from({ length: limit.max + 4 }, (_, place) => {
        const { db, clock, leases } = [app, other][place % 2]?.services ?? app.services;
        const { lease } = limit;
        return lease === undefined
          ? consumeRateLimit(db, limit, 'quelqu’un', clock.now())
          : leases.consume({ ...limit, lease }, 'quelqu’un');
      }),
    );
    allowed[limit.name] = attempts.filter((attempt) => attempt.allowed).length;
  }
  for (const { name, max, lease = 1 } of ALL) {
    expect(allowed[name], name).toBeLessThanOrEqual(max);
    // Leased by a node and unused.
    expect(allowed[name], name).toBeGreaterThanOrEqual(max - 2 * (lease - 1));
  }
});
