// Three times more people than two nodes can serve, one who floods them, and a PostgreSQL that stops answering: two
// server processes on a temporary PostgreSQL of this machine: npm run bench -- rush [rush|flood|frozen] [--seconds 60]
import { parseArgs } from 'node:util';
import { createWorld } from './realtime/world.ts';
import { measureRush } from './rush/measure-rush.ts';
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
const [part] = positionals;

await runBench(ENDS_WITHIN_MINUTES, async ({ postgres, defer }) => {
  say(`Two nodes, ${PAIRS * 2} members, two by two in conversation`);
  const world = await createWorld(postgres.url, 'rush', PAIRS);
  defer(() => world.close());
  const { lines, goals } = await measureRush(world, seconds);
  writeSection(
    'rush',
    { title: 'A rush is shed', command: 'npm run bench -- rush', what: '', lines, goals },
    part === undefined && seconds === RUSH_S,
  );
});
