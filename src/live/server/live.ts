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
import { createHintReader } from './apply-hints.ts';
import type { BrowserSocket } from './browser-socket.ts';
import { type Connections, createConnections } from './connections.ts';
import { createDelivery, type ReadEvents } from './deliver-events.ts';
import { closeAll, endFormerSessions } from './end-sessions.ts';
import { findBehind } from './event-store.ts';
import { every } from './every.ts';
import { createHints, HINT_CHANNEL, type LiveHint } from './hints.ts';
import { listen } from './listen.ts';
import { createPresence } from './presence.ts';
import { createUpgrade, type Doorkeepers } from './upgrade.ts';

/** Live delivery on this node; the routes see it as `LivePublisher`. */
export type Live = LivePublisher & {
  attach: (server: Pick<EventEmitter, 'on'>, doorkeepers: Doorkeepers) => void;
  /** Invalidates a cache on the other nodes; a hint, which may be lost. */
  tellReread: (what: string) => void;
  onReread: (what: string, listener: () => void) => void;
  countSockets: () => { members: number; visitors: number; desks: number };
  /**
   * Refuses new connections and asks the browsers, spread over time, to move to another node, while events are still
   * delivered to the remaining ones.
   */
  leave: () => Promise<void>;
  /** Closes every connection and sends the last hints; the database must still be open. */
  stop: () => Promise<void>;
};

/** Callbacks of the features: live delivery depends on none of them. */
export type LiveOptions = {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  env: Env;
  readEvents: ReadEvents;
  /** Invalidates cached sessions: of a member, or one that ended. */
  forgetSessions: (gone: { member: string } | { session: string }) => void;
  listHoldingSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  onEphemeral: (publisher: LivePublisher, member: string, payload: LivePayload) => Promise<void>;
  listHoldingStaffSessions: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  onDeskEphemeral: (publisher: LivePublisher, staff: string, payload: LivePayload) => Promise<void>;
};

/** Connections of one person on one node; a further one is refused: the oldest would reconnect. */
const SOCKETS_MAX = 10;
/** How long a lost hint may delay an event, and an ended session keep its connection. */
const RECONCILE_EVERY_MS = 3000;
export const PING_EVERY_MS = 30_000;
const PRESENCE_EVERY_MS = 60_000;
/** Spreads the reconnects of thousands of browsers over the other nodes. */
const LEAVE_OVER_MS = 4000;
const LEAVE_EVERY_MS = 50;
const LEAVE_AT_ONCE = 20;

/** Has no sockets until it is attached; published events reach the other nodes all the same. */
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
  /** Visitors have no stream: they receive ephemeral events, and poll after a reconnect. */
  const visitors = createConnections();
  /** The team has no stream either: a desk reads again the part that changed. */
  const desks = createConnections();
  const delivery = createDelivery({ db, log, connections: members, readEvents });
  const presence = createPresence({ db, clock, log });
  const hints = address === undefined ? undefined : createHints({ db, log });
  const rereaders = new Map<string, () => void>();
  const applyHints = createHintReader({
    members,
    visitors,
    desks,
    delivery,
    forgetSessions,
    reread: (what) => rereaders.get(what)?.(),
  });
  const ends: (() => Promise<void> | void)[] = [];
  let leaving = false;
  let stopped = false;

  function publishHints(given: readonly LiveHint[]): void {
    applyHints(given);
    hints?.send(given);
  }

  /** Catches up after lost hints: events of connected members, and ended sessions. */
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

  const publisher = publishBy(publishHints);
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
    // The proxy then retries on another node.
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
      await moveAway(everyone());
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

/** The routes' view: each call is a few hints, for this node and the others. */
function publishBy(publishHints: (given: readonly LiveHint[]) => void): LivePublisher {
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

/** Closes sockets in small groups, so that their browsers reconnect elsewhere one after the other. */
async function moveAway(sockets: readonly BrowserSocket[]): Promise<void> {
  const atOnce = Math.max(LEAVE_AT_ONCE, Math.ceil((sockets.length * LEAVE_EVERY_MS) / LEAVE_OVER_MS));
  for (let start = 0; start < sockets.length; start += atOnce) {
    closeAll(sockets.slice(start, start + atOnce), LIVE_CLOSE.leaving);
    await pause(LEAVE_EVERY_MS);
  }
}
