// What becomes of acknowledged writes while everything around them breaks. Loopback only; ends by itself:
// npm run bench -- faults [embedded | nodes] [--faults=206] [--seed=13] [--kinds=disk] [--as-built]
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { openEmbeddedStage } from './faults/embedded-stage.ts';
import { judgeStages } from './faults/judge.ts';
import { runStage } from './faults/run-stage.ts';
import { openTwoNodesStage } from './faults/two-nodes-stage.ts';
import { type Defer, endWithin } from './shared/end-within.ts';
import { say } from './shared/say.ts';

const ENDS_WITHIN_MINUTES = 15;
const FAULTS = 206;

/** Two minutes before the clocks of Paris go on by an hour. */
const BEFORE_SUMMER_TIME = new Date('2027-03-28T00:58:00Z');
const STAGES = {
  embedded: { open: (defer: Defer) => openEmbeddedStage(BEFORE_SUMMER_TIME, defer), share: 0.3 },
  nodes: { open: (defer: Defer) => openTwoNodesStage(new Date(), defer), share: 0.7 },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: String(FAULTS) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kinds: { type: 'string', default: '' },
    'as-built': { type: 'boolean', default: false },
  },
});

await endWithin(ENDS_WITHIN_MINUTES, async ({ scoped, endsAt }) => {
  say(`Seed ${values.seed}: --seed=${values.seed} breaks the same things in the same order`);
  if (!values['as-built']) await build();
  const seed = Number(values.seed);
  const [only] = positionals;
  const reports = [];
  for (const [name, { open, share }] of Object.entries(STAGES)) {
    if (only && only !== name) continue;
    const faults = Math.ceil(Number(values.faults) * (only ? 1 : share));
    reports.push(
      await scoped(async (defer) =>
        runStage(await open(defer), { seed, faults, kinds: values.kinds, endsAt }),
      ),
    );
  }
  judgeStages(reports, {
    seed: values.seed,
    isFull: !only && !values.kinds && Number(values.faults) >= FAULTS,
  });
});
