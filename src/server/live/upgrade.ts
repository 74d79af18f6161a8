import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { visitorKey } from '#features/support-chat/server/visitor-cookie.ts';
import { findVisitor } from '#features/support-chat/server/writer-store.ts';
import { describeError } from '#server/log.ts';
import { isOwnOrigin } from '#server/security.ts';
import type { Services } from '#server/services.ts';
import { findSession, type Session } from '#server/session.ts';

const MEMBER_PATH = '/api/live';
const VISITOR_PATH = '/api/live/visitor';
const FRAME_MAX_BYTES = 16 * 1024;

const cursorParameter = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** `refusalFor`: a status with which this one's connection is refused now, if any. */
type Guests<Open> = { refusalFor: (who: string) => number | undefined; onOpen: Open };

type Options = {
  member: Guests<(ws: WebSocket, session: Session, cursor: number | undefined) => void>;
  visitor: Guests<(ws: WebSocket, key: string) => void>;
};

/** A status that refuses, or what to do with the socket. */
type Answer = number | ((ws: WebSocket) => void);

/**
 * What an HTTP server calls on `upgrade`: opens a socket for our own pages (403), with a session that holds or the
 * cookie of a visitor's chat (401). Browsers send the cookie of a socket from any page, hence the Origin first.
 */
export function createUpgrade(services: Services, { member, visitor }: Options) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  async function admitMember(cookie: string, query: string | undefined): Promise<Answer> {
    const session = await findSession(services, new Headers({ cookie }));
    if (!session) return 401;
    const cursor = cursorParameter.safeParse(new URLSearchParams(query).get('cursor') ?? undefined).data;
    return member.refusalFor(session.userId) ?? ((ws) => member.onOpen(ws, session, cursor));
  }

  async function admitVisitor(cookie: string): Promise<Answer> {
    const key = visitorKey(services, cookie);
    if (!key || !(await findVisitor(services.db, key))) return 401;
    return visitor.refusalFor(key) ?? ((ws) => visitor.onOpen(ws, key));
  }

  async function answer({ headers, url = '' }: IncomingMessage): Promise<Answer> {
    const { origin, host, cookie = '' } = headers;
    const [path, query] = url.split('?');
    if (path !== MEMBER_PATH && path !== VISITOR_PATH) return 404;
    if (!isOwnOrigin(services.env, origin, host)) return 403;
    return path === MEMBER_PATH ? admitMember(cookie, query) : admitVisitor(cookie);
  }

  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The connection may break before it has become a socket.
    socket.on('error', () => socket.destroy());
    answer(request)
      .then((open) => {
        if (typeof open === 'number') refuse(socket, open);
        else sockets.handleUpgrade(request, socket, head, open);
      })
      .catch((error) => {
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
