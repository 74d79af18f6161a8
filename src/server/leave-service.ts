import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';

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

export type Departure = {
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
