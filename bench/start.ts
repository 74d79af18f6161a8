// Measures the start-up time of a fresh clone and of a node, and the memory of an idle node: npm run bench -- start
// [--times 5]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storeCrowd } from '#testing/crowd/store-crowd.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { build } from '../scripts/build.ts';
import { freePort } from '../scripts/built-site.ts';
import { atMost } from './shared/goals.ts';
import { residentBytes } from './shared/processes.ts';
import { inMs, quantilesOf, tableOf } from './shared/figures.ts';
import { bench, type Defer, temporaryFolder } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { ServerNode } from './shared/server-node.ts';

const MINUTES = 6;
const MEMBERS = 10_000;
/** Work that starts with the process, such as jobs, is over by then. */
const IDLE_MS = 15_000;

type Started = { name: string; ready: number[]; residentMb?: number };

await bench({ minutes: MINUTES, options: { times: 5 } }, async (run) => {
  const { startPostgres, defer, options } = run;
  const clone = await measureClone(defer);
  await build();
  const { database, url } = await createPostgresDatabase((await startPostgres()).url, 'start');
  await storeCrowd(database.db, { members: MEMBERS, messagesOfEach: 4, waiting: 10, now: new Date() });
  await database.close();
  const measured = [
    await measureNode('a node, embedded, people of the demonstration', { DEMO: '1' }, options.times, defer),
    await measureNode(
      `a node on PostgreSQL, ${MEMBERS.toLocaleString('en')} members`,
      { DATABASE_URL: url, DEMO: '0' },
      options.times,
      defer,
    ),
  ];
  const all = [...clone, ...measured];
  const within = (what: string, place: number, bound: number) =>
    atMost(what, quantilesOf(all[place]?.ready ?? []).p50, bound, 'ms');
  const lightly = (what: string, place: number, bound: number) =>
    atMost(what, all[place]?.residentMb ?? Number.NaN, bound, 'MB resident');
  run.report('start', {
    title: 'Start',
    command: 'npm run bench -- start',
    what:
      'From the command to the first response of `/health/ready`: `npm start` in a fresh clone (npm cache filled, build and demo members included), then once more; ' +
      `then the built server alone, ${options.times} times after a first one. Resident memory is read ${IDLE_MS / 1000} s later, without traffic.`,
    lines: tableOf(
      ['', 'ready ms', 'slowest ms', 'resident MB'],
      all.map(({ name, ready, residentMb }) => {
        const { p50, max } = quantilesOf(ready);
        return [name, inMs(p50), inMs(max), residentMb?.toFixed(0) ?? ''];
      }),
    ),
    goals: [
      within('A clone, ready', 0, 60_000),
      within('The second start, ready', 1, 2000),
      within('A node with 10,000 members, ready', 3, 1500),
      lightly('An idle node, embedded', 2, 160),
      lightly('An idle node on PostgreSQL', 3, 120),
    ],
  });
});

async function measureClone(defer: Defer): Promise<Started[]> {
  const cwd = join(temporaryFolder(defer), 'clone');
  // npm caches packages in the user's home.
  const env = { HOME: process.env.HOME ?? '', npm_config_prefer_offline: 'true' };
  const begun = performance.now();
  spawnSync('git', ['clone', '--quiet', process.cwd(), cwd], { stdio: 'inherit' });
  const cloned = performance.now() - begun;
  const program = { file: 'npm', args: ['start'], cwd };
  const started: Started[] = [];
  for (const name of ['npm start in a fresh clone', 'npm start once more']) {
    // Another port: the first server may stop a little later than npm.
    const clone = new ServerNode({ port: await freePort(), env, program }, defer);
    const ms = (await clone.start()) + (started.length ? 0 : cloned);
    await clone.end('SIGTERM');
    say(`  ${name}: ${inMs(ms)} ms`);
    started.push({ name, ready: [ms] });
  }
  return started;
}

async function measureNode(
  name: string,
  env: Record<string, string>,
  times: number,
  defer: Defer,
): Promise<Started> {
  const node = new ServerNode(
    { port: await freePort(), env: { DATA_DIR: temporaryFolder(defer), ...env } },
    defer,
  );
  const ready: number[] = [];
  for (let time = 0; time <= times; time += 1) {
    ready.push(await node.start());
    if (time < times) await node.end('SIGTERM');
  }
  await pause(IDLE_MS);
  const residentMb = residentBytes(node.pid) / 1024 / 1024;
  await node.end('SIGTERM');
  say(`  ${name}: ${inMs(quantilesOf(ready.slice(1)).p50)} ms, ${residentMb.toFixed(0)} MB`);
  return { name, ready: ready.slice(1), residentMb };
}
