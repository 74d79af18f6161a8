// Whether nothing that was acknowledged is lost with the machine of the database: a base backup and the archived log, by the
// scripts of deploy/postgresql, bring back any moment; and how long a backup takes to be made and restored:
// npm run bench -- recovery [--members 20000] [--photos 5000]
import { parseArgs } from 'node:util';
import { measureRecovery } from './recovery/measure-recovery.ts';
import { measureRestore } from './recovery/measure-restore.ts';
import { judge } from './shared/goals.ts';
import { runBench } from './shared/run-bench.ts';

const MINUTES = 10;

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '20000' },
    photos: { type: 'string', default: '5000' },
  },
});

await runBench(MINUTES, async ({ postgres, defer }) => {
  const recovered = await measureRecovery(defer);
  const restored = await measureRestore(postgres.url, Number(values.members), Number(values.photos), defer);
  judge([...recovered, ...restored]);
});
