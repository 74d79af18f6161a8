import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { NO_SUCH_ADDRESS, REFUSALS } from '#lib/contract-base.ts';
import { isAuthStoreFailure } from '../auth.ts';
import { BusyError, CallerLeftError } from '../database/busy.ts';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { describeError, type Log } from '../log.ts';
import { PhotoStoreAwayError } from '../photo-store-away.ts';
import { currentRequest } from '../request-scope.ts';

// Checks of the contract without a sentence of their own would answer in English.
z.config(z.locales.fr());
// A missing field gets a sentence, unless the field has its own.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && input === undefined ? 'Cette réponse est nécessaire' : undefined,
});

const UNEXPECTED = 'Une erreur inattendue s’est produite. Veuillez réessayer plus tard.';
const TRY_AGAIN_SECONDS = 5;
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

/**
 * The one place where a failure becomes an answer: refusals of the contract pass, invalid input becomes INVALID_INPUT
 * with a sentence per field, a request that was not admitted BUSY, an unavailable database SERVICE_UNAVAILABLE; any
 * other error is logged under an incident id and answered without detail.
 */
export function toPublicError(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.defined) return error;
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
      return invalidInput(error.cause);
    if (error.status < 500) return invalidRequest(error.status);
  }
  if (isUnstorableText(error)) return invalidRequest(400);
  const busy = busyErrorOf(error);
  if (busy)
    return refusal('BUSY', REFUSALS.BUSY.status, REFUSALS.BUSY.message, {
      retryAfterSeconds: busy.retryAfterSeconds,
    });
  if (isDatabaseUnavailable(error) || isAuthStoreFailure(error)) {
    log('warn', 'database-unavailable', describeError(error));
    return unavailable();
  }
  if (error instanceof PhotoStoreAwayError) {
    log('error', 'photo-store-unavailable', describeError(error));
    return unavailable();
  }
  const incident = crypto.randomUUID();
  log('error', 'request-failed', { incident, ...describeError(error) });
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: UNEXPECTED, data: { incident } });
}

/**
 * A request with an unreadable body; later refusals pass as they are.
 * @param hidden whether the route must not be revealed: no session was checked yet
 */
export function toBadRequest(error: unknown, hidden: boolean): ORPCError<string, unknown> {
  return error instanceof ORPCError ? error : invalidRequest(hidden ? 404 : 400);
}

export function waitHeader({ data }: ORPCError<string, unknown>): Record<string, string> {
  const parsed = z.object({ retryAfterSeconds: z.int() }).safeParse(data);
  return parsed.data ? { 'retry-after': String(parsed.data.retryAfterSeconds) } : {};
}

/** PostgreSQL stores every character but U+0000, which no person types: it is refused in any field. */
function isUnstorableText(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === CHARACTER_NOT_IN_REPERTOIRE;
}

function invalidInput({ issues }: ValidationError): ORPCError<string, unknown> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.');
    fields[path] ??= issue.message;
  }
  return refusal('INVALID_INPUT', 400, 'Certaines réponses sont à revoir.', { fields });
}

/** A library in between may hide the cause: the request remembers it. */
function busyErrorOf(error: unknown): BusyError | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof BusyError) return cause;
  // The caller has left: this answer is never read.
  if (cause instanceof CallerLeftError) return new BusyError(TRY_AGAIN_SECONDS);
  return currentRequest()?.visit?.refusal;
}

function invalidRequest(status: number): ORPCError<string, unknown> {
  if (status === 404) return refusal('NOT_FOUND', 404, NO_SUCH_ADDRESS, undefined);
  if (status === 413) return refusal('TOO_LARGE', 413, 'Cet envoi est trop volumineux.', undefined);
  return refusal('INVALID_INPUT', 400, 'Cette demande n’a pas pu être lue.', { fields: {} });
}

function unavailable(): ORPCError<string, unknown> {
  const { status, message } = REFUSALS.SERVICE_UNAVAILABLE;
  return refusal('SERVICE_UNAVAILABLE', status, message, { retryAfterSeconds: TRY_AGAIN_SECONDS });
}

function refusal(code: string, status: number, message: string, data: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { defined: true, status, message, data });
}
