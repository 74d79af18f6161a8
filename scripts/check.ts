import { execFileSync } from 'node:child_process';
import { add, conclude, none, staticChecks, vitest } from './checks.ts';
import { checkSupplyChain } from './supply-chain/check-supply-chain.ts';

/**
 * Run before each commit: checks format, lint, types, unused code, licences and secrets of what differs from HEAD,
 * every rule, and on the embedded database the API tests of the changed modules. Without changes it checks all files.
 * `npm test` runs everything, on PostgreSQL. `npm run check -- supply-chain` only writes the SBOM and asks the registry
 * for known vulnerabilities.
 */
async function beforeACommit() {
  const changed = changedFiles();
  const folders = modulesOf(changed);
  return add(
    ...(await Promise.all([
      staticChecks(changed.length > 0 ? changed : undefined),
      vitest({ projects: ['unit', 'browser'] }),
      folders.length > 0 ? vitest({ projects: ['api'], folders }) : none,
    ])),
  );
}

function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter(Boolean);
}

/** Returns modules and infrastructure parts: `src/member/profile`, `src/platform/mail`. */
function modulesOf(files: readonly string[]): string[] {
  const folders = files.map((file) => /^src\/\w+\/[\w-]+(?=\/)/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

conclude(await (process.argv[2] === 'supply-chain' ? checkSupplyChain() : beforeACommit()));
