import type { Context, MiddlewareHandler } from 'hono';
import { HeadCount } from '../database/head-count.ts';
import { networkOf } from './caller.ts';

/** Each may hold 10 MB while it is read and queued for decoding. */
const AT_ONCE = 12;
/** A slow sender must not take all the places. */
const OF_ONE_NETWORK = 4;
const AGAIN_AFTER_S = 5;
const MESSAGE = 'Plusieurs photos sont en train d’arriver. Réessayez dans quelques secondes.';

export function admitUploads(addressOf: (context: Context) => string): MiddlewareHandler {
  const underWay = new HeadCount();
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const network = networkOf(addressOf(context));
    if (underWay.total >= AT_ONCE || underWay.of(network) >= OF_ONE_NETWORK) return refuse(context);
    const leave = underWay.add(network);
    try {
      await next();
    } finally {
      leave();
    }
  };
}

function refuse(context: Context): Response {
  const data = { retryAfterSeconds: AGAIN_AFTER_S };
  return context.json(
    { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message: MESSAGE, data },
    429,
    // The unread body ends with the connection.
    { 'retry-after': String(AGAIN_AFTER_S), connection: 'close' },
  );
}
