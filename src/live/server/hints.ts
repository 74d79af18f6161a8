import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { LivePublisher } from '#platform/services.ts';
import { LIVE_CLOSE, livePayload } from '../protocol.ts';
import type { Delivery } from './deliver-events.ts';
import type { BrowserSocket, Connections, NodeSockets } from './sockets.ts';

/** PostgreSQL rejects payloads of 8,000 bytes or more. */
const PAYLOAD_MAX_BYTES = 7800;
/** Leaves room for the envelope of the hints. */
const HINT_MAX_BYTES = 7700;
const NOTIFY_WITHIN_MS = 5000;
export const HINT_CHANNEL = 'lueur_live';

const hint = z.union([
  z.object({ publish: z.string() }),
  z.object({ endMember: z.string() }),
  z.object({ endSession: z.string() }),
  /** Invalidates the cached sessions of this member. */
  z.object({ forgetMember: z.string() }),
  z.object({ ephemeral: livePayload, member: z.string() }),
  z.object({ ephemeral: livePayload, visitor: z.string() }),
  z.object({ ephemeral: livePayload, staff: z.string() }),
  z.object({ team: livePayload }),
]);
/** A message between nodes: says that there is something to read, never the content. */
export type LiveHint = z.infer<typeof hint>;
const envelope = z.object({ node: z.string(), hints: z.array(hint) });

export type Hints = {
  /** Sends at once, or batched while a NOTIFY is running. A failed one is lost until the next reconciliation. */
  send: (hints: readonly LiveHint[]) => void;
  read: (payload: string) => LiveHint[];
  flush: () => Promise<void>;
};

/** Sends after the commit, not in it: a NOTIFY takes a server-wide lock until its transaction ends. */
export function createHints({ db, log }: { db: Database; log: Log }): Hints {
  const node = crypto.randomUUID();
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  function drainPayload(): string {
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
        await within(NOTIFY_WITHIN_MS, db.execute(sql`SELECT pg_notify(${HINT_CHANNEL}, ${drainPayload()})`));
      } catch (error) {
        log('warn', 'live-hint-failed', describeError(error));
      }
    }
    sending = undefined;
  }

  return {
    send(hints) {
      for (const text of hints.map((one) => JSON.stringify(one))) {
        // It fits no payload, and would block the following hints forever.
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

/** Creates the publisher for the routes: each call becomes hints. */
export function createHintPublisher(publishHints: (given: readonly LiveHint[]) => void): LivePublisher {
  return {
    publish: (changed) => publishHints(changed.map((publish) => ({ publish }))),
    publishEphemeral: (member, payload) => publishHints([{ member, ephemeral: livePayload.parse(payload) }]),
    publishToVisitor: (visitor, payload) =>
      publishHints([{ visitor, ephemeral: livePayload.parse(payload) }]),
    publishToStaff: (staff, payload) => publishHints([{ staff, ephemeral: livePayload.parse(payload) }]),
    publishToTeam: (event) => publishHints([{ team: livePayload.parse(event) }]),
    forgetMember: (forgetMember) => publishHints([{ forgetMember }]),
    endMember: (endMember) => publishHints([{ endMember }]),
    endSessions: (sessions) => publishHints(sessions.map((endSession) => ({ endSession }))),
  };
}

type Options = {
  sockets: NodeSockets;
  delivery: Delivery;
  forgetSessions: (gone: { member: string } | { session: string }) => void;
};

/** Applies the hints of any node to the sockets of this one. */
export function createHintApplication({
  sockets: { member: members, visitor: visitors, staff: desks },
  delivery,
  forgetSessions,
}: Options): (given: readonly LiveHint[]) => void {
  return (given) => {
    const published: string[] = [];
    const ended = new Set<string>();
    for (const hint of given) {
      if ('publish' in hint) published.push(hint.publish);
      else if ('forgetMember' in hint) forgetSessions({ member: hint.forgetMember });
      else if ('endMember' in hint) {
        forgetSessions({ member: hint.endMember });
        closeAll(members.of(hint.endMember), LIVE_CLOSE.sessionEnded);
      } else if ('endSession' in hint) {
        forgetSessions({ session: hint.endSession });
        ended.add(hint.endSession);
      } else if ('visitor' in hint) visitors.sendEphemeral(hint.visitor, hint.ephemeral);
      else if ('staff' in hint) desks.sendEphemeral(hint.staff, hint.ephemeral);
      else if ('team' in hint) desks.sendToAll(hint.team);
      else members.sendEphemeral(hint.member, hint.ephemeral);
    }
    delivery.deliver(published);
    for (const connections of [members, desks]) {
      if (ended.size) closeSessions(connections, (session) => ended.has(session));
    }
  };
}

export function closeAll(sockets: Iterable<BrowserSocket>, code: number): void {
  for (const socket of sockets) socket.close(code);
}

/** Returns those of the sessions that have not ended. */
export type ListHolding = (sessions: readonly string[]) => Promise<ReadonlySet<string>>;

/** Closes the sockets of ended sessions, in case a hint was lost. */
export async function endFormerSessions(connections: Connections, listHolding: ListHolding): Promise<void> {
  const asked = new Set(connections.all().flatMap(({ session }) => session ?? []));
  if (asked.size === 0) return;
  const holding = await listHolding([...asked]);
  // Sessions opened during the check were not checked.
  closeSessions(connections, (session) => asked.has(session) && !holding.has(session));
}

function closeSessions(connections: Connections, isOver: (session: string) => boolean): void {
  closeAll(
    connections.all().filter(({ session }) => session !== undefined && isOver(session)),
    LIVE_CLOSE.sessionEnded,
  );
}
