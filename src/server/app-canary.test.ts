import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessionState } from '#browser/session/contract.ts';
import { contact, message } from '#member/conversations/contract.ts';
import { shownCompatibility, visibleProfile } from '#member/matching/contract.ts';
import { CONTRACT_ACCESS, expectedStatus } from '#testing/access-table.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import type { Cast } from '#testing/example.ts';
import { MARKED_DISTANCE, markedWorld } from '#testing/marked-members.ts';
import { testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { asOwner } from '#testing/test-db.ts';

/** Values that only the member may read, unlike any other text of the application (security.md, 3). */
const MARKERS: Record<string, readonly string[]> = {
  'last name': ['ZQNOM'],
  'e-mail': ['zqcourriel'],
  'birth date': ['1987-09-23', '1988-10-17', '1989-08-29', '23/09/1987', '17/10/1988', '29/08/1989'],
  coordinates: ['45.7485', '4.8467'],
  'data inside the photo': ['ZQPHOTO'],
  'what was told to the team': ['ZQEQUIPE'],
  'a message to someone else': ['ZQMESSAGE'],
  'a question to the team': ['ZQAIDE'],
  'a visitor': ['ZQVISITE'],
  'a coach’s address': ['zqcoach'],
  'address of origin': ['203.0.113.77'],
  password: ['un beau soir d'],
};

/** Returns the names of private fields whose marker occurs in a text, in any case and also in base64. */
function markersIn(text: string): string[] {
  const lower = text.toLowerCase();
  const isIn = (marker: string) =>
    lower.includes(marker.toLowerCase()) || text.includes(Buffer.from(marker).toString('base64').slice(0, 6));
  return Object.keys(MARKERS).filter((field) => MARKERS[field]?.some(isIn));
}

/** Returns every key at any depth of a JSON value, once. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...new Set([...own, ...Object.values(value).flatMap(keysIn)])];
}

/** Returns every number at any depth of a JSON value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

const app = await testApp();

const OWN_DATA = [
  'standing.mine',
  'session.read',
  // The member's own quiz scores, beside the advice based on them.
  'advice.mine',
  'membership.mine',
  'appointments.mine',
  'appointments.book',
  'appointments.move',
  'accounts.consents',
  'accounts.devices',
  // The key of the member's own phone, until it is linked.
  'secondFactor.begin',
  'passkeys.begin',
  'secondFactor.mine',
  'notifications.choices',
  // Only hers: other members do not see how to reach her coach (T15; `member/coaches/server/routes.test.ts`).
  'coaches.mine',
  'profile.mine',
  'profile.update',
  'profile.preferences',
  'answers.loveProfile',
  'answers.quiz',
  'drafts.read',
];

const PROFILE_KEYS = [
  'activities',
  'age',
  'bio',
  'city',
  'compatibility',
  'difference',
  'distanceKm',
  'firstName',
  'gender',
  'hasChildren',
  'id',
  'lifeProject',
  'photoUrl',
  'photos',
  'prompts',
  'reasons',
  'sharedActivities',
  'verified',
];
const CONTACT_KEYS = [
  'blocked',
  'closure',
  'firstName',
  'gender',
  'id',
  'lastMessage',
  'pairGender',
  'photoUrl',
  'reachable',
  'unreadCount',
  'verified',
];
const MESSAGE_KEYS = [
  'automatic',
  'clientId',
  'content',
  'createdAt',
  'holdsContactDetails',
  'id',
  'mine',
  'read',
];
const SESSION_KEYS = [
  'banner',
  'coachUnread',
  'email',
  'firstName',
  'hasPassword',
  'id',
  'lastEvent',
  'loveLifeConsent',
  'photoUrl',
  'quizConsent',
  'standing',
  'steps',
  'supportUnread',
  'unreadCount',
];

const UNLISTED = 'list a key here after making sure that its reader may know it';

const ALLOWED_KEYS = [
  'key',
  'price',
  'today',
  ...PROFILE_KEYS,
  ...CONTACT_KEYS,
  ...MESSAGE_KEYS,
  'missing',
  'parts',
  'score',
  'love',
  'life',
  'living_preference',
  'living_arrangement',
  'family_plans',
  'people',
  'coming',
  'remainingContacts',
  'openingsFrom',
  'newProfilesFrom',
  'nextNewPeopleAt',
  'newPeople',
  'canReturn',
  'widen',
  'scoreReady',
  'paused',
  'publicKey',
  'subscribed',
  'ended',
  'contactId',
  'messages',
  'hasOlder',
  'ideas',
  'remaining',
  // Who has left the selection, and the number of the member's own open conversations.
  'left',
  'conversations',
  'justOpened',
  // The member's own session.
  'firstLook',
  'person',
  'by',
  'note',
  'status',
  'expiresAt',
  'opened',
  'introduction',
  'stage',
  'colleague',
  'codeWanted',
  'challenge',
  'rpId',
  'timeout',
  'userVerification',
  'sender',
  'author',
  'timestamp',
  'unread',
  'nextInMs',
  'promise',
  'rating',
  'pictures',
  'call',
  'iceServers',
  'mySeat',
  'otherIsThere',
  'polite',
  'relayed',
  'secondsLeft',
  'friendLink',
  'url',
  // The colleague at the desk in this browser: none here.
  'stage',
  'colleague',
  'slotId',
  'hostName',
  'since',
  'state',
  'agreedAt',
  'canPropose',
  'changedAt',
  'encounter',
  'kind',
  'moments',
  'place',
  'revision',
  'places',
  'town',
  'zone',
  'hour',
  'refusedMoments',
  'url',
  'thumbnailUrl',
  'caption',
  'prompt',
  'photo',
  'answer',
  // The number of verified members near a town, which is public.
  'town',
  'members',
  'canDeclare',
  'declaredByMe',
  'declaredByThem',
  'canGiveFeedback',
  'given',
  'received',
  'toldTeam',
  'qualities',
  'sentence',
  'number',
  'year',
  'running',
  'reports',
  'notices',
  'decisions',
  'appeals',
  'medianHours',
  'label',
  'count',
  'workshopId',
  'dates',
  'startsAt',
  'placesLeft',
  'full',
  'rank',
  'mailDelayed',
  'coachName',
  // The leader of a date: a public person of the team.
  'leader',
  'lastName',
  'role',
  'example',
  'roomUrl',
  'toConfirm',
  'cancelReason',
  'coach',
  'thread',
  'answers',
  'answered',
  'answeredAt',
  'until',
  'lastReadAt',
  'code',
  'name',
  'department',
  'postalCode',
  'topics',
  'done',
  'hasProfile',
  'usable',
  'pixel',
  'defined',
  'status',
  'message',
  'data',
  'fields',
  'retryAfterSeconds',
];

describe('private data of a member', () => {
  test('stays hidden on every route from a viewer with such members in her selection and in conversation', async () => {
    const { viewer, cast } = await markedWorld(app);
    const answers = await walk(() => viewer, cast);
    for (const { name, status, body, everything } of answers) {
      expect({ name, status }).toEqual({
        name,
        status: expectedStatus(CONTRACT_ACCESS[name] ?? [0, 0, 0, 0], 'member', name),
      });
      expect({ name, found: markersIn(everything) }).toEqual({ name, found: [] });
      expect({ name, distance: numbersIn(body).includes(MARKED_DISTANCE) }).toEqual({
        name,
        distance: false,
      });
      const keys = OWN_DATA.includes(name) ? [] : keysIn(body);
      expect({ name, keys: keys.filter((key) => !ALLOWED_KEYS.includes(key)) }, UNLISTED).toEqual({
        name,
        keys: [],
      });
    }
  });

  test('the scan works: each marked member can read their own data', async () => {
    const { men } = await markedWorld(app);
    const [man] = men;
    if (!man) throw new Error('three are made');
    const browser = app.browser();
    await browser.client.accounts.logIn({ email: man.email, password: 'un beau soir d’été' });
    const mine = await (await browser.fetch('/api/profile')).text();
    const session = await (await browser.fetch('/api/session')).text();
    const preferences = await (await browser.fetch('/api/search-preferences')).json();
    expect(markersIn(mine + session)).toEqual(['last name', 'e-mail', 'birth date']);
    expect(numbersIn(preferences)).toContain(MARKED_DISTANCE);
  });

  test('stays hidden on every route from a caller without a session', async () => {
    const { viewer, cast } = await markedWorld(app);
    for (const { name, body, everything } of await walk(() => app.browser(), cast)) {
      expect({ name, found: markersIn(everything) }).toEqual({ name, found: [] });
      expect({ name, found: everything.includes(viewer.member.lastName) }).toEqual({ name, found: false });
      const keys = keysIn(body).filter((key) => !ALLOWED_KEYS.includes(key) && key !== 'member');
      expect({ name, keys }).toEqual({ name, keys: [] });
    }
  });

  test('stays out of the photo file: no metadata, no name, no member id', async () => {
    const { viewer, men } = await markedWorld(app);
    const { people } = await viewer.client.matching.selection();
    const contacts = await viewer.client.conversations.contacts();
    const urls = [...people, ...contacts].flatMap(({ photoUrl }) => photoUrl ?? []);
    expect(urls).toHaveLength(3);
    for (const url of urls) {
      expect(men.some(({ id }) => url.includes(id))).toBe(false);
      const response = await viewer.fetch(url);
      const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(response.status).toBe(200);
      expect(markersIn(bytes + JSON.stringify([...response.headers]))).toEqual([]);
      expect(bytes).not.toMatch(/Exif|http:\/\/ns\.adobe/);
    }
  });
});

describe('the keys of a response', () => {
  const keysOf = (schema: { shape: object }) => Object.keys(schema.shape).sort();

  test('match the list in the contract: a person, a contact, a message, the member', () => {
    expect(keysOf(visibleProfile), UNLISTED).toEqual(PROFILE_KEYS);
    expect(keysOf(shownCompatibility.shape.parts)).toEqual(['activities', 'life', 'love']);
    expect(keysOf(contact)).toEqual(CONTACT_KEYS);
    expect(keysOf(message)).toEqual(MESSAGE_KEYS);
    expect(keysOf(sessionState.shape.member.unwrap())).toEqual(SESSION_KEYS);
  });
});

describe('a failing database', () => {
  const BROKEN = [
    'chat_messages',
    'love_profiles',
    'relationship_quiz',
    'verifications',
    'search_preferences',
  ];
  const SECRETS = ['ZQSECRET', 'zqsecret'];

  test('reveals what was sent neither in the response nor in the log', async () => {
    const { viewer, cast } = await markedWorld(app);
    const cookie = [...viewer.cookies.values()].join();
    const answers = await withoutTables(BROKEN, () => walk(() => viewer, cast, withSecrets));
    const failed = answers.filter(({ status }) => status === 500);
    expect(failed.length).toBeGreaterThan(5);
    for (const { name, body, everything } of failed) {
      expect({ name, body }).toEqual({
        name,
        body: {
          defined: false,
          code: 'INTERNAL_SERVER_ERROR',
          status: 500,
          message: 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.',
          data: { incident: expect.stringMatching(/^[\w-]{36}$/) },
        },
      });
      expect(everything).not.toMatch(/relation|select|insert|\.ts|postgres/i);
    }
    const logged = JSON.stringify([app.logs, app.requests]);
    expect(app.logs.length).toBeGreaterThanOrEqual(failed.length);
    expect(markersIn(logged)).toEqual([]);
    for (const secret of [...SECRETS, cookie, decodeURIComponent(cookie), cast.email, viewer.member.id]) {
      expect({ secret, logged: logged.includes(secret) }).toEqual({ secret, logged: false });
    }
  });

  /** Replaces every text of a body with a recognisable one, except texts with a required format. */
  function withSecrets(init: RequestInit): RequestInit {
    if (typeof init.body !== 'string') return init;
    const body = init.body
      .replace(/"content":"[^"]*"/, '"content":"ZQSECRET message"')
      .replace(/"token":"[^"]*"/, '"token":"ZQSECRETjeton"')
      .replace(/"password":"[^"]*"/, '"password":"ZQSECRET passe"')
      .replace(/"e-mail":"[^"]*"/, '"email":"zqsecret@exemple.invalid"')
      .replace(/"bio":"[^"]*"/, '"bio":"ZQSECRET bio"');
    return { ...init, body };
  }

  async function withoutTables<Result>(
    tables: readonly string[],
    run: () => Promise<Result>,
  ): Promise<Result> {
    const rename = (from: string, to: string) =>
      asOwner(app.db, sql`ALTER TABLE ${sql.identifier(from)} RENAME TO ${sql.identifier(to)}`);
    for (const table of tables) await rename(table, `${table}_away`);
    try {
      return await run();
    } finally {
      for (const table of tables) await rename(`${table}_away`, table);
    }
  }
});

type Answer = { name: string; status: number; body: unknown; everything: string };

async function walk(
  browserOf: () => TestBrowser,
  cast: Cast,
  change = (init: RequestInit): RequestInit => init,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const { path, init } = exampleRequest(endpoint, cast);
    const response = await browserOf().fetch(path, change(init));
    const text = await response.text();
    const everything = text + JSON.stringify([...response.headers]);
    answers.push({ name: endpoint.name, status: response.status, body: bodyOf(response, text), everything });
  }
  return answers;
}

/** An archive and a calendar are not JSON: their contents have their own tests. */
function bodyOf({ headers }: Response, text: string): unknown {
  return /zip|calendar/.test(headers.get('content-type') ?? '') ? {} : JSON.parse(text);
}
