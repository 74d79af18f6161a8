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
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import type { LivePayload } from '../protocol.ts';
import type { Delivery } from './deliver-events.ts';
import { findStart } from './event-store.ts';
import { BrowserSocket, type NodeSockets, type SocketHandlers, type SocketOwner } from './sockets.ts';
import type { Timeline } from './timeline.ts';

/** Who connects at each path. */
const CALLERS = { '/api/live': 'member', '/api/live/visitor': 'visitor', '/api/live/desk': 'staff' } as const;
type LivePath = keyof typeof CALLERS;
type CallerKind = (typeof CALLERS)[LivePath];
export const LIVE_PATHS = Object.keys(CALLERS) as LivePath[];
const isLivePath = (path: string | undefined): path is LivePath => path !== undefined && path in CALLERS;
/**
 * Maximum connections of one person per node; further ones are rejected: closing the oldest would only make it
 * reconnect.
 */
const SOCKETS_MAX = 10;
const FRAME_MAX_BYTES = 16 * 1024;
const resumeParameters = z.object({
  cursor: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  timeline: z.string().max(32).optional(),
});
/** Where a browser was in its stream; a page that has just read its state knows no timeline. */
type Resume = z.infer<typeof resumeParameters>;

/** Foreign origins and too many connections are logged; expired sessions are normal. */
const TOLD_OF = [403, 429];

/** After a restart all browsers return within a second: few are authenticated at a time. */
const DOORS = 6;
const DOOR_PATIENCE_MS = 10_000;

/** How each kind of caller is recognised; a colleague needs a full session, second factor included. */
export type Doorkeepers = Record<CallerKind, (headers: Headers) => Promise<SocketOwner | undefined>>;

type Options = {
  env: Env;
  log: Log;
  securityEvents: Pick<SecurityEvents, 'record'>;
  doorkeepers: Doorkeepers;
  sockets: NodeSockets;
  isLeaving: () => boolean;
  admit: ReturnType<typeof createAdmission>;
};

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

  async function answer(incoming: IncomingMessage): Promise<Answer> {
    const { headers, url = '' } = incoming;
    if (!hasOneHost(incoming)) return 400;
    const { origin, host, cookie = '' } = headers;
    const [path, search] = url.split('?');
    if (!isLivePath(path)) return 404;
    if (!isOwnOrigin(options.env, origin, host)) return 403;
    const query = new URLSearchParams(search);
    const asking = new Headers({ cookie });
    // A page cannot set headers on a socket.
    const openedFor = query.get(OPENED_FOR_HEADER);
    if (openedFor !== null) asking.set(OPENED_FOR_HEADER, openedFor);
    const kind = CALLERS[path];
    const caller = await options.doorkeepers[kind](asking);
    if (!caller) return 401;
    // The proxy then retries on another node.
    if (options.isLeaving()) return 502;
    if (options.sockets[kind].of(caller.owner).size >= SOCKETS_MAX) return 429;
    const resume = resumeParameters.safeParse(Object.fromEntries(query)).data;
    return (ws) => void options.admit(ws, kind, caller, resume);
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
  sockets: NodeSockets;
  delivery: Delivery;
  timeline: Timeline;
  onSeen: (member: string) => void;
  onEphemeral: Record<'member' | 'staff', (owner: string, payload: LivePayload) => Promise<void>>;
};

/** Adds authenticated sockets to the connections, and handles their events. */
export function createAdmission(options: AdmissionOptions) {
  const { db, log, sockets, delivery, onSeen } = options;

  function handlersOf(kind: CallerKind, own?: Partial<SocketHandlers>): SocketHandlers {
    return {
      onFrame(socket, { payload }) {
        if (kind === 'visitor') return socket.misuse();
        options.onEphemeral[kind](socket.owner, payload).catch((error) =>
          log('warn', 'live-ephemeral-failed', describeError(error)),
        );
      },
      onDrain: () => undefined,
      onMisuse: ({ owner }) => options.securityEvents.record('live-misused', { who: { kind, id: owner } }),
      onClose: (socket) => void sockets[kind].remove(socket),
      ...own,
    };
  }

  const handlers = {
    member: handlersOf('member', {
      onDrain: ({ owner }) => delivery.deliver([owner]),
      onClose: (socket) => {
        if (sockets.member.remove(socket)) onSeen(socket.owner);
      },
    }),
    visitor: handlersOf('visitor'),
    staff: handlersOf('staff'),
  };

  return async (
    ws: WebSocket,
    kind: CallerKind,
    caller: SocketOwner,
    resume: Resume | undefined,
  ): Promise<void> => {
    const socket = new BrowserSocket(ws, caller, handlers[kind]);
    // Before the stream is read: events committed in between are then delivered.
    sockets[kind].add(socket);
    if (kind !== 'member') return socket.begin({ cursor: 0, fresh: true });
    onSeen(caller.owner);
    try {
      const timeline = await options.timeline.current();
      const isSame = (resume?.timeline ?? timeline) === timeline;
      const start = await findStart(db, caller.owner, isSame ? resume?.cursor : undefined);
      socket.begin({ ...start, timeline });
      delivery.deliver([caller.owner]);
    } catch (error) {
      log('warn', 'live-start-failed', describeError(error));
      socket.close(START_FAILED);
    }
  };
}
