import { describe, expect, test } from 'vitest';
import { OPENED_FOR_HEADER, OTHER_SESSION } from '#lib/opened-for.ts';
import { CONTRACT_ACCESS, expectedStatus } from '#testing/access-table.ts';
import { type Endpoint, listEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import { LivePeer, listenForTest } from '#testing/live-socket.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { testApp } from '#testing/test-app.ts';
import { callerOf, openCallers } from '#testing/walk-endpoints.ts';

const app = await testApp();

const STRANGER = '00000000-0000-4000-8000-000000000000';

/** Whether the route rejects a caller without a session. An unknown link is unknown with or without one. */
function needsSession({ name }: Endpoint): boolean {
  const row = CONTRACT_ACCESS[name];
  if (!row) throw new Error(`${name} is missing in the access table`);
  const [visitor, member] = [expectedStatus(row, 'anonymous', name), expectedStatus(row, 'member', name)];
  return visitor === 401 || (visitor === 404 && ('roles' in row || member !== 404));
}

const codeOf = async (answer: Response) => {
  const { code }: { code?: string } = await answer.json().catch(() => ({}));
  return code;
};

describe('a page opened for another member', () => {
  test('gets 409 from every route that needs a session, before anything is written', async () => {
    const world = await markedWorld(app);
    const callers = await openCallers(app, world);
    const before = await snapshotTables(app.db);
    const asked: string[] = [];
    const found: [string, string | undefined][] = [];
    for (const endpoint of inWalkingOrder(listEndpoints()).filter(needsSession)) {
      const { path, init } = exampleRequest(endpoint, world.cast);
      const browser = app.browser(callerOf(endpoint, callers).cookies);
      const headers = new Headers(init.headers);
      headers.set(OPENED_FOR_HEADER, STRANGER);
      asked.push(endpoint.name);
      found.push([endpoint.name, await codeOf(await browser.fetch(path, { ...init, headers }))]);
    }
    expect(asked.length).toBeGreaterThan(200);
    expect(found).toEqual(asked.map((name) => [name, OTHER_SESSION]));
    expect(await snapshotTables(app.db)).toEqual(before);
  });

  test.each(['session.read', 'session.end', 'deskStaff.session', 'deskStaff.logOut'])(
    'gets 409 from %s, which also serves visitors',
    async (name) => {
      const endpoint = listEndpoints().find((one) => one.name === name);
      if (!endpoint) throw new Error(`${name} is gone`);
      const browser = endpoint.path.startsWith('/desk/')
        ? await app.staffBrowser('support')
        : await app.memberBrowser();
      const headers = { [OPENED_FOR_HEADER]: STRANGER, 'content-type': 'application/json' };
      const { method } = endpoint;
      const body = method === 'GET' ? {} : { body: '{}' };
      const answer = await browser.fetch(`/api${endpoint.path}`, { method, headers, ...body });
      expect(await codeOf(answer)).toBe(OTHER_SESSION);
    },
  );

  test.each(['/api/live', '/api/live/desk'] as const)('gets no socket at %s', async (path) => {
    const browser = path === '/api/live' ? await app.memberBrowser() : await app.staffBrowser('support');
    const port = await listenForTest(app);
    const peer = new LivePeer(browser, { port, path, openedFor: STRANGER });
    await peer.until('its answer', ({ ready, ended }) => ready !== undefined || ended !== undefined);
    expect(peer.ended).toBe(409);
  });
});

test('the member or colleague of the session is served, as is a caller without the header', async () => {
  const member = await app.memberBrowser();
  const staff = await app.staffBrowser('support');
  for (const [browser, id, path] of [
    [member, member.member.id, '/api/profile'],
    [staff, staff.staff.id, '/api/desk/inbox/counts'],
  ] as const) {
    expect((await browser.fetch(path)).status).toBe(200);
    expect((await browser.fetch(path, { headers: { [OPENED_FOR_HEADER]: id } })).status).toBe(200);
  }
});
