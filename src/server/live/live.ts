import type { EventEmitter } from 'node:events';
import { LIVE_CLOSE } from '#contract-live.ts';
import { isOpenContact } from '#features/messaging/server/store.ts';
import type { Clock } from '#server/clock.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { describeError, type Log } from '#server/log.ts';
import type { Services } from '#server/services.ts';
import { listHoldingSessions } from '#server/session.ts';
import type { BrowserSocket } from './browser-socket.ts';
import { every } from './every.ts';
import { createHints, HINT_CHANNEL, type Hint } from './hints.ts';
import { createHub, type Hub } from './hub.ts';
import { listen } from './listen.ts';
import { createBrowsers } from './open-browsers.ts';
import { createPresence } from './presence.ts';
import { findBehind } from './read-events.ts';
import { createTypingPace } from './typing-pace.ts';
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
const STOPPING = 1001;

/** Opens nothing until it is attached; what it is told reaches the other nodes all the same. */
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
  const typing = createTypingPace();
  const ends: (() => Promise<void> | void)[] = [];
  let stopped = false;

  const browsers = createBrowsers({
    db,
    log,
    members: hub,
    visitors,
    onSeen: (member) => {
      if (!stopped) presence.seen(member);
    },
    onTyping: type,
  });

  /** Tells a contact that someone is writing to them; whoever they are not in conversation with learns nothing. */
  async function type(from: string, to: string): Promise<void> {
    if (typing.pass(from, to) && (await isOpenContact(db, from, to))) tell([{ typing: from, to }]);
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
    typing.forgetOld();
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
          member: { refusalFor: refusalIn(hub), onOpen: browsers.openMember },
          visitor: { refusalFor: refusalIn(visitors), onOpen: browsers.openVisitor },
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
        close([...hub.all(), ...visitors.all()], STOPPING);
        await Promise.all(ends.map((end) => end()));
        await presence.note(here);
      }
      await hints?.flush();
    },
  };
}
