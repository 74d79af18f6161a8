// Live messages while things break, how long they take, and what an idle connection weighs; two server processes on
// a temporary PostgreSQL of this machine. Ends by itself: npm run bench -- realtime [chaos | latency | idle]
import { runChaos } from './realtime/chaos.ts';
import { measureIdle } from './realtime/idle.ts';
import { measureLatency } from './realtime/latency.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const ENDS_WITHIN_MINUTES = 12;
const PARTS = {
  latency: { title: '### How long a message takes', measure: measureLatency },
  idle: { title: '### Connections on which nothing happens', measure: measureIdle },
  chaos: { title: '### While things break', measure: runChaos },
};

const [, , only] = process.argv;

await runBench(ENDS_WITHIN_MINUTES, async ({ postgres }) => {
  const lines: string[] = [];
  const goals = [];
  for (const [part, { title, measure }] of Object.entries(PARTS)) {
    if (only && only !== part) continue;
    const measured = await measure(postgres, say);
    lines.push(title, '', ...measured.lines, '');
    goals.push(...measured.goals);
  }
  const section = {
    title: 'Live messages',
    command: 'npm run bench -- realtime',
    what: 'Two nodes on one PostgreSQL; every message is sent on one, stored, and read on a socket of the other. Times are from the moment at which a message was due, in ms, the middle one of three rounds. PostgreSQL without fsync.',
    lines,
    goals,
  };
  writeSection('realtime', section, !only);
});
