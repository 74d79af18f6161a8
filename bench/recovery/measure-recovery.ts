import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, ordinaryUser, startTemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { atMost, type Goal } from '../shared/goals.ts';
import { say } from '../shared/say.ts';
import { ask, recover } from './recovered-server.ts';

/** As deploy/README.md has it: 60 s. Shorter here, so that the run ends. */
const ARCHIVE_TIMEOUT_S = 5;
const WRITES = 600;
const PAUSE_AFTER = 300;
const RPO_S = 300;
const SCRIPTS = resolve('deploy/postgresql');

/** Writes that are acknowledged, a moment between two of them, and the loss of the whole machine. */
export async function measureRecovery(defer: (cleanUp: () => Promise<unknown>) => void): Promise<Goal[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-recovery-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  const archive = folderIn(folder, 'archive');
  process.env.WAL_ARCHIVE = archive;
  const isSealed = spawnSync('age', ['--version']).status === 0;
  if (!isSealed) Object.assign(process.env, { WAL_SEAL: 'cat', WAL_OPEN: 'cat' });
  say(
    `The log is archived every ${ARCHIVE_TIMEOUT_S} s at most${isSealed ? '' : ', unencrypted: this machine has no « age »'}.`,
  );
  const primary = await startTemporaryPostgres({
    ...{ fsync: 'on', wal_level: 'replica', archive_mode: 'on' },
    archive_command: `${join(SCRIPTS, 'archive-wal.sh')} "%p" "%f"`,
    archive_timeout: String(ARCHIVE_TIMEOUT_S),
  });
  if (!primary) throw new Error('This machine has no PostgreSQL');
  defer(() => primary.stop());
  await ask(primary.url, 'CREATE TABLE written (n int PRIMARY KEY, at timestamptz NOT NULL)');
  const base = folderIn(folder, 'base');
  baseBackup(primary.url, base);
  say('  a base backup is made; writes begin');
  const { between, lastAt } = await write(primary.url);
  // The machine burns down with its disks: what was not archived is gone.
  await primary.crash();
  const restore = `${join(SCRIPTS, 'restore-wal.sh')} "%f" "%p"`;
  const copy = folderIn(folder, 'copy');
  cpSync(base, copy, { recursive: true, preserveTimestamps: true });
  own(copy);
  const moment = await recover(copy, restore, between);
  const [then] = await ask(moment.url, 'SELECT count(*)::int AS count, max(n) AS last FROM written');
  await moment.stop();
  say(`  recovered to a moment after write ${PAUSE_AFTER}: ${then?.count} writes, the last is ${then?.last}`);
  const whole = await recover(base, restore);
  const [latest] = await ask(
    whole.url,
    'SELECT count(*)::int AS count, max(n) AS last, extract(epoch FROM max(at))::float8 AS at FROM written',
  );
  await whole.stop();
  const lost = lastAt - Number(latest?.at);
  say(
    `  recovered to the end of the archive: ${latest?.last} of ${WRITES} writes, ${lost.toFixed(1)} s lost`,
  );
  const wrong = Math.abs(Number(then?.count) - PAUSE_AFTER) + Math.abs(Number(then?.last) - PAUSE_AFTER);
  return [
    atMost({
      what: 'Writes too many or too few at the moment asked for',
      measured: wrong,
      bound: 0,
      unit: '',
    }),
    atMost({
      what: 'Holes among the writes recovered to the end',
      measured: Number(latest?.last) - Number(latest?.count),
      bound: 0,
      unit: '',
    }),
    atMost({ what: 'Acknowledged writes lost with the machine', measured: lost, bound: RPO_S, unit: 's' }),
  ];
}

/** @returns an instant between two acknowledged writes, and when the last one was acknowledged, in seconds */
async function write(url: string): Promise<{ between: string; lastAt: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let between = '';
  let lastAt = 0;
  for (let n = 1; n <= WRITES; n += 1) {
    const { rows } = await client.query<{ at: number }>(
      'INSERT INTO written VALUES ($1, clock_timestamp()) RETURNING extract(epoch FROM at)::float8 AS at',
      [n],
    );
    lastAt = rows[0]?.at ?? 0;
    await pause(20);
    if (n !== PAUSE_AFTER) continue;
    await pause(500);
    const asked = await client.query<{ now: string }>('SELECT clock_timestamp()::text AS now');
    between = asked.rows[0]?.now ?? '';
    await pause(500);
  }
  await client.end();
  return { between, lastAt };
}

function baseBackup(url: string, into: string): void {
  const { port } = new URL(url);
  const args = ['-h', '127.0.0.1', '-p', port, '-U', 'lueur', '-D', into, '-X', 'none', '--checkpoint=fast'];
  const { status, stderr } = spawnSync(join(findBinaries() ?? '', 'pg_basebackup'), args, {
    ...ordinaryUser(),
    cwd: into,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pg_basebackup failed: ${stderr}`);
}

function folderIn(folder: string, name: string): string {
  const path = join(folder, name);
  chmodSync(folder, 0o755);
  mkdirSync(path, { mode: 0o700 });
  own(path);
  return path;
}

/** PostgreSQL does not run as root: its folders are those of an ordinary user. */
function own(path: string): void {
  const identity = ordinaryUser();
  if (!identity) return;
  chownSync(path, identity.uid, identity.gid);
  spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, path]);
}
