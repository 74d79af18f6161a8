import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ORPCError } from '@orpc/server';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { OPENED_FOR_HEADER, OTHER_SESSION } from '#lib/opened-for.ts';
import { isShed } from '#platform/database/busy.ts';
import type { Database } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { fewAtOnce } from '#platform/few-at-once.ts';
import { peerOf } from '#platform/http/caller.ts';
import { hasOneHost } from '#platform/http/one-host.ts';
import { isOwnOrigin } from '#platform/http/security.ts';
import { describeError, type Log } from '#platform/log.ts';
import type { SecuritySubject } from '#platform/request-scope.ts';
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import type { LivePayload } from '../protocol.ts';
import type { Delivery } from './deliver-events.ts';
import { findStart } from './event-store.ts';
import { BrowserSocket, type Connections, type SocketHandlers } from './sockets.ts';

const MEMBER_PATH = '/api/live';
const VISITOR_PATH = '/api/live/visitor';
const DESK_PATH = '/api/live/desk';
export const LIVE_PATHS = [MEMBER_PATH, VISITOR_PATH, DESK_PATH] as const;
const FRAME_MAX_BYTES = 16 * 1024;
const cursorParameter = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Foreign origins and too many connections are logged; expired sessions are normal. */
const TOLD_OF = [403, 429];

/** After a restart all browsers return within a second: few are authenticated at a time. */
const DOORS = 6;
const DOOR_PATIENCE_MS = 10_000;

export type Doorkeepers = {
  member: (headers: Headers) => Promise<{ member: string; session: string } | undefined>;
  visitor: (cookies: string) => Promise<string | undefined>;
  /** A colleague with a full session, second factor included. */
  staff: (headers: Headers) => Promise<{ staff: string; session: string } | undefined>;
};

type Options = {
  env: Env;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  doorkeepers: Doorkeepers;
  refusalForMember: (member: string) => number | undefined;
  refusalForVisitor: (key: string) => number | undefined;
  refusalForStaff: (staff: string) => number | undefined;
} & ReturnType<typeof createAdmission>;

type Answer = number | ((ws: WebSocket) => void);

/**
 * Handler of the `upgrade` event: opens a socket for our own pages (otherwise 403), with a valid session of a member or
 * of the team, or the cookie of a visitor's chat (otherwise 401). Browsers send cookies with a socket from any page, so
 * the Origin is checked first.
 */
export function createUpgrade(options: Options) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const oneOfMany = fewAtOnce(DOORS, DOOR_PATIENCE_MS);

  async function answerMember(headers: Headers, query: URLSearchParams): Promise<Answer> {
    const who = await options.doorkeepers.member(headers);
    if (!who) return 401;
    const cursor = cursorParameter.safeParse(query.get('cursor') ?? undefined).data;
    return options.refusalForMember(who.member) ?? ((ws) => void options.admitMember(ws, who, cursor));
  }

  async function answerVisitor(cookies: string): Promise<Answer> {
    const key = await options.doorkeepers.visitor(cookies);
    if (!key) return 401;
    return options.refusalForVisitor(key) ?? ((ws) => options.admitVisitor(ws, key));
  }

  async function answerStaff(headers: Headers): Promise<Answer> {
    const who = await options.doorkeepers.staff(headers);
    if (!who) return 401;
    return options.refusalForStaff(who.staff) ?? ((ws) => options.admitStaff(ws, who));
  }

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const { headers, url = '' } = incoming;
    if (!hasOneHost(incoming)) return 400;
    const { origin, host, cookie = '' } = headers;
    const [path, search] = url.split('?');
    if (path !== MEMBER_PATH && path !== VISITOR_PATH && path !== DESK_PATH) return 404;
    if (!isOwnOrigin(options.env, origin, host)) return 403;
    if (path === VISITOR_PATH) return answerVisitor(cookie);
    const query = new URLSearchParams(search);
    const asking = new Headers({ cookie });
    // A page cannot set headers on a socket.
    const openedFor = query.get(OPENED_FOR_HEADER);
    if (openedFor !== null) asking.set(OPENED_FOR_HEADER, openedFor);
    return path === MEMBER_PATH ? answerMember(asking, query) : answerStaff(asking);
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The connection may break before it has become a socket.
    socket.on('error', () => socket.destroy());
    oneOfMany(() => answer(request))
      .then((open) => {
        if (typeof open === 'number') {
          if (TOLD_OF.includes(open))
            options.securityEvents.record('live-refused', {
              address: peerOf(request, options.env),
              detail: String(open),
            });
          refuse(socket, open);
        } else sockets.handleUpgrade(request, socket, head, open);
      })
      .catch((error) => {
        if (error instanceof ORPCError && error.code === OTHER_SESSION) return refuse(socket, error.status);
        if (!isShed(error)) options.log('error', 'live-upgrade-failed', describeError(error));
        refuse(socket, 503);
      });
  };
}

function refuse(socket: Duplex, status: number): void {
  if (socket.destroyed) return;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    'Content-Length: 0',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

const START_FAILED = 1011;

type AdmissionOptions = {
  db: Database;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  members: Connections;
  visitors: Connections;
  desks: Connections;
  delivery: Delivery;
  onSeen: (member: string) => void;
  onEphemeral: (member: string, payload: LivePayload) => Promise<void>;
  onDeskEphemeral: (staff: string, payload: LivePayload) => Promise<void>;
};

/** Adds authenticated sockets to the connections, and handles their events. */
export function createAdmission(options: AdmissionOptions) {
  const { db, log, members, visitors, desks, delivery, onSeen } = options;
  const onMisuseBy = (kind: SecuritySubject['kind']) => (socket: BrowserSocket) =>
    options.securityEvents.record('live-misused', { who: { kind, id: socket.owner } });
  const guard = (work: Promise<void>) => {
    work.catch((error) => log('warn', 'live-ephemeral-failed', describeError(error)));
  };

  const ofMembers: SocketHandlers = {
    onFrame: ({ owner }, { payload }) => guard(options.onEphemeral(owner, payload)),
    onDrain: ({ owner }) => delivery.deliver([owner]),
    onMisuse: onMisuseBy('member'),
    onClose: (socket) => {
      if (members.remove(socket)) onSeen(socket.owner);
    },
  };

  const ofVisitors: SocketHandlers = {
    onFrame: (socket) => socket.misuse(),
    onDrain: () => undefined,
    onMisuse: onMisuseBy('visitor'),
    onClose: (socket) => {
      visitors.remove(socket);
    },
  };

  const ofDesks: SocketHandlers = {
    onFrame: ({ owner }, { payload }) => guard(options.onDeskEphemeral(owner, payload)),
    onDrain: () => undefined,
    onMisuse: onMisuseBy('staff'),
    onClose: (socket) => {
      desks.remove(socket);
    },
  };

  return {
    async admitMember(
      ws: WebSocket,
      { member, session }: { member: string; session: string },
      cursor: number | undefined,
    ): Promise<void> {
      const socket = new BrowserSocket(ws, { owner: member, session }, ofMembers);
      // Before the stream is read: events committed in between are then delivered.
      members.add(socket);
      onSeen(member);
      try {
        socket.begin(await findStart(db, member, cursor));
        delivery.deliver([member]);
      } catch (error) {
        log('warn', 'live-start-failed', describeError(error));
        socket.close(START_FAILED);
      }
    },
    admitVisitor(ws: WebSocket, key: string): void {
      const socket = new BrowserSocket(ws, { owner: key }, ofVisitors);
      visitors.add(socket);
      socket.begin({ cursor: 0, fresh: true });
    },
    admitStaff(ws: WebSocket, { staff, session }: { staff: string; session: string }): void {
      const socket = new BrowserSocket(ws, { owner: staff, session }, ofDesks);
      desks.add(socket);
      socket.begin({ cursor: 0, fresh: true });
    },
  };
}
