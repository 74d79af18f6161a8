import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#platform/clock.ts';
import type { Database, OpenDatabase } from '#platform/database/client.ts';
import { within } from '#platform/deadline.ts';
import type { Env } from '#platform/env.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import type { LivePublisher } from '#platform/services.ts';
import { LIVE_CLOSE, type LivePayload } from '../protocol.ts';
import { recordSeen } from './activity.ts';
import { createDelivery, type Delivery, type ReadEvents } from './deliver-events.ts';
import { findBehind } from './event-store.ts';
import {
  closeAll,
  createHintApplication,
  createHintPublisher,
  createHints,
  endFormerSessions,
  HINT_CHANNEL,
  type Hints,
  type ListHolding,
  type LiveHint,
} from './hints.ts';
import { listen } from './listen.ts';
import { type BrowserSocket, createNodeSockets, type NodeSockets } from './sockets.ts';
import { createTimeline, readTimeline, type Timeline } from './timeline.ts';
import { createAdmission, createUpgrade, type Doorkeepers } from './upgrade.ts';

/** Live delivery on this node; the routes see it as `LivePublisher`. */
export type Live = LivePublisher & {
  attach: (server: Pick<EventEmitter, 'on'>, doorkeepers: Doorkeepers) => void;
  /** Number of open sockets on this node, by owner. */
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
  listHolding: Record<'member' | 'staff', ListHolding>;
  onEphemeral: Record<'member' | 'staff', OnEphemeral>;
};
type OnEphemeral = (publisher: LivePublisher, owner: string, payload: LivePayload) => Promise<void>;

/** Maximum delay of an event, and of closing an ended session, after a lost hint. */
const RECONCILE_EVERY_MS = 3000;
export const PING_EVERY_MS = 30_000;
const PRESENCE_EVERY_MS = 60_000;

/** Has no sockets until attached; published events still reach the other nodes. */
export function createLive(options: LiveOptions): Live {
  const { clock, log, securityEvents, readEvents } = options;
  const { live: db, address } = options.database;
  const sockets = createNodeSockets();
  const delivery = createDelivery({ db, log, connections: sockets.member, readEvents });
  const presence = createPresence({ db, clock, log });
  const timeline = createTimeline(() => readTimeline(db), log);
  const hints = address === undefined ? undefined : createHints({ db, log });
  const applyHints = createHintApplication({
    sockets,
    delivery,
    forgetSessions: options.forgetSessions,
  });
  const ends: (() => Promise<void> | void)[] = [];
  let leaving = false;
  let stopped = false;

  const reconcile = () => reconcileSockets({ ...options, db, sockets, delivery, timeline });

  function start(): void {
    if (ends.length > 0) return;
    ends.push(
      every(RECONCILE_EVERY_MS, log, reconcile),
      every(PING_EVERY_MS, log, () => pingAll(sockets)),
      every(PRESENCE_EVERY_MS, log, () => presence.record(sockets.member.owners())),
    );
    if (address === undefined || !hints) return;
    ends.push(listenForHints({ address, log, hints, applyHints, reconcile }));
  }

  const publisher = createHintPublisher((given) => {
    applyHints(given);
    hints?.send(given);
  });

  const admit = createAdmission({
    db,
    log,
    securityEvents,
    sockets,
    delivery,
    timeline,
    onSeen: (member) => {
      if (!stopped) presence.seen(member);
    },
    onEphemeral: {
      member: (owner, payload) => options.onEphemeral.member(publisher, owner, payload),
      staff: (owner, payload) => options.onEphemeral.staff(publisher, owner, payload),
    },
  });

  return {
    ...publisher,
    attach(server, doorkeepers) {
      start();
      const { env } = options;
      const isLeaving = () => leaving;
      const upgrade = createUpgrade({ env, log, securityEvents, doorkeepers, sockets, isLeaving, admit });
      server.on('upgrade', upgrade);
    },
    countSockets: sockets.count,
    async leave() {
      leaving = true;
      await closeGradually(sockets.everyone(), LIVE_CLOSE.leaving);
    },
    async stop() {
      leaving = true;
      if (!stopped) {
        stopped = true;
        const here = sockets.member.owners();
        closeAll(sockets.everyone(), LIVE_CLOSE.leaving);
        await Promise.all(ends.map((end) => end()));
        await presence.record(here);
      }
      await hints?.flush();
    },
  };
}

function pingAll(sockets: NodeSockets): void {
  for (const socket of sockets.everyone()) socket.ping();
}

type HintSource = {
  address: string;
  log: Log;
  hints: Hints;
  applyHints: (given: readonly LiveHint[]) => void;
  reconcile: () => Promise<void>;
};

function listenForHints({ address, log, hints, applyHints, reconcile }: HintSource): () => Promise<void> {
  const listener = listen({
    address,
    channel: HINT_CHANNEL,
    onPayload: (payload) => applyHints(hints.read(payload)),
    onListening: () =>
      void reconcile().catch((error) => log('warn', 'live-reconcile-failed', describeError(error))),
    log,
  });
  return listener.stop;
}

/** Spreads the reconnects of thousands of browsers. */
const LEAVE_OVER_MS = 4000;
const LEAVE_EVERY_MS = 50;
const LEAVE_AT_ONCE = 20;

/** Asks browsers, a few at a time, to connect again. */
async function closeGradually(sockets: readonly BrowserSocket[], code: number): Promise<void> {
  const atOnce = Math.max(LEAVE_AT_ONCE, Math.ceil((sockets.length * LEAVE_EVERY_MS) / LEAVE_OVER_MS));
  for (let start = 0; start < sockets.length; start += atOnce) {
    closeAll(sockets.slice(start, start + atOnce), code);
    await pause(LEAVE_EVERY_MS);
  }
}

const WORK_WITHIN_MS = 10_000;

/**
 * Repeats work with a pause after each run; a failure or a timeout is logged and does not end it.
 * @returns a function that stops it
 */
function every(pauseMs: number, log: Log, work: () => Promise<void> | void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = () => {
    timer = setTimeout(run, pauseMs).unref();
  };
  const run = async () => {
    try {
      await within(WORK_WITHIN_MS, Promise.resolve(work()));
    } catch (error) {
      log('warn', 'live-work-failed', describeError(error));
    }
    if (!stopped) again();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

type Reconciling = Pick<LiveOptions, 'listHolding'> & {
  db: Database;
  sockets: NodeSockets;
  delivery: Delivery;
  timeline: Timeline;
};

/** Catches up after a failover and lost hints: events of connected members, and ended sessions. */
async function reconcileSockets(options: Reconciling): Promise<void> {
  const { db, delivery, timeline, listHolding } = options;
  const { member, staff } = options.sockets;
  if (await timeline.hasChanged()) void closeGradually(member.all(), LIVE_CLOSE.gone);
  await endFormerSessions(staff, listHolding.staff);
  if (member.all().length === 0) return;
  delivery.deliver(await findBehind(db, delivery.readers(member.owners())));
  await endFormerSessions(member, listHolding.member);
}

/** Arrivals and departures within this time are recorded together. */
const TOGETHER_MS = 200;

type Presence = {
  seen: (member: string) => void;
  record: (members: readonly string[]) => Promise<void>;
};

/** Records who is online. A failed write is repeated within a minute, while they stay. */
function createPresence({ db, clock, log }: { db: Database; clock: Clock; log: Log }): Presence {
  const coming = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function record(members: readonly string[]): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = new Set([...members, ...coming]);
    coming.clear();
    await recordSeen(db, [...all], clock.now());
  }

  return {
    seen(member) {
      coming.add(member);
      timer ??= setTimeout(() => {
        record([]).catch((error) => log('warn', 'live-presence-failed', describeError(error)));
      }, TOGETHER_MS).unref();
    },
    record,
  };
}
