import { createHmac, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { DAY_MS } from '#lib/durations.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { KNOWN_DEVICE_DAYS } from '../../rules.ts';

type Deps = Pick<Services, 'env' | 'secret' | 'clock'>;
type Asking = { services: Deps; headers: Headers };

/** Maximum number of members per browser; beyond it the oldest log-in is dropped. */
const MEMBERS_MAX = 5;
const MARK_LENGTH = 22;
/** 128 random bits for the browser, then for each member the day of the log-in and a signature. */
const VALUE = /^([\w-]{22})((?:\.\d{5}\.[\w-]{22}){1,5})$/;

const isSecure = ({ env }: Deps) => env.APP_URL.startsWith('https://');
const nameOf = (deps: Deps) => (isSecure(deps) ? '__Host-lueur-appareil' : 'lueur-appareil');
const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);

export function isKnownDevice(asking: Asking, member: string): boolean {
  return findKnownDevice(asking, member) !== undefined;
}

export function findKnownDevice({ services, headers }: Asking, member: string): string | undefined {
  const held = read(services, headers);
  const oldest = dayOf(services.clock.now()) - KNOWN_DEVICE_DAYS;
  const isTheirs = held?.marks.some(
    ({ day, mark }) => Number(day) > oldest && mark === markOf(services, held.device, day, member),
  );
  return held && isTheirs ? markOf(services, held.device, 'budget', member) : undefined;
}

/** Whether the browser sends the cookie of a known device; the signatures in it say for which members. */
export function bringsDevice({ services, headers }: Asking): boolean {
  return read(services, headers) !== undefined;
}

/** Marks the browser as known, after a log-in or proof of the mailbox. The cookie outlives the log-out. */
export function rememberDevice(context: Answering, member: string): void {
  const { services, headers } = context;
  const device = read(services, headers)?.device ?? randomBytes(16).toString('base64url');
  const day = String(dayOf(services.clock.now()));
  const mark = { day, mark: markOf(services, device, day, member) };
  write(context, device, [mark, ...marksOfOthers(context, member)].slice(0, MEMBERS_MAX));
}

export function forgetDevice(context: Answering, member: string): void {
  const device = read(context.services, context.headers)?.device;
  if (device) write(context, device, marksOfOthers(context, member));
}

type Answering = Pick<RequestContext, 'services' | 'headers' | 'answerHeaders'>;

function marksOfOthers({ services, headers }: Asking, member: string): Mark[] {
  const held = read(services, headers);
  return (held?.marks ?? []).filter(
    ({ day, mark }) => held && mark !== markOf(services, held.device, day, member),
  );
}

function write({ services, answerHeaders }: Answering, device: string, marks: readonly Mark[]): void {
  const value = [device, ...marks.flatMap(({ day, mark }) => [day, mark])].join('.');
  answerHeaders.append(
    'set-cookie',
    serialize(nameOf(services), marks.length > 0 ? value : '', {
      path: '/',
      maxAge: marks.length > 0 ? (KNOWN_DEVICE_DAYS * DAY_MS) / 1000 : 0,
      httpOnly: true,
      sameSite: 'Strict',
      secure: isSecure(services),
    }),
  );
}

type Mark = { day: string; mark: string };

function read(deps: Deps, headers: Headers): { device: string; marks: Mark[] } | undefined {
  const name = nameOf(deps);
  const [, device = '', written = ''] =
    VALUE.exec(parse(headers.get('cookie') ?? '', name)[name] ?? '') ?? [];
  if (!device) return undefined;
  const marks = [...written.matchAll(/\.(\d{5})\.([\w-]{22})/g)].map(([, day = '', mark = '']) => ({
    day,
    mark,
  }));
  return { device, marks };
}

function markOf({ secret }: Deps, device: string, day: string, member: string): string {
  const hash = createHmac('sha256', secret).update(`known-device:${device}:${day}:${member}`);
  return hash.digest('base64url').slice(0, MARK_LENGTH);
}
