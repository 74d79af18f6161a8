import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { hasOneHost } from '#platform/http/one-host.ts';
import type { Metrics } from '#platform/metrics.ts';

export class PortTakenError extends Error {}

export type HttpLimits = {
  headersMs: number;
  requestMs: number;
  checkMs: number;
  /** Timeout of a connection without progress in either direction. */
  silenceMs: number;
  /** Maximum number of open connections, including live sockets; further ones are closed. */
  connections: number;
};

/** Longer than the idle timeout of proxies and browsers, so that they close first. */
export const REST_MS = 65_000;
const LIMITS: HttpLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  silenceMs: 60_000,
  connections: 10_000,
};

export type Guard = (next: RequestListener) => RequestListener;

/**
 * Creates the HTTP server of an application: it disconnects slow senders (408), and clients that do not read the
 * response.
 */
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
    requireOneHost(guard(getRequestListener(app.fetch))),
  );
  // Live sockets have their own pings.
  server.timeout = silenceMs;
  server.maxConnections = connections;
  return server;
}

function requireOneHost(next: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (hasOneHost(incoming)) return next(incoming, outgoing);
    outgoing.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  };
}

/**
 * Starts listening.
 * @param host address of the interface
 * @returns the port, chosen by the system when `port` is 0
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

/** Serves `GET /metrics` on a port of its own, which only the monitoring machine may reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
