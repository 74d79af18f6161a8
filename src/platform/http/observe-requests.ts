import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { endVisit } from '../database/request-visit.ts';
import { currentRequest, inRequest, type RequestScope } from '../request-scope.ts';
import { SAFE_METHODS } from './security.ts';

export type AnsweredRequest = { method: string; route: string; status: number; milliseconds: number };

/** Gives each request an id of ours (an incoming id is not trusted), and reports it once it is answered. */
export function observeRequests(
  addressOf: (context: Context) => string,
  report: (request: AnsweredRequest) => void,
): MiddlewareHandler {
  return (context, next) => {
    const scope: RequestScope = currentRequest() ?? { requestId: randomUUID() };
    scope.isSafe = SAFE_METHODS.includes(context.req.method);
    scope.address = () => addressOf(context);
    scope.signal = context.req.raw.signal;
    const begun = performance.now();
    return inRequest(scope, async () => {
      try {
        await next();
      } finally {
        endVisit(scope);
      }
      context.res.headers.set('x-request-id', scope.requestId);
      report({
        method: context.req.method,
        route: scope.route ?? routePath(context),
        status: context.res.status,
        milliseconds: Math.round(performance.now() - begun),
      });
    });
  };
}
