import { describe, expect, test } from 'vitest';
import { type Endpoint, listEndpoints } from '#testing/api-endpoints.ts';
import { listOperations } from '#testing/api-operations.ts';
import { EXAMPLES, requestOf, THREAD } from '#testing/endpoint-examples.ts';
import type { Cast, Example } from '#testing/example.ts';
import { keptWorld } from '#testing/kept-world.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { readVersion } from '#testing/read-version.ts';
import { sharedApp } from '#testing/test-app.ts';
import { TEST_ORIGIN, type TestBrowser } from '#testing/test-browser.ts';
import { type Callers, openCallers } from '#testing/walk-endpoints.ts';
import { appointments, coaches, passkeys, staffAudit } from './schema.ts';

const app = await sharedApp();
/** A save that replaces a record is a PUT or PATCH; an action that sets one value is a POST. */
const SAVES = listEndpoints().filter(({ method }) => method === 'PUT' || method === 'PATCH');
const DESK_SAVES = SAVES.filter(({ path }) => path.startsWith('/desk/'));
const MEMBER_SAVES = SAVES.filter(({ path }) => !path.startsWith('/desk/'));

/** Input of the second person in each form, besides the example of the route. */
const OTHERWISE: Record<string, object> = {
  'deskContent.saveArticle': { title: 'Autrement' },
  'deskContent.saveBanner': { text: 'Autrement.' },
  'deskContent.saveQuestion': { question: 'Autrement ?' },
  'deskContent.saveOffer': { priceCents: 12_300 },
  'deskContent.saveHours': { week: [{ day: 2, opens: '10:00', closes: '12:00' }] },
  'deskContent.saveCoach': { bio: 'Autrement.' },
  'deskContent.saveOwnCard': { bio: 'Autrement encore.' },
  'deskContent.saveTeamMember': { line: 'Autrement' },
  'deskContent.saveTestimonial': { text: 'Autrement.' },
  'deskInbox.saveReply': { id: THREAD, content: 'Autrement, {prénom}.' },
  'deskStaff.saveRoles': { roles: ['matchmaker'] },
  'deskAppointments.saveSettings': { bufferMinutes: 15 },
  'deskAppointments.note': { note: 'Autrement.' },
  'deskWorkshops.move': { day: '2026-11-25', time: '19:00' },
  'deskWorkshops.giveRoom': { room: 'https://salles.example/autrement', series: false },
  'deskWorkshops.giveCoach': { coach: 'coach-deux' },
  'deskWorkshops.setLeader': { coach: 'coach-deux' },
  'passkeys.rename': { name: 'Autrement' },
  'profile.update': { bio: 'Autrement.' },
  'profile.savePreferences': { max_distance: 60 },
  'prompts.save': { prompts: [{ prompt: 'song', answer: 'Autrement.' }] },
  'photos.describe': { caption: 'Autrement' },
  'answers.saveLifeProject': { living_preference: 'Loin' },
  'answers.saveSharedValues': { activities: ['Danse'] },
  'answers.saveLoveProfile': { liberty_score: 1 },
  'answers.saveQuiz': { self_confidence_score: 9 },
};
/** Input of the first person, where the example creates a record or repeats the current values. */
const FIRST: Record<string, object> = {
  'deskAppointments.saveSettings': { bufferMinutes: 5 },
  'deskInbox.saveReply': { id: THREAD },
  'deskWorkshops.giveCoach': { coach: 'coach-un' },
  'deskWorkshops.setLeader': { coach: 'coach-un' },
  'profile.update': { bio: 'D’abord.' },
  'photos.describe': { caption: 'D’abord' },
  'profile.savePreferences': { max_distance: 70 },
  'answers.saveLifeProject': { living_preference: 'Au vert' },
  'answers.saveSharedValues': { activities: ['Sport'] },
  'answers.saveLoveProfile': { liberty_score: 5 },
  'answers.saveQuiz': { self_confidence_score: 8 },
};

interface Form {
  endpoint: Endpoint;
  save: (person: TestBrowser, change: object, version: string | null) => Promise<Answer>;
  read: () => Promise<string | null>;
}
type Answer = { status: number; code?: string; version?: string; stored?: Record<string, unknown> };

test('every PUT and PATCH carries the version that its form read', async () => {
  const operations = await listOperations();
  const without = operations
    .filter(({ endpoint }) => SAVES.some(({ name }) => name === endpoint.name))
    .filter(({ fields }) => !fields.some(({ name }) => name === 'version'))
    .map(({ endpoint }) => endpoint.name);
  expect(without).toEqual([]);
});

async function openForm(endpoint: Endpoint, example: Example, colleague: TestBrowser): Promise<Form> {
  const { path } = requestOf(endpoint, example);
  const url = new URL(`${TEST_ORIGIN}${path}`);
  const names = { ...(example.id && { id: example.id }), ...Object(example.body), ...FIRST[endpoint.name] };
  return {
    endpoint,
    read: () => readVersion(colleague, url, names),
    save: async (person, change, version) => {
      const body = { ...Object(example.body), ...change, version };
      const { init } = requestOf(endpoint, { ...example, body });
      const response = await person.fetch(path, init);
      const { code, data, version: saved } = await response.json();
      return { status: response.status, code, version: data?.version ?? saved, stored: data?.stored };
    },
  };
}

/** Two browsers of the same person. */
function windowsOf(cookies: Callers['desk']): { one: TestBrowser; other: TestBrowser } {
  return { one: app.browser(cookies), other: app.browser(cookies) };
}

async function aDesk() {
  const world = await markedWorld(app);
  const { desk } = await openCallers(app, world);
  const { colleague } = await windowsOf(desk).one.client.deskStaff.session();
  if (!colleague) throw new Error('Nobody is logged in');
  await app.db.update(appointments).set({ staff_id: colleague.id, note: null });
  for (const purpose of ['coaching', 'interview'] as const)
    await world.viewer.client.confiding.give({ purpose });
  const card = { specialty: 's', bio: 'b', email: 'coach@exemple.invalid' };
  for (const id of ['coach-un', 'coach-deux'])
    await app.db.insert(coaches).values({ id, first_name: id, last_name: 'Test', ...card });
  return { ...world, desk };
}

async function twoAtTheDesk(): Promise<{ cast: Cast; one: TestBrowser; other: TestBrowser }> {
  const { cast, desk } = await keptWorld(app, aDesk);
  return { cast, ...windowsOf(desk) };
}

const lines = () => app.db.$count(staffAudit);

describe.each(DESK_SAVES)('$name', (endpoint) => {
  const { name } = endpoint;

  test('rejects the second of two concurrent saves, accepts a repeat of the first, and loses nothing', async () => {
    const { cast, one, other } = await twoAtTheDesk();
    const example = EXAMPLES[name]?.(cast);
    if (!example) throw new Error(`${name} has no example`);
    const form = await openForm(endpoint, example, one);
    const change = OTHERWISE[name];
    if (!change) throw new Error(`Say in OTHERWISE what else ${name} may save`);
    const first = FIRST[name] ?? {};
    const read = await form.read();
    const before = await lines();
    expect(await form.save(one, first, read)).toMatchObject({ status: 200 });
    const afterOne = await form.read();
    expect(afterOne).not.toBe(read);
    const logged = await lines();
    expect(logged).toBeGreaterThan(before);

    const refused = await form.save(other, change, read);
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED', version: afterOne });
    expect(refused.stored).toBeDefined();
    expect(await form.read()).toBe(afterOne);

    // The response was lost: send the same again.
    expect(await form.save(one, first, read)).toMatchObject({ status: 200 });
    expect(await form.read()).toBe(afterOne);
    expect(await lines()).toBe(logged);

    expect(await form.save(other, change, afterOne)).toMatchObject({ status: 200 });
    expect(await form.read()).not.toBe(afterOne);
  });

  test('does not recreate a deleted record', async () => {
    const { cast, one } = await twoAtTheDesk();
    const example = EXAMPLES[name]?.(cast) ?? {};
    const gone = { ...example, ...(example.id && { id: 'retire' }) };
    const form = await openForm(endpoint, gone, one);
    if ((await form.read()) !== null) return;
    expect([404, 409]).toContain((await form.save(one, {}, 'la version lue')).status);
    expect(await form.read()).toBeNull();
  });
});

async function withAPasskey() {
  const world = await markedWorld(app);
  const { viewer } = world;
  await app.db.insert(passkeys).values({
    id: 'cle',
    user_id: viewer.member.id,
    credential_id: 'cle',
    public_key: 'cle',
    counter: 0,
    transports: [],
    name: 'Ma clé',
    created_at: app.clock.now(),
  });
  return world;
}

/** One member, logged in on a phone and a computer. */
async function twoDevices(): Promise<{ cast: Cast; one: TestBrowser; other: TestBrowser }> {
  const { viewer, cast } = await keptWorld(app, withAPasskey);
  return { cast, ...windowsOf(viewer.cookies) };
}

const exampleOf = (name: string, cast: Cast): Example => ({
  ...EXAMPLES[name]?.(cast),
  ...(name === 'passkeys.rename' && { id: 'cle' }),
});

describe.each(MEMBER_SAVES)('$name', (endpoint) => {
  const { name } = endpoint;
  const [first, change] = [FIRST[name] ?? {}, OTHERWISE[name] ?? {}];

  test('rejects the second of two devices, accepts a repeat of the first, and shows the newer version', async () => {
    const { cast, one, other } = await twoDevices();
    const form = await openForm(endpoint, exampleOf(name, cast), one);
    const read = await form.read();
    expect(await form.save(one, first, read)).toMatchObject({ status: 200 });
    const afterOne = await form.read();
    expect(afterOne).not.toBe(read);

    const refused = await form.save(other, change, read);
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED', version: afterOne });
    expect(await form.read()).toBe(afterOne);
    // The same answers from a second tab are no conflict, whatever version that tab has read.
    for (const known of [read, null, afterOne])
      expect(await form.save(other, first, known)).toMatchObject({ status: 200 });
    expect(await form.read()).toBe(afterOne);

    expect(await form.save(other, change, refused.version ?? null)).toMatchObject({ status: 200 });
    expect(await form.read()).not.toBe(afterOne);
  });
});
