import { WebSocket } from 'ws';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import type { Cast } from '#testing/example.ts';
import { exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import { aMember } from '#testing/factories.ts';
import { close, suspend } from '#testing/measures.ts';
import { PUBLIC_PAGES } from '#testing/public-pages.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { openDesk } from '#testing/test-colleagues.ts';
import type { BuiltApp } from '../built/built-app.ts';
import { READER } from '../built/over-http.ts';
import { say } from '../shared/say.ts';
import type { Record } from './record.ts';
import type { Place } from './places.ts';
import type { CanaryWorld } from './world.ts';

const PAGES_OF_THE_APP = [
  '/dashboard',
  '/selection',
  '/chat',
  '/profile',
  '/settings',
  '/equipe',
  '/personne',
];
/** Sessions that walk at once: each is held to a pace. */
const TOGETHER = 5;
const LIVE_PATHS = ['/api/live', '/api/live/visitor', '/api/live/desk'];

/** Everything that there is to ask for, as everyone; what is not a hit is not said. */
export async function walkAsEveryone(built: BuiltApp, world: CanaryWorld, record: Record): Promise<void> {
  const { cast, castOfBlocked, castOfHim, viewer, stranger, blocked, everywhere } = world;
  const walkers: Walker[] = [
    { place: 'anonymous', browser: built.app.browser(), cast },
    { place: 'stranger', browser: stranger, cast: castOf(cast, stranger.member) },
    { place: 'blocked', browser: blocked, cast: castOfBlocked },
    { place: 'related', browser: everywhere.him, cast: castOfHim },
    { place: 'related', browser: viewer, cast },
  ];
  for (const role of STAFF_ROLES) {
    // Of the marked contact, and of the one with a row in every table.
    for (const me of [cast.contact, everywhere.her.member.id])
      walkers.push({
        place: role,
        browser: await built.app.staffBrowser(role),
        cast: { ...cast, me, member: me },
      });
  }
  // Of the member whom this very coach accompanies.
  const accompanied = { ...cast, me: cast.contact, member: cast.contact };
  walkers.push({ place: 'coach', browser: await openDesk(built.app, world.coach), cast: accompanied });
  const sockets = walkers.flatMap(({ place, browser }) =>
    listen(built, browser, (path, frame) => record.note(place, path, frame)),
  );
  await readPages([built.app.browser(), viewer]);
  await walkAll(built, walkers);
  for (const socket of sockets) socket.terminate();
}

/** What is left to someone whose account is suspended, and to someone whose account is closed. */
export async function walkAsSuspended(built: BuiltApp, { cast, men }: CanaryWorld): Promise<void> {
  const [one, other] = [
    await built.app.memberBrowser(aMember({ email: 'suspendue@exemple.invalid' })),
    await built.app.memberBrowser(aMember({ email: 'fermee@exemple.invalid' })),
  ];
  for (const { client } of [one, other]) {
    await client.matching.selection();
    await client.matching.startConversation({ profileId: men[0]?.id ?? '' });
  }
  await suspend(built.app, one.member.id);
  await close(built.app, other.member.id);
  await walkAll(built, [
    { place: 'suspended', browser: one, cast: castOf(cast, one.member) },
    { place: 'closed', browser: other, cast: castOf(cast, other.member) },
  ]);
}

async function walkAll(built: BuiltApp, walkers: readonly Walker[]): Promise<void> {
  const left = [...walkers];
  let walked = 0;
  const walkOn = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      await walkAs(built, next);
      walked += 1;
      say(`  ${walked} of ${walkers.length}: everything asked for as ${next.place}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, walkOn));
}

function castOf(cast: Cast, { id, email }: { id: string; email: string }): Cast {
  return { ...cast, member: id, me: id, email };
}

type Walker = { place: Place; browser: TestBrowser; cast: Cast };

/** Every route by its example, each with the cookies of the beginning. */
async function walkAs({ app }: BuiltApp, { place, browser: given, cast }: Walker): Promise<void> {
  const cookies = new Map(given.cookies);
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const browser = app.browser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const { path, init } = exampleRequest(endpoint, cast);
    await browser.fetch(path, { ...init, headers: asReader(place, init.headers) });
  }
}

async function readPages(browsers: readonly TestBrowser[]): Promise<void> {
  const paths = [...PUBLIC_PAGES, ...PAGES_OF_THE_APP, '/api/openapi.json', '/sitemap-index.xml', '/rss.xml'];
  const headers = asReader('pages', { 'accept-encoding': 'gzip' });
  for (const browser of browsers) for (const path of paths) await browser.fetch(path, { headers });
}

function asReader(place: Place, headers: RequestInit['headers']): Headers {
  const named = new Headers(headers);
  named.set(READER, place);
  return named;
}

/** Every frame that somebody is told. */
function listen(
  { node, url }: BuiltApp,
  browser: TestBrowser,
  told: (path: string, frame: Buffer) => void,
): WebSocket[] {
  return LIVE_PATHS.map((path) => {
    const socket = new WebSocket(`ws://127.0.0.1:${node.port}${path}?cursor=0`, {
      headers: { cookie: browser.cookieHeader, origin: url, host: new URL(url).host },
    });
    socket.on('message', (frame) => told(path, Buffer.from(String(frame))));
    socket.on('error', () => undefined);
    return socket;
  });
}
