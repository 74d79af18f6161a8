import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';

/**
 * Set by a proxy that has other nodes, and asks one of them when this one answers 502. Only what may be asked twice is
 * sent there; what a member writes is done here to the last.
 */
const OTHER_NODES_HEADER = 'x-other-nodes';
const ASKED_TWICE = ['GET', 'HEAD'];
const READY_PATH = '/health/ready';
/** Nobody asked for so long: the proxy knows that we leave. Shorter than `fail_timeout` of deploy/nginx. */
export const QUIET_MS = 1000;
/** A proxy that only looks at `/health/ready` has seen it by then. */
export const LONGEST_MS = 8000;
/** Then, how long what is under way may take. */
export const FINISH_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

type App = Pick<Hono, 'fetch'>;

export type Departure = {
  /** The application, which says that it leaves once it does. */
  app: App;
  /** From now on the proxy is sent elsewhere while requests are still answered. @returns once nobody asks any more */
  begin: () => Promise<void>;
};

/** How a node goes without a request that fails (decision 22): the proxy learns it before the port closes. */
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
          // Also of requests that came before: nothing more is to come on their connection.
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
