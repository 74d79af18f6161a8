// The night of a PostgreSQL in a pair: its primary is killed, frozen, full, cut off or switched over on purpose, again and
// again, under the mix of « load » and live messages. Loopback only (network namespaces of its own where root); ends by itself:
// npm run bench -- failover [--faults 30] [--seed 22] [--kinds killed]
import { parseArgs } from 'node:util';
import { judgeFailover } from './failover/judge-failover.ts';
import { openStage } from './failover/open-stage.ts';
import { runFaults } from './failover/run-faults.ts';
import { endWithin } from './shared/end-within.ts';
import { say } from './shared/say.ts';

const ENDS_WITHIN_MINUTES = 45;
const FAULTS = 30;
/** Fewer say too little to be written down. */
const WRITTEN_FROM = 12;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: String(FAULTS) },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kinds: { type: 'string', default: '' },
  },
});

await endWithin(ENDS_WITHIN_MINUTES, ({ scoped, endsAt }) =>
  scoped(async (defer) => {
    say(`Seed ${values.seed}: --seed=${values.seed} breaks the same things in the same order`);
    const stage = await openStage(defer);
    const report = await runFaults(stage, {
      faults: Number(values.faults),
      seed: Number(values.seed),
      kinds: values.kinds,
      endsAt,
    });
    judgeFailover(report, {
      command: `npm run bench -- failover --faults=${values.faults} --seed=${values.seed}`,
      isFull: !values.kinds && report.outages.length >= WRITTEN_FROM,
    });
  }),
);
