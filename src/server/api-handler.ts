import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Context } from 'hono';
import { z } from 'zod';
import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { remembering } from '#lib/remembering.ts';
import { sessionCookieName } from '#platform/auth.ts';
import { toBadRequest, toPublicError, waitHeader } from '#platform/http/errors.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { signedAnew } from '#platform/keys/session-cookie.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { nameRoute } from '#platform/request-scope.ts';
import type { Services } from '#platform/services.ts';
import { routes } from './api.ts';
import { recordSecurityEvents } from './security-events.ts';

export function apiHandler(services: Services, addressOf: (context: Context) => string) {
  const cookieName = sessionCookieName(services.env);
  const originOf = remembering((network: string) => pseudonym(services.secret, network));
  const handler = new OpenAPIHandler(routes, {
    interceptors: [
      ({ next, request }) =>
        next().catch((error) => {
          throw toBadRequest(error, request.url.pathname.startsWith('/api/desk/'));
        }),
    ],
    clientInterceptors: [
      async ({ next, context, procedure, path, input }) => {
        const { route, inputSchema } = procedure['~orpc'];
        const ended = { path, method: route.method, input, asked: askedBy(inputSchema) };
        nameRoute(`/api${route.path ?? ''}`);
        try {
          const answer = await next();
          recordSecurityEvents(services.securityEvents, ended);
          return answer;
        } catch (error) {
          const answer = toPublicError(error, services.log);
          recordSecurityEvents(services.securityEvents, { ...ended, refusal: answer.code });
          for (const [name, value] of Object.entries(waitHeader(answer)))
            context.answerHeaders.set(name, value);
          throw answer;
        }
      },
    ],
  });
  return async (context: Context) => {
    const answerHeaders = new Headers();
    const { matched, response } = await handler.handle(context.req.raw, {
      prefix: '/api',
      context: {
        services,
        headers: signedAnew(services.keys, context.req.raw.headers, cookieName),
        answerHeaders,
        address: addressOf(context),
        origin: originOf(networkOf(addressOf(context))),
      },
    });
    const absent = { defined: true, code: 'NOT_FOUND', status: 404, message: NO_SUCH_ADDRESS };
    if (!matched) return context.json(absent, 404);
    // Copied, it would be read as a stream; as it is, it is written to the socket at once.
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    return response;
  };
}

function askedBy(schema: unknown): ReadonlySet<string> {
  const asked = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return new Set(asked instanceof z.ZodObject ? Object.keys(asked.shape) : []);
}
