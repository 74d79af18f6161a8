import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findMirror } from '../debian-mirror.ts';

const SUITE = 'bookworm';
const TOOLS = ['debootstrap', 'systemd-nspawn', 'nsenter'];
/** What a machine has before anybody comes: systemd, and the certificates that packages are fetched with. */
const INCLUDED = 'systemd,systemd-sysv,dbus,ca-certificates';
const BOOTS_WITHIN_MS = 60_000;
const STOPS_WITHIN_MS = 60_000;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

export type EmptyDebian = {
  root: string;
  /** Runs a script as root. @returns its exit code */
  run: (script: string, onLine: (line: string) => void) => Promise<number>;
  stop: () => Promise<void>;
};

/** @returns why it cannot be tried on this machine, in words; nothing when it can */
export function whyNot(): string | undefined {
  if (process.getuid?.() !== 0) return 'il faut être root, pour faire une machine à part';
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0);
  return missing.length > 0
    ? `il manque ${missing.join(', ')} (Debian : apt-get install debootstrap systemd-container)`
    : undefined;
}

/**
 * An empty Debian in a folder, booted with its own systemd beside this machine, whose network it shares; gone at the end.
 * @param shared folder of this machine that it reads as /src
 */
export async function bootEmptyDebian(shared: string): Promise<EmptyDebian> {
  const root = mkdtempSync(join(tmpdir(), 'lueur-opening-'));
  // It becomes « / », which everybody reads.
  chmodSync(root, 0o755);
  const made = spawnSync(
    'debootstrap',
    ['--variant=minbase', `--include=${INCLUDED}`, SUITE, root, findMirror() ?? ''],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (made.status !== 0) throw new Error('debootstrap makes no Debian');
  const child = spawn(
    'systemd-nspawn',
    [
      '-D',
      root,
      '--boot',
      '--register=no',
      '--keep-unit',
      '--quiet',
      '--resolv-conf=copy-host',
      `--bind-ro=${shared}:/src`,
    ],
    { stdio: 'ignore' },
  );
  const inside = await firstProcess(child);
  const enter = ['--target', String(inside), '--all', 'env', '-i', ...environment()];
  const machine: EmptyDebian = {
    root,
    run(script, onLine) {
      writeFileSync(join(root, 'root', 'script'), script);
      return follow(
        spawn('nsenter', [...enter, 'bash', '/root/script'], { stdio: ['ignore', 'pipe', 'pipe'] }),
        onLine,
      );
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      spawnSync('nsenter', [...enter, 'systemctl', 'poweroff']);
      await Promise.race([ended, pause(STOPS_WITHIN_MS)]);
      if (child.exitCode === null) child.kill('SIGKILL');
      rmSync(root, { recursive: true, force: true });
    },
  };
  try {
    await untilBooted(machine);
  } catch (error) {
    await machine.stop();
    throw error;
  }
  return machine;
}

/** Packages are fetched as on this machine: its mirror, its registry, its certificates. */
function environment(): string[] {
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  return [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...['HOME=/root', 'LANG=C.UTF-8', 'DEBIAN_FRONTEND=noninteractive'],
    `npm_config_registry=${registry}`,
    ...['npm_config_cafile=/root/certificates', 'NODE_EXTRA_CA_CERTS=/root/certificates'],
  ];
}

/** Its systemd: a child of the child of the command that boots it. */
async function firstProcess(child: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const found = childrenOf(child.pid)
      .flatMap((one) => [one, ...childrenOf(one)])
      .find(isSystemd);
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('The empty Debian does not boot');
}

function childrenOf(pid: number | undefined): number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((task) =>
    readFileSync(join(tasks, task, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
}

function isSystemd(pid: number): boolean {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd';
}

async function untilBooted(machine: EmptyDebian): Promise<void> {
  writeFileSync(join(machine.root, 'root', 'certificates'), readFileSync(CERTIFICATES));
  const until = Date.now() + BOOTS_WITHIN_MS;
  while (Date.now() < until) {
    if ((await machine.run('systemctl is-system-running --quiet', () => undefined)) === 0) return;
    await pause(500);
  }
  throw new Error('The empty Debian does not finish its boot');
}

function follow(child: ChildProcess, onLine: (line: string) => void): Promise<number> {
  const take = (chunk: Buffer) => chunk.toString().split('\n').filter(Boolean).forEach(onLine);
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
