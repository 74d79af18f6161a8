import { beforeEach, describe, expect, test } from 'vitest';
import { listEndpoints, listUnsafeEndpoints } from '#testing/api-endpoints.ts';
import {
  type Cast,
  COMING_DATE,
  type Example,
  exampleRequest,
  inWalkingOrder,
  requestOf,
} from '#testing/endpoint-examples.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { blockedUsers } from './schema.ts';

let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

/** Every route that takes somebody's id, called with that id. */
const BY_ID: Record<string, (id: string) => Example> = {
  'accounts.endDevice': (id) => ({ id }),
  'matching.preview': (id) => ({ id }),
  'matching.reject': (id) => ({ id }),
  'matching.startConversation': (id) => ({ body: { profileId: id } }),
  'conversations.thread': (id) => ({ id }),
  'conversations.send': (id) => ({ id, body: { clientId: crypto.randomUUID(), content: 'Bonsoir !' } }),
  'conversations.markRead': (id) => ({ id, body: { upTo: Number.MAX_SAFE_INTEGER } }),
  'conversations.block': (id) => ({ id }),
  'conversations.unblock': (id) => ({ id }),
  'conversations.deleteConversation': (id) => ({ id }),
  'meeting.state': (id) => ({ id }),
  'meeting.declare': (id) => ({ id }),
  'meeting.giveFeedback': (id) => ({ id, body: { qualities: ['Drôle'] } }),
  'reports.report': (id) => ({ body: { profileId: id, reason: 'Des propos blessants.' } }),
  'workshops.one': (id) => ({ id }),
  'workshops.register': (id) => ({ id }),
  'workshops.cancel': (id) => ({ id }),
};

/** The same routes with an id that is right for the caller; of the others, someone whom she may address. */
const RIGHT_IDS: Record<string, string> = {
  'workshops.one': '8',
  'workshops.register': COMING_DATE,
  'workshops.cancel': COMING_DATE,
};

const routesByPath = listEndpoints().filter(({ path }) => path.includes('{'));
const routesById = listEndpoints().filter(({ name }) => BY_ID[name]);

test('every route of the contract with an id in its path is tried here', () => {
  expect(routesByPath.filter(({ name }) => !BY_ID[name])).toEqual([]);
  expect(routesById).toHaveLength(Object.keys(BY_ID).length);
});

describe('someone else’s id is answered like the id of nobody', () => {
  test.each(routesById)('$name: same bytes, and nothing changes', async (endpoint) => {
    const { viewer, cast, ids } = await someoneAmongOthers();
    const before = await snapshotTables(app.db);
    const call = async (id: string) => {
      const { path, init } = requestOf(endpoint, BY_ID[endpoint.name]?.(id) ?? {});
      return answerOf(viewer, path, init);
    };
    const nobody = await call(crypto.randomUUID());
    expect(nobody).toMatch(/^404 .*"code":"NOT_FOUND"/);
    for (const [whose, id] of Object.entries(ids)) {
      // Passing again on someone, in another tab, is done already: it tells only what the caller did.
      const expected =
        endpoint.name === 'matching.reject' && whose === 'passed' ? '200 {"done":true}' : nobody;
      expect({ whose, answer: await call(id) }).toEqual({ whose, answer: expected });
    }
    expect(await snapshotTables(app.db)).toEqual(before);
    // Success shares this set-up: with the right person the same request is heard.
    const someone = endpoint.path.startsWith('/contacts/{id}') ? cast.contact : cast.shown;
    const right = RIGHT_IDS[endpoint.name] ?? someone;
    expect(await call(endpoint.name === 'accounts.endDevice' ? cast.device : right)).toMatch(/^200 /);
  });

  test('photos: another’s, nobody’s and a member’s own id', async () => {
    const { viewer, ids, strangersPhoto } = await someoneAmongOthers();
    const nobody = await answerOf(viewer, `/media/${'A'.repeat(22)}`);
    expect(nobody).toBe('404 Introuvable');
    for (const path of [strangersPhoto, `/media/${viewer.member.id}`, `/media/${ids.stranger}`]) {
      expect({ path, answer: await answerOf(viewer, path) }).toEqual({ path, answer: nobody });
    }
  });

  test.each([
    'matching.preview',
    'matching.reject',
    'matching.startConversation',
    'conversations.send',
    'meeting.declare',
    'meeting.giveFeedback',
  ])('%s: a contact who blocked me is nobody', async (name) => {
    const { viewer, cast } = await markedWorld(app);
    await app.db
      .insert(blockedUsers)
      .values({ user_id: cast.contact, blocked_user_id: viewer.member.id, created_at: app.clock.now() });
    const endpoint = routesById.find((route) => route.name === name);
    if (!endpoint) throw new Error(`no route ${name}`);
    const before = await snapshotTables(app.db);
    const request = (id: string) => requestOf(endpoint, BY_ID[name]?.(id) ?? {});
    const nobody = request(crypto.randomUUID());
    const blocker = request(cast.contact);
    expect(await answerOf(viewer, blocker.path, blocker.init)).toBe(
      await answerOf(viewer, nobody.path, nobody.init),
    );
    expect(await snapshotTables(app.db)).toEqual(before);
  });
});

describe('what is not the caller’s to write', () => {
  const forged = (other: string) => ({
    user_id: other,
    sender_id: other,
    receiver_id: other,
    me: other,
    is_from_admin: true,
    automatic: true,
    read: true,
    role: 'admin',
    verified: true,
    photo_url: 'https://ailleurs.example/x.jpg',
    latitude: 0,
    created_at: '2000-01-01',
    flagged_at: null,
  });

  test('is ignored on every route that writes', async () => {
    const { viewer, cast } = await markedWorld(app);
    const before = await snapshotTables(app.db);
    for (const endpoint of inWalkingOrder(listUnsafeEndpoints())) {
      // This one erases answers, which is its own work and not the forged words'.
      if (endpoint.name === 'answers.withdrawConsent') continue;
      const { path, init } = exampleRequest(endpoint, cast);
      if (typeof init.body !== 'string') continue;
      const body = JSON.stringify({ ...forged(cast.toOpen), ...JSON.parse(init.body) }).replace(
        /^\{/,
        `{"__proto__":{"verified":true},"id":${JSON.stringify(cast.toOpen)},`,
      );
      await viewer.fetch(path, { ...init, body });
    }
    const after = await snapshotTables(app.db);
    const unchanged = ['users', 'profiles', 'photos', 'love_profiles', 'relationship_quiz', 'consents'];
    for (const table of unchanged)
      expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] });
    const sent = after.chat_messages?.filter((row) => row.includes('comment allez-vous'));
    expect(sent?.map((row) => JSON.parse(row))).toMatchObject([
      { sender_id: viewer.member.id, receiver_id: cast.contact, automatic: false, read: false },
    ]);
    expect(Object.hasOwn(Object.prototype, 'verified')).toBe(false);
  });
});

test('reading changes nothing but what was shown', async () => {
  const { viewer, cast } = await markedWorld(app);
  const before = await snapshotTables(app.db, ['shown_profiles']);
  for (const endpoint of listEndpoints().filter(({ method }) => method === 'GET')) {
    const { path, init } = exampleRequest(endpoint, cast);
    expect((await viewer.fetch(path, init)).status).toBe(200);
  }
  expect(await snapshotTables(app.db, ['shown_profiles'])).toEqual(before);
});

/** The marked world with a stranger of another town who has a photo, and people to whom the member has no right. */
async function someoneAmongOthers() {
  const world = await markedWorld(app);
  const stranger = await app.memberBrowser(aMan({ commune: PARIS }));
  const { photoUrl } = await stranger.client.profile.savePhoto({ photo: pixel() });
  const passed = aMan();
  await app.insert(passed);
  await world.viewer.client.matching.selection();
  await world.viewer.client.matching.reject({ id: passed.id });
  const ids = { stranger: stranger.member.id, passed: passed.id, own: world.viewer.member.id, none: 'x' };
  return { ...world, ids, strangersPhoto: photoUrl };
}

function pixel(): File {
  const example: Cast = { email: '', shown: '', toOpen: '', contact: '', received: 0, device: '' };
  const endpoint = listEndpoints().find(({ name }) => name === 'profile.savePhoto');
  const body = endpoint && exampleRequest(endpoint, example).init.body;
  const file = body instanceof FormData ? body.get('photo') : undefined;
  if (!(file instanceof File)) throw new Error('the example of a photo is a form with a file');
  return file;
}

async function answerOf(browser: TestBrowser, path: string, init?: RequestInit): Promise<string> {
  const response = await browser.fetch(path, init);
  return `${response.status} ${await response.text()}`;
}
