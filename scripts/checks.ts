import { existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, run } from './run.ts';
import { LICENCES } from './supply-chain/licences.ts';

export type Count = { passed: number; failed: number; skipped: number };

export const none: Count = { passed: 0, failed: 0, skipped: 0 };

export function add(...counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }));
}

/** Runs one check that passes or fails as a whole; its output is printed when it fails. */
async function check(name: string, command: string, args: readonly string[]): Promise<Count> {
  const from = performance.now();
  try {
    await run(command, args, { quiet: true });
    say(`✓ ${name}`, from);
    return { ...none, passed: 1 };
  } catch (error) {
    say(`✗ ${name}`, from);
    process.stdout.write(`${error instanceof CommandError ? error.message : String(error)}\n`);
    return { ...none, failed: 1 };
  }
}

/**
 * Checks format, lint, types, module borders, unused code, licences, secrets.
 * @param changed files: skips checks that only other files could break; everything by default
 */
export async function staticChecks(changed?: readonly string[]): Promise<Count> {
  const isOld = (written: string, source: RegExp) =>
    !changed || !existsSync(written) || changed.some((file) => source.test(file));
  const written = await Promise.all([
    isOld('.react-router/types', /^src\/app\/routes\.ts$/)
      ? check('types des routes', 'react-router', ['typegen'])
      : none,
    isOld('.astro/types.d.ts', /^(content\/|src\/site\/content\.config)/)
      ? check('types des textes', 'astro', ['sync'])
      : none,
  ]);
  const together = await Promise.all([
    check('format et lint', 'biome', [
      'ci',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...(changed ?? ['.']),
    ]),
    check('types', 'tsc', ['-p', 'tsconfig.json']),
    check('types des règles, sans DOM ni Node', 'tsc', ['-p', 'tsconfig.rules.json']),
    check('code inutile', 'knip', ['--no-progress']),
    !changed || changed.includes('package-lock.json')
      ? check('licences', 'license-checker-rseidelsohn', [
          '--excludePrivatePackages',
          `--onlyAllow=${LICENCES.join(';')}`,
        ])
      : none,
    check('secrets', 'secretlint', changed ?? ['**/*', '.ci/*']),
  ]);
  return add(...written, ...together);
}

type VitestOptions = {
  /** Address of the server for the API tests; PGlite by default. */
  postgres?: string;
  /** Projects to run, all by default; `!` before a name excludes it. */
  projects?: readonly string[];
  /** Runs only tests in these folders; all by default. */
  folders?: readonly string[];
};

/** Runs unit, API, screen and page tests. */
export async function vitest({ postgres, projects = [], folders }: VitestOptions): Promise<Count> {
  const report = join(tmpdir(), `lueur-vitest-${process.pid}-${projects.join('-')}.json`);
  const from = performance.now();
  const env: Record<string, string> = postgres ? { TEST_DATABASE_URL: postgres } : {};
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((name) => `--project=${name}`),
    ...(folders ? [...folders.map((folder) => `${folder}/`), '--passWithNoTests'] : []),
  ];
  const ended = await run('vitest', args, { env, quiet: true }).then(
    () => '',
    (error: unknown) => String(error),
  );
  const result: { numPassedTests: number; numFailedTests: number; numPendingTests: number } = JSON.parse(
    await readFile(report, 'utf8'),
  );
  rmSync(report, { force: true });
  // A file that fails to load fails no test of its own.
  const failed = ended ? Math.max(1, result.numFailedTests) : 0;
  const which = projects.join(', ') || 'tous';
  say(`${failed ? '✗' : '✓'} tests, ${which}, ${postgres ? 'sur PostgreSQL' : 'sur PGlite'}`, from);
  if (ended) process.stdout.write(`${ended}\n`);
  return { passed: result.numPassedTests, failed, skipped: result.numPendingTests };
}

/**
 * Tag of slow journeys: walks over every page, and states that a screen test already drives, where the browser adds
 * axe. `npm test` skips them, `.ci/run` and `npm test -- all` do not.
 */
const SLOW_JOURNEY = '@lent';

/**
 * Runs browser journeys on the built product.
 * @param slow whether to include the slow ones: they share the server
 */
export async function journeys({ slow }: { slow: boolean }): Promise<Count> {
  const report = join(tmpdir(), `lueur-playwright-${process.pid}.json`);
  const from = performance.now();
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const which = slow ? [] : [`--grep-invert=${SLOW_JOURNEY}`];
  const args = ['test', '--reporter=line,json', ...which];
  const ended = await run('playwright', args, { env, quiet: true }).then(
    () => '',
    (error: unknown) => String(error),
  );
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } =
    JSON.parse(await readFile(report, 'utf8'));
  rmSync(report, { force: true });
  const failed = ended ? Math.max(1, stats.unexpected + stats.flaky) : stats.flaky;
  say(`${failed ? '✗' : '✓'} parcours dans le navigateur`, from);
  if (ended) process.stdout.write(`${ended}\n`);
  return { passed: stats.expected, failed, skipped: stats.skipped };
}

/** Prints the closing line, and sets the matching exit code. */
export function conclude({ passed, failed, skipped }: Count): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}\n`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

function say(line: string, from: number): void {
  process.stdout.write(`${line} (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
}
