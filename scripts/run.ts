import { type ChildProcess, spawn } from 'node:child_process';

type Options = {
  env?: Record<string, string>;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
  /** The collected streams; both by default. */
  output?: 'both' | 'stdout';
};

/** Running children: they end with this process, and none starts after a stop signal. */
const running = new Set<ChildProcess>();
let ending = false;

function endAll(): void {
  ending = true;
  for (const child of running) child.kill('SIGTERM');
}

/** A failed command; its output is in the message. */
export class CommandError extends Error {
  readonly code: number;
  constructor(message: string, code = 1) {
    super(message);
    this.code = code;
  }
}

/**
 * Runs a command of node_modules/.bin.
 * @returns its output, when quiet
 * @throws CommandError
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false, output: kept = 'both' }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (ending) return reject(new CommandError(`${command} was not begun: we are asked to end`));
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    });
    if (running.size === 0) process.on('SIGTERM', endAll);
    running.add(child);
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
    // After all its output has arrived.
    child.on('close', (code) => {
      running.delete(child);
      // Without children, SIGTERM has its default effect again.
      if (running.size === 0) process.off('SIGTERM', endAll);
      if (code === 0) resolve(output);
      else
        reject(
          new CommandError(`${command} ${args.join(' ')} ended with ${code}\n${output}${said}`, code ?? 1),
        );
    });
  });
}

/** Ends this process with the code of a failed command; the command itself has said why. */
export async function runOrExit(...command: Parameters<typeof run>): Promise<void> {
  try {
    await run(...command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.exit(error.code);
  }
}
