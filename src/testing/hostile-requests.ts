import type { Endpoint } from './api-endpoints.ts';
import { type Cast, EXAMPLES, type Example, requestOf } from './endpoint-examples.ts';
import { BODIES, COOKIES, IDS, METHODS, QUERIES, TYPES, VALUES } from './hostile-values.ts';

export type HostileRequest = { what: string; path: string; init: RequestInit };

/** How many of each list one route gets: over all routes every entry has its turn, in bounded time. */
const PICKED = { values: 5, bodies: 9, types: 7, cookies: 4, queries: 7, ids: 6 };

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
