import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestScope = {
  /** Ours, answered as `x-request-id` and part of every line that is logged meanwhile. */
  requestId: string;
  /** Pattern of the route that answers, such as `/api/photos/{id}`: never an address with what it names. */
  route?: string;
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
