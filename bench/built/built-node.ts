import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/built-site.ts';
import type { NodeClock } from '../faults/node-clock.ts';
import { residentBytes } from '../shared/resident-bytes.ts';

const SERVER = join('build', 'server-app', 'main.js');
const READY_WITHIN_MS = 90_000;

type Settings = {
  /** Without it the embedded database. */
  databaseUrl?: string;
  secret: string;
  url: string;
  smtpPort: number;
  clock: NodeClock;
};

/** One node of the built product, in production, without a proxy; whatever it writes to its log is kept. */
export class BuiltNode {
  readonly data = mkdtempSync(join(tmpdir(), 'lueur-node-'));
  readonly settings: Settings;
  port = 0;
  metricsPort = 0;
  log = '';
  private child: ChildProcess | undefined;

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** @throws Error with the end of the log when the node does not become ready */
  async start(): Promise<void> {
    const { databaseUrl, secret, url, smtpPort, clock } = this.settings;
    this.port = await freePort();
    this.metricsPort = await freePort();
    const child = spawn(process.execPath, [...clock.flags, SERVER], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Nothing of the shell's settings: no other database, no other mail server, no pixel.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ALLOW_UNFINISHED: '1',
        APP_URL: url,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        AUTH_SECRET: secret,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        TEAM_EMAIL: 'equipe@equipe.invalid',
        RELATIONS_EMAIL: 'relations@equipe.invalid',
        DATA_DIR: this.data,
        PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
        TRUST_PROXY: '1',
        PHOTO_MODEL: 'off',
        CLOCK: 'machine',
        ...clock.variables,
      },
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.log += part.toString();
      });
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && child.exitCode === null) {
      const ready = await fetch(`http://127.0.0.1:${this.port}/health/ready`).catch(() => undefined);
      if (ready?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The node did not start: ${this.log.slice(-500)}`);
  }

  /** What the process holds in memory now, in MB. */
  residentMb(): number {
    return residentBytes(this.child?.pid) / 1024 / 1024;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.data, { recursive: true, force: true });
  }
}
