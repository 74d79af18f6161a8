// Measures the cost of one request on an idle node, compared with `/health/live` on the same node: one caller at 20 a
// second, then the node's processor time per request; on PostgreSQL, loopback only: npm run bench -- way [--rounds 3]
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { build } from '../scripts/build.ts';
import { type Site, startSite } from '../scripts/built-site.ts';
import { atMost } from './shared/goals.ts';
import { LightClient } from './shared/light-client.ts';
import { inMs, quantilesOf, tableOf } from './shared/figures.ts';
import { bench } from './shared/run-bench.ts';

/** `atMostLive`: the maximum median, as a multiple of that of `live` on the same node. */
const WAYS: readonly { name: string; path: string; atMostLive?: number }[] = [
  { name: 'live', path: '/health/live' },
  // One round trip to PostgreSQL: the lower bound of any request with a statement.
  { name: 'ready', path: '/health/ready' },
  { name: 'session', path: '/api/session', atMostLive: 1.5 },
  { name: 'contacts', path: '/api/contacts', atMostLive: 2 },
  { name: 'selection', path: '/api/selection', atMostLive: 3 },
];
const MINUTES = 8;
const EVERY_MS = 50;
const EACH = 60;
/** By then hot code is compiled, and PostgreSQL has cached its plans. */
const WARM_UP = 200;
/** Slower than the measured pace: a rate that one caller may keep up for minutes. */
const WARM_UP_EVERY_MS = 75;
/** Sequential, for the processor time: within one caller's burst limit, which the pause restores. */
const WORK = 45;
const PAUSE_MS = 3200;
const MEMBER = { email: 'camille@exemple.invalid', password: 'une-lueur-ce-soir' };

await bench({ minutes: MINUTES, options: { rounds: 3 } }, async (run) => {
  await build();
  const { url } = await run.startPostgres();
  const site = await startSite({ DATABASE_URL: await createEmptyDatabase(url, 'lueur_way'), DEMO: '1' });
  run.defer(() => site.stop());
  const client = new LightClient(site.url);
  run.defer(async () => client.close());
  const headers = [`Cookie: ${await logIn(site)}`];
  const ask = async (path: string) => {
    const begun = performance.now();
    const { status } = await client.ask('GET', path, headers);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return performance.now() - begun;
  };
  for (let time = 0; time < WARM_UP; time += 1)
    for (const { path } of WAYS) await paced(WARM_UP_EVERY_MS, () => ask(path));
  const measured = WAYS.map((way) => ({ ...way, waits: Array<number>(), cpu: Array<number>() }));
  for (let round = 0; round < run.options.rounds; round += 1) {
    for (let time = 0; time < EACH; time += 1)
      for (const { path, waits } of measured) waits.push(await paced(EVERY_MS, () => ask(path)));
    for (const { path, cpu } of measured) {
      await pause(PAUSE_MS);
      const before = processorMs(site.pid);
      for (let time = 0; time < WORK; time += 1) await ask(path);
      cpu.push((processorMs(site.pid) - before) / WORK);
    }
  }
  const live = quantilesOf(measured[0]?.waits ?? []).p50;
  run.report('way', {
    title: 'One request',
    command: 'npm run bench -- way',
    what:
      'One idle node on PostgreSQL with the demo members. One caller sends twenty requests a second, after a minute of warm-up; then each path alone, to measure the CPU time of Node. ' +
      `« ready » runs one trivial statement on PostgreSQL: the minimum cost of a request with a statement. Median of ${run.options.rounds} rounds.`,
    lines: tableOf(
      ['', 'p50 ms', 'p95 ms', 'to live', 'CPU ms'],
      measured.map(({ name, waits, cpu }) => {
        const { p50, p95 } = quantilesOf(waits);
        return [name, inMs(p50), inMs(p95), `× ${(p50 / live).toFixed(2)}`, inMs(quantilesOf(cpu).p50)];
      }),
    ),
    goals: measured.flatMap(({ name, waits, atMostLive: bound }) => {
      const times = quantilesOf(waits).p50 / live;
      return bound ? [atMost(`${name}, median compared with live`, times, bound, 'times')] : [];
    }),
  });
});

async function paced<Result>(everyMs: number, work: () => Promise<Result>): Promise<Result> {
  const next = pause(everyMs);
  const result = await work();
  await next;
  return result;
}

async function logIn({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/log-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(MEMBER),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error(`Nobody could log in: ${answer.status}`);
  return cookie.split(';')[0] ?? '';
}

/** Returns the processor time of all threads, in user mode and in the kernel. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  return spent.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
}
