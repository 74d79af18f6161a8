import { ORPCError } from '@orpc/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { NetworkError, OfflineError } from './fetch.ts';

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 401;
}

/** A temporary failure: the network, or a server that is restarting. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof ORPCError) || ![502, 503, 504].includes(error.status)) return false;
  return !error.defined || error.code === 'SERVICE_UNAVAILABLE';
}

/**
 * Returns the message for the member. A typed error has its own, also offline; any other error, network errors
 * included, gets the message of the spec (1 §8, 2 §8) for this screen.
 */
export function errorSentence(error: unknown, fallback: string): string {
  if (error instanceof OfflineError) return error.message;
  if (error instanceof ORPCError && error.defined && !isTransient(error)) return error.message;
  return fallback;
}

function refusedFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof ORPCError) || error.code !== 'INVALID_INPUT') return {};
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('fields' in data)) return {};
  return typeof data.fields === 'object' && data.fields !== null ? { ...data.fields } : {};
}

export function fieldSentence(error: unknown, field: string): string | undefined {
  const sentence = refusedFields(error)[field];
  return typeof sentence === 'string' ? sentence : undefined;
}

/**
 * Shows the messages of an INVALID_INPUT beside their fields and focuses the first one.
 * @returns whether any was placed: otherwise show `errorSentence`
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const refused = refusedFields(error);
  const placed = fields.filter((field) => typeof refused[field] === 'string');
  placed.forEach((field, index) => {
    setError(field, { type: 'server', message: String(refused[field]) }, { shouldFocus: index === 0 });
  });
  return placed.length > 0;
}

export function isRefusal(error: unknown, code: string): error is ORPCError<string, unknown> {
  return error instanceof ORPCError && error.defined && error.code === code;
}
