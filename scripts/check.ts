import { add, conclude, staticChecks, vitest } from './checks.ts';

/** Rules and API on the embedded database, in under a minute: to run before each commit. */
conclude(add(await staticChecks(), await vitest({ projects: ['unit', 'pglite'] })));
