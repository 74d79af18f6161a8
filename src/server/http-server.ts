import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
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

/**
 * Set by a proxy with several nodes, which retries on another node after a 502. Only idempotent requests are sent back;
 * writes are served here to the end.
 */
const OTHER_NODES_HEADER = 'x-other-nodes';
const ASKED_TWICE = ['GET', 'HEAD'];
const READY_PATH = '/health/ready';
/** After this time without a request, the proxy has noticed. Shorter than `fail_timeout` in deploy/nginx. */
export const QUIET_MS = 1000;
/** By then a proxy that polls `/health/ready` has noticed. */
export const LONGEST_MS = 8000;
export const FINISH_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

type App = Pick<Hono, 'fetch'>;

type Departure = {
  app: App;
  /**
   * Starts draining: the proxy switches to other nodes while requests are still served.
   * @returns once no more requests arrive
   */
  begin: () => Promise<void>;
};

/** Graceful shutdown without a failed request (decision 22): the proxy learns of it before the port closes. */
export function planDeparture(
  { fetch }: App,
  { quietMs = QUIET_MS, longestMs = LONGEST_MS } = {},
): Departure {
  let leaving = false;
  let lastAsked = 0;
  let inside = 0;

  async function answer(...given: Parameters<App['fetch']>): Promise<Response> {
    const [request] = given;
    if (new URL(request.url).pathname === READY_PATH) return new Response('leaving', { status: 503 });
    lastAsked = performance.now();
    const goesElsewhere = ASKED_TWICE.includes(request.method) && request.headers.has(OTHER_NODES_HEADER);
    return goesElsewhere ? new Response('leaving', { status: 502 }) : fetch(...given);
  }

  return {
    app: {
      async fetch(...given) {
        inside += 1;
        try {
          const response = leaving ? await answer(...given) : await fetch(...given);
          // Applies to running requests too: their connection must not be reused.
          if (leaving) response.headers.set('connection', 'close');
          return response;
        } finally {
          inside -= 1;
        }
      },
    },
    async begin() {
      leaving = true;
      lastAsked = performance.now();
      const until = lastAsked + longestMs;
      const isQuiet = () => inside === 0 && performance.now() - lastAsked > quietMs;
      while (!isQuiet() && performance.now() < until) await pause(LOOK_EVERY_MS);
    },
  };
}
