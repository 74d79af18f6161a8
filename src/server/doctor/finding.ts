import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';

/** The result of one check: sound, a warning, or broken. */
export type Finding = {
  state: 'sound' | 'doubtful' | 'broken';
  what: string;
  /** How to fix it; empty when sound. */
  mend: string;
};

export function sound(what: string): Finding {
  return { state: 'sound', what, mend: '' };
}

export function doubtful(what: string, mend: string): Finding {
  return { state: 'doubtful', what, mend };
}

export function broken(what: string, mend: string): Finding {
  return { state: 'broken', what, mend };
}

/** Returns the code of an error, or else its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}

/** « 1 jour », « 2 jours ». */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** The settings to examine, and the options of the command line. */
export type Examination = {
  env: Env;
  /** One sentence per variable that cannot be parsed. */
  unusable: readonly string[];
  now: Date;
  clock: Clock;
  /** Addresses to which the site's name must resolve. */
  addresses: readonly string[];
  /** Whether DNS may be queried, by this resolver or by the machine's own. */
  dns: { resolver?: string | undefined; selector?: string | undefined } | undefined;
  /** Recipient of a test mail. */
  mailTo: string | undefined;
  /** Address of an empty database for the restore rehearsal. */
  scratch: string | undefined;
};
