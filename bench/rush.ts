// Three times more people than two nodes can serve, and one who floods them: two server processes on a temporary PostgreSQL
// of this machine: npm run bench -- rush [rush|flood] [--seconds 60]
import { parseArgs } from 'node:util';
import { createWorld } from './realtime/world.ts';
import { measureFlood } from './rush/measure-flood.ts';
import { type Measured, measureRush } from './rush/measure-rush.ts';
import { warmUp } from './rush/warm-up.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const PAIRS = 1500;
const RUSH_S = 60;
const ENDS_WITHIN_MINUTES = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string' } },
});
const seconds = Number(values.seconds ?? RUSH_S);
const [asked] = positionals;

await runBench(ENDS_WITHIN_MINUTES, async ({ postgres, defer }) => {
  say(`Two nodes, ${PAIRS * 2} members, two by two in conversation`);
  const world = await createWorld(postgres.url, 'rush', PAIRS);
  defer(() => world.close());
  await warmUp(world);
  const parts: [string, () => Promise<Measured>][] = [
    ['flood', () => measureFlood(world)],
    ['rush', () => measureRush(world, seconds)],
  ];
  const measured: Measured[] = [];
  for (const [name, measure] of parts) {
    if (asked !== undefined && asked !== name) continue;
    say(`${name}:`);
    measured.push(await measure());
  }
  writeSection(
    'rush',
    {
      title: 'A rush',
      command: 'npm run bench -- rush',
      what:
        'Two nodes without a proxy, 3,000 members, session 25, thread 25, contacts 20, selection 15 and messages 15 of a hundred times. Callers give up after 5 s, ' +
        'and repeat three times what was refused or given up, after the time asked or 1, 2 and 4 s; they share the two cores with what they measure.',
      lines: measured.flatMap(({ lines }) => [...lines, '']),
      goals: measured.flatMap(({ goals }) => goals),
    },
    asked === undefined && seconds === RUSH_S,
  );
});
