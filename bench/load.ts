// What two nodes behind nginx on one PostgreSQL carry: a realistic mix of visits beside the bare minimum, an endpoint that
// reads the session and nothing else, through the same way; then the processor time of each kind of visit:
// npm run bench -- load [--members 20000] [--seconds 20]
import { parseArgs } from 'node:util';
import { costTable } from './load/cost.ts';
import { KINDS_AT_ONCE, measureKinds } from './load/measure-kinds.ts';
import { measurePhase, type Phase, requestsPerSecond, sharesOf } from './load/measure-phase.ts';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';
import { MIX } from './visits/mix.ts';
import { Tally } from './visits/tally.ts';
import { openTown } from './visits/town.ts';
import { mixed, visitAtOnce, visitAtRate } from './visits/visit.ts';

const FULL = { members: 20_000, seconds: 20 };
const VISITORS = 400;
/** As many as keep both nodes busy, few enough not to queue for long. */
const AT_ONCE = 16;
const WARM_UP_S = 5;
/** Reads the session, which a node keeps for seconds, and answers a constant. */
const BARE = '/api/push/key';
/** Of what the mix reached: the latency that members see on a busy day, not that of a queue. */
const BUSY_SHARE = 0.5;
/** The mix stores, ranks, draws and reads files: at most so many times the work of the bare minimum. */
const RATIO_MAX = 5;
const P99_MAX_MS = 250;
const ENDS_WITHIN_MINUTES = 6;

const { values } = parseArgs({ options: { members: { type: 'string' }, seconds: { type: 'string' } } });
const members = Number(values.members ?? FULL.members);
const seconds = Number(values.seconds ?? FULL.seconds);
const isFull = members >= FULL.members && seconds >= FULL.seconds;

await runBench(ENDS_WITHIN_MINUTES, async (run) => {
  const { topology, visitors } = await openTown(run, { members, visitors: VISITORS });
  const bare = (tally: Tally) => async (number: number) => {
    const visitor = visitors[number % visitors.length];
    if (visitor) tally.add('bare minimum', [await visitor.get(BARE)]);
  };

  const [forNothing, ofBare, ofMix, ofBusyDay] = [new Tally(), new Tally(), new Tally(), new Tally()];
  // Everyone's connection is open, as it is for whoever has been here for a minute.
  for (const visitor of visitors) await visitor.get(BARE);
  await visitAtOnce(AT_ONCE, WARM_UP_S, mixed(visitors, forNothing));
  const least = await measurePhase(topology, 'the bare minimum', ofBare, () =>
    visitAtOnce(AT_ONCE, seconds, bare(ofBare)),
  );
  let rate = 0;
  const most = await measurePhase(topology, 'the mix', ofMix, async () => {
    rate = await visitAtOnce(AT_ONCE, seconds, mixed(visitors, ofMix));
  });
  const until = performance.now() + seconds * 1000;
  const busy = await measurePhase(topology, 'the mix at half of that', ofBusyDay, () =>
    visitAtRate(rate * BUSY_SHARE, () => performance.now() > until, mixed(visitors, ofBusyDay)),
  );

  const kinds = await measureKinds(topology, visitors);

  const phases = [least, most, busy];
  for (const { name, tally } of [...phases, ...kinds.phases])
    for (const failure of tally.failures()) say(`  ${name}: ${failure}`);
  const ratio = requestsPerSecond(least) / requestsPerSecond(most);
  const p99 = quantilesOf([...ofBusyDay.kinds.values()].flatMap(({ durations }) => durations)).p99;
  writeSection(
    'load',
    {
      title: 'Load',
      command: 'npm run bench -- load',
      what:
        `Two nodes of the built product in production behind nginx (deploy/, TLS) on one PostgreSQL, ${members.toLocaleString('en')} members, ${VISITORS} of them visiting, each with an address ` +
        `and connections of their own. The mix, of a hundred visits: ${MIX.map(({ name, share }) => `${name} ${share}`).join(', ')}; the dashboard is six requests at once. The bare minimum reads the session ` +
        `only. Both ${AT_ONCE} at once, each visit right after the last; then the mix at half of the rate it reached, whether earlier visits are answered or not.`,
      lines: [
        ...tableOf(
          [
            '',
            'requests/s',
            'p50 ms',
            'p95 ms',
            'p99 ms',
            'failed',
            ...sharesOf(least).map(([name]) => `${name}, CPU`),
          ],
          phases.map(rowOf),
        ),
        '',
        'At half of the rate, by kind of visit:',
        '',
        ...tableOf(
          ['visit', 'count', 'p50 ms', 'p95 ms', 'p99 ms'],
          MIX.map(({ name }) => {
            const { count, p50, p95, p99: last } = quantilesOf(ofBusyDay.kinds.get(name)?.durations ?? []);
            return [name, String(count), inMs(p50), inMs(p95), inMs(last)];
          }),
        ),
        '',
        `Each kind alone, ${KINDS_AT_ONCE} at once, without what an idle system takes in the same time:`,
        '',
        ...costTable(kinds, [most, busy]),
        '',
        `The mix costs ${ratio.toFixed(1)} times the bare minimum a request. ${limitOf(sharesOf(most))}`,
      ],
      goals: [
        atMost({
          what: 'Requests that failed',
          measured: [...phases, ...kinds.phases].reduce((sum, { tally }) => sum + tally.failed, 0),
          bound: 0,
          unit: '',
        }),
        atMost({
          what: 'The mix, beside the bare minimum',
          measured: ratio,
          bound: RATIO_MAX,
          unit: 'times the work',
        }),
        atMost({ what: 'A visit at half of the rate, p99', measured: p99, bound: P99_MAX_MS, unit: 'ms' }),
      ],
    },
    isFull,
  );
});

function rowOf(phase: Phase): string[] {
  const { name, tally } = phase;
  const { p50, p95, p99 } = quantilesOf([...tally.kinds.values()].flatMap(({ durations }) => durations));
  const shares = sharesOf(phase).map(([, share]) => `${Math.round(100 * share)} %`);
  return [
    name,
    requestsPerSecond(phase).toFixed(0),
    inMs(p50),
    inMs(p95),
    inMs(p99),
    String(tally.failed),
    ...shares,
  ];
}

/** Who is nearest to a whole processor, and how much of it the product had. */
function limitOf(cpu: readonly [string, number][]): string {
  const used = cpu.reduce((sum, [, share]) => sum + share, 0);
  const [name, share] = [...cpu].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return (
    `The limit is the processors of the machine, ${used.toFixed(1)} in use, that the product shares with the bench: ` +
    `the first is ${name} with ${Math.round(100 * share)} % of one.`
  );
}
