import { add, conclude, staticChecks, vitest } from './checks.ts';

/** Everything that needs no browser, on the embedded database: to run before each commit. */
conclude(add(await staticChecks(), await vitest()));
