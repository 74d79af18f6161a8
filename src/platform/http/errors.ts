import { ORPCError, ValidationError } from '@orpc/server';
import { z } from 'zod';
import { NO_SUCH_ADDRESS, REFUSALS } from '#lib/contract-base.ts';
import { isAuthStoreFailure } from '../auth.ts';
import { BusyError, CallerLeftError, TooFastError } from '../database/busy.ts';
import { causeOf, codeOf, isDatabaseUnavailable } from '../database/unavailable.ts';
import { describeError, type Log } from '../log.ts';
import { PhotoStoreAwayError } from '../photo-store.ts';
import { currentRequest } from '../request-scope.ts';

// For checks of the contract without a message of their own: the library's messages are in English, or name programming
// types.
z.config(z.locales.fr());
z.config({ customError: (issue) => sentenceOf(issue) });

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
  // PostgreSQL stores every character but U+0000, which no person types: it is refused in any field.
  if (codeOf(error) === CHARACTER_NOT_IN_REPERTOIRE) return invalidRequest(400);
  const busy = busyErrorOf(error);
  if (busy) {
    const code = busy instanceof TooFastError ? 'TOO_FAST' : 'BUSY';
    const { status, message } = REFUSALS[code];
    return refusal(code, status, message, { retryAfterSeconds: busy.retryAfterSeconds });
  }
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

const OF_A_WRONG_TYPE: Record<string, string> = {
  string: 'Cette réponse doit être un texte',
  number: 'Cette réponse doit être un nombre',
  int: 'Cette réponse doit être un nombre entier',
  boolean: 'Répondez par oui ou par non',
  array: 'Cette réponse doit être une liste',
  date: 'Cette réponse doit être une date',
};
const TOO_SMALL: Record<string, string> = {
  string: 'Cette réponse est trop courte',
  array: 'Il manque des réponses',
  number: 'Ce nombre est trop petit',
  int: 'Ce nombre est trop petit',
  date: 'Cette date est trop ancienne',
};
const TOO_BIG: Record<string, string> = {
  string: 'Cette réponse est trop longue',
  array: 'Il y a trop de réponses',
  number: 'Ce nombre est trop grand',
  int: 'Ce nombre est trop grand',
  date: 'Cette date est trop lointaine',
};
const NOT_AS_EXPECTED = 'Cette réponse n’a pas la forme attendue';

/** Returns a plain message for a value of the wrong type; undefined where the library's message is plain enough. */
function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input, expected, origin } = issue;
  if (code === 'invalid_type')
    return input === undefined
      ? 'Cette réponse est nécessaire'
      : (OF_A_WRONG_TYPE[String(expected)] ?? NOT_AS_EXPECTED);
  if (code === 'too_small') return TOO_SMALL[String(origin)] ?? NOT_AS_EXPECTED;
  if (code === 'too_big') return TOO_BIG[String(origin)] ?? NOT_AS_EXPECTED;
  if (code === 'invalid_value') return 'Choisissez une des réponses proposées';
  if (code === 'not_multiple_of') return OF_A_WRONG_TYPE.int;
  return code === 'custom' ? undefined : NOT_AS_EXPECTED;
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
  const cause = causeOf(error);
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
