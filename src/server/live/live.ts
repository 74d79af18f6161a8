import type { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { LIVE_CLOSE, TYPING_EVERY_MS } from '#contract-live.ts';
import { isOpenContact } from '#features/messaging/server/store.ts';
import type { Clock } from '#server/clock.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { describeError, type Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import { listHoldingSessions, type Session } from '#server/session.ts';
import { BrowserSocket } from './browser-socket.ts';
import { every } from './every.ts';
import { createHints, HINT_CHANNEL, type Hint } from './hints.ts';
import { createHub, type Hub } from './hub.ts';
import { listen } from './listen.ts';
import { createPresence } from './presence.ts';
import { findBehind, findStart } from './read-events.ts';
import { createUpgrade } from './upgrade.ts';

/** How committed events and passing signs reach the browsers that are open, on this node and on the others. */
export type Live = {
  /** Opens `GET /api/live` on an HTTP server. */
  attach: (server: Pick<EventEmitter, 'on'>, services: Services) => void;
  /** After a commit: delivers what was recorded for these members. */
  wake: (members: readonly string[]) => void;
  /** After a commit: the open pages of a visitor ask for their chat with the team again. */
  tellVisitor: (key: string) => void;
  /** Ends every open connection of a member, on every node: blocked accounts, deletion. */
  end: (member: string) => void;
  /** Ends the connections that these sessions opened (ids of `sessions`), on every node. */
  endSessions: (sessions: readonly string[]) => void;
  /** Closes every connection (1001) and lets the last hints leave; the database is still needed. */
  stop: () => Promise<void>;
};

/** Connections of one member on one node; another one is refused, since closing the oldest would bring it back. */
const SOCKETS_MAX = 10;
/** How long a lost hint may delay an event, and an ended session keep its connection. */
const LOOK_EVERY_MS = 3000;
const PING_EVERY_MS = 30_000;
const PRESENCE_EVERY_MS = 60_000;
const STANDARD_CLOSE = { stopping: 1001, failed: 1011 } as const;

export function createLive({
  database,
  clock,
  log,
}: {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
}): Live {
  const { db, address } = database;
  const hub = createHub({ db, log });
  /** Visitors have no stream: what they are told is a passing sign, and they ask again when they come back. */
  const visitors = createHub({ db, log });
  const presence = createPresence({ db, clock, log });
  const hints = address === undefined ? undefined : createHints({ db, log });
  const typed = new Map<string, number>();
  const ends: (() => Promise<void> | void)[] = [];
  let stopped = false;

  const owner = {
    said: (socket: BrowserSocket, { contactId }: { contactId: string }) => {
      type(socket.member, contactId).catch((error) =>
        log('warn', 'live-typing-failed', describeError(error)),
      );
    },
    drained: ({ member }: BrowserSocket) => hub.wake([member]),
    misused: () => log('warn', 'live-misused'),
    closed: (socket: BrowserSocket) => {
      if (hub.remove(socket) && !stopped) presence.seen(socket.member);
    },
  };

  const visitorOwner = {
    said: (socket: BrowserSocket) => socket.misuse(),
    drained: () => undefined,
    misused: owner.misused,
    closed: (socket: BrowserSocket) => {
      visitors.remove(socket);
    },
  };

  /** Tells a contact that someone is writing to them; whoever they are not in conversation with learns nothing. */
  async function type(from: string, to: string): Promise<void> {
    const [pair, now] = [JSON.stringify([from, to]), performance.now()];
    const last = typed.get(pair);
    if (last !== undefined && now - last < TYPING_EVERY_MS) return;
    typed.set(pair, now);
    if (!(await isOpenContact(db, from, to))) return;
    obey([{ typing: from, to }]);
    hints?.send([{ typing: from, to }]);
  }

  function close(sockets: Iterable<BrowserSocket>, code: number): void {
    for (const socket of sockets) socket.close(code);
  }

  /** Does on this node what hints ask, its own or another's. */
  function obey(given: readonly Hint[]): void {
    const woken: string[] = [];
    const ended = new Set<string>();
    for (const hint of given) {
      if ('wake' in hint) woken.push(hint.wake);
      else if ('end' in hint) close(hub.socketsOf(hint.end), LIVE_CLOSE.sessionEnded);
      else if ('endSession' in hint) ended.add(hint.endSession);
      else if ('visitor' in hint) visitors.sign(hint.visitor, { type: 'support-changed' });
      else hub.sign(hint.to, { type: 'typing', contactId: hint.typing });
    }
    hub.wake(woken);
    if (ended.size)
      close(
        hub.all().filter((socket) => ended.has(socket.session)),
        LIVE_CLOSE.sessionEnded,
      );
  }

  function tell(given: readonly Hint[]): void {
    obey(given);
    hints?.send(given);
  }

  /** Finds what no hint told of: events of who is connected here, and sessions that have ended. */
  async function look(): Promise<void> {
    const now = performance.now();
    for (const [pair, at] of typed) if (now - at > TYPING_EVERY_MS) typed.delete(pair);
    const sockets = hub.all();
    if (sockets.length === 0) return;
    hub.wake(await findBehind(db, hub.readers(hub.members())));
    const sessions = [...new Set(sockets.map(({ session }) => session))];
    const holding = await listHoldingSessions(db, sessions, clock.now());
    close(
      sockets.filter(({ session }) => !holding.has(session)),
      LIVE_CLOSE.sessionEnded,
    );
  }

  async function open(ws: WebSocket, session: Session, cursor: number | undefined): Promise<void> {
    const socket = new BrowserSocket(ws, session, owner);
    // In the hub before the stream is looked at: what is committed in between wakes it.
    hub.add(socket);
    presence.seen(socket.member);
    try {
      socket.begin(await findStart(db, socket.member, cursor));
      hub.wake([socket.member]);
    } catch (error) {
      log('warn', 'live-start-failed', describeError(error));
      socket.close(STANDARD_CLOSE.failed);
    }
  }

  function openVisitor(ws: WebSocket, key: string): void {
    const socket = new BrowserSocket(ws, { userId: key, id: key }, visitorOwner);
    visitors.add(socket);
    socket.begin({ cursor: 0, fresh: true });
  }

  function start(): void {
    if (ends.length > 0) return;
    ends.push(
      every(LOOK_EVERY_MS, log, look),
      every(PING_EVERY_MS, log, () => {
        for (const socket of [...hub.all(), ...visitors.all()]) socket.ping();
      }),
      every(PRESENCE_EVERY_MS, log, () => presence.note(hub.members())),
    );
    if (address === undefined || !hints) return;
    const listener = listen({
      address,
      channel: HINT_CHANNEL,
      onPayload: (payload) => obey(hints.read(payload)),
      onListening: () => void look().catch((error) => log('warn', 'live-look-failed', describeError(error))),
      log,
    });
    ends.push(listener.stop);
  }

  return {
    attach(server, services) {
      start();
      const refusalIn = (those: Hub) => (owner: string) => {
        if (stopped) return 503;
        return those.socketsOf(owner).size >= SOCKETS_MAX ? 429 : undefined;
      };
      server.on(
        'upgrade',
        createUpgrade(services, {
          member: { refusalFor: refusalIn(hub), onOpen: open },
          visitor: { refusalFor: refusalIn(visitors), onOpen: openVisitor },
        }),
      );
    },
    wake: (members) => tell(members.map((member) => ({ wake: member }))),
    tellVisitor: (visitor) => tell([{ visitor }]),
    end: (member) => tell([{ end: member }]),
    endSessions: (sessions) => tell(sessions.map((endSession) => ({ endSession }))),
    async stop() {
      if (!stopped) {
        stopped = true;
        const here = hub.members();
        close([...hub.all(), ...visitors.all()], STANDARD_CLOSE.stopping);
        await Promise.all(ends.map((end) => end()));
        await presence.note(here);
      }
      await hints?.flush();
    },
  };
}
