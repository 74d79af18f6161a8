import { setTimeout as sleep } from 'node:timers/promises';
import type { Live } from '#live/server/live.ts';
import { onCardsChanged } from '#member/profile/server/shared/card-changes.ts';
import type { Database } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';
import { type Followed, follow, HistoryError, loadIndex } from './follow.ts';
import { serveFrom } from './propose.ts';

/** Poll interval, the longest delay for another node’s change whose hint was lost. */
const FOLLOW_EVERY_MS = 2000;
/** After this many missed polls the index stops serving and SQL takes over. */
const STALE_AFTER_READINGS = 5;
/** Changes are kept for an hour; after half of it without a poll the index is reloaded. */
const LOST_AFTER_MS = 30 * 60_000;
/** Longest wait of a member’s own change until this node shows it. */
const OWN_CHANGE_WITHIN_MS = 1000;
const TELL_PROGRESS_EVERY_MS = 2000;
const HINT = 'match-cards';

type Options = {
  /** Handles on which the index is queried. SQL answers inside their transactions. */
  roots: readonly Database[];
  db: Database;
  log: Log;
  /** Hints to and from other nodes that cards have changed. */
  live?: Pick<Live, 'tellReread' | 'onReread'>;
  followEveryMs?: number;
};

export type IndexState = {
  serves: boolean;
  rows: number;
  bytes: number;
  loadSeconds: number;
  /** Since the last successful poll. */
  lagSeconds: number;
};

export type MatchIndex = {
  /** Resolves when the index starts serving; never resolves if it is stopped first. */
  ready: Promise<void>;
  /** Resolves when all commits before the call are in memory; during the load, when the load ends. */
  catchUp: () => Promise<void>;
  state: () => IndexState;
  /** Call it before the database is closed. */
  stop: () => Promise<void>;
};

/** Loads the cards into memory while SQL serves, then polls for changes. Failures are logged and retried. */
export function startMatchIndex(options: Options): MatchIndex {
  const { roots, db, log, live, followEveryMs = FOLLOW_EVERY_MS } = options;
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  let followed: Followed | undefined;
  let readAt = 0;
  let loadSeconds = 0;

  async function read(): Promise<void> {
    const began = performance.now();
    if (followed && began - readAt < LOST_AFTER_MS) {
      await follow(db, followed).catch((error) => {
        if (error instanceof HistoryError) followed = undefined;
        throw error;
      });
    } else {
      followed = undefined;
      followed = await load(db, log, stopping.signal);
      loadSeconds = (performance.now() - began) / 1000;
      const { size: rows, bytes } = followed.index;
      log('info', 'match-index-ready', { rows, bytes, seconds: Number(loadSeconds.toFixed(1)) });
    }
    readAt = performance.now();
    ready.resolve();
  }

  const { catchUp, settled } = oneAtATime(read);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await catchUp().catch((error) => {
        if (!stopping.signal.aborted) log('warn', 'match-index-behind', describeError(error));
      });
      await sleep(followEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const current = () =>
    followed && performance.now() - readAt < STALE_AFTER_READINGS * followEveryMs
      ? followed.index
      : undefined;
  const ends = roots.flatMap((root) => [
    serveFrom(root, current),
    onCardsChanged(root, async () => {
      live?.tellReread(HINT);
      if (followed) await within(OWN_CHANGE_WITHIN_MS, catchUp());
    }),
  ]);
  live?.onReread(HINT, () => void catchUp().catch(() => undefined));
  const running = run();
  return {
    ready: ready.promise,
    catchUp,
    state: () => ({
      serves: current() !== undefined,
      rows: followed?.index.size ?? 0,
      bytes: followed?.index.bytes ?? 0,
      loadSeconds,
      lagSeconds: (performance.now() - readAt) / 1000,
    }),
    async stop() {
      stopping.abort();
      for (const end of ends) end();
      await running;
      await settled();
    },
  };
}

/** Loads the whole index, and logs how far it is. */
function load(db: Database, log: Log, stopping: AbortSignal): Promise<Followed> {
  let told = performance.now();
  return loadIndex(db, (share) => {
    stopping.throwIfAborted();
    if (performance.now() - told < TELL_PROGRESS_EVERY_MS) return;
    told = performance.now();
    log('info', 'match-index-loading', { percent: Math.floor(share * 100) });
  });
}

/** One poll at a time, in snapshot order, so that an older snapshot never overwrites a newer one. */
function oneAtATime(read: () => Promise<void>) {
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function catchUp(): Promise<void> {
    if (!reading) {
      reading = read().finally(() => {
        reading = undefined;
      });
      return reading;
    }
    next ??= reading
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return catchUp();
      });
    return next;
  }
  return { catchUp, settled: () => reading?.catch(() => undefined) };
}
