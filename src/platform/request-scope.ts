import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './database/admission.ts';
import type { BusyError } from './database/busy.ts';
import type { Leave } from './database/head-count.ts';

/** Whom an event concerns: never stored as such, only its keyed hash. `address`: an e-mail that was typed. */
export type SecuritySubject = { kind: 'member' | 'staff' | 'visitor' | 'address'; id: string };

export type RequestScope = {
  /** Ours, answered as `x-request-id` and part of every line that is logged meanwhile. */
  requestId: string;
  /** Pattern of the route that answers, such as `/api/photos/{id}`: never an address with what it names. */
  route?: string;
  /** Who acts, once a door has found out: for the security log. */
  actor?: SecuritySubject;
  /** The address that it comes from, for the security log alone: never kept as it is. */
  address?: () => string;
  /** Whose request it is, where requests are admitted to the database. */
  caller?: Caller;
  /** It only reads. */
  isSafe?: boolean;
  /** The answer is given; what is still done in its name waits for nobody. */
  isAnswered?: boolean;
  /** Aborted when the caller left before the answer. */
  signal?: AbortSignal;
  /** What the database keeps of it, from its first statement on. */
  visit?: DatabaseVisit;
};

/** A request at the database. */
export type DatabaseVisit = {
  /** Its place, once it has one. */
  place?: Promise<Leave>;
  /** Why it was not admitted: libraries in between may say only that something failed. */
  refusal?: BusyError;
  /** It has changed something: it goes on to its end, be it that the caller leaves. */
  hasWritten?: boolean;
  /** Statements under way, since when there is one, and how long there was one before. */
  underWay: number;
  busySince: number;
  busyMs: number;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** Does some work on behalf of a request. */
export function inRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** The request that the running code works for, if any. */
export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

/** Says which route answers, where the router cannot know. */
export function nameRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope) scope.route = route;
}

/** Says who acts in this request, as the door of the route found them. */
export function noteActor(kind: 'member' | 'staff', id: string): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = { kind, id };
}
