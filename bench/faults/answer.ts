import { z } from 'zod';

/** What someone learns of a request: done, refused for good, later perhaps, or nothing at all. */
export type Outcome = 'done' | 'refused' | 'later' | 'unknown';

export type Answer = {
  outcome: Outcome;
  status: number;
  body: unknown;
  cookies: string[];
  milliseconds: number;
};

const refusal = z.object({ code: z.string(), message: z.string() });
/** Words that a sentence of ours never holds: those of a library or of a stack. */
const NOT_OURS = /\b(error|failed|cannot|undefined|internal|syntax|relation|stack|disk|ENOSPC|at \/)\b/i;

export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'done';
  if (status === 429 || status === 408 || status >= 500) return 'later';
  return status === 0 ? 'unknown' : 'refused';
}

/** @returns what is wrong with an answer that says no; nothing when it is a French sentence under a code, and no 500 */
export function faultOf(status: number, body: unknown): string | undefined {
  if (status < 400) return undefined;
  // Node itself, to whoever sends slowly.
  if (status === 408) return undefined;
  const told = refusal.safeParse(body);
  if (!told.success) return `${status} without a sentence: ${JSON.stringify(body)?.slice(0, 80)}`;
  if (status >= 500 && status !== 503) return `${status} ${told.data.code}`;
  return NOT_OURS.test(told.data.message) ? `${status} « ${told.data.message} »` : undefined;
}

export function codeOf(body: unknown): string {
  const told = refusal.safeParse(body);
  return told.success ? told.data.code : '';
}

const limited = z.object({ data: z.object({ retryAfterSeconds: z.number() }) });

/** Of a refusal that says when to come back; 0 otherwise. */
export function secondsToWait(body: unknown): number {
  return limited.safeParse(body).data?.data.retryAfterSeconds ?? 0;
}
