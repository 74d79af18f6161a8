import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';

/** What one look at a set-up found: sound, worth a look, or something that keeps a promise from being kept. */
export type Finding = {
  state: 'sound' | 'doubtful' | 'broken';
  what: string;
  /** How to mend it; empty when there is nothing to mend. */
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

/** Names an error by its code, or by its message. */
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
  /** Variables that cannot be read, a sentence each. */
  unusable: readonly string[];
  now: Date;
  clock: Clock;
  /** Addresses to which the name of the site must lead. */
  addresses: readonly string[];
  /** Whether DNS may be asked, by this resolver or by that of the machine. */
  dns: { resolver?: string | undefined; selector?: string | undefined } | undefined;
  /** Who gets a test mail. */
  mailTo: string | undefined;
  /** Address of an empty database into which a backup is restored. */
  scratch: string | undefined;
};
