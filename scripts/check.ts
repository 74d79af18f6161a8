import { add, conclude, staticChecks, vitest } from './checks.ts';

/**
 * In under a minute, to run before each commit: format, lint, types, unused code, every rule, and on the embedded
 * database the API tests that depend on what is not committed yet. `npm test` runs all of them on PostgreSQL.
 */
conclude(
  add(
    await staticChecks(),
    await vitest({ projects: ['unit'] }),
    await vitest({ projects: ['api'], changedSince: 'HEAD' }),
  ),
);
