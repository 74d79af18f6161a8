// Checks that acknowledged writes and live messages survive while everything around them fails. Loopback only: npm run
// bench -- faults [embedded | nodes] [--faults 206] [--seed 13] [--kinds disk]
import { build } from '../scripts/build.ts';
import { openEmbeddedStage } from './faults/embedded-stage.ts';
import { judge, WHAT_BREAKS } from './faults/judge.ts';
import { runStage } from './faults/run-stage.ts';
import { openTwoNodesStage } from './faults/two-nodes-stage.ts';
import { bench, type Defer } from './shared/run-bench.ts';

const OPTIONS = { faults: 206, seed: Date.now() % 1_000_000, kinds: '' };
/** Two minutes before the clocks of Paris go forward by an hour. */
const BEFORE_SUMMER_TIME = new Date('2027-03-28T00:58:00Z');
const STAGES = {
  embedded: { open: (defer: Defer) => openEmbeddedStage(BEFORE_SUMMER_TIME, defer), share: 0.3 },
  nodes: { open: (defer: Defer) => openTwoNodesStage(new Date(), defer), share: 0.7 },
};

await bench({ minutes: 15, parts: ['embedded', 'nodes'], options: OPTIONS }, async (run) => {
  const { options, parts, endsAt } = run;
  await build();
  const isWhole = parts.length > 1;
  const reports = [];
  for (const part of parts) {
    const { open, share } = STAGES[part];
    const faults = Math.ceil(options.faults * (isWhole ? share : 1));
    reports.push(
      await run.scoped(async (defer) => runStage(await open(defer), { ...options, faults, endsAt })),
    );
  }
  const command = `npm run bench -- faults --seed=${options.seed}`;
  run.report('faults', { title: 'Faults', command, what: WHAT_BREAKS, ...judge(reports) }, isWhole);
});
