import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import { observeRequests } from './http/observe-requests.ts';
import { createLog, describeError, silenceConsole } from './log.ts';
import { nameRoute } from './request-scope.ts';

let lines: Record<string, unknown>[];
let log: ReturnType<typeof createLog>;
beforeEach(() => {
  lines = [];
  log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
});

function app() {
  return new Hono()
    .use(
      observeRequests(
        () => '127.0.0.1',
        (request) => log('info', 'request', request),
      ),
    )
    .get('/photos/:id', (context) => {
      log('warn', 'looked-at');
      return context.text('photo');
    })
    .get('/api/*', (context) => {
      nameRoute('/api/profiles/{id}');
      return context.text('profil');
    });
}

test('writes a JSON line with time, level and event', () => {
  log('warn', 'mail-late', { minutes: 3 });
  expect(lines).toEqual([
    { level: 'warn', time: expect.stringMatching(/^\d{4}-.*Z$/), event: 'mail-late', minutes: 3 },
  ]);
});

test('logs every request with its route pattern, never its address', async () => {
  await app().request('/photos/secret-123?jeton=secret');
  await app().request('/api/profiles/secret-456');
  await app().request('/nulle-part/secret-789');
  const requests = lines.filter(({ event }) => event === 'request');
  expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/photos/:id', 200],
    ['GET', '/api/profiles/{id}', 200],
    ['GET', '/*', 404],
  ]);
  for (const { milliseconds } of requests) expect(milliseconds).toBeTypeOf('number');
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('logs the request id, returns it, and accepts none from the caller', async () => {
  const headers = { 'x-request-id': 'de-l-attaquant' };
  const first = await app().request('/photos/1', { headers });
  const second = await app().request('/photos/1', { headers });
  const ids = [first, second].map((answer) => answer.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('de-l-attaquant');
  expect(lines.map(({ event, requestId }) => [event, requestId])).toEqual([
    ['looked-at', ids[0]],
    ['request', ids[0]],
    ['looked-at', ids[1]],
    ['request', ids[1]],
  ]);
});

test('keeps only the error class of a library’s output', () => {
  vi.stubGlobal('console', { ...console });
  silenceConsole(log);
  // biome-ignore lint/suspicious/noConsole: as a library would
  console.error('Failed query: select * from users', new TypeError('of karim@exemple.invalid'));
  vi.unstubAllGlobals();
  expect(lines).toMatchObject([{ event: 'library-printed', error: 'TypeError' }]);
  expect(JSON.stringify(lines)).not.toMatch(/select|karim/);
});

test('describes an error without its message', () => {
  const described = describeError(new Error('le message de Karim', { cause: new RangeError('le sien') }));
  expect(described).toMatchObject({ error: 'Error', cause: 'RangeError' });
  expect(JSON.stringify(described)).not.toMatch(/Karim|sien/);
});
