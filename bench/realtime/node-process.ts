import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { residentBytes } from '../shared/resident-bytes.ts';

/** Such as `--cpu-prof --cpu-prof-dir=…`, to see what a node does. */
const NODE_FLAGS = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter(Boolean);
const READY_WITHIN_MS = 60_000;

const ASKED_WITHIN_MS = 2_000;
/** A node that is asked to stop lets its requests end first. */
const ENDS_WITHIN_MS = 15_000;

type Settings = {
  /** Without it the node has its own, in its folder. */
  databaseUrl?: string;
  secret: string;
  port: number;
  /** What node runs; the sources without it. */
  command?: readonly string[];
  /** Where its data are; in its own folder without it. */
  data?: string;
  /** More of the environment. */
  variables?: Readonly<Record<string, string>>;
};
const SOURCES = ['--import', 'tsx', 'src/server/main.ts'];

/** One server process of the application, as in production but for its address. */
export class ServerNode {
  readonly url: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'lueur-node-'));
  private readonly settings: Settings;
  private child: ChildProcess | undefined;
  private ending = false;
  private starting: Promise<void> | undefined;
  /** How often it stopped without being asked to. */
  crashes = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.url = `http://127.0.0.1:${settings.port}`;
  }

  /** @returns once it answers; one whose start fails, such as while PostgreSQL is away, is started again */
  start(): Promise<void> {
    this.starting = this.startOnce();
    return this.starting;
  }

  /** Where it logs; of all its starts. */
  get logFile(): string {
    return join(this.folder, 'log');
  }

  /** Waits for a start that is under way. */
  async isUp(): Promise<void> {
    await this.starting;
  }

  private async startOnce(): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until) {
      const child = this.launch();
      while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
        const ready = await fetch(`${this.url}/health/ready`, {
          signal: AbortSignal.timeout(ASKED_WITHIN_MS),
        }).catch(() => undefined);
        if (ready?.ok) {
          this.follow(child);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error(`The node on ${this.url} did not start`);
  }

  private follow(child: ChildProcess): void {
    const count = () => {
      if (!this.ending) this.crashes += 1;
    };
    if (child.exitCode === null && child.signalCode === null) child.once('exit', count);
    else count();
  }

  private launch(): ChildProcess {
    const { databaseUrl, secret, port, command = SOURCES, data, variables } = this.settings;
    const log = openSync(this.logFile, 'a');
    this.child = spawn(process.execPath, [...NODE_FLAGS, ...command], {
      stdio: ['ignore', 'ignore', log],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        AUTH_SECRET: secret,
        PORT: String(port),
        APP_URL: this.url,
        DATA_DIR: data ?? this.folder,
        DEMO: '0',
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
        ...variables,
      },
    });
    closeSync(log);
    this.ending = false;
    return this.child;
  }

  /** @param signal SIGKILL as a crash, SIGTERM as an orderly stop */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.ending = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
    await ended;
    clearTimeout(late);
  }

  /** Stops answering for a while without closing anything. */
  async freeze(milliseconds: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.child?.kill('SIGCONT');
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Resident memory, bytes. */
  memory(): number {
    return residentBytes(this.child?.pid);
  }

  /** For good. */
  async close(): Promise<void> {
    this.child?.kill('SIGCONT');
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
