import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { savePassword } from '#identity/accounts/server/store.ts';
import { hashPassword } from '#platform/auth.ts';
import { listOperations } from '#testing/api-operations.ts';
import { logIn } from '#testing/conversations.ts';
import { aMember } from '#testing/factories.ts';
import { type FuzzRequest, fuzzRequests } from '#testing/fuzz-requests.ts';
import { defectOf } from '#testing/judge-answer.ts';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { profiles, rateLimits } from './schema.ts';

const OF_EACH_ROUTE = 4;
const SEED = 13;

let app: TestApp;
let world: MarkedWorld;
let viewer: TestBrowser;

/** All share one world: earlier requests must not break later ones. */
beforeAll(async () => {
  app = await testApp();
  world = await markedWorld(app);
  viewer = world.viewer;
});

const operations = await listOperations();

describe('malformed requests get one of our error messages, never a 500', () => {
  test.each(operations)('$endpoint.name', async (operation) => {
    const { name, sentences } = operation.endpoint;
    const wrong: string[] = [];
    const sample = { seed: SEED + operations.indexOf(operation), count: OF_EACH_ROUTE };
    const caller = await callerOf(name);
    await app.db.delete(rateLimits);
    app.services.leases.clear();
    for (const request of fuzzRequests([operation], world.cast, sample)) {
      const answer = await carrying(name === 'session.end' ? viewer.cookies : caller.cookies, request).fetch(
        request.path,
        request.init,
      );
      const defect = defectOf(answer.status, await answer.text(), sentences);
      if (defect) wrong.push(`${request.what}: ${defect}`);
      if (name === 'signUp.finish') await forgetProfile(caller.id);
      if (name === 'accounts.changePassword') await setPassword(caller.id);
      if (name === 'session.end') viewer = await logIn(app, world.viewer.member);
    }
    expect(wrong).toEqual([]);
    expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

async function callerOf(name: string) {
  if (name !== 'signUp.finish') {
    // An earlier request may have ended the session.
    if (!(await viewer.client.session.read()).member) viewer = await logIn(app, world.viewer.member);
    return { cookies: viewer.cookies, id: world.viewer.member.id };
  }
  const { cookies, member } = await app.memberBrowser(aMember());
  await forgetProfile(member.id);
  return { cookies, id: member.id };
}

/** Restores the password of the other log-ins, which a request may have changed. */
async function setPassword(id: string): Promise<void> {
  await savePassword(app.db, id, await hashPassword(TEST_PASSWORD), app.clock.now());
}

/** Deletes the profile only, so that it can be created again; its rows stay. */
async function forgetProfile(id: string): Promise<void> {
  await app.db.delete(profiles).where(eq(profiles.id, id));
}

function carrying(cookies: ReadonlyMap<string, string>, { init }: FuzzRequest): TestBrowser {
  const browser = app.browser();
  if (new Headers(init.headers).has('cookie')) return browser;
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}
