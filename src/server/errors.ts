import { ORPCError, ValidationError } from '@orpc/server';
import { describeError, type Log } from './log.ts';

const UNEXPECTED = "Une erreur inattendue s'est produite. Veuillez réessayer plus tard.";

/**
 * The one place where a failure becomes an answer: refusals of the contract pass, input that does not fit becomes
 * INVALID_INPUT with a sentence per field, the rest is logged under an incident id and says nothing more.
 */
export function answerableError(error: unknown, log: Log): ORPCError<string, unknown> {
  if (error instanceof ORPCError) {
    if (error.defined) return error;
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
      return invalidInput(error.cause);
    if (error.status < 500) return invalidRequest(error.status);
  }
  const incident = crypto.randomUUID();
  log('error', 'request-failed', { incident, ...describeError(error) });
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: UNEXPECTED, data: { incident } });
}

function invalidInput({ issues }: ValidationError): ORPCError<string, unknown> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.');
    fields[path] ??= issue.message;
  }
  return refusal('INVALID_INPUT', 400, 'Certaines réponses sont à revoir.', { fields });
}

function invalidRequest(status: number): ORPCError<string, unknown> {
  if (status === 404) return refusal('NOT_FOUND', 404, 'Cette adresse n’existe pas.', undefined);
  if (status === 413) return refusal('TOO_LARGE', 413, 'Cet envoi est trop volumineux.', undefined);
  return refusal('INVALID_INPUT', 400, 'Cette demande n’a pas pu être lue.', { fields: {} });
}

function refusal(code: string, status: number, message: string, data: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { defined: true, status, message, data });
}
