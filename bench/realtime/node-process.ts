import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const READY_WITHIN_MS = 60_000;

type Settings = { databaseUrl: string; secret: string; port: number };

/** One server process of the application, as in production but for its address. */
export class ServerNode {
  readonly url: string;
  private readonly settings: Settings;
  private readonly folder = mkdtempSync(join(tmpdir(), 'lueur-node-'));
  private child: ChildProcess | undefined;
  private ending = false;
  /** How often it stopped without being asked to. */
  crashes = 0;

  constructor(settings: Settings) {
    this.settings = settings;
    this.url = `http://127.0.0.1:${settings.port}`;
  }

  async start(): Promise<void> {
    const { databaseUrl, secret, port } = this.settings;
    this.child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: secret,
        PORT: String(port),
        APP_URL: this.url,
        DATA_DIR: this.folder,
        DEMO: '0',
      },
    });
    this.ending = false;
    this.child.once('exit', () => {
      if (!this.ending) this.crashes += 1;
    });
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until) {
      const ready = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The node on ${this.url} did not start`);
  }

  /** @param signal SIGKILL as a crash, SIGTERM as an orderly stop */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.ending = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Stops answering for a while without closing anything. */
  async freeze(milliseconds: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.child?.kill('SIGCONT');
  }

  /** Resident memory, bytes. */
  memory(): number {
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  }

  /** For good. */
  async close(): Promise<void> {
    this.child?.kill('SIGCONT');
    await this.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
