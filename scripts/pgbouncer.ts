import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening } from '#server/doctor/is-listening.ts';
import { fillTemplate } from './fill-template.ts';
import { freePort, ordinaryUser } from './temporary-postgres.ts';

const TEMPLATE = join('deploy', 'pgbouncer', 'pgbouncer.ini.template');
/** Debian keeps it off the path of ordinary users. */
const PLACES = ['/usr/sbin', '/usr/local/sbin'];
const TRIES = 100;
const TRY_AGAIN_MS = 50;

export type RunningPgbouncer = {
  /** Of the same database, through it. */
  url: string;
  pid: () => number;
  /** Away for a while, then back on the same port. */
  halt: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
};

export function findPgbouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), ...PLACES];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/**
 * PgBouncer of this machine with the configuration of deploy/, on loopback.
 * @param address of a database, as the role that serves
 * @param size connections that it opens to the server
 * @param binary another one than that of this machine
 * @throws Error in words when this machine has none, or it does not start
 */
export async function startPgbouncer(
  address: string,
  size: number,
  binary = findPgbouncer(),
): Promise<RunningPgbouncer> {
  if (!binary) throw new Error('This machine has no pgbouncer (Debian: apt-get install pgbouncer)');
  const url = new URL(address);
  url.host = `127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), 'lueur-pgbouncer-'));
  const file = writeConfiguration(folder, { server: new URL(address), url, size });
  const launch = () => spawn(binary, ['-q', file], { ...ordinaryUser(), cwd: folder, stdio: 'ignore' });
  let child = launch();
  const halt = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
  };
  const untilOpen = async () => {
    for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
      if (await isListening(url.hostname, Number(url.port))) return;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
    throw new Error('pgbouncer did not start');
  };
  await untilOpen();
  return {
    url: url.href,
    pid: () => child.pid ?? 0,
    halt,
    async comeBack() {
      child = launch();
      await untilOpen();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the file to start it with, readable by the user it runs as */
function writeConfiguration(
  folder: string,
  { server, url, size }: { server: URL; url: URL; size: number },
): string {
  const [users, file] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  writeFileSync(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`, { mode: 0o600 });
  const values = {
    LUEUR_POSTGRES_HOST: server.hostname,
    LUEUR_POSTGRES_PORT: server.port,
    LUEUR_POOLER_ADDRESS: url.hostname,
    LUEUR_POOLER_PORT: url.port,
    LUEUR_POOLER_USERS: users,
    LUEUR_POOL_SIZE: String(size),
  };
  writeFileSync(file, fillTemplate(TEMPLATE, values));
  const identity = ordinaryUser();
  if (identity) for (const one of [folder, users, file]) chownSync(one, identity.uid, identity.gid);
  return file;
}
