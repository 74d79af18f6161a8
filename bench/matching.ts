// The time that a selection takes among 10,000, 100,000 and 1,000,000 members, end to end and in SQL alone, beside the
// algorithm of the specification, in one run on a temporary PostgreSQL of this machine:
// npm run bench -- matching [--members 1000000]
import { parseArgs } from 'node:util';
import { checkAgainstReference } from './matching/check-rankings.ts';
import { measureSize } from './matching/measure-size.ts';
import { goalsOf, linesOf, type Size } from './matching/report.ts';
import { measureSpec } from './matching/variants.ts';
import { invent, prepare } from './matching/world.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** The spec's way is hopeless beyond. */
const SPEC_MEMBERS = 2_000;
const LEAST_MEMBERS = 5_000;
const ENDS_WITHIN_MINUTES = 9;

const { values } = parseArgs({ options: { members: { type: 'string' } } });
const asked = Number(values.members ?? 0);
if (values.members !== undefined && !(asked >= LEAST_MEMBERS)) throw new Error('--members: 5000 at least');
const sizes = asked ? [asked] : SIZES;

await runBench(ENDS_WITHIN_MINUTES, async ({ postgres }) => {
  const invented = await invent(postgres.url, Math.max(...sizes));
  say(`${invented.members.length.toLocaleString('en')} members invented`);
  const few = await prepare(postgres.url, 'few', invented, SPEC_MEMBERS);
  await checkAgainstReference(few);
  const spec = await measureSpec(few);
  await few.database.close();
  const measured: Size[] = [];
  for (const size of sizes) {
    const world = await prepare(postgres.url, `of_${size}`, invented, size);
    try {
      measured.push({ measured: await measureSize(world), groups: world.groups });
    } finally {
      await world.database.close();
    }
  }
  writeSection(
    'matching',
    {
      title: 'The selection among a million members',
      command: 'npm run bench -- matching',
      what: [
        'Invented members spread over the communes of France by population, the first of them the same in every size; three rounds far apart,',
        'of which each viewer’s median counts. Requests go over loopback HTTP to the real application, the session known to the node; client, node',
        'and PostgreSQL share the machine. For every viewer SQL and the request must give the same four; with 2,000 members also the slow reference.',
      ].join('\n'),
      lines: linesOf(measured, spec, SPEC_MEMBERS),
      goals: goalsOf(measured),
    },
    sizes === SIZES,
  );
});
