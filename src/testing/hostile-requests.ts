import type { Endpoint } from './api-endpoints.ts';
import { type Cast, EXAMPLES, type Example, requestOf } from './endpoint-examples.ts';

export type HostileRequest = { what: string; path: string; init: RequestInit };

/** Values in the text of JSON, since several of them could not be written by `JSON.stringify`. */
const VALUES = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e309',
    '-1e309',
    '-0',
    '9007199254740993',
    '123456789012345678901234',
  ],
  ...[
    '""',
    '"   "',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u202e\\u2066"',
    '"\\uffff"',
  ],
  ...[
    '[]',
    '{}',
    '[[[]]]',
    '[null]',
    '["Danse"]',
    '{"$ne":null}',
    '{"toString":1}',
    '{"__proto__":{"polluted":1}}',
  ],
  ...['"NaN"', '"9999-99-99"', '"0000-00-00"', '"2026-02-30T25:61:61Z"', '"%s%n%x"', '"#{7*7}"', '"{{7*7}}"'],
  ...['"a\\r\\nBcc: x@exemple.invalid"', '"<svg onload=alert(1)>"', '"=1+1"', '"../../etc/passwd"'],
  ...[`"'; DROP TABLE users; --"`, `"' OR '1'='1"`, `"${'a'.repeat(5000)}"`, `"${'🌿'.repeat(3000)}"`],
];
/** How many of each list one route gets: over all routes every entry has its turn, in bounded time. */
const PICKED = { values: 5, bodies: 9, types: 7, cookies: 4, queries: 7, ids: 6 };

const deepArray = '['.repeat(1000) + ']'.repeat(1000);
const deepObject = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`;
const PROTOTYPES = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';

const BODIES = [
  ...[
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{',
    '{"a":',
    'NaN',
    '{"a":1}}',
    "{'a':1}",
    '\u0000',
    '\ufeff{}',
    'undefined',
  ],
  ...['{"json":{},"meta":[[1,"a"]]}', deepArray, deepObject, PROTOTYPES, `{"a":"${'a'.repeat(64 * 1024)}"}`],
];

const MULTIPART = 'multipart/form-data; boundary=x';
const TYPES: [type: string, body: string][] = [
  ['text/plain', 'bonjour'],
  ['text/plain', ''],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/octet-stream', '\u0001\u0002'],
  ['application/json; charset=utf-16', '{}'],
  [
    'application/x-www-form-urlencoded',
    'email=a&email=b&__proto__[polluted]=1&constructor[prototype][polluted]=1',
  ],
  ['application/x-www-form-urlencoded', `a${'[b]'.repeat(1000)}=1`],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%&=&==&[]=&[=1&]=1'],
  [MULTIPART, 'rien de tel'],
  [
    MULTIPART,
    '--x\r\nContent-Disposition: form-data; name="photo"; filename="../../a\u0000.svg"\r\n\r\n<svg/>\r\n--x--',
  ],
  [MULTIPART, '--x\r\nContent-Disposition: form-data; name="__proto__[polluted]"\r\n\r\n1\r\n--x--'],
  ['multipart/form-data', '--x--'],
  ['text/event-stream', 'data: {"a":1}\n\n'],
  ['text/event-stream', 'event: error\ndata: {\n\n'],
  ['\u00e9/\u00e9', '{}'],
];

const COOKIES = [
  ...[
    'lueur=%E0%A4%A',
    `lueur=${'a'.repeat(8000)}`,
    '; ; =;;=',
    'lueur=null.undefined',
    'lueur=\u00ff.\u00fe',
  ],
  ...['__proto__=1; lueur=x.y', 'lueur=', 'lueur=a.b; lueur=c.d', `${'a=b;'.repeat(2000)}`],
];

const QUERIES = [
  ...[
    `q=${'a'.repeat(50_000)}`,
    `${'a=1&'.repeat(10_000)}`,
    `a${'[b]'.repeat(1000)}=1`,
    '__proto__[polluted]=1',
  ],
  ...[
    'constructor[prototype][polluted]=1',
    'q=%00',
    'q=%',
    'q=%E0%A4%A',
    'q=a&q=b',
    'q[]=1',
    'q[a]=1',
    'id=autre',
  ],
  ...['before=1e309', 'before=-1', 'before=1.5', 'before=NaN', 'before[]=1', 'before=99999999999999999999'],
];

const IDS = [
  '%00',
  'a%00b',
  '%',
  '%ED%A0%80',
  '..%2f..',
  'a'.repeat(65),
  'a'.repeat(5000),
  '%27%20OR%201%3D1',
  '🌿',
];
const METHODS = ['PATCH', 'OPTIONS', 'PROPFIND'];

/**
 * Requests that no page of ours sends, to one route: its example with one thing wrong at a time. The same turn gives
 * the same requests.
 * @param turn place of the route among all, which decides where its share of each list begins
 */
export function hostileRequests(endpoint: Endpoint, cast: Cast, turn: number): HostileRequest[] {
  const example = EXAMPLES[endpoint.name]?.(cast);
  if (!example) throw new Error(`Give ${endpoint.name} an example in src/testing/endpoint-examples.ts`);
  const { path, init } = requestOf(endpoint, example);
  const writes = endpoint.method === 'GET' ? [] : writingRequests(endpoint, example, turn);
  const [bare = ''] = path.split('?');
  return [
    ...writes,
    ...pick(QUERIES, PICKED.queries, turn).map((query) => ({
      what: `?${query.slice(0, 60)}`,
      path: `${bare}?${query}`,
      init,
    })),
    ...(example.id === undefined ? [] : pick(IDS, PICKED.ids, turn)).map((id) => ({
      what: `id ${id.slice(0, 60)}`,
      path: `/api${endpoint.path.replace('{id}', id)}`,
      init,
    })),
    ...METHODS.map((method) => ({ what: method, path: bare, init: { method } })),
    ...pick(COOKIES, PICKED.cookies, turn).map((cookie) => ({
      what: `cookie ${cookie.slice(0, 60)}`,
      path,
      init: { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), cookie } },
    })),
  ];
}

function writingRequests(endpoint: Endpoint, example: Example, turn: number): HostileRequest[] {
  const { path, init } = requestOf(endpoint, example);
  const withBody = (what: string, body: string, type = 'application/json'): HostileRequest => ({
    what: `${what.slice(0, 60)} as ${type}`,
    path,
    init: { method: init.method, headers: { 'content-type': type }, body: new TextEncoder().encode(body) },
  });
  return [
    ...hostileFields(example.body, turn).map((body) => withBody(body, body)),
    ...pick(BODIES, PICKED.bodies, turn).map((body) => withBody(body, body)),
    ...pick(TYPES, PICKED.types, turn).map(([type, body]) => withBody(body, body, type)),
  ];
}

/** The body with one field at a time replaced, left out, or given twice. */
function hostileFields(body: unknown, turn: number): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const fields = Object.entries(body).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return fields.flatMap(([field], at) => {
    const write = (replacement?: string, more = '') => {
      const kept = fields.filter(([key]) => replacement !== undefined || key !== field);
      const pairs = kept.map(([key, value]) => `"${key}":${key === field ? replacement : value}`);
      return `{${pairs.join(',')}${more}}`;
    };
    const picked = pick(VALUES, PICKED.values, turn * 7 + at);
    return [...picked.map((value) => write(value)), write(), write('null', `,"${field}":[],"${field}":{}`)];
  });
}

/** So many entries of a list, round and round, each turn further on. */
function pick<Entry>(list: readonly Entry[], count: number, turn: number): Entry[] {
  const rotated = list.map((_, at) => list[(at + turn * count) % list.length]);
  return rotated.slice(0, count).filter((entry) => entry !== undefined);
}
