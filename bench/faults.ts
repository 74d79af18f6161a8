// What becomes of acknowledged writes while everything around them breaks. Loopback only; ends by itself:
// npm run bench -- faults [embedded | nodes] [--faults=120] [--seed=13] [--as-built]
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { Chance } from './faults/chance.ts';
import { openEmbeddedStage } from './faults/embedded-stage.ts';
import { endWithin } from './faults/end-within.ts';
import { judgeStages } from './faults/judge.ts';
import { runStage } from './faults/run-stage.ts';
import { say } from './shared/say.ts';

const ENDS_WITHIN_MINUTES = 10;
const FAULTS = 220;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: String(FAULTS) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'as-built': { type: 'boolean', default: false },
  },
});

await endWithin(ENDS_WITHIN_MINUTES, async ({ defer, endsAt }) => {
  say(`Seed ${values.seed}: --seed=${values.seed} breaks the same things in the same order`);
  if (!values['as-built']) await build();
  const chance = new Chance(Number(values.seed));
  const [only] = positionals;
  const reports = [];
  if (only !== 'nodes') {
    const stage = await openEmbeddedStage(new Date());
    const close = defer(() => stage.close());
    reports.push(await runStage(stage, { chance, faults: Number(values.faults), endsAt }));
    await close();
  }
  judgeStages(reports, { seed: values.seed, isFull: !only && Number(values.faults) >= FAULTS });
});
