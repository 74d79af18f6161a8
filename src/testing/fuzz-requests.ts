import { z } from 'zod';
import { makeRandom, pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import type { Operation } from './api-operations.ts';
import { exampleOf, exampleRequest } from './endpoint-examples.ts';
import type { Cast } from './example.ts';
import { BODIES, COOKIES, HEADERS, IDS, METHODS, QUERIES, TYPES, VALUES } from './hostile-values.ts';

const bounds = z
  .object({
    maxLength: z.number(),
    minLength: z.number(),
    maximum: z.number(),
    minimum: z.number(),
    maxItems: z.number(),
    enum: z.array(z.unknown()),
  })
  .partial()
  .loose();

/** Returns, as JSON text, values just outside a field's schema, and values missing from its enumeration. */
function wrongValuesFor(schema: unknown): string[] {
  const { data } = bounds.safeParse(schema);
  if (!data) return [];
  const { maxLength, minLength, maximum, minimum, maxItems, enum: values } = data;
  return [
    ...(maxLength === undefined ? [] : [`"${'é'.repeat(maxLength + 1)}"`]),
    ...(minLength ? [`"${'e'.repeat(minLength - 1)}"`] : []),
    ...(maximum === undefined ? [] : [String(maximum + 1), String(maximum - 0.5)]),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maxItems === undefined ? [] : [JSON.stringify(Array(maxItems + 1).fill('a'))]),
    ...(values ? [`"${String(values[0])} "`, `"${String(values[0]).toUpperCase()}"`] : []),
  ];
}

/** A request that none of our pages sends, and its defect. */
type BadRequest = { what: string; path: string; init: RequestInit };
export type FuzzRequest = BadRequest & { operation: Operation };
type Make = (random: Random, operation: Operation, cast: Cast) => BadRequest | undefined;

/** Possible defects; each breaks one thing in the example of a route, where applicable. */
const KINDS: readonly Make[] = [
  (random, operation, cast) => withField(random, operation, cast),
  (random, operation, cast) => withField(random, operation, cast),
  (random, operation, cast) => withField(random, operation, cast),
  (random, operation, cast) => withBody(operation, cast, pickOne(random, BODIES)),
  (random, operation, cast) => {
    const [type, body] = pickOne(random, TYPES);
    return withBody(operation, cast, body, type);
  },
  (random, operation, cast) => withQuery(random, operation, cast),
  (random, operation, cast) => withId(random, operation, cast),
  (random, operation, cast) => withMethod(operation, cast, pickOne(random, METHODS)),
  (random, operation, cast) => withHeader(operation, cast, 'cookie', pickOne(random, COOKIES)),
  (random, operation, cast) => withHeader(operation, cast, ...pickOne(random, HEADERS)),
];

/**
 * Yields bad requests over all routes, one route after the other; the same seed gives the same requests.
 * @param seed any whole number
 */
export function* fuzzRequests(
  operations: readonly Operation[],
  cast: Cast,
  { seed, count }: { seed: number; count: number },
): Generator<FuzzRequest> {
  const random = makeRandom(seed);
  for (let made = 0; made < count; ) {
    const operation = operations[made % operations.length];
    if (!operation) return;
    const request = pickOne(random, KINDS)(random, operation, cast);
    if (!request) continue;
    made += 1;
    yield { ...request, operation };
  }
}

/** Makes one field of the body wrong, missing, duplicated or superfluous. */
function withField(random: Random, operation: Operation, cast: Cast): BadRequest | undefined {
  if (operation.fields.length === 0) return undefined;
  const { body = {} } = exampleOf(operation.endpoint, cast);
  const { name, schema } = pickOne(random, operation.fields);
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const others = given
    .filter(([key]) => key !== name)
    .map(([key, value]) => pair(key, JSON.stringify(value)));
  const wrong = () => pickOne(random, [...VALUES, ...wrongValuesFor(schema)]);
  const written = pickOne(random, [
    () => [pair(name, wrong())],
    () => [pair(name, wrong())],
    () => [],
    () => [pair(name, wrong()), pair(name, wrong())],
    () => given.filter(([key]) => key === name).map(([key, value]) => pair(key, JSON.stringify([value]))),
    () => [pair(name, wrong()), pair(pickOne(random, MORE), wrong())],
  ])();
  return withBody(operation, cast, `{${[...others, ...written].join(',')}}`);
}

/** Fields that only the server decides (security.md, 4). */
const MORE = ['id', 'role', 'verified', 'is_from_admin', 'sender_id', 'photo_url', 'created_at', '__proto__'];

function pair(key: string, value: string): string {
  return `${JSON.stringify(key)}:${value}`;
}

function withBody(
  operation: Operation,
  cast: Cast,
  body: string,
  type = 'application/json',
): BadRequest | undefined {
  const { method } = operation.endpoint;
  if (method === 'GET') return undefined;
  const { path } = exampleRequest(operation.endpoint, cast);
  const init = { method, headers: { 'content-type': type }, body: new TextEncoder().encode(body) };
  return { what: `${type} ${body}`, path, init };
}

function withQuery(random: Random, operation: Operation, cast: Cast): BadRequest {
  const { path, init } = exampleRequest(operation.endpoint, cast);
  const [bare = ''] = path.split('?');
  const value = pickOne(random, [
    '',
    '%00',
    '%ED%A0%80',
    '-1',
    '1e309',
    '9'.repeat(30),
    'a'.repeat(5000),
    '[]',
    '%',
  ]);
  const own = operation.queries.map((name) => `${name}=${value}`);
  const query = pickOne(random, [...own, ...own.map((one) => `${one}&${one}`), ...QUERIES]);
  return { what: `?${query}`, path: `${bare}?${query}`, init };
}

function withId(random: Random, operation: Operation, cast: Cast): BadRequest | undefined {
  if (operation.ids.length === 0) return undefined;
  const { init } = exampleRequest(operation.endpoint, cast);
  const letters = Array.from({ length: pickBetween(random, 1, 12) }, () =>
    pickOne(random, [...'aZ0-_.~%2e/:;@&=+$,!*']),
  );
  const id = pickOne(random, [...IDS, letters.join('')]);
  return { what: `id ${id}`, path: `/api${operation.endpoint.path.replace('{id}', id)}`, init };
}

function withMethod(operation: Operation, cast: Cast, method: string): BadRequest {
  const { path } = exampleRequest(operation.endpoint, cast);
  return { what: method, path, init: { method } };
}

function withHeader(operation: Operation, cast: Cast, name: string, value: string): BadRequest {
  const { path, init } = exampleRequest(operation.endpoint, cast);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), [name]: value };
  return { what: `${name}: ${value}`, path, init: { ...init, headers } };
}
