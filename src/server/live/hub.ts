import { setImmediate as nextTurn } from 'node:timers/promises';
import { LIVE_CLOSE, type LiveEvent, type ServerFrame } from '#contract-live.ts';
import type { Database } from '#server/db/client.ts';
import { describeError, type Log } from '#server/log.ts';
import type { BrowserSocket, Numbered } from './browser-socket.ts';
import { within } from './deadline.ts';
import { EVENTS_PER_READ, type Reader, readEvents } from './read-events.ts';

const MEMBERS_PER_READ = 100;
const READ_WITHIN_MS = 10_000;
const READ_AGAIN_MS = 500;

/** The browsers that are open on this node, and the one reader of the table that serves them all. */
export type Hub = {
  add: (socket: BrowserSocket) => void;
  /** @returns whether it was the member's last one here */
  remove: (socket: BrowserSocket) => boolean;
  /** Has what follows their cursors read and written to these members' browsers. */
  wake: (members: Iterable<string>) => void;
  socketsOf: (member: string) => ReadonlySet<BrowserSocket>;
  all: () => BrowserSocket[];
  members: () => string[];
  /** Members with a browser that can take events, from the one that has the fewest. */
  readers: (members: Iterable<string>) => Reader[];
  /** A passing sign for every browser of a member. */
  sign: (member: string, frame: ServerFrame) => void;
};

const nobody: ReadonlySet<BrowserSocket> = new Set();

function numbered(event: LiveEvent): Numbered {
  return { seq: event.seq, text: JSON.stringify({ type: 'event', event } satisfies ServerFrame) };
}

/** Reads for everyone at once: however many are woken, one statement at a time. */
export function createHub({ db, log }: { db: Database; log: Log }): Hub {
  const sockets = new Map<string, Set<BrowserSocket>>();
  /** Woken members; while a read is under way the next one gathers. */
  const woken = new Set<string>();
  let reading = false;

  const socketsOf = (member: string) => sockets.get(member) ?? nobody;

  function readers(members: Iterable<string>): Reader[] {
    const found: Reader[] = [];
    for (const member of members) {
      let after: number | undefined;
      for (const { takes, cursor } of socketsOf(member)) {
        if (takes && cursor !== undefined && (after === undefined || cursor < after)) after = cursor;
      }
      if (after !== undefined) found.push({ user_id: member, after });
    }
    return found;
  }

  function deliver({ user_id: member, after }: Reader, events: readonly Numbered[]): void {
    for (const socket of socketsOf(member)) {
      // One that came or drained during the read and is further behind has woken its member again.
      const isFurther = socket.cursor !== undefined && socket.cursor < after;
      if (socket.takes && !isFurther && !socket.deliver(events)) socket.close(LIVE_CLOSE.gone);
    }
    if (events.length === EVENTS_PER_READ) woken.add(member);
  }

  async function readBatch(): Promise<void> {
    const batch = [...woken].slice(0, MEMBERS_PER_READ);
    for (const member of batch) woken.delete(member);
    const wanted = readers(batch);
    if (wanted.length === 0) return;
    try {
      const found = await within(READ_WITHIN_MS, readEvents(db, wanted));
      for (const reader of wanted) deliver(reader, (found.get(reader.user_id) ?? []).map(numbered));
    } catch (error) {
      for (const member of batch) woken.add(member);
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    reading = true;
    try {
      while (woken.size > 0) {
        await readBatch();
        if (woken.size > 0) await nextTurn();
      }
    } catch (error) {
      log('warn', 'live-read-failed', describeError(error));
      setTimeout(() => wake([]), READ_AGAIN_MS).unref();
    } finally {
      reading = false;
    }
  }

  function wake(members: Iterable<string>): void {
    for (const member of members) if (sockets.has(member)) woken.add(member);
    if (woken.size > 0 && !reading) void readAll();
  }

  return {
    add(socket) {
      const own = sockets.get(socket.member) ?? new Set();
      sockets.set(socket.member, own.add(socket));
    },
    remove(socket) {
      const own = sockets.get(socket.member);
      own?.delete(socket);
      if (own?.size) return false;
      return sockets.delete(socket.member);
    },
    wake,
    socketsOf,
    all: () => [...sockets.values()].flatMap((own) => [...own]),
    members: () => [...sockets.keys()],
    readers,
    sign(member, frame) {
      const text = JSON.stringify(frame);
      for (const socket of socketsOf(member)) socket.sign(text);
    },
  };
}
