import { execFileSync } from 'node:child_process';
import { add, conclude, none, staticChecks, vitest } from './checks.ts';
import { checkSupplyChain } from './supply-chain/check-supply-chain.ts';

/**
 * To run before each commit: format, lint, types, unused code, licences, secrets, every rule, and on the embedded database the
 * API tests of the modules that are not committed yet. `npm test` runs all of them on PostgreSQL. `npm run check --
 * supply-chain` only writes the SBOM and asks the registry for known vulnerabilities.
 */
async function beforeACommit() {
  const folders = changedFolders();
  return add(
    await staticChecks(),
    await vitest({ projects: ['unit'] }),
    folders.length > 0 ? await vitest({ projects: ['api'], folders }) : none,
  );
}

/** Modules and parts of the ground that differ from HEAD: `src/member/profile`, `src/platform/mail`. */
function changedFolders(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const folders = files.map((file) => /^src\/\w+\/[\w-]+(?=\/)/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

conclude(await (process.argv[2] === 'supply-chain' ? checkSupplyChain() : beforeACommit()));
