import { beforeAll, describe, expect, test } from 'vitest';
import { listEndpoints, listUnsafeEndpoints } from '#testing/api-endpoints.ts';
import {
  AGREED_MOMENT,
  APPOINTMENT,
  COMING_DATE,
  exampleRequest,
  inWalkingOrder,
  requestOf,
  SEAT,
  SLOTS,
} from '#testing/endpoint-examples.ts';
import type { Cast, Example } from '#testing/example.ts';
import { aMan, PARIS } from '#testing/factories.ts';
import { keptWorld } from '#testing/kept-world.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { blockedUsers, orders, passkeys } from './schema.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const BY_ID: Record<string, (id: string) => Example> = {
  'accounts.endDevice': (id) => ({ id }),
  'passkeys.rename': (id) => ({ id, body: { name: 'Mon téléphone' } }),
  'passkeys.remove': (id) => ({ id, body: { password: TEST_PASSWORD } }),
  'matching.preview': (id) => ({ id }),
  'matching.reject': (id) => ({ id }),
  'matching.takeBackReject': (id) => ({ id }),
  'matching.startConversation': (id) => ({ body: { profileId: id } }),
  'conversations.thread': (id) => ({ id }),
  'conversations.send': (id) => ({ id, body: { clientId: crypto.randomUUID(), content: 'Bonsoir !' } }),
  'conversations.markRead': (id) => ({ id, body: { upTo: Number.MAX_SAFE_INTEGER } }),
  'conversations.decline': (id) => ({ id, body: { farewell: 'no-spark' } }),
  'conversations.block': (id) => ({ id }),
  'conversations.unblock': (id) => ({ id }),
  'conversations.deleteConversation': (id) => ({ id }),
  'calls.one': (id) => ({ id }),
  'calls.propose': (id) => ({ id }),
  'calls.accept': (id) => ({ id }),
  'calls.join': (id) => ({ id, body: { seat: SEAT } }),
  'calls.end': (id) => ({ id }),
  'encounters.one': (id) => ({ id }),
  'encounters.accept': (id) => ({ id, body: { revision: 0, moment: AGREED_MOMENT } }),
  'encounters.calendar': (id) => ({ id }),
  'encounters.shareDate': (id) => ({ id }),
  'encounters.unshareDate': (id) => ({ id }),
  'encounters.propose': (id) => ({
    id,
    body: {
      revision: 0,
      moments: ['04', '05', '06'].map((day) => ({ day: `2026-12-${day}`, time: '19:30' })),
      place: { kind: 'Café' },
    },
  }),
  'encounters.end': (id) => ({ id, body: { revision: 0 } }),
  'introductions.answer': (id) => ({ id, body: { answer: 'accepted' } }),
  'meeting.state': (id) => ({ id }),
  'meeting.declare': (id) => ({ id }),
  'meeting.setAside': (id) => ({ id }),
  'meeting.giveFeedback': (id) => ({ id, body: { qualities: ['Humour'] } }),
  'photos.describe': (id) => ({ id, body: { caption: '' } }),
  'photos.remove': (id) => ({ id }),
  'reports.report': (id) => ({
    body: { profileId: id, matter: 'insult', reason: 'Des propos blessants.' },
  }),
  'reports.reportDeleted': (id) => ({ id, body: { matter: 'insult', reason: 'Des propos blessants.' } }),
  'membership.withdraw': (id) => ({ id }),
  'workshops.one': (id) => ({ id }),
  'workshops.register': (id) => ({ id }),
  'workshops.calendar': (id) => ({ id }),
  'workshops.cancel': (id) => ({ id }),
  'appointments.calendar': (id) => ({ id }),
  'appointments.move': (id) => ({ id, body: { slotId: SLOTS.free } }),
  'appointments.cancel': (id) => ({ id }),
  'appointments.room': (id) => ({ id }),
  'appointments.join': (id) => ({ id, body: { seat: SEAT } }),
  'appointments.leave': (id) => ({ id, body: { seat: SEAT } }),
};

const RIGHT_IDS: Record<string, string> = {
  'membership.withdraw': 'commande-1',
  'passkeys.rename': 'cle-1',
  'passkeys.remove': 'cle-1',
  'workshops.one': '8',
  'workshops.register': COMING_DATE,
  'workshops.calendar': COMING_DATE,
  'workshops.cancel': COMING_DATE,
  'appointments.calendar': APPOINTMENT,
  'appointments.move': APPOINTMENT,
  'appointments.cancel': APPOINTMENT,
  'appointments.room': APPOINTMENT,
  'appointments.join': APPOINTMENT,
  'appointments.leave': APPOINTMENT,
};

/** Passing again in another tab is idempotent; a passed person may be viewed again, reported, or taken back. */
const OF_ONES_PASSES = ['matching.reject', 'matching.preview', 'reports.report', 'matching.takeBackReject'];

/** Routes of members: desk accounts are not members (`app-access.test.ts`, and the tests of each part). */
const endpoints = listEndpoints().filter(({ path }) => !path.startsWith('/desk/'));
const routesByPath = endpoints.filter(({ path }) => path.includes('{'));
const routesById = endpoints.filter(({ name }) => BY_ID[name]);

test('the tests below cover every route of the contract with an id in its path', () => {
  expect(routesByPath.filter(({ name }) => !BY_ID[name])).toEqual([]);
  expect(routesById).toHaveLength(Object.keys(BY_ID).length);
});

describe('another person’s id gets the same response as an unknown id', () => {
  test.each(routesById)('$name: same bytes, and nothing changes', async (endpoint) => {
    const { viewer, cast, ids } = await keptWorld(app, someoneAmongOthers);
    const before = await snapshotTables(app.db);
    const call = async (id: string) => {
      const { path, init } = requestOf(endpoint, BY_ID[endpoint.name]?.(id) ?? {});
      return answerOf(viewer, path, init);
    };
    const nobody = await call(crypto.randomUUID());
    expect(nobody).toMatch(/^404 .*"code":"NOT_FOUND"/);
    for (const [whose, id] of Object.entries(ids)) {
      if (whose === 'passed' && OF_ONES_PASSES.includes(endpoint.name)) continue;
      expect({ whose, answer: await call(id) }).toEqual({ whose, answer: nobody });
    }
    expect(await snapshotTables(app.db)).toEqual(before);
    if (OF_ONES_PASSES.includes(endpoint.name)) expect(await call(ids.passed)).toMatch(/^200 /);
    // The room of an appointment opens five minutes before: `member/appointments/server/call.test.ts`.
    if (endpoint.name === 'appointments.join') return;
    // A deleted conversation has an id of its own: `member/reports/server/routes.test.ts`.
    if (['matching.takeBackReject', 'reports.reportDeleted'].includes(endpoint.name)) return;
    // Proves the set-up: with a permitted id the same request succeeds.
    const inConversation = endpoint.path.startsWith('/contacts/{id}');
    const introduced = endpoint.path.startsWith('/introductions/') && cast.introduced;
    const someone = introduced || (inConversation ? cast.contact : cast.shown);
    const own = endpoint.path.startsWith('/profile/photos/') ? cast.photo : cast.device;
    const right = RIGHT_IDS[endpoint.name] ?? someone;
    expect(await call(/^(accounts|photos)\./.test(endpoint.name) ? own : right)).toMatch(/^200 /);
  });

  test('photos: another member’s, an unknown one and a member’s own id', async () => {
    const { viewer, ids, strangersPhoto } = await keptWorld(app, someoneAmongOthers);
    const nobody = await answerOf(viewer, `/media/${'A'.repeat(22)}`);
    expect(nobody).toBe('404 Introuvable');
    for (const path of [
      strangersPhoto,
      `${strangersPhoto}/upright`,
      `/media/${viewer.member.id}`,
      `/media/${ids.stranger}`,
    ]) {
      expect({ path, answer: await answerOf(viewer, path) }).toEqual({ path, answer: nobody });
    }
  });

  test.each([
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
  ])('%s: a contact who blocked the caller looks unknown', async (name) => {
    const { viewer, cast } = await keptWorld(app, markedWorld);
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
    const { viewer, cast } = await keptWorld(app, markedWorld);
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
  const { viewer, cast } = await keptWorld(app, markedWorld);
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
  const { thumbnailUrl } = await stranger.client.photos.add({ photo: pixel() });
  const passed = aMan();
  await app.insert(passed);
  await app.db.insert(orders).values({
    id: 'commande-1',
    user_id: world.viewer.member.id,
    service: 'masterclass',
    price_cents: 4_000,
    ordered_at: app.clock.now(),
  });
  await app.db.insert(passkeys).values({
    ...{ id: 'cle-1', user_id: world.viewer.member.id, name: 'Mon téléphone', created_at: app.clock.now() },
    ...{ credential_id: 'AAAA', public_key: 'AAAA', counter: 0, transports: [] },
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

function pixel(): File {
  const example: Cast = {
    member: '',
    email: '',
    shown: '',
    toOpen: '',
    me: '',
    introduced: '',
    contact: '',
    received: 0,
    photo: '',
    device: '',
    colleague: '',
  };
  const endpoint = listEndpoints().find(({ name }) => name === 'photos.add');
  const body = endpoint && exampleRequest(endpoint, example).init.body;
  const file = body instanceof FormData ? body.get('photo') : undefined;
  if (!(file instanceof File)) throw new Error('the example of a photo is a form with a file');
  return file;
}

async function answerOf(browser: TestBrowser, path: string, init?: RequestInit): Promise<string> {
  const response = await browser.fetch(path, init);
  return `${response.status} ${await response.text()}`;
}
