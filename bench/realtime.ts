// Measures how long a live message takes from one node to a socket of the other, and what an idle connection costs: npm
// run bench -- realtime [idle | latency]
import { type Measured, measureIdle, measureLatency } from './realtime/measure.ts';
import { bench } from './shared/run-bench.ts';
import { openTown } from './visits/town.ts';

const MINUTES = 8;
/** Each member may send at most 30 messages a minute. */
const AWAKE = 2400;
const PARTS = {
  // First, before the node's memory grows for another reason.
  idle: { title: '### Idle connections', measure: measureIdle },
  latency: { title: '### Latency', measure: measureLatency },
};

await bench({ minutes: MINUTES, parts: ['idle', 'latency'], options: { members: AWAKE } }, async (run) => {
  const town = await openTown(run, { members: run.options.members, awake: run.options.members });
  const measured: (Measured & { title: string })[] = [];
  for (const part of run.parts)
    measured.push({ title: PARTS[part].title, ...(await PARTS[part].measure(town)) });
  const section = {
    title: 'Live messages',
    command: 'npm run bench -- realtime',
    what: 'Two nodes on one PostgreSQL without fsync and without a proxy. Every message is sent through one node, stored, and read on a socket of the other. Times count from the moment the message was due; median of three rounds.',
    lines: measured.flatMap(({ title, lines }) => [title, '', ...lines, '']),
    goals: measured.flatMap(({ goals }) => goals),
  };
  run.report('realtime', section, run.parts.length > 1);
});
