import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';
import { LIVE_CLOSE, type LivePayload, type ServerFrame } from '../protocol.ts';
import { EVENTS_PER_READ, type Reader } from './event-store.ts';
import type { Connections, Numbered } from './sockets.ts';

const MEMBERS_PER_READ = 100;
const READ_WITHIN_MS = 10_000;
const READ_AGAIN_MS = 500;

/**
 * Reads the events after each reader's cursor (`eventsAfter`) with their current content, in order for each member, in
 * one statement of the features that recorded them. Omits deleted content.
 */
export type ReadEvents = (db: Database, readers: readonly Reader[]) => Promise<ToldEvent[]>;
export type ToldEvent = { userId: string; seq: number; payload: LivePayload };

export type Delivery = {
  deliver: (members: Iterable<string>) => void;
  /** Returns the members with a ready socket, from its lowest cursor. */
  readers: (members: Iterable<string>) => Reader[];
};

type Options = { db: Database; log: Log; connections: Connections; readEvents: ReadEvents };

/** The only reader of the stream table on this node: one statement at a time for any number of members. */
export function createDelivery({ db, log, connections, readEvents }: Options): Delivery {
  /** Members to read for; they accumulate while a read is running. */
  const pending = new Set<string>();
  let reading = false;

  function readers(members: Iterable<string>): Reader[] {
    const found: Reader[] = [];
    for (const member of members) {
      let after: number | undefined;
      for (const { isReady, cursor } of connections.of(member)) {
        if (isReady && cursor !== undefined && (after === undefined || cursor < after)) after = cursor;
      }
      if (after !== undefined) found.push({ user_id: member, after });
    }
    return found;
  }

  function write({ user_id: member, after }: Reader, events: readonly Numbered[]): void {
    for (const socket of connections.of(member)) {
      // A socket that was added or drained during the read and is further behind is pending again.
      const isFurther = socket.cursor !== undefined && socket.cursor < after;
      if (socket.isReady && !isFurther && !socket.deliver(events)) socket.close(LIVE_CLOSE.gone);
    }
    if (events.length === EVENTS_PER_READ) pending.add(member);
  }

  async function readBatch(): Promise<void> {
    const batch = [...pending].slice(0, MEMBERS_PER_READ);
    for (const member of batch) pending.delete(member);
    const wanted = readers(batch);
    if (wanted.length === 0) return;
    try {
      const events = await within(READ_WITHIN_MS, readEvents(db, wanted));
      const byMember = Map.groupBy(events, ({ userId }) => userId);
      for (const reader of wanted) write(reader, (byMember.get(reader.user_id) ?? []).map(numbered));
    } catch (error) {
      for (const member of batch) pending.add(member);
      throw error;
    }
  }

  async function readAll(): Promise<void> {
    reading = true;
    try {
      while (pending.size > 0) {
        await readBatch();
        if (pending.size > 0) await yieldToEventLoop();
      }
    } catch (error) {
      log('warn', 'live-read-failed', describeError(error));
      setTimeout(() => deliver([]), READ_AGAIN_MS).unref();
    } finally {
      reading = false;
    }
  }

  function deliver(members: Iterable<string>): void {
    for (const member of members) if (connections.has(member)) pending.add(member);
    if (pending.size > 0 && !reading) void readAll();
  }

  return { deliver, readers };
}

function numbered({ seq, payload }: ToldEvent): Numbered {
  return { seq, text: JSON.stringify({ type: 'event', seq, payload } satisfies ServerFrame) };
}
