import { execFile } from 'node:child_process';

const ANSWER_WITHIN_MS = 15_000;

/**
 * Runs an npm command that queries its registry. Exit code 1 only means that there are findings.
 * @returns its output: JSON, or an error message
 */
export async function askNpm(...args: readonly string[]): Promise<string> {
  const patience = ['--json', '--fetch-retries=0', `--fetch-timeout=${ANSWER_WITHIN_MS}`];
  const options = {
    encoding: 'utf8',
    timeout: 2 * ANSWER_WITHIN_MS,
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  return new Promise((resolve) => {
    execFile('npm', [...args, ...patience], options, (_, stdout) => resolve(stdout));
  });
}

/** Returns undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
