import { spawn } from 'node:child_process';

type Options = {
  env?: Record<string, string> /** Keep the output for the day it fails. */;
  quiet?: boolean /** What of it is given back; both unless said. */;
  output?: 'both' | 'stdout';
};

/** A command that ended badly; what it printed is in the message. */
export class CommandError extends Error {}

/**
 * Runs a command of node_modules/.bin.
 * @returns what it printed, when quiet
 * @throws CommandError
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false, output: kept = 'both' }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      if (kept === 'both') keep(chunk);
      else said += chunk.toString();
    });
    child.on('error', reject);
    // Once all that it printed has come too.
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new CommandError(`${command} ${args.join(' ')} ended with ${code}\n${output}${said}`)),
    );
  });
}
