import { describe, expect, test } from 'vitest';
import { waitWords } from '#lib/wait-words.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const HOUR = 3600;
const send = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ clientId: '7f3f9a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', content: 'Bonsoir !' }),
};

/** The limits of security.md 26, with the same rejection for known and unknown ids. */
const BUDGETS: [what: string, max: number, seconds: number, path: string, init?: RequestInit][] = [
  ['passes a day', 50, 24 * HOUR, '/api/selection/personne/reject', { method: 'POST' }],
  ['previews an hour', 100, HOUR, '/api/profiles/personne'],
  ['messages a minute', 30, 60, '/api/contacts/personne/messages', send],
  ['city searches a minute', 120, 60, '/api/cities?q=l'],
];

describe('a member may make', () => {
  test.each(BUDGETS)('%s: at most %i', async (_, max, seconds, path, init) => {
    const browser = await app.memberBrowser();
    const other = await app.memberBrowser();
    const statusOf = async () => (await browser.fetch(path, init)).status;
    for (let time = 0; time < max; time += 1) expect(await statusOf()).not.toBe(429);
    app.clock.advance({ minutes: seconds / 120 });
    const refused = await browser.fetch(path, init);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(seconds / 2));
    expect(await refused.json()).toEqual({
      defined: true,
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: `Vous avez atteint la limite pour le moment. Réessayez ${waitWords(seconds / 2)}.`,
      data: { retryAfterSeconds: seconds / 2 },
    });
    expect((await other.fetch(path, init)).status).not.toBe(429);
    app.clock.advance({ minutes: seconds / 120 });
    expect(await statusOf()).not.toBe(429);
  });
});

test('an IPv6 network counts as one origin, and the next network as another', async () => {
  const browser = app.browser();
  const statusFrom = async (address: string) => {
    const answer = await browser.fetch('/api/sign-up/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': address },
      body: JSON.stringify({ token: 'x'.repeat(32) }),
    });
    return answer.status;
  };
  for (let time = 0; time < LIMITS.linksByOrigin.max; time += 1)
    expect(await statusFrom(`2001:db8:1:2::${time.toString(16)}`)).not.toBe(429);
  expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(429);
  expect(await statusFrom('2001:db8:1:3::1')).not.toBe(429);
});
