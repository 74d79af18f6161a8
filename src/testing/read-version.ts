import { versionOf } from '#lib/version-of.ts';
import { listEndpoints } from './api-endpoints.ts';

type Visitor = { fetch: (request: Request) => Promise<Response> };
type Versioned = { version: string } & Record<string, unknown>;

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'version') === 'string';

function* versionedPartsOf(value: unknown): Generator<Versioned> {
  if (isVersioned(value)) yield value;
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* versionedPartsOf(part);
}

/** Names that identify records in paths and bodies. */
const NAMES = ['id', 'key', 'workshopId'];
const patternOf = (path: string) => new RegExp(`^/api${path.replaceAll('{id}', '([^/]+)')}$`);
const routesBy = (...methods: string[]) =>
  listEndpoints().flatMap(({ method, path }) => (methods.includes(method) ? [patternOf(path)] : []));
const SAVES = routesBy('PUT', 'PATCH');
const READINGS = routesBy('GET');

/**
 * Adds the stored version to a save request, as from a screen loaded a moment ago. Reads the record at the address
 * where it is saved, or in the parent list that contains it. Keeps a version already in the body.
 */
export async function withVersion(visitor: Visitor, request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'PUT' && request.method !== 'PATCH') return request;
  const save = SAVES.find((pattern) => pattern.test(pathname));
  if (!save) return request;
  const body = parse(await request.clone().text());
  if (!body || 'version' in body) return request;
  const [, id] = save.exec(pathname) ?? [];
  const names = { ...(id && { id: decoded(id) }), ...body };
  const version = await readVersion(visitor, new URL(request.url), names);
  return new Request(request, { body: JSON.stringify({ ...body, version }) });
}

/** An id that is no valid URI component matches nothing, and is sent as is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function parse(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Rates how well a record matches the names in a save: 0 not at all, 1 for all names that it has. */
function likeness(record: Versioned, names: object): number {
  const own = NAMES.filter((name) => name in record);
  if (own.length === 0 || NAMES.every((name) => !(name in names))) return 1;
  const asked = own.filter((name) => name in names);
  const isOther = asked.some((name) => String(Reflect.get(names, name)) !== String(record[name]));
  return isOther ? 0 : asked.length / own.length;
}

/** A member’s form computes the version from its fields. */
function versionOfShown(answer: unknown, names: object): string | null {
  const sent = Object.keys(names).filter((name) => name !== 'id');
  // The contract adds the dealbreakers of a search.
  const fields = sent.includes('preferred_gender') ? [...sent, 'dealbreakers'] : sent;
  // The list of prompts is one form.
  const isOneForm = Array.isArray(answer) && fields.length === 1 && 'prompts' in names;
  const record = isOneForm ? { prompts: answer } : recordWith(answer, fields, Reflect.get(names, 'id'));
  if (!record) return null;
  const shown = [...new Set(fields)].filter((field) => field in record);
  return versionOf(Object.fromEntries(shown.map((field) => [field, Reflect.get(record, field)])));
}

function recordWith(value: unknown, fields: readonly string[], id: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isIt = id === undefined || !('id' in value) || value.id === id;
  if (isIt && fields.some((field) => field in value)) return value;
  for (const part of Object.values(value)) {
    const found = recordWith(part, fields, id);
    if (found) return found;
  }
  return undefined;
}

/**
 * @param names that identify the record in the path and the body of its save
 * @returns null where there is none
 */
export async function readVersion(visitor: Visitor, address: URL, names: object): Promise<string | null> {
  for (const parts = address.pathname.split('/'); parts.length > 2; parts.pop()) {
    const path = parts.join('/');
    if (!READINGS.some((pattern) => pattern.test(path))) continue;
    const response = await visitor.fetch(new Request(new URL(path, address)));
    if (!response.ok) continue;
    const answer: unknown = await response.json();
    const found = [...versionedPartsOf(answer)];
    if (!parts.includes('desk')) return versionOfShown(answer, names);
    const [best] = found.toSorted((a, b) => likeness(b, names) - likeness(a, names));
    return best && likeness(best, names) > 0 ? best.version : null;
  }
  return null;
}
