import { pseudonym } from '#platform/pseudonym.ts';
import { currentRequest, type SecuritySubject } from '#platform/request-scope.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { networkOf } from '../http/caller.ts';
import { describeError, type Log } from '../log.ts';
import { SECURITY_EVENTS, type SecurityEventName } from './events.ts';
import { emptyRow, insertSecurityEvents, type SecurityRow } from './store.ts';

/** How long refusals that anyone can cause freely are gathered before they are written. */
const REFUSAL_WINDOW_MS = 15 * 60_000;
/** From this many in a window on, an origin gets its own row; fewer are an expired session or a mistake. */
export const STRIKING_REFUSALS = 10;
export const ORIGINS_NAMED_MAX = 100;
const ORIGINS_HELD_MAX = 5000;

type Refusal = Pick<SecurityRow, 'at' | 'who' | 'origin'> & {
  event: SecurityEventName;
  route: string;
};

type Gathered = SecurityRow & { routes: Set<string> };

/**
 * Refusals of one window, by event, person and origin. However many there are, they become a bounded number of rows:
 * one for each of the most frequent origins, with its numbers of tries and of routes, and one for all the others
 * together.
 */
export function createRefusalWindow() {
  let held = new Map<string, Gathered>();
  let others = new Map<SecurityEventName, SecurityRow>();

  function addToOthers(event: SecurityEventName, at: Date, times: number): void {
    const row = others.get(event);
    if (row) row.times += times;
    else others.set(event, emptyRow(at, event, times));
  }

  return {
    /** @returns whether it is the first one of its window */
    add({ event, at, who, origin, route }: Refusal): boolean {
      const isFirst = held.size + others.size === 0;
      const key = JSON.stringify([event, who, origin]);
      const same = held.get(key);
      if (same) {
        same.times += 1;
        same.routes.add(route);
      } else if (held.size < ORIGINS_HELD_MAX)
        held.set(key, { ...emptyRow(at, event, 1), who, origin, routes: new Set([route]) });
      else addToOthers(event, at, 1);
      return isFirst;
    },

    take(): SecurityRow[] {
      const named = new Map<SecurityEventName, SecurityRow[]>();
      for (const { routes, ...row } of [...held.values()].toSorted((a, b) => b.times - a.times)) {
        const rows = named.get(row.event) ?? [];
        if (row.times < STRIKING_REFUSALS || rows.length >= ORIGINS_NAMED_MAX)
          addToOthers(row.event, row.at, row.times);
        else named.set(row.event, [...rows, { ...row, detail: writtenRoutes(routes) }]);
      }
      const rows = [...[...named.values()].flat(), ...others.values()];
      held = new Map();
      others = new Map();
      return rows;
    },
  };
}

function writtenRoutes(routes: ReadonlySet<string>): string {
  const [first = ''] = routes;
  return routes.size === 1 ? first : `${first} and ${routes.size - 1} more`;
}

export type SecurityDetails = {
  who?: SecuritySubject | undefined;
  address?: string | undefined;
  /** A word of ours, such as the name of a route: never input of a user. */
  detail?: string | undefined;
};

/** Records who did what, from where and when, for a year, apart from the ordinary log (ASVS 16.2, 16.3). */
export type SecurityEvents = {
  /** Outside of any transaction and without waiting: it neither fails nor slows the recorded action. */
  record: (event: SecurityEventName, details?: SecurityDetails) => void;
  /**
   * Counts events that anyone can cause freely: a quarter of an hour of them becomes a few rows with numbers.
   * @param route by its pattern
   */
  count: (event: SecurityEventName, route: string) => void;
  flush: () => Promise<void>;
  /** Events that found no room in the buffer since the start of the process. */
  countLost: () => number;
  clear: () => void;
  /** Flushes at the end of the process; the database must still be open. */
  stop: () => Promise<void>;
};

type Options = {
  db: Database;
  clock: Clock;
  log: Log;
  secret: string;
  writeAfterMs?: number;
};

const WRITE_AFTER_MS = 2000;
const AGAIN_AFTER_MS = 10_000;
/** Bounds the buffer: a flood of refusals must leave room for real actions. */
const WAITING_MAX = 1000;
const REFUSALS_WAITING_MAX = 400;

export function subjectPseudonym(secret: string, { kind, id }: SecuritySubject): string {
  return `${kind}:${pseudonym(secret, `security ${kind}:${id}`)}`;
}

export function originPseudonym(secret: string, address: string): string {
  return `origin:${pseudonym(secret, `security origin:${networkOf(address)}`)}`;
}

/** Subject and origin of an event: those of the current request, unless given. */
function pseudonymsOf(secret: string, { who, address }: SecurityDetails) {
  const scope = currentRequest();
  const subject = who ?? scope?.actor;
  const from = address ?? scope?.address?.();
  return {
    who: subject ? subjectPseudonym(secret, subject) : null,
    origin: from === undefined ? null : originPseudonym(secret, from),
  };
}

function rowOf(secret: string, now: Date, event: SecurityEventName, details: SecurityDetails): SecurityRow {
  return {
    ...emptyRow(now, event, 1),
    ...pseudonymsOf(secret, details),
    detail: details.detail ?? null,
    request_id: currentRequest()?.requestId ?? null,
  };
}

/**
 * Events are buffered for two seconds and written together; identical events become one row with a count. Events beyond
 * the buffer are counted, and the count is recorded. The ordinary log still has the events that a killed process had
 * not written, by name and request.
 */
export function createSecurityEvents(options: Options): SecurityEvents {
  const { db, clock, log, secret, writeAfterMs = WRITE_AFTER_MS } = options;
  let waiting = new Map<string, SecurityRow>();
  let lost = 0;
  let lostEver = 0;
  let timer: NodeJS.Timeout | undefined;
  const counted = createRefusalWindow();
  let windowEnds: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const note = (row: SecurityRow, isRefusal: boolean) => {
    const key = JSON.stringify([row.event, row.who, row.origin, row.detail]);
    const same = waiting.get(key);
    if (same) same.times += row.times;
    else if (waiting.size < (isRefusal ? REFUSALS_WAITING_MAX : WAITING_MAX)) waiting.set(key, row);
    else {
      lost += row.times;
      lostEver += row.times;
    }
  };

  const plan = (delayMs: number) => {
    if (Number.isFinite(delayMs)) timer ??= setTimeout(() => void flush(), delayMs).unref();
  };

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0 && lost === 0) return;
    const [rows, missed] = [[...waiting.values()], lost];
    waiting = new Map();
    lost = 0;
    if (missed > 0) {
      log('warn', 'security-events-lost', { events: missed });
      rows.push(emptyRow(clock.now(), 'events-lost', missed));
    }
    try {
      await insertSecurityEvents(db, rows);
    } catch (error) {
      // The database is away: events that fit the buffer are retried.
      log('warn', 'security-events-waiting', { events: rows.length, ...describeError(error) });
      for (const row of rows) note(row, SECURITY_EVENTS[row.event] === 'warn');
      plan(AGAIN_AFTER_MS);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function endWindow(): Promise<void> {
    clearTimeout(windowEnds);
    for (const row of counted.take()) {
      log('warn', row.event, { times: row.times });
      note(row, true);
    }
    return flush();
  }

  return {
    record(event, details = {}) {
      const { detail } = details;
      const grade = SECURITY_EVENTS[event];
      log(grade, event, detail === undefined ? {} : { detail });
      const row = rowOf(secret, clock.now(), event, details);
      note(row, grade === 'warn');
      plan(writeAfterMs);
    },
    count(event, route) {
      const isFirst = counted.add({ event, route, at: clock.now(), ...pseudonymsOf(secret, {}) });
      if (isFirst) windowEnds = setTimeout(() => void endWindow(), REFUSAL_WINDOW_MS).unref();
    },
    flush,
    countLost: () => lostEver,
    clear() {
      counted.take();
      waiting.clear();
      lost = 0;
    },
    stop: endWindow,
  };
}
