import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
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
};

/** Longer than proxies and browsers keep a connection at rest: they close it, and never write on one that we just closed. */
const REST_MS = 65_000;
const LIMITS: HttpLimits = { headersMs: 10_000, requestMs: 30_000, checkMs: 2000 };

/** The HTTP server of an application: whoever sends slowly is cut (408), so that connections do not run out. */
export function createHttpServer(
  app: Pick<Hono, 'fetch'>,
  { headersMs, requestMs, checkMs } = LIMITS,
): Server {
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: REST_MS,
      connectionsCheckingInterval: checkMs,
    },
  });
  if (!('closeIdleConnections' in server) || !('headersTimeout' in server)) throw new Error('Not HTTP/1.1');
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
