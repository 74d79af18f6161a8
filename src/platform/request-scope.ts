import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './database/admission.ts';
import type { BusyError } from './database/busy.ts';
import type { Leave } from './database/head-count.ts';

/** The subject of a security event, stored as a keyed hash only. `address`: an e-mail that was typed. */
export type SecuritySubject = { kind: 'member' | 'staff' | 'visitor' | 'address'; id: string };

export type RequestScope = {
  requestId: string;
  route?: string;
  actor?: SecuritySubject;
  address?: () => string;
  caller?: Caller;
  isSafe?: boolean;
  /** The answer is sent; later work of the request has no waiting caller. */
  isAnswered?: boolean;
  signal?: AbortSignal;
  visit?: DatabaseVisit;
};

export type DatabaseVisit = {
  place?: Promise<Leave>;
  refusal?: BusyError;
  /** After a write it runs to its end, even when the caller leaves. */
  hasWritten?: boolean;
  underWay: number;
  busySince: number;
  busyMs: number;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export function inRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}

export function nameRoute(route: string): void {
  const scope = scopes.getStore();
  if (scope) scope.route = route;
}

export function setActor(kind: 'member' | 'staff', id: string): void {
  const scope = scopes.getStore();
  if (scope) scope.actor = { kind, id };
}
