import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Defer } from './run-bench.ts';

const BUILT_SERVER = join('build', 'server-app', 'main.js');
const READY_WITHIN_MS = 180_000;
const ASKED_EVERY_MS = 20;
const ASKED_WITHIN_MS = 2_000;
/** A stopping node first completes its requests. */
const ENDS_WITHIN_MS = 15_000;

type Settings = {
  port: number;
  /** The environment; a node inherits nothing from the shell. */
  env: Readonly<Record<string, string>>;
  /** Flags for Node. */
  flags?: readonly string[];
  /** A program other than the built server. */
  program?: { file: string; args: readonly string[]; cwd: string };
};

/** One server process, which can be started, stopped, killed and frozen. */
export class ServerNode {
  readonly url: string;
  private readonly settings: Settings;
  private child: ChildProcess | undefined;
  private starting: Promise<number> | undefined;
  private isEnding = false;
  /** Number of unexpected exits. */
  crashes = 0;

  constructor(settings: Settings, defer: Defer) {
    this.settings = settings;
    this.url = `http://127.0.0.1:${settings.port}`;
    defer(async () => {
      this.signal('SIGCONT');
      await this.end('SIGTERM');
    });
  }

  /**
   * Starts it, repeatedly while the start fails, such as while PostgreSQL is unavailable.
   * @returns ms until it was ready
   */
  start(): Promise<number> {
    this.starting = this.untilReady();
    return this.starting;
  }

  /** Waits for a running start. */
  async isUp(): Promise<void> {
    await this.starting;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  private async untilReady(): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < READY_WITHIN_MS) {
      const child = this.launch();
      while (isRunning(child) && performance.now() - begun < READY_WITHIN_MS) {
        const signal = AbortSignal.timeout(ASKED_WITHIN_MS);
        const ready = await fetch(`${this.url}/health/ready`, { signal }).catch(() => undefined);
        if (ready?.ok) {
          child.once('exit', () => {
            if (!this.isEnding) this.crashes += 1;
          });
          return performance.now() - begun;
        }
        await pause(ASKED_EVERY_MS);
      }
    }
    throw new Error(`The node on ${this.url} did not start`);
  }

  private launch(): ChildProcess {
    const { port, env, flags = [], program } = this.settings;
    const { file, args, cwd } = program ?? {
      file: process.execPath,
      args: [...flags, BUILT_SERVER],
      cwd: process.cwd(),
    };
    this.child = spawn(file, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, PORT: String(port), PHOTO_MODEL: 'off', LOG_LEVEL: 'error', ...env },
    });
    this.isEnding = false;
    return this.child;
  }

  /**
   * @param signal SIGKILL for a crash, SIGTERM for an orderly stop
   * @returns ms until it had ended
   */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const { child } = this;
    const begun = performance.now();
    if (!child || !isRunning(child)) return 0;
    this.isEnding = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(late);
    return performance.now() - begun;
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
