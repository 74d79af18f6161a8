import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { REFUSALS } from '#lib/contract-base.ts';
import type { Admission } from '../database/admission.ts';
import { BusyError, TooFastError } from '../database/busy.ts';
import type { Leave } from '../database/head-count.ts';
import { inRequest } from '../request-scope.ts';
import type { FindCaller } from './caller.ts';
import { SAFE_METHODS } from './security.ts';

/** Shorter than a slow answer: a slow sender must not count as load of this process. */
const BODY_WITHIN_MS = 200;
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

type Options = {
  admission: Admission;
  findCaller: FindCaller;
  addressOf: (incoming: IncomingMessage) => string;
};

/**
 * Runs before the application: identifies the caller, and refuses requests beyond the capacity of this process before
 * reading them. A refusal must be nearly free, or refusing would itself be load.
 */
export function refuseCrowd(
  { admission, findCaller, addressOf }: Options,
  next: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const caller = findCaller({ method, url, headers, address: addressOf(incoming) });
    try {
      if (caller) countUntilAnswered(admission.arrive(caller), incoming, outgoing);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      refuse(error, outgoing);
      // A short body is drained; a long one ends with the connection.
      incoming.resume();
      return;
    }
    return inRequest({ requestId: randomUUID(), caller }, () => next(incoming, outgoing));
  };
}

/** A slow upload does not block a place for other requests. */
function countUntilAnswered(leave: Leave, incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('close', leave);
  if (SAFE_METHODS.includes(incoming.method ?? '')) return;
  const slow = setTimeout(() => {
    if (!incoming.complete) leave();
  }, BODY_WITHIN_MS);
  outgoing.once('close', () => clearTimeout(slow));
}

function refuse(error: BusyError, outgoing: ServerResponse): void {
  const { retryAfterSeconds } = error;
  const code = error instanceof TooFastError ? 'TOO_FAST' : 'BUSY';
  const { status, message } = REFUSALS[code];
  const body = JSON.stringify({ defined: true, code, status, message, data: { retryAfterSeconds } });
  outgoing.writeHead(status, {
    ...HEADERS,
    'retry-after': String(retryAfterSeconds),
    'content-length': String(Buffer.byteLength(body)),
  });
  outgoing.end(body);
}
