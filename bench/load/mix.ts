import { setTimeout as pause } from 'node:timers/promises';
import { atMost, none } from '../shared/goals.ts';
import type { Section } from '../shared/performance.ts';
import { type CpuSeconds, readCpu, spentSince } from '../shared/processes.ts';
import { inMs, tableOf } from '../shared/figures.ts';
import { say } from '../shared/say.ts';
import type { ServerNode } from '../shared/server-node.ts';
import { MIX } from '../visits/mix.ts';
import { Tally } from '../visits/tally.ts';
import { during, mixed, visitAtOnce, visitAtRate } from '../visits/traffic.ts';
import type { Visitor } from '../visits/visitor.ts';

/** Enough to keep both nodes busy, and few enough not to queue for long. */
const AT_ONCE = 16;
const WARM_UP_S = 5;
const IDLE_S = 10;
/** Reads the session, which a node caches for seconds, and returns a constant. */
const BARE = '/api/push/key';
/** Share of the mix's maximum: measures the latency of a busy day, not that of a queue. */
const BUSY_SHARE = 0.5;
/** The mix stores, ranks, renders and reads files: its cost may be this multiple of the bare minimum. */
const RATIO_MAX = 5;
const P99_MAX_MS = 250;
const PARTS = ['Node', 'PostgreSQL', 'nginx'] as const;

type Phase = { name: string; tally: Tally; seconds: number; cpu: CpuSeconds };

/** Measures a realistic mix of visits and the bare minimum, and the processor time per visit. */
export async function measureMix(
  { nodes, pid }: { nodes: readonly ServerNode[]; pid: number },
  visitors: readonly Visitor[],
  { members, seconds }: { members: number; seconds: number },
): Promise<Section> {
  const measure = async (name: string, work: (tally: Tally) => Promise<unknown>): Promise<Phase> => {
    const tally = new Tally();
    const begun = performance.now();
    const before = readCpu(nodes, { pid });
    await work(tally);
    const took = (performance.now() - begun) / 1000;
    const phase = { name, tally, seconds: took, cpu: spentSince(before, readCpu(nodes, { pid })) };
    say(`  ${name}: ${perSecond(phase).toFixed(0)} requests/s`);
    for (const failure of tally.failures()) say(`  ${name}: ${failure}`);
    return phase;
  };
  // Opens the connections, as in a session that has lasted a minute.
  for (const visitor of visitors) await visitor.get(BARE);
  await visitAtOnce(AT_ONCE, WARM_UP_S, mixed(visitors, new Tally()));
  const idle = await measure('idle', () => pause(IDLE_S * 1000));
  const least = await measure('the minimum', (tally) =>
    visitAtOnce(AT_ONCE, seconds, async (number) => {
      const answer = await visitors[number % visitors.length]?.get(BARE);
      if (answer) tally.add('bare minimum', [answer]);
    }),
  );
  let rate = 0;
  const most = await measure('the mix', async (tally) => {
    rate = await visitAtOnce(AT_ONCE, seconds, mixed(visitors, tally));
  });
  const busy = await measure('the mix at half of that', async (tally) => {
    await (await visitAtRate(rate * BUSY_SHARE, during(seconds), mixed(visitors, tally))).done;
  });
  const phases = [least, most, busy];
  const shareOf = Object.keys(least.cpu).map((part) => `${part}, CPU`);
  const ratio = perSecond(least) / perSecond(most);
  const used = Object.values(most.cpu).reduce((sum, spent) => sum + spent / most.seconds, 0);
  return {
    title: 'Load',
    command: 'npm run bench -- load mix',
    what:
      `Two production nodes behind nginx with TLS on one PostgreSQL, ${members.toLocaleString('en')} members, ${visitors.length} of them active, each with an address ` +
      `and connections of their own. Of a hundred visits: ${MIX.map(({ name, share }) => `${name} ${share}`).join(', ')}; a dashboard is six parallel requests. The minimum reads the session ` +
      `only. First ${AT_ONCE} callers without pauses, then half of the rate that the mix reached, as an open loop.`,
    lines: [
      ...tableOf(
        ['', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'failed', ...shareOf],
        phases.map(({ name, tally, seconds: took, cpu }) => {
          const { p50, p95, p99 } = tally.times();
          const shares = Object.values(cpu).map((spent) => `${Math.round((100 * spent) / took)} %`);
          const requests = (tally.requests / took).toFixed(0);
          return [name, requests, inMs(p50), inMs(p95), inMs(p99), String(tally.failed), ...shares];
        }),
      ),
      '',
      'At half of the rate, by kind of visit:',
      '',
      ...tableOf(
        ['visit', 'count', 'p50 ms', 'p95 ms', 'p99 ms'],
        MIX.map(({ name }) => {
          const { count, p50, p95, p99 } = busy.tally.times({ kind: name });
          return [name, String(count), inMs(p50), inMs(p95), inMs(p99)];
        }),
      ),
      '',
      'Minus the cost of an idle system over the same time:',
      '',
      ...tableOf(
        ['processor ms a visit', ...PARTS, 'all'],
        [most, busy].map((phase) => {
          const costs = PARTS.map((part) => costOf(phase, idle, part));
          return [phase.name, ...[...costs, costs.reduce((sum, cost) => sum + cost, 0)].map(inMs)];
        }),
      ),
      '',
      `A request of the mix costs ${ratio.toFixed(1)} times one of the minimum. The product and the bench together used ${used.toFixed(1)} cores.`,
    ],
    goals: [
      none(
        'Requests that failed',
        phases.reduce((sum, { tally }) => sum + tally.failed, 0),
      ),
      atMost('The mix compared with the minimum', ratio, RATIO_MAX, 'times the work'),
      atMost('A visit at half of the rate, p99', busy.tally.times().p99, P99_MAX_MS, 'ms'),
    ],
  };
}

function perSecond({ tally, seconds }: Phase): number {
  return tally.requests / seconds;
}

/** Returns the processor time of one visit in one part, in ms. */
function costOf({ tally, seconds, cpu }: Phase, idle: Phase, part: (typeof PARTS)[number]): number {
  const byItself = (idle.cpu[part] * seconds) / idle.seconds;
  return (1000 * Math.max(0, cpu[part] - byItself)) / tally.count();
}
