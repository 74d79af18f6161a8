import { describe, expect, test } from 'vitest';
import { CONTRACT_ACCESS, expectedStatus } from '#testing/access-table.ts';
import { type Endpoint, listEndpoints, listUnsafeEndpoints } from '#testing/api-endpoints.ts';
import { exampleOf, exampleRequest, inWalkingOrder, PIXEL, requestOf } from '#testing/endpoint-examples.ts';
import type { Cast } from '#testing/example.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { keptWorld } from '#testing/kept-world.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { sharedApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { blockedUsers, orders, passkeys, rateLimits } from './schema.ts';

const app = await sharedApp();

/** Ids that the examples cannot know, for the routes whose example gets no 200 in `access-table.ts`. */
const RIGHT_IDS: Record<string, string> = {
  'membership.withdraw': 'commande-1',
  'passkeys.rename': 'cle-1',
  'passkeys.remove': 'cle-1',
};
/**
 * The room of an appointment opens five minutes before (`member/appointments/server/call.test.ts`); a deleted
 * conversation has an id of its own (`member/reports/server/routes.test.ts`).
 */
const SUCCEED_ELSEWHERE = ['appointments.join', 'reports.reportDeleted'];

const UNLISTED = [0, 0, 0, 0] as const;

/** Passing again in another tab is idempotent; a passed person may be viewed again, reported, or taken back. */
const OF_ONES_PASSES = ['matching.reject', 'matching.takeBackReject', 'matching.preview', 'reports.report'];

/** Routes of members: desk accounts are not members (`app-access.test.ts`, and the tests of each part). */
const endpoints = listEndpoints().filter(({ path }) => !path.startsWith('/desk/'));

type WithId = { endpoint: Endpoint; requestFor: (id: string) => ReturnType<typeof requestOf> };

/** Every route whose example has an id, in its path or as `profileId` in its body. */
function routesById(cast: Cast): WithId[] {
  return endpoints.flatMap((endpoint) => {
    const { body, ...example } = exampleOf(endpoint, cast);
    if (endpoint.path.includes('{'))
      return { endpoint, requestFor: (id: string) => requestOf(endpoint, { ...example, body, id }) };
    if (typeof body !== 'object' || body === null || !('profileId' in body)) return [];
    return {
      endpoint,
      requestFor: (id: string) => requestOf(endpoint, { body: { ...body, profileId: id } }),
    };
  });
}

describe('another person’s id gets the same response as an unknown id', () => {
  test('on every route: same bytes, and nothing changes', async () => {
    const { viewer, cast, ids } = await keptWorld(app, someoneAmongOthers);
    const before = await snapshotTables(app.db);
    const routes = routesById(cast);
    expect(routes.map(({ endpoint }) => endpoint.name)).toEqual(
      expect.arrayContaining(endpoints.filter(({ path }) => path.includes('{')).map(({ name }) => name)),
    );
    for (const { endpoint, requestFor } of routes) {
      const { name } = endpoint;
      await app.db.delete(rateLimits);
      const nobody = await answerOf(viewer, requestFor(crypto.randomUUID()));
      expect({ name, nobody }).toEqual({
        name,
        nobody: expect.stringMatching(/^404 .*"code":"NOT_FOUND"/),
      });
      for (const [whose, id] of Object.entries(ids)) {
        if (whose === 'passed' && OF_ONES_PASSES.includes(name)) continue;
        const answer = await answerOf(viewer, requestFor(id));
        expect({ name, whose, answer }).toEqual({ name, whose, answer: nobody });
      }
    }
    expect(await snapshotTables(app.db)).toEqual(before);
    // Proves the set-up: with a permitted id the same request succeeds, here or in `app-access.test.ts`.
    for (const { endpoint, requestFor } of routes) {
      const { name } = endpoint;
      const id = OF_ONES_PASSES.includes(name) ? ids.passed : RIGHT_IDS[name];
      if (id) expect(`${name} ${await answerOf(viewer, requestFor(id))}`).toMatch(/^\S+ 200 /);
      else if (!SUCCEED_ELSEWHERE.includes(name))
        expect({ name, status: expectedStatus(CONTRACT_ACCESS[name] ?? UNLISTED, 'member', name) }).toEqual({
          name,
          status: 200,
        });
    }
  });

  test('photos: another member’s, an unknown one and a member’s own id', async () => {
    const { viewer, ids, strangersPhoto } = await keptWorld(app, someoneAmongOthers);
    const nobody = await answerOf(viewer, { path: `/media/${'A'.repeat(22)}` });
    expect(nobody).toBe('404 Introuvable');
    for (const path of [
      strangersPhoto,
      `${strangersPhoto}/upright`,
      `/media/${viewer.member.id}`,
      `/media/${ids.stranger}`,
    ]) {
      expect({ path, answer: await answerOf(viewer, { path }) }).toEqual({ path, answer: nobody });
    }
  });

  test('a contact who blocked the caller looks unknown', async () => {
    const { viewer, cast } = await markedWorld(app);
    await app.db
      .insert(blockedUsers)
      .values({ user_id: cast.contact, blocked_user_id: viewer.member.id, created_at: app.clock.now() });
    const before = await snapshotTables(app.db);
    const names = [
      'matching.preview',
      'matching.reject',
      'matching.startConversation',
      'conversations.send',
      'calls.propose',
      'calls.accept',
      'calls.join',
      'calls.end',
      'encounters.accept',
      'encounters.calendar',
      'encounters.shareDate',
      'encounters.unshareDate',
      'encounters.propose',
      'encounters.end',
      'meeting.declare',
      'meeting.setAside',
      'meeting.giveFeedback',
    ];
    const routes = routesById(cast).filter(({ endpoint }) => names.includes(endpoint.name));
    expect(routes).toHaveLength(names.length);
    for (const { endpoint, requestFor } of routes) {
      const answer = await answerOf(viewer, requestFor(cast.contact));
      const nobody = await answerOf(viewer, requestFor(crypto.randomUUID()));
      expect({ name: endpoint.name, answer }).toEqual({ name: endpoint.name, answer: nobody });
    }
    expect(await snapshotTables(app.db)).toEqual(before);
  });
});

describe('a field that the caller may not write', () => {
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

  test('has no effect on any write route', async () => {
    const { viewer, cast } = await markedWorld(app);
    const before = await snapshotTables(app.db);
    for (const endpoint of inWalkingOrder(listUnsafeEndpoints())) {
      // These routes themselves erase answers or end a consent; the forged body does not.
      if (['answers.withdrawConsent', 'confiding.withdraw'].includes(endpoint.name)) continue;
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

test('a read changes nothing except which profiles were shown', async () => {
  const { viewer, cast } = await markedWorld(app);
  const before = await snapshotTables(app.db, ['shown_profiles']);
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const { path, init } = exampleRequest(endpoint, cast);
    expect((await viewer.fetch(path, init)).status).toBe(200);
  }
  expect(await snapshotTables(app.db, ['shown_profiles'])).toEqual(before);
});

/** The marked world with a distant stranger who has a photo, and people that the member may not see. */
async function someoneAmongOthers() {
  const world = await markedWorld(app);
  const stranger = await app.memberBrowser(aMan({ commune: PARIS }));
  const { thumbnailUrl } = await stranger.client.photos.add({ photo: new File([PIXEL], 'moi.png') });
  const [passed] = await app.insert(aMan());
  await app.db.insert(orders).values({
    id: 'commande-1',
    user_id: world.viewer.member.id,
    service: 'masterclass',
    price_cents: 4_000,
    ordered_at: app.clock.now(),
  });
  await app.db.insert(passkeys).values({
    id: 'cle-1',
    user_id: world.viewer.member.id,
    name: 'Mon téléphone',
    created_at: app.clock.now(),
    credential_id: 'AAAA',
    public_key: 'AAAA',
    counter: 0,
    transports: [],
  });
  await world.viewer.client.matching.selection();
  await world.viewer.client.matching.reject({ id: passed.id });
  const strangersPhoto = thumbnailUrl;
  const photo = thumbnailUrl.replace('/media/', '');
  const ids = {
    photo,
    stranger: stranger.member.id,
    passed: passed.id,
    own: world.viewer.member.id,
    none: 'x',
  };
  return { ...world, ids, strangersPhoto };
}

async function answerOf(
  browser: TestBrowser,
  { path, init }: { path: string; init?: RequestInit },
): Promise<string> {
  const response = await browser.fetch(path, init);
  return `${response.status} ${await response.text()}`;
}
