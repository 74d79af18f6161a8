import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/built-site.ts';

const ASKED_EVERY_MS = 20;
const READY_WITHIN_MS = 180_000;

export type Command = {
  file: string;
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
};

/** A server that is ready, and how long that took from the command on. */
export class StartedServer {
  readonly readyMs: number;
  private readonly child: ChildProcess;
  private readonly port: number;

  private constructor(child: ChildProcess, port: number, readyMs: number) {
    this.child = child;
    this.port = port;
    this.readyMs = readyMs;
  }

  static async start({ file, args, cwd, env }: Command): Promise<StartedServer> {
    const port = await freePort();
    const begun = performance.now();
    const child = spawn(file, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Nothing of the shell's settings, but for where the packages of npm are kept.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...env },
    });
    while (performance.now() - begun < READY_WITHIN_MS && child.exitCode === null) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
      if (ready?.ok) return new StartedServer(child, port, performance.now() - begun);
      await pause(ASKED_EVERY_MS);
    }
    child.kill('SIGTERM');
    throw new Error(`${file} ${args.join(' ')} was not ready`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
