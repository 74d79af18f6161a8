import type { Clock } from '#platform/clock.ts';
import type { Env } from '#platform/env.ts';

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
