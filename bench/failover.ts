// Kills, freezes, fills, disconnects and switches over the primary of a PostgreSQL pair, repeatedly, under load; and
// loses a whole machine, recovered from a base backup and the archived log by the scripts of deploy/postgresql.
// Loopback only (in network namespaces if root); ends automatically: npm run bench -- failover [pair | archive]
// [--faults 30] [--seed 22] [--kinds killed]
import { build } from '../scripts/build.ts';
import { openPairStage } from './failover/pair-stage.ts';
import { recoverFromArchive } from './failover/recover-from-archive.ts';
import { judge } from './faults/judge.ts';
import { runStage } from './faults/run-stage.ts';
import { bench } from './shared/run-bench.ts';

const MINUTES = 45;
/** Time reserved for one more fault and the final check. */
const LAST_MS = 5 * 60_000;
const OPTIONS = { faults: 30, seed: Date.now() % 1_000_000, kinds: '' };
const WHAT =
  'Two nodes behind nginx on a pair of PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy as in deploy/), each machine in its own network namespace. ' +
  'Members write, read and sign up through both nodes. « No write » is the longest time without an acknowledged write on one of the nodes; ' +
  '« whole again » is the time from the repair until the primary has a synchronous standby. Every acknowledged write is read back at the end. ' +
  'Then one PostgreSQL is lost with its machine and recovered from its archive, to a given moment and to the end.';

await bench({ minutes: MINUTES, parts: ['pair', 'archive'], options: OPTIONS }, async (run) => {
  const { options, parts, endsAt, scoped } = run;
  const lines: string[] = [];
  const goals = [];
  if (parts.includes('archive')) goals.push(...(await scoped(recoverFromArchive)));
  if (parts.includes('pair')) {
    await build();
    const breaking = { ...options, endsAt: endsAt - LAST_MS };
    const judged = judge([await scoped(async (defer) => runStage(await openPairStage(defer), breaking))]);
    lines.push(...judged.lines);
    goals.unshift(...judged.goals);
  }
  const command = `npm run bench -- failover --seed=${options.seed}`;
  run.report('failover', { title: 'Failover', command, what: WHAT, lines, goals }, parts.length > 1);
});
