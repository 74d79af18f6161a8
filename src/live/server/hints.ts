import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';
import { livePayload } from '../protocol.ts';

/** PostgreSQL refuses payloads of 8,000 bytes. */
const PAYLOAD_MAX_BYTES = 7800;
/** What a payload has around its hints takes the rest. */
const HINT_MAX_BYTES = 7700;
const NOTIFY_WITHIN_MS = 5000;
export const HINT_CHANNEL = 'lueur_live';

const hint = z.union([
  /** This member has new events. */
  z.object({ publish: z.string() }),
  z.object({ endMember: z.string() }),
  z.object({ endSession: z.string() }),
  /** What is kept of this member's sessions no longer holds. */
  z.object({ forgetMember: z.string() }),
  /** What nodes hold in memory of something, by its name, is to be read again. */
  z.object({ reread: z.string() }),
  z.object({ ephemeral: livePayload, member: z.string() }),
  z.object({ ephemeral: livePayload, visitor: z.string() }),
  /** For the open desks of one person of the team. */
  z.object({ ephemeral: livePayload, staff: z.string() }),
  /** For every open desk. */
  z.object({ team: livePayload }),
]);
/** What one node sends the others: that there is something to read, never what was written. */
export type Hint = z.infer<typeof hint>;
const envelope = z.object({ node: z.string(), hints: z.array(hint) });

export type Hints = {
  /** At once, or with the next ones while a NOTIFY is under way. One that fails is lost: the next reconciliation mends it. */
  send: (hints: readonly Hint[]) => void;
  /** The hints of another node in a payload; none in one's own. */
  read: (payload: string) => Hint[];
  /** Resolves once everything that waited has left. */
  flush: () => Promise<void>;
};

/** Sent after the commit, not in it: a NOTIFY takes a lock of the whole server until its transaction ends. */
export function createHints({ db, log }: { db: Database; log: Log }): Hints {
  const node = crypto.randomUUID();
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  function takePayload(): string {
    const taken: string[] = [];
    let bytes = JSON.stringify({ node, hints: [] }).length;
    for (const text of waiting) {
      bytes += Buffer.byteLength(text) + 1;
      if (bytes > PAYLOAD_MAX_BYTES) break;
      taken.push(text);
      waiting.delete(text);
    }
    return `{"node":"${node}","hints":[${taken.join(',')}]}`;
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      try {
        await within(NOTIFY_WITHIN_MS, db.execute(sql`SELECT pg_notify(${HINT_CHANNEL}, ${takePayload()})`));
      } catch (error) {
        log('warn', 'live-hint-failed', describeError(error));
      }
    }
    sending = undefined;
  }

  return {
    send(hints) {
      for (const text of hints.map((one) => JSON.stringify(one))) {
        // It would fit into no payload, and keep those after it waiting for ever.
        if (Buffer.byteLength(text) > HINT_MAX_BYTES) log('warn', 'live-hint-too-long');
        else waiting.add(text);
      }
      if (waiting.size > 0) sending ??= sendAll();
    },
    read(payload) {
      const { data } = envelope.safeParse(parsed(payload));
      return data && data.node !== node ? data.hints : [];
    },
    flush: async () => sending,
  };
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
