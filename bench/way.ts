// What one request costs on an idle node, beside `/health/live` on the same node: one caller at 20 a second, then the
// processor of the node for each request; on PostgreSQL, loopback only: npm run bench -- way [--beside <built checkout>]
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { build } from '../scripts/build.ts';
import { startSite } from '../scripts/built-site.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';
import { measureWay, type Way } from './way/measure-way.ts';
import { WAYS } from './way/ways.ts';

const MINUTES = 8;
const ROUNDS = 3;

const { values } = parseArgs({ options: { beside: { type: 'string' } } });

await runBench(MINUTES, async (run) => {
  await build();
  const trees = [process.cwd(), ...(values.beside ? [values.beside] : [])];
  const sites = [];
  for (const tree of trees) {
    const { database, url } = await createPostgresDatabase(run.postgres.url, `lueur_way_${sites.length}`);
    await database.close();
    const site = await startSite({ DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'warn' }, tree);
    run.defer(() => site.stop());
    sites.push(site);
  }
  say(`${sites.length} idle node(s) with the people of the demonstration`);
  const rounds: Way[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, site] of sites.entries()) (rounds[place] ??= []).push(await measureWay(site));
  const [here = [], before] = rounds.map((ways) => ways);
  const p50 = (ways: readonly Way[], name: string) =>
    quantilesOf(ways.flatMap((way) => way.waits.get(name) ?? [])).p50;
  const cpu = (ways: readonly Way[], name: string) =>
    quantilesOf(ways.map((way) => way.cpu.get(name) ?? 0)).p50;
  const header = [
    '',
    'p50 ms',
    'p95 ms',
    'to live',
    'CPU ms',
    ...(before ? ['p50 before', 'now to before', 'CPU before', 'CPU now to before'] : []),
  ];
  const rows = WAYS.map(({ name }) => {
    const quantiles = quantilesOf(here.flatMap((way) => way.waits.get(name) ?? []));
    const line = [
      name,
      inMs(quantiles.p50),
      inMs(quantiles.p95),
      `× ${(quantiles.p50 / p50(here, 'live')).toFixed(2)}`,
      inMs(cpu(here, name)),
    ];
    if (!before) return line;
    const [ms, work] = [p50(before, name), cpu(before, name)];
    return [
      ...line,
      inMs(ms),
      `× ${(quantiles.p50 / ms).toFixed(2)}`,
      inMs(work),
      `× ${(cpu(here, name) / work).toFixed(2)}`,
    ];
  });
  writeSection('way', {
    title: 'The way of one request',
    command: 'npm run bench -- way',
    what:
      'One idle node of the built product on PostgreSQL with the people of the demonstration. One caller asks twenty times a second, each path in turn; ' +
      `then each path alone, one request after the other, for the processor that the node takes (Node only). The middle of ${ROUNDS} rounds.${before ? ' « Before » is the build of an earlier checkout, asked in turn in the same run (`--beside`).' : ''}`,
    lines: tableOf(header, rows),
    goals: WAYS.flatMap(({ name, atMostLive }) =>
      atMostLive
        ? [
            atMost({
              what: `${name}, median to that of live`,
              measured: p50(here, name) / p50(here, 'live'),
              bound: atMostLive,
              unit: 'times',
            }),
          ]
        : [],
    ),
  });
});
