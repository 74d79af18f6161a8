// Start-up time of a fresh clone and of a node, and the memory of an idle node: npm run bench -- start
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { build } from '../scripts/build.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { type BenchRun, runBench } from './shared/run-bench.ts';
import { residentBytes } from './shared/resident-bytes.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';
import { type Command, StartedServer } from './start/started-server.ts';

const MINUTES = 6;
const MEMBERS = 10_000;
const TIMES = 5;
/** What begins with the start (jobs, index) is over by then. */
const IDLE_MS = 15_000;
const SERVER = join(process.cwd(), 'build', 'server-app', 'main.js');

type Started = { name: string; ready: number[]; residentMb?: number };

await runBench(MINUTES, async (run) => {
  const clone = await measureClone(run);
  await build();
  const { database, url } = await createPostgresDatabase(run.postgres.url, 'start');
  await storeCrowd(database.db, { members: MEMBERS, messagesOfEach: 4, waiting: 10, now: new Date() });
  await database.close();
  say(`${MEMBERS.toLocaleString('en')} members are stored`);
  const node = (env: Record<string, string>): Command => ({
    ...{ file: process.execPath, args: [SERVER], cwd: process.cwd() },
    env: { PHOTO_MODEL: 'off', LOG_LEVEL: 'error', DATA_DIR: folderOf(run), ...env },
  });
  const embedded = await measureNode('a node, embedded, people of the demonstration', node({ DEMO: '1' }));
  const served = await measureNode(
    `a node on PostgreSQL, ${MEMBERS.toLocaleString('en')} members`,
    node({ DATABASE_URL: url, DEMO: '0' }),
  );
  writeSection('start', {
    title: 'The start',
    command: 'npm run bench -- start',
    what:
      'From the command to the first answer of `/health/ready`. `npm start` in a fresh clone (packages from the cache of npm, the build, the people of the demonstration), then once more; ' +
      `then the built server alone, ${TIMES} times after a first one. Resident memory ${IDLE_MS / 1000} s later, nobody having asked for anything.`,
    lines: tableOf(
      ['', 'ready ms', 'slowest ms', 'resident MB'],
      [...clone, embedded, served].map(({ name, ready, residentMb: mb }) => {
        const { p50, max } = quantilesOf(ready);
        return [name, inMs(p50), inMs(max), mb === undefined ? '' : mb.toFixed(0)];
      }),
    ),
    goals: [
      within('A clone, ready', clone[0], 60_000),
      within('The second start, ready', clone[1], 2000),
      within('A node with 10,000 members, ready', served, 1500),
      lightly('An idle node, embedded', embedded, 160),
      lightly('An idle node on PostgreSQL', served, 120),
    ],
  });
});

async function measureClone(run: BenchRun): Promise<Started[]> {
  const folder = join(folderOf(run), 'clone');
  const command = {
    ...{ file: 'npm', args: ['start'], cwd: folder },
    env: { npm_config_prefer_offline: 'true', PHOTO_MODEL: 'off', LOG_LEVEL: 'error' },
  };
  const begun = performance.now();
  spawnSync('git', ['clone', '--quiet', process.cwd(), folder], { stdio: 'inherit' });
  const cloned = performance.now() - begun;
  const started: Started[] = [];
  for (const name of ['npm start in a fresh clone', 'npm start once more']) {
    const server = await StartedServer.start(command);
    await server.stop();
    const ms = server.readyMs + (started.length ? 0 : cloned);
    say(`  ${name}: ${inMs(ms)} ms`);
    started.push({ name, ready: [ms] });
  }
  return started;
}

async function measureNode(name: string, command: Command): Promise<Started> {
  const first = await StartedServer.start(command);
  await first.stop();
  const ready: number[] = [];
  let resident = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const server = await StartedServer.start(command);
    ready.push(server.readyMs);
    if (time === TIMES - 1) {
      await pause(IDLE_MS);
      resident = residentBytes(server.pid) / 1024 / 1024;
    }
    await server.stop();
  }
  say(`  ${name}: ${inMs(quantilesOf(ready).p50)} ms, ${resident.toFixed(0)} MB`);
  return { name, ready, residentMb: resident };
}

function folderOf({ defer }: BenchRun): string {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-start-'));
  defer(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function within(what: string, started: Started | undefined, bound: number) {
  return atMost({ what, measured: quantilesOf(started?.ready ?? []).p50, bound, unit: 'ms' });
}

function lightly(what: string, { residentMb: measured = Number.NaN }: Started, bound: number) {
  return atMost({ what, measured, bound, unit: 'MB resident' });
}
