import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  findBinaries,
  freePort,
  ordinaryUser,
  startTemporaryPostgres,
  waitUntilReady,
} from '../../scripts/temporary-postgres.ts';
import { atMost, type Goal, none } from '../shared/goals.ts';
import { queryOnce } from '../shared/query-once.ts';
import { type Defer, temporaryFolder } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { waitUntil } from '../shared/wait-until.ts';

/** 60 s in deploy/README.md. Shorter here, so that the run ends. */
const ARCHIVE_TIMEOUT_S = 5;
const WRITES = 600;
const PAUSE_AFTER = 300;
const RPO_S = 300;
const OPEN_WITHIN_MS = 120_000;
const SCRIPTS = resolve('deploy/postgresql');
const SUMMARY =
  'SELECT count(*)::int AS count, max(n) AS last, extract(epoch FROM max(at))::float8 AS at FROM written';

/** Acknowledges writes, with a pause between two of them, then loses the whole machine and recovers it. */
export async function recoverFromArchive(defer: Defer): Promise<Goal[]> {
  const folder = temporaryFolder(defer);
  const [archive, base, copy] = ['archive', 'base', 'copy'].map((name) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    own(path);
    return path;
  }) as [string, string, string];
  process.env.WAL_ARCHIVE = archive;
  const isSealed = spawnSync('age', ['--version']).status === 0;
  if (!isSealed) Object.assign(process.env, { WAL_SEAL: 'cat', WAL_OPEN: 'cat' });
  say(
    `The log is archived every ${ARCHIVE_TIMEOUT_S} s at most${isSealed ? '' : ', unencrypted: this machine has no « age »'}.`,
  );
  const primary = await startTemporaryPostgres({
    fsync: 'on',
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
    archive_command: `${join(SCRIPTS, 'archive-wal.sh')} "%p" "%f"`,
    // As on the recovered server, which must not allow fewer.
    max_connections: '100',
  });
  if (!primary) throw new Error('This machine has no PostgreSQL');
  defer(() => primary.stop());
  await queryOnce(primary.url, 'CREATE TABLE written (n int PRIMARY KEY, at timestamptz NOT NULL)');
  const { port } = new URL(primary.url);
  const { status, stderr } = spawnSync(
    join(findBinaries() ?? '', 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', port, '-U', 'lueur', '-D', base, '-X', 'none', '--checkpoint=fast'],
    { ...ordinaryUser(), cwd: base, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`pg_basebackup failed: ${stderr}`);
  const { between, lastAt } = await write(primary.url);
  // The machine is lost with its disks: everything unarchived is gone.
  await primary.crash();
  cpSync(base, copy, { recursive: true, preserveTimestamps: true });
  own(copy);
  const moment = await recover(copy, between);
  const latest = await recover(base);
  const lost = lastAt - Number(latest.at);
  say(
    `  recovered to a moment after write ${PAUSE_AFTER}: ${moment.count} writes, the last is ${moment.last}`,
  );
  say(`  recovered to the end of the archive: ${latest.last} of ${WRITES} writes, ${lost.toFixed(1)} s lost`);
  const wrong = Math.abs(Number(moment.count) - PAUSE_AFTER) + Math.abs(Number(moment.last) - PAUSE_AFTER);
  return [
    none('Writes too many or too few at the moment asked for', wrong),
    none('Holes among the writes recovered to the end', Number(latest.last) - Number(latest.count)),
    atMost('Acknowledged writes lost with the machine', lost, RPO_S, 's'),
  ];
}

/** Returns an instant between two acknowledged writes, and when the last one was acknowledged, in seconds. */
async function write(url: string): Promise<{ between: string; lastAt: number }> {
  let between = '';
  let lastAt = 0;
  for (let n = 1; n <= WRITES; n += 1) {
    const insert = `INSERT INTO written VALUES (${n}, clock_timestamp()) RETURNING extract(epoch FROM at)::float8 AS at`;
    lastAt = Number((await queryOnce(url, insert))[0]?.at);
    await pause(20);
    if (n !== PAUSE_AFTER) continue;
    await pause(500);
    between = String((await queryOnce(url, 'SELECT clock_timestamp()::text AS now'))[0]?.now);
    await pause(500);
  }
  return { between, lastAt };
}

/**
 * Starts a server on a base backup, which replays the archived log up to an instant or to its end.
 * @param folder of the base backup, used by this server alone
 * @returns a summary of its content once it is open
 */
async function recover(folder: string, until?: string): Promise<Record<string, unknown>> {
  const bin = findBinaries() ?? '';
  writeFileSync(join(folder, 'recovery.signal'), '');
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    archive_mode: 'off',
    restore_command: `${join(SCRIPTS, 'restore-wal.sh')} "%f" "%p"`,
    recovery_target_action: 'promote',
    ...(until !== undefined && { recovery_target_time: until }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = { ...ordinaryUser(), cwd: folder, stdio: 'ignore' } as const;
  const server = spawn(join(bin, 'postgres'), ['-D', folder, ...flags], options);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  try {
    await waitUntilReady(bin, port);
    const url = `postgres://lueur@127.0.0.1:${port}/postgres`;
    const isOpen = async () =>
      (await queryOnce(url, 'SELECT pg_is_in_recovery() AS reads'))[0]?.reads === false;
    if (!(await waitUntil(isOpen, OPEN_WITHIN_MS))) throw new Error('The recovered server did not open');
    return (await queryOnce(url, SUMMARY))[0] ?? {};
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

/** Gives a folder to the ordinary user that runs PostgreSQL. */
function own(path: string): void {
  const identity = ordinaryUser();
  if (!identity) return;
  chownSync(path, identity.uid, identity.gid);
  spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, path]);
}
