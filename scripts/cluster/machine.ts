import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STOPS_WITHIN_MS = 20_000;

export type Service = {
  command: readonly string[];
  environment: Readonly<Record<string, string>>;
};

type Settings = {
  name: string;
  /** Index from 0. */
  place: number;
  address: string;
  /** Folder of its logs. */
  folder: string;
  /** Data directory of PostgreSQL; undefined on the witness. */
  data?: string;
  /** In start order. */
  services: readonly Service[];
};

/** One machine of the cluster: etcd, and Patroni with its PostgreSQL unless it is the witness. */
export class Machine {
  readonly name: string;
  readonly place: number;
  readonly address: string;
  private readonly settings: Settings;
  private readonly running = new Map<Service, ChildProcess>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.name = settings.name;
    this.place = settings.place;
    this.address = settings.address;
  }

  /** Starts everything that is not running, like a supervisor. */
  start(): void {
    for (const [place, service] of this.settings.services.entries()) {
      const former = this.running.get(service);
      if (former && isRunning(former)) continue;
      const [program = '', ...given] = service.command;
      const log = openSync(join(this.settings.folder, `service-${place}.log`), 'a');
      const child = spawn(program, given, {
        cwd: this.settings.folder,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, ...service.environment },
      });
      closeSync(log);
      this.running.set(service, child);
    }
  }

  /** Lists PostgreSQL and its connection processes; it is not a child of Patroni. */
  listPostgres(): number[] {
    const file = join(this.settings.data ?? '', 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return pid > 0 && isOf(pid, this.settings.data ?? '') ? [pid, ...childrenOf(pid)] : [];
  }

  signalPostgres(signal: NodeJS.Signals): void {
    for (const pid of this.listPostgres()) send(pid, signal);
  }

  /** Sends a signal to all its processes. */
  signal(signal: NodeJS.Signals): void {
    const postgres = this.listPostgres();
    for (const child of this.running.values()) for (const pid of treeOf(child)) send(pid, signal);
    for (const pid of postgres) send(pid, signal);
  }

  /** Stops everything in order; kills what does not stop. */
  async stop(): Promise<void> {
    this.signal('SIGCONT');
    const until = Date.now() + STOPS_WITHIN_MS;
    for (const child of [...this.running.values()].reverse()) {
      if (isRunning(child)) send(child.pid, 'SIGTERM');
      while (isRunning(child) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.signal('SIGKILL');
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function treeOf(child: ChildProcess): number[] {
  return child.pid !== undefined && isRunning(child) ? [child.pid, ...childrenOf(child.pid)] : [];
}

/** The PID file of a killed server may meanwhile name someone else’s process. */
function isOf(pid: number, data: string): boolean {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8').includes(data);
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

/** A process may have ended since it was listed. */
function send(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
