import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { REFUSALS } from '#lib/contract-base.ts';
import type { Admission } from '../database/admission.ts';
import type { BusyError } from '../database/busy.ts';
import { inRequest } from '../request-scope.ts';
import type { FindCaller } from './caller.ts';

const { status, message } = REFUSALS.BUSY;
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

type Options = {
  admission: Admission;
  findCaller: FindCaller;
  /** Address of the peer, as the socket or the trusted proxy gives it. */
  addressOf: (incoming: IncomingMessage) => string;
};

/**
 * Stands before the application: says of each request whose it is, and refuses those that would find no place in the
 * queue before anything of them is read. A refusal must cost next to nothing, or refusing would be a load of its own.
 */
export function refuseCrowd(
  { admission, findCaller, addressOf }: Options,
  next: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const caller = findCaller({ method, url, headers, address: addressOf(incoming) });
    const refusal = caller && admission.refusalFor(caller);
    if (!refusal) return inRequest({ requestId: randomUUID(), caller }, () => next(incoming, outgoing));
    const body = busyBody(refusal);
    outgoing.writeHead(status, {
      ...HEADERS,
      'retry-after': String(refusal.retryAfterSeconds),
      'content-length': String(Buffer.byteLength(body)),
    });
    outgoing.end(body);
    // A body that is on its way is let pass; a long one ends with the connection.
    incoming.resume();
  };
}

function busyBody({ retryAfterSeconds }: BusyError): string {
  return JSON.stringify({ defined: true, code: 'BUSY', status, message, data: { retryAfterSeconds } });
}
