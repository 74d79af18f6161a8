import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { describeError } from '#server/log.ts';
import { isOwnOrigin } from '#server/security.ts';
import type { Services } from '#server/services.ts';
import { findSession, type Session } from '#server/session.ts';

const LIVE_PATH = '/api/live';
const FRAME_MAX_BYTES = 16 * 1024;

const cursorParameter = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

type Options = {
  services: Services;
  /** A status with which this member's connection is refused now, if any. */
  refusalFor: (member: string) => number | undefined;
  onOpen: (ws: WebSocket, session: Session, cursor: number | undefined) => void;
};

/**
 * What an HTTP server calls on `upgrade`: opens a socket for our own pages (403), with a session that holds (401).
 * Browsers send the cookie of a socket from any page, hence the Origin first.
 */
export function createUpgrade({ services, refusalFor, onOpen }: Options) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin, host, cookie = '' } = request.headers;
    const [path, query] = (request.url ?? '').split('?');
    if (path !== LIVE_PATH) return refuse(socket, 404);
    if (!isOwnOrigin(services.env, origin, host)) return refuse(socket, 403);
    const session = await findSession(services, new Headers({ cookie }));
    if (!session) return refuse(socket, 401);
    const refusal = refusalFor(session.userId);
    if (refusal !== undefined) return refuse(socket, refusal);
    const cursor = cursorParameter.safeParse(new URLSearchParams(query).get('cursor') ?? undefined).data;
    sockets.handleUpgrade(request, socket, head, (ws) => onOpen(ws, session, cursor));
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The connection may break before it has become a socket.
    socket.on('error', () => socket.destroy());
    open(request, socket, head).catch((error) => {
      services.log('error', 'live-upgrade-failed', describeError(error));
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
