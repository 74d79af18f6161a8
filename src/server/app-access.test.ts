import { describe, expect, test } from 'vitest';
import { INBOX_ROLES } from '#desk/inbox/rules.ts';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { LIVE_PATHS } from '#live/server/upgrade.ts';
import {
  CALLERS,
  type Caller,
  CONTRACT_ACCESS,
  expectedStatus,
  OTHER_ACCESS,
  PASSED_THROUGH,
} from '#testing/access-table.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { logIn } from '#testing/conversations.ts';
import { exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import type { Cast } from '#testing/example.ts';
import { goLive, LivePeer, listenForTest } from '#testing/live-socket.ts';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { close, suspend } from '#testing/measures.ts';
import { confirmAddress } from '#testing/sign-up-as.ts';
import { testApp } from '#testing/test-app.ts';
import { storeCoach } from '#testing/test-coach.ts';
import { insertColleague, openDesk } from '#testing/test-colleagues.ts';
import { createApp } from './create-app.ts';

/** Callers that may open each socket; the others get a 401. */
const LIVE_ACCESS: Record<(typeof LIVE_PATHS)[number], readonly Caller[]> = {
  '/api/live': ['confirmed', 'member'],
  // For the cookie of a visitor's chat, which none of these has.
  '/api/live/visitor': [],
  '/api/live/desk': STAFF_ROLES,
};

/** Every ephemeral event that a browser may send, with an example and the callers whose event is delivered. */
const LIVE_FRAMES: Record<string, { payload: (contact: string) => object; heardFrom: readonly Caller[] }> = {
  typing: { payload: (contactId) => ({ contactId }), heardFrom: ['member'] },
  'desk-presence': { payload: () => ({ thread: null, writing: false }), heardFrom: INBOX_ROLES },
  // Only between two people who have joined the call, which none has.
  'call-signal': {
    payload: (contactId) => ({ contactId, seat: crypto.randomUUID(), data: '{}' }),
    heardFrom: [],
  },
  'appointment-signal': {
    payload: () => ({ appointmentId: 'x', seat: crypto.randomUUID(), data: '{}' }),
    heardFrom: [],
  },
};

const NOT_WRITTEN = [0, 0, 0, 0] as const;

const app = await testApp();

describe('the access table of every route', () => {
  test('lists every route of the contract, and no other', () => {
    expect(Object.keys(CONTRACT_ACCESS).sort()).toEqual(
      listEndpoints()
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('lists every other route that the server registers', () => {
    const { routes } = createApp({ services: app.services, addressOf: () => '127.0.0.1' });
    const registered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...registered].sort()).toEqual([...Object.keys(OTHER_ACCESS), ...PASSED_THROUGH].sort());
  });

  test.each(CALLERS)('holds for a caller in the state %s', async (caller) => {
    const world = await markedWorld(app);
    const { people } = await world.viewer.client.matching.selection();
    const photo = people[0]?.photoUrl ?? '';
    const cookies = await cookiesOf(caller, world);
    await expectLiveAccess(caller, cookies, world);
    const expected: Record<string, number> = {};
    const found: Record<string, number> = {};
    for (const [route, row] of Object.entries(OTHER_ACCESS)) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace('/media/:id', photo).replace(':name', 'aucun');
      expected[route] = expectedStatus(row, caller, route);
      found[route] = (await app.browser(cookies).fetch(path, { method })).status;
    }
    for (const [name, status] of await walk(cookies, world.cast)) {
      expected[name] = expectedStatus(CONTRACT_ACCESS[name] ?? NOT_WRITTEN, caller, name);
      found[name] = status;
    }
    expect(found).toEqual(expected);
  });
});

test('a stolen cookie is rejected once its owner has logged out', async () => {
  const { viewer } = await markedWorld(app);
  const thief = app.browser(viewer.cookies);
  expect((await thief.fetch('/api/profile')).status).toBe(200);
  await viewer.client.session.end();
  expect((await thief.fetch('/api/profile')).status).toBe(401);
});

test('a cookie planted before the log-in is void after it', async () => {
  const { viewer } = await markedWorld(app);
  const planted = 'planted.c2lnbmF0dXJl';
  const browser = app.browser();
  browser.cookies.set('lueur', planted);
  await browser.client.accounts.logIn({ email: viewer.member.email, password: 'un beau soir d’été' });
  expect(browser.cookies.get('lueur')).not.toBe(planted);
  expect((await app.browser(new Map([['lueur', planted]])).fetch('/api/profile')).status).toBe(401);
});

test('the mailbox page does not exist in production', async () => {
  const { env } = app.services;
  const services = { ...app.services, env: { ...env, production: true } };
  const production = createApp({ services, addressOf: () => '127.0.0.1' });
  expect((await production.request('/dev/mail')).status).toBe(404);
  expect(production.routes.some(({ path }) => path.startsWith('/dev'))).toBe(false);
});

async function expectLiveAccess(
  caller: Caller,
  cookies: ReadonlyMap<string, string>,
  { men, cast }: MarkedWorld,
): Promise<void> {
  const contact = men.find(({ id }) => id === cast.contact);
  if (!contact) throw new Error('the contact is one of the men');
  const port = await listenForTest(app);
  const listeners = [
    await goLive(await logIn(app, contact), { port }),
    await goLive(await app.staffBrowser('support'), { port, path: '/api/live/desk' }),
  ];
  const opened: LivePeer[] = [];
  for (const path of LIVE_PATHS) {
    const peer = new LivePeer(app.browser(cookies), { port, path });
    await peer.until('its answer', ({ ready, ended }) => ready !== undefined || ended !== undefined);
    expect([path, peer.ended]).toEqual([path, LIVE_ACCESS[path].includes(caller) ? undefined : 401]);
    if (peer.ready) opened.push(peer);
  }
  const kinds = Object.keys(LIVE_FRAMES);
  for (const peer of opened)
    for (const [kind, { payload }] of Object.entries(LIVE_FRAMES))
      peer.send({ kind, ...payload(cast.contact) });
  const heard = () => kinds.filter((kind) => listeners.some((peer) => peer.ephemeral(kind).length > 0));
  const allowed = kinds.filter((kind) => LIVE_FRAMES[kind]?.heardFrom.includes(caller));
  await expect.poll(() => heard().length).toBe(allowed.length);
  if (opened.length > 0) await opened[0]?.quiet();
  expect(heard()).toEqual(allowed);
}

async function walk(cookies: ReadonlyMap<string, string>, cast: Cast): Promise<[string, number][]> {
  const statuses: [string, number][] = [];
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const { path, init } = exampleRequest(endpoint, cast);
    // A copy of the cookies for each call, so that a log-in does not affect the next.
    statuses.push([endpoint.name, (await app.browser(cookies).fetch(path, init)).status]);
  }
  return statuses;
}

async function cookiesOf(caller: Caller, { viewer }: MarkedWorld): Promise<ReadonlyMap<string, string>> {
  if (caller === 'anonymous') return new Map();
  if (caller === 'member') return viewer.cookies;
  if (caller === 'suspended' || caller === 'closed') {
    if (caller === 'suspended') await suspend(app, viewer.member.id);
    else await close(app, viewer.member.id, { danger: true });
    return (await logIn(app, viewer.member)).cookies;
  }
  if (caller === 'ended') {
    const browser = await logIn(app, viewer.member);
    const kept = new Map(browser.cookies);
    await browser.client.session.end();
    return kept;
  }
  const role = STAFF_ROLES.find((one) => one === caller);
  if (role) {
    const { cookies, staff } = await app.staffBrowser(role);
    await storeCoach(app, { members: [viewer.member.id], ...(role === 'coach' ? { staff: staff.id } : {}) });
    return cookies;
  }
  if (caller === 'staff-without-second-factor')
    return (await openDesk(app, await insertColleague(app, ['admin']), false)).cookies;
  if (caller === 'staff-ended') {
    const browser = await app.staffBrowser('admin');
    const kept = new Map(browser.cookies);
    await browser.client.deskStaff.logOut();
    return kept;
  }
  return (await confirmAddress(app)).cookies;
}
