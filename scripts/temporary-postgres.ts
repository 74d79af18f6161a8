import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const READY_WITHIN_MS = 20_000;

export type TemporaryPostgres = {
  url: string;
  /** Crashes and restarts on the same port: every connection breaks. */
  restart: () => Promise<void>;
  /** Crashes and stays down, unless it has crashed before. */
  crash: () => Promise<void>;
  /** Restarts on the same port. */
  comeBack: () => Promise<void>;
  isRunning: () => boolean;
  /** Stops responding without closing anything, until thawed. */
  freeze: () => void;
  thaw: () => void;
  stop: () => Promise<void>;
};

/**
 * Starts a temporary PostgreSQL cluster on loopback, deleted at the end; undefined when PostgreSQL is not installed.
 * @param more settings by name
 * @param disk folder for its data
 */
export async function startTemporaryPostgres(
  more: Readonly<Record<string, string>> = {},
  disk = tmpdir(),
): Promise<TemporaryPostgres | undefined> {
  const bin = findBinaries();
  if (!bin) return undefined;
  const directory = mkdtempSync(join(disk, 'lueur-postgres-'));
  const identity = ordinaryUser();
  if (identity) chownSync(directory, identity.uid, identity.gid);
  const options = { ...identity, cwd: directory, encoding: 'utf8' } as const;
  const data = join(directory, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'lueur', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: directory,
    fsync: 'off',
    jit: 'off',
    // Two runs of the tests on one server need more than a hundred together.
    max_connections: 400,
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...identity, cwd: directory, stdio: 'ignore' });
  let server = launch();
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (!isRunning()) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  /** Signals the server and its connection processes. */
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [server.pid, ...childrenOf(server.pid)])
      if (pid !== undefined) signalIfRunning(pid, signal);
  };
  const crash = () => end('SIGQUIT');
  const comeBack = async () => {
    if (!isRunning()) server = launch();
    await waitUntilReady(bin, port);
  };
  await waitUntilReady(bin, port);
  return {
    url: `postgres://lueur@127.0.0.1:${port}/postgres`,
    crash,
    comeBack,
    isRunning,
    restart: async () => {
      await crash();
      await comeBack();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      if (isRunning()) signalAll('SIGCONT');
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A connection may have ended since its process was listed. */
export function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

export function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: run it as the user `nobody`. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function waitUntilReady(bin: string, port: number): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    const probe = spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
    if (probe.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The temporary PostgreSQL did not start');
}
