import { add, conclude, staticChecks, vitest } from './checks.ts';
import { checkSupplyChain } from './supply-chain/check-supply-chain.ts';

/**
 * In under a minute, to run before each commit: format, lint, types, unused code, every rule, and on the embedded
 * database the API tests that depend on what is not committed yet. `npm test` runs all of them on PostgreSQL.
 * `npm run check -- supply-chain` only writes what Lueur is made of, and asks what is known against it.
 */
async function beforeACommit() {
  return add(
    await staticChecks(),
    await vitest({ projects: ['unit'] }),
    await vitest({ projects: ['api'], changedSince: 'HEAD' }),
  );
}

conclude(await (process.argv[2] === 'supply-chain' ? checkSupplyChain() : beforeACommit()));
