import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccountAuth } from '#identity/accounts/server/shared/create-account-auth.ts';
import { PRODUCT_VERSION } from '#lib/product.ts';
import { PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { listEndpoints, listUnsafeEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest } from '#testing/endpoint-examples.ts';
import type { Cast } from '#testing/example.ts';
import { aMember } from '#testing/factories.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { snapshotTables } from '#testing/table-snapshot.ts';
import { TEST_PASSWORD, testApp } from '#testing/test-app.ts';
import { TEST_ORIGIN } from '#testing/test-browser.ts';
import { createApp } from './create-app.ts';

const app = await testApp();
let served: ReturnType<typeof createApp>;

beforeAll(async () => {
  const site = mkdtempSync(join(tmpdir(), 'lueur-site-'));
  const page = '<!doctype html><title>Lueur</title><script src="/a.js"></script>';
  for (const name of ['index.html', '404.html']) writeFileSync(join(site, name), page);
  writeFileSync(join(site, 'robots.txt'), 'User-agent: *');
  served = createApp({
    services: app.services,
    pages: {
      site,
      app: site,
      renderer: {
        drawSlots: () => ({}),
        drawBlog: () => ({ lists: {}, pages: [] }),
        listBuiltArticles: () => [],
      },
    },
    addressOf: () => '127.0.0.1',
  });
});

const nobody: Cast = {
  member: 'personne',
  email: 'personne@exemple.invalid',
  shown: 'a',
  toOpen: 'b',
  me: 'g',
  introduced: 'f',
  contact: 'c',
  received: 1,
  photo: 'e',
  device: 'd',
  colleague: 'z',
};
const post = (body: BodyInit, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: TEST_ORIGIN, ...more },
  body,
});
const address = (path: string) => `${TEST_ORIGIN}${path}`;

describe('every kind of response', () => {
  test.each([
    ['a page', '/', 200],
    ['the member area', '/selection', 200],
    ['a missing page', '/nulle-part', 404],
    ['a file', '/robots.txt', 200],
    ['a success', '/api/session', 200],
    ['a refusal', '/api/profile', 401],
    ['an unknown route', '/api/nulle-part', 404],
    ['a missing photo', '/media/aucune', 404],
    ['a malformed photo address', '/media/%00', 404],
    ['the health check', '/health/live', 200],
    ['the API documentation', '/api/docs', 200],
    ['the OpenAPI document', '/api/openapi.json', 200],
    ['the mailbox', '/dev/mail', 200],
    ['broken JSON', '/api/sign-up', 400, post('{')],
    ['a foreign Origin', '/api/sign-up', 403, post('{}', { origin: 'https://ailleurs.example' })],
    ['an oversized body', '/api/sign-up', 413, post('x'.repeat(64 * 1024 + 1))],
  ])('%s (%s) carries the security headers', async (_, path, status, init?: RequestInit) => {
    const { headers, status: found } = await served.request(address(path), init);
    expect(found).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ['default-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none'`);
    // The mailbox has no script at all.
    if (path !== '/dev/mail') {
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["script-src 'self'", "style-src 'self'", "object-src 'none'"]),
      );
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types worker;");
    }
    expect(policy).not.toMatch(/'unsafe|'sha|'nonce|\*|https?:/);
    if (path.startsWith('/api') || path.startsWith('/media')) {
      const isPublic = ['/api/docs', '/api/openapi.json'].includes(path);
      expect(headers.get('cache-control')).toBe(isPublic ? 'public, max-age=3600' : 'no-store');
    }
  });

  test('allows the camera only in calls and where members take a photo, the microphone only in calls', async () => {
    const policyOf = async (path: string) =>
      (await served.request(address(path))).headers.get('permissions-policy');
    expect(await policyOf('/appel')).toContain('camera=(self), microphone=(self)');
    for (const path of ['/profile', '/inscription/profile'])
      expect(await policyOf(path)).toContain('camera=(self), microphone=()');
    for (const path of ['/chat', '/', '/inscription/form', '/profile/x', '/appel/x', '/api/session'])
      expect(await policyOf(path)).toContain('camera=(), microphone=()');
  });

  test('forbids caching when it comes from the API, for success and error alike', async () => {
    const { viewer, cast } = await markedWorld(app);
    for (const endpoint of listEndpoints()) {
      for (const browser of [viewer, app.browser()]) {
        const { path, init } = exampleRequest(endpoint, cast);
        const { headers } = await browser.fetch(path, init);
        expect({ path, cache: headers.get('cache-control') }).toEqual({ path, cache: 'no-store' });
      }
    }
  });

  test('forbids indexing when it comes from the staff desk, and the public API document omits its routes', async () => {
    for (const path of ['/equipe', '/equipe/connexion', '/equipe/messages/12'])
      expect((await served.request(address(path))).headers.get('x-robots-tag')).toBe('noindex');
    const { paths, info } = await (await served.request(address('/api/openapi.json'))).json();
    expect(info.version).toBe(PRODUCT_VERSION);
    expect(Object.keys(paths)).toContain('/session');
    expect(Object.keys(paths).filter((path) => path.startsWith('/desk'))).toEqual([]);
    const page = await (await served.request(address('/api/docs'))).text();
    expect(page).not.toContain('/desk');
    expect(page.length).toBeLessThan(100_000);
  });

  test('uses our words after an unexpected failure, and keeps the headers', async () => {
    const photos = { ...app.services.photos, find: () => Promise.reject(new Error('disk on fire')) };
    const failing = createApp({ services: { ...app.services, photos }, addressOf: () => '127.0.0.1' });
    const { viewer } = await markedWorld(app);
    const { people } = await viewer.client.matching.selection();
    const cookie = viewer.cookieHeader;
    const answer = await failing.request(address(people[0]?.photoUrl ?? ''), { headers: { cookie } });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.json()).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      message: 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.',
    });
    expect(JSON.stringify(app.logs)).not.toContain('disk on fire');
    expect(app.logs.filter(({ event }) => event === 'request-failed')).toHaveLength(1);
  });
});

describe('the session and known-browser cookies of a log-in', () => {
  const logIn = async (on: ReturnType<typeof createApp>, origin: string, host: string) => {
    const [member] = await app.insert(aMember());
    const body = JSON.stringify({ email: member.email, password: TEST_PASSWORD });
    const response = await on.request(`${host}/api/log-in`, post(body, { origin }));
    expect(response.status).toBe(200);
    return { response, cookies: response.headers.getSetCookie() };
  };

  test('cannot be read by scripts or sent by other sites', async () => {
    const { cookies } = await logIn(served, TEST_ORIGIN, TEST_ORIGIN);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^lueur=[\w%.-]{40,}; .*SameSite=Lax/);
    expect(cookies[1]).toMatch(/^lueur-appareil=[\w.-]{40,}; .*SameSite=Strict/);
    for (const cookie of cookies) for (const part of ['HttpOnly', 'Path=/']) expect(cookie).toContain(part);
  });

  test('have the __Host- prefix and Secure on an https site, and responses require https', async () => {
    const env = { ...app.services.env, APP_URL: 'https://lueur.invalid' };
    const auth = createAccountAuth({
      ...app.services,
      env,
      secret: app.services.keys.sessionSecrets()[0] ?? '',
    });
    const https = createApp({ services: { ...app.services, env, auth }, addressOf: () => '127.0.0.1' });
    // The proxy forwards plain http, as in production.
    const { response, cookies } = await logIn(https, 'https://lueur.invalid', 'http://127.0.0.1:3000');
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^__Host-lueur=.*SameSite=Lax/);
    expect(cookies[1]).toMatch(/^__Host-lueur-appareil=.*SameSite=Strict/);
    for (const one of cookies) {
      for (const part of ['HttpOnly', 'Secure', 'Path=/']) expect(one).toContain(part);
      expect(one).not.toMatch(/domain=/i);
    }
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(response.headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"');
    expect(response.headers.get('content-security-policy')).toMatch(
      /; report-uri \/api\/policy-reports; report-to policy$/,
    );
    const cookie = cookies[0]?.split(';')[0] ?? '';
    const session = await https.request('http://127.0.0.1:3000/api/session', { headers: { cookie } });
    expect((await session.json()).member).not.toBeNull();
  });
});

describe('a write request', () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ['without an Origin', {}],
    ['from a sandboxed frame', { origin: 'null' }],
    ['from another site', { origin: 'https://ailleurs.example' }],
    ['from a name that begins like ours', { origin: `${TEST_ORIGIN}.ailleurs.example` }],
    ['from another port', { origin: 'http://localhost:3001' }],
    ['from the same host in another scheme', { origin: 'https://localhost:3000' }],
    ['with two Origins', { origin: `${TEST_ORIGIN}, https://ailleurs.example` }],
  ];

  test('fails on every route when it comes from a foreign origin, and changes nothing', async () => {
    const { viewer, cast } = await markedWorld(app);
    const cookie = viewer.cookieHeader;
    const before = await snapshotTables(app.db);
    for (const endpoint of listUnsafeEndpoints().filter(({ path }) => path !== '/unsubscribe')) {
      for (const [where, origin] of FOREIGN) {
        const { path, init } = exampleRequest(endpoint, cast);
        const headers = new Headers({ ...Object.fromEntries(new Headers(init.headers)), cookie, ...origin });
        const answer = await served.request(address(path), { ...init, headers });
        const { code } = await answer.json();
        expect({ path, where, code }).toEqual({ path, where, code: 'FORBIDDEN_ORIGIN' });
        expect(answer.status).toBe(403);
      }
    }
    expect(await snapshotTables(app.db)).toEqual(before);
  });

  const PHOTOS = ['photos.add', 'deskContent.addPicture', 'supportChat.addPicture', 'deskInbox.addPicture'];
  test.each(listUnsafeEndpoints().filter(({ name }) => !PHOTOS.includes(name)))(
    '$name accepts 64 KB and not one byte more, announced or not',
    async (endpoint) => {
      const { path, init } = exampleRequest(endpoint, nobody);
      const { method } = init;
      const most = new Uint8Array(64 * 1024).fill(32);
      const beyond = new Uint8Array(64 * 1024 + 1).fill(32);
      const statusOf = async (body: BodyInit, more: Record<string, string> = {}) => {
        const headers = { 'content-type': 'application/json', origin: TEST_ORIGIN, ...more };
        const request = new Request(address(path), { method, headers, body, duplex: 'half' } as RequestInit);
        return (await served.request(request)).status;
      };
      expect(await statusOf(most)).not.toBe(413);
      expect(await statusOf(beyond, { 'content-length': String(beyond.length) })).toBe(413);
      expect(await statusOf(new Blob([beyond]).stream())).toBe(413);
    },
  );

  test('accepts little more than 10 MB for a photo, with or without a declared length', async () => {
    const beyond = new Uint8Array(PHOTO_MAX_BYTES + 16 * 1024 + 1);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: TEST_ORIGIN };
    for (const body of [beyond, new Blob([beyond]).stream()]) {
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      const answer = await served.request(new Request(address('/api/profile/photos'), init));
      expect(answer.status).toBe(413);
      expect((await answer.json()).message).toContain('10 Mo');
    }
  });
});
