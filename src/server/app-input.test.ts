import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { savePassword } from '#identity/accounts/server/store.ts';
import { hashPassword } from '#platform/auth.ts';
import { listOperations } from '#testing/api-operations.ts';
import { logIn } from '#testing/conversations.ts';
import { type FuzzRequest, fuzzRequests } from '#testing/fuzz-requests.ts';
import { type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { sharedApp, TEST_PASSWORD } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { profiles, rateLimits } from './schema.ts';

/** Generic messages allowed besides those of a route: sent before a request reaches it. */
const SENTENCES = [
  'Cette adresse n’existe pas.',
  'Cet envoi est trop volumineux.',
  'Cette demande n’a pas pu être lue.',
  'Cette photo dépasse 10 Mo : choisissez-en une plus légère.',
  'Plusieurs photos sont en train d’arriver. Réessayez dans quelques secondes.',
];
/** Internal details, and words that only an untranslated library uses. */
const INSIDE =
  /\bat .+:\d+|node_modules|\.[mc]?[jt]s\b|\bSELECT\b|\bINSERT\b|PGRST|postgres|drizzle|\bzod\b|orpc|Error\b|\/(?:usr|home|tmp|var)\//i;
const ENGLISH = /\b(invalid|expected|received|required|unexpected|malformed|too (big|small)|must)\b/i;
/** Rate limits say when to retry, each in its own words. */
const SAYS_WHEN = /[Rr]éessayez|pourrez/;
/** Statuses for unintelligible requests: sent without a message. */
const WITHOUT_WORDS = [400, 404, 405, 408, 413, 414, 417, 431, 501, 505];

/**
 * Returns what is wrong with the response to a request that none of our pages sends.
 * @param sentences that errors of its route may contain
 * @returns undefined when it is an error in our words, or correct
 */
function defectOf(status: number, text: string, sentences: readonly string[]): string | undefined {
  const said = `${status} ${text.slice(0, 300)}`;
  if (status < 400) return INSIDE.test(text) ? said : undefined;
  if (text === '' && WITHOUT_WORDS.includes(status)) return undefined;
  if (status >= 500) return said;
  const body = parse(text);
  if (body === undefined) return said;
  const { defined, code, status: repeated, message, data, ...more } = body;
  const shaped = defined === true && typeof code === 'string' && repeated === status;
  const known =
    [...SENTENCES, ...sentences].includes(String(message)) ||
    (status === 429 && SAYS_WHEN.test(String(message)));
  if (!shaped || Object.keys(more).length > 0 || !known) return said;
  const fields = Object.values(fieldsOf(data)).join(' ');
  return INSIDE.test(text) || ENGLISH.test(fields) ? said : undefined;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

function fieldsOf(data: unknown): object {
  const fields: unknown =
    typeof data === 'object' && data !== null && 'fields' in data ? data.fields : undefined;
  return typeof fields === 'object' && fields !== null ? fields : {};
}

const OF_EACH_ROUTE = 4;
const SEED = 13;

const app = await sharedApp();
let world: MarkedWorld;
let viewer: TestBrowser;

/** All share one world: earlier requests must not break later ones. */
beforeAll(async () => {
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
      const answer = await browserFor(
        name === 'session.end' ? viewer.cookies : caller.cookies,
        request,
      ).fetch(request.path, request.init);
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
  const { cookies, member } = await app.memberBrowser();
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

const browserFor = (cookies: ReadonlyMap<string, string>, { init }: FuzzRequest) =>
  app.browser(new Headers(init.headers).has('cookie') ? new Map() : cookies);
