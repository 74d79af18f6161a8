// What one request costs on an idle node, beside `/health/live` on the same node: one caller at 20 a second, then the
// processor of the node for each request; on PostgreSQL, loopback only: npm run bench -- way [--beside <built checkout>]
import { parseArgs } from 'node:util';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { build } from '../scripts/build.ts';
import { type Site, startSite } from '../scripts/built-site.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { measureWay, settle, type Way } from './way/measure-way.ts';
import { timesOf, wayTable } from './way/way-table.ts';
import { WAYS } from './way/ways.ts';

const MINUTES = 8;
const ROUNDS = 3;
const BESIDE = ' « Before » is the build of an earlier checkout, asked in turn in the same run (`--beside`).';

const { values } = parseArgs({ options: { beside: { type: 'string' } } });

await runBench(MINUTES, async (run) => {
  await build();
  const sites: Site[] = [];
  for (const tree of [process.cwd(), ...(values.beside ? [values.beside] : [])]) {
    // The node prepares it: an earlier checkout has other tables.
    const url = await createEmptyDatabase(run.postgres.url, `lueur_way_${sites.length}`);
    const site = await startSite({ DATABASE_URL: url, DEMO: '1' }, tree);
    run.defer(() => site.stop());
    sites.push(site);
  }
  say(`${sites.length} idle node(s) with the people of the demonstration`);
  const measured = sites.map((): Way[] => []);
  for (const site of sites) await settle(site);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, site] of sites.entries()) measured[place]?.push(await measureWay(site));
  const [here = [], before] = measured;
  writeSection('way', {
    title: 'The way of one request',
    command: 'npm run bench -- way',
    what:
      'One idle node of the built product on PostgreSQL with the people of the demonstration. One caller asks twenty times a second, each path in turn, first for a minute so that the node is no longer a newcomer; ' +
      `then each path alone, one request after the other, for the processor that the node takes (Node only). « ready » asks PostgreSQL for one word, the least that a request with one statement takes; the selection has two. The middle of ${ROUNDS} rounds.${before ? BESIDE : ''}`,
    lines: wayTable(here, before),
    goals: WAYS.flatMap(({ name, atMostLive: bound }) => {
      const measured = timesOf(here, name).p50 / timesOf(here, 'live').p50;
      return bound
        ? [atMost({ what: `${name}, median to that of live`, measured, bound, unit: 'times' })]
        : [];
    }),
  });
});
