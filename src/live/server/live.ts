import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import type { LivePublisher } from '#platform/services.ts';
import { LIVE_CLOSE } from '../close-codes.ts';
import { type LivePayload, livePayload } from '../protocol.ts';
import { createAdmission } from './admit-sockets.ts';
import { type Connections, createConnections } from './connections.ts';
import { createDelivery, type ReadEvents } from './deliver-events.ts';
import { closeAll, closeSessions, endFormerSessions } from './end-sessions.ts';
import { findBehind } from './event-store.ts';
import { every } from './every.ts';
import { createHints, HINT_CHANNEL, type Hint } from './hints.ts';
import { listen } from './listen.ts';
import { createPresence } from './presence.ts';
import { createUpgrade, type Doorkeepers } from './upgrade.ts';

/** Live delivery on this node; `LivePublisher` is what the routes see of it. */
export type Live = LivePublisher & {
  /** Opens `GET /api/live` on an HTTP server. */
  attach: (server: Pick<EventEmitter, 'on'>, doorkeepers: Doorkeepers) => void;
  /** Has the other nodes read again what they hold in memory of something; a hint, which may be lost. */
  tellReread: (what: string) => void;
  /** What this node does when another one has said so. */
  onReread: (what: string, listener: () => void) => void;
  /** How many sockets are open on this node. */
  countSockets: () => { members: number; visitors: number; desks: number };
  /**
   * Takes no more connections and asks the browsers to come back to another node, some after the others, while what
   * happens is still delivered to those that are here.
   */
  leave: () => Promise<void>;
  /** Closes every connection and lets the last hints leave; the database is still needed. */
  stop: () => Promise<void>;
};

/** What the features give: live delivery knows none of them. */
export type LiveOptions = {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  env: Env;
  readEvents: ReadEvents;
  /** What a member's sessions open has changed, or some of them have ended: nobody goes by what was read before. */
  forgetSessions: (gone: { member: string } | { session: string }) => void;
  /** Which of these sessions of members still hold. */
  listHoldingSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What is done with an ephemeral event of a member's browser. */
  onEphemeral: (publisher: LivePublisher, member: string, payload: LivePayload) => Promise<void>;
  /** Which of these sessions of the team still hold. */
  listHoldingStaffSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What is done with an ephemeral event of a desk. */
  onDeskEphemeral: (publisher: LivePublisher, staff: string, payload: LivePayload) => Promise<void>;
};

/** Connections of one person on one node; another one is refused, since closing the oldest would bring it back. */
const SOCKETS_MAX = 10;
/** How long a lost hint may delay an event, and an ended session keep its connection. */
const RECONCILE_EVERY_MS = 3000;
export const PING_EVERY_MS = 30_000;
const PRESENCE_EVERY_MS = 60_000;
/** So that thousands of browsers are not all at the door of the other nodes at once. */
const LEAVE_OVER_MS = 4000;
const LEAVE_EVERY_MS = 50;
const LEAVE_AT_ONCE = 20;

/** Opens nothing until it is attached; what is published here reaches the other nodes all the same. */
export function createLive({
  database: { live: db, address },
  clock,
  log,
  securityEvents,
  env,
  readEvents,
  forgetSessions,
  listHoldingSessions,
  onEphemeral,
  listHoldingStaffSessions,
  onDeskEphemeral,
}: LiveOptions): Live {
  const members = createConnections();
  /** Visitors have no stream: they hear ephemeral events, and ask again when they come back. */
  const visitors = createConnections();
  /** The team has none either: a desk reads again what it is told has changed. */
  const desks = createConnections();
  const delivery = createDelivery({ db, log, connections: members, readEvents });
  const presence = createPresence({ db, clock, log });
  const hints = address === undefined ? undefined : createHints({ db, log });
  const rereaders = new Map<string, () => void>();
  const ends: (() => Promise<void> | void)[] = [];
  let leaving = false;
  let stopped = false;

  /** Does on this node what hints ask, its own or another's. */
  function applyHints(given: readonly Hint[]): void {
    const published: string[] = [];
    const ended = new Set<string>();
    for (const hint of given) {
      if ('publish' in hint) published.push(hint.publish);
      else if ('forgetMember' in hint) forgetSessions({ member: hint.forgetMember });
      else if ('reread' in hint) rereaders.get(hint.reread)?.();
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
  }

  function publishHints(given: readonly Hint[]): void {
    applyHints(given);
    hints?.send(given);
  }

  /** Finds what no hint told of: events of who is connected here, and sessions that have ended. */
  async function reconcile(): Promise<void> {
    await endFormerSessions(desks, listHoldingStaffSessions);
    if (members.all().length === 0) return;
    delivery.deliver(await findBehind(db, delivery.readers(members.owners())));
    await endFormerSessions(members, listHoldingSessions);
  }

  function start(): void {
    if (ends.length > 0) return;
    ends.push(
      every(RECONCILE_EVERY_MS, log, reconcile),
      every(PING_EVERY_MS, log, () => {
        for (const socket of everyone()) socket.ping();
      }),
      every(PRESENCE_EVERY_MS, log, () => presence.record(members.owners())),
    );
    if (address === undefined || !hints) return;
    const listener = listen({
      address,
      channel: HINT_CHANNEL,
      onPayload: (payload) => applyHints(hints.read(payload)),
      onListening: () =>
        void reconcile().catch((error) => log('warn', 'live-reconcile-failed', describeError(error))),
      log,
    });
    ends.push(listener.stop);
  }

  const publisher: LivePublisher = {
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

  const admission = createAdmission({
    db,
    log,
    securityEvents,
    members,
    visitors,
    desks,
    delivery,
    onSeen: (member) => {
      if (!stopped) presence.seen(member);
    },
    onEphemeral: (member, payload) => onEphemeral(publisher, member, payload),
    onDeskEphemeral: (staff, payload) => onDeskEphemeral(publisher, staff, payload),
  });

  const refusalFor = (connections: Connections) => (owner: string) => {
    // A proxy asks another node then.
    if (leaving) return 502;
    return connections.of(owner).size >= SOCKETS_MAX ? 429 : undefined;
  };

  const everyone = () => [...members.all(), ...visitors.all(), ...desks.all()];

  return {
    ...publisher,
    attach(server, doorkeepers) {
      start();
      const refusals = {
        refusalForMember: refusalFor(members),
        refusalForVisitor: refusalFor(visitors),
        refusalForStaff: refusalFor(desks),
      };
      server.on(
        'upgrade',
        createUpgrade({ env, log, securityEvents, doorkeepers, ...refusals, ...admission }),
      );
    },
    tellReread: (reread) => hints?.send([{ reread }]),
    onReread: (what, listener) => void rereaders.set(what, listener),
    countSockets: () => ({
      members: members.all().length,
      visitors: visitors.all().length,
      desks: desks.all().length,
    }),
    async leave() {
      leaving = true;
      const sockets = everyone();
      const atOnce = Math.max(LEAVE_AT_ONCE, Math.ceil((sockets.length * LEAVE_EVERY_MS) / LEAVE_OVER_MS));
      for (let start = 0; start < sockets.length; start += atOnce) {
        closeAll(sockets.slice(start, start + atOnce), LIVE_CLOSE.leaving);
        await pause(LEAVE_EVERY_MS);
      }
    },
    async stop() {
      leaving = true;
      if (!stopped) {
        stopped = true;
        const here = members.owners();
        closeAll(everyone(), LIVE_CLOSE.leaving);
        await Promise.all(ends.map((end) => end()));
        await presence.record(here);
      }
      await hints?.flush();
    },
  };
}
