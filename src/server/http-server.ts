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
  /** Maximum of open connections, sockets of live delivery included; further ones are closed. */
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

/** The HTTP server of an application: slow senders are cut (408), and so are clients that do not read the answer. */
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
  // Sockets of live delivery have their own pings.
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

/** Answers `GET /metrics` on a port of its own, which only the monitoring machine may reach. */
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
