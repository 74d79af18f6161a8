import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Another program listens where we should. */
export class PortTakenError extends Error {}

export type HttpLimits = {
  /** How long the headers of a request may take. */
  headersMs: number;
  /** How long a whole request may take, its body included. */
  requestMs: number;
  /** How often connections are looked at for both. */
  checkMs: number;
  /** How long somebody may neither send nor take anything of an answer. */
  silenceMs: number;
  /** How many connections are held at once, sockets of live delivery included; what is beyond is closed. */
  connections: number;
};

/** Longer than proxies and browsers keep a connection at rest: they close it, and never write on one that we just closed. */
export const REST_MS = 65_000;
const LIMITS: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  silenceMs: 60_000,
  connections: 10_000,
};

/** Stands before the application, which answers what it lets pass. */
export type Guard = (next: RequestListener) => RequestListener;

/** The HTTP server of an application: whoever sends slowly is cut (408), and so is who takes no answer. */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  { limits, guard = (next) => next }: { limits?: Partial<HttpLimits>; guard?: Guard } = {},
): Server {
  const { headersMs, requestMs, checkMs, silenceMs, connections } = { ...LIMITS, ...limits };
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: REST_MS,
      connectionsCheckingInterval: checkMs,
    },
    guard(getRequestListener(app.fetch)),
  );
  // Sockets of live delivery are told apart by their own pings.
  server.timeout = silenceMs;
  server.maxConnections = connections;
  return server;
}

/**
 * @param host address of the interface
 * @returns the port, which the system chooses when `port` is 0
 * @throws PortTakenError
 */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = new PortTakenError(
        `Le port ${port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port.`,
      );
      reject(error.code === 'EADDRINUSE' ? taken : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
