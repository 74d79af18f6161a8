import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { savePassword } from '#features/accounts/server/store.ts';
import { hashPassword } from '#platform/auth.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { aMember } from '#testing/factories.ts';
import { type HostileRequest, hostileRequests } from '#testing/hostile-requests.ts';
import { defectOf } from '#testing/judge-answer.ts';
import { loggedIn, type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { profiles, rateLimits } from './schema.ts';

/** How many requests are made before the limits, which would hide what lies behind them, are forgotten. */
const BETWEEN_LIMITS = 3;
let app: TestApp;
let world: MarkedWorld;

/** One world for all of them: what the first requests change harms none of the others. */
beforeAll(async () => {
  app = await testApp();
  await app.reset();
  world = await markedWorld(app);
});

const endpoints = listEndpoints();

describe('hostile requests are answered in our words, never by a failure', () => {
  test('and there are more than a thousand of them', () => {
    const cast = {
      member: '',
      email: '',
      shown: 'a',
      toOpen: 'b',
      me: 'g',
      introduced: 'f',
      contact: 'c',
      received: 1,
      photo: 'e',
      device: 'd',
      colleague: 'z',
    };
    const all = endpoints.flatMap((endpoint, turn) => hostileRequests(endpoint, cast, turn));
    expect(all.length).toBeGreaterThan(1000);
  });

  test.each(endpoints)('$name', async (endpoint) => {
    const { viewer, cast } = world;
    const wrong: string[] = [];
    const requests = hostileRequests(endpoint, cast, endpoints.indexOf(endpoint));
    const caller = await callerOf(endpoint.name);
    for (const [at, request] of requests.entries()) {
      if (at % BETWEEN_LIMITS === 0) {
        await app.db.delete(rateLimits);
        app.services.leases.clear();
      }
      const answer = await carrying(caller.cookies, request).fetch(request.path, request.init);
      const defect = defectOf(answer.status, await answer.text(), endpoint.sentences);
      if (defect) wrong.push(`${request.what}: ${defect}`);
      if (endpoint.name === 'signUp.finish') await forgetProfile(caller.id);
      if (endpoint.name === 'accounts.changePassword') await setPassword(caller.id);
      if (endpoint.name === 'session.end') caller.cookies = (await loggedIn(app, viewer.member)).cookies;
    }
    expect(wrong).toEqual([]);
    expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** The member, with a session of her own; for the creation of a profile, somebody who has none. */
async function callerOf(name: string) {
  if (name !== 'signUp.finish') {
    const { cookies } = await loggedIn(app, world.viewer.member);
    return { cookies, id: world.viewer.member.id };
  }
  const { cookies, member } = await app.memberBrowser(aMember());
  await forgetProfile(member.id);
  return { cookies, id: member.id };
}

/** The password that the others log in with, whatever a request has just made of it. */
async function setPassword(id: string): Promise<void> {
  await savePassword(app.db, id, await hashPassword(TEST_PASSWORD), app.clock.now());
}

/** The rows that a profile was made with stay: making it again is the creation that is tried. */
async function forgetProfile(id: string): Promise<void> {
  await app.db.delete(profiles).where(eq(profiles.id, id));
}

/** The caller's cookies, unless the request brings its own. */
function carrying(cookies: ReadonlyMap<string, string>, { init }: HostileRequest): TestBrowser {
  const browser = app.browser();
  if (new Headers(init.headers).has('cookie')) return browser;
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}
