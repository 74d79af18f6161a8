// A release under way: both nodes restarted one after the other, three times, while members visit, write and listen. Fails
// when one request does, or a live message is late: npm run bench -- rolling [--rounds 3] [--rate 100]
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { inMs, quantilesOf } from './shared/quantiles.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';
import { Listener } from './visits/listener.ts';
import { Tally } from './visits/tally.ts';
import { openTown } from './visits/town.ts';
import { mixed, visitAtRate } from './visits/visit.ts';

const FULL = { rounds: 3, rate: 100 };
const MEMBERS = 5000;
/** Each with a socket. */
const VISITORS = 200;
/** Messages beside the visits, of these as many. */
const MESSAGES_A_VISIT = 20 / 100;
const LATE_AFTER_MS = 2000;
const CALM_S = 5;
/** As long as deploy/systemd/restart-nodes.sh waits before the next node. */
const AGAIN_IN_USE_MS = 10_000;
const ENDS_WITHIN_MINUTES = 6;

const { values } = parseArgs({ options: { rounds: { type: 'string' }, rate: { type: 'string' } } });
const rounds = Number(values.rounds ?? FULL.rounds);
const rate = Number(values.rate ?? FULL.rate);
const messageRate = Math.round(rate * MESSAGES_A_VISIT);

await runBench(ENDS_WITHIN_MINUTES, async (run) => {
  const { topology, visitors } = await openTown(run, { members: MEMBERS, visitors: VISITORS });
  const listeners = visitors.map((visitor) => new Listener(visitor));
  run.defer(async () => {
    for (const listener of listeners) listener.stop();
  });
  await Promise.all(listeners.map((listener) => listener.start()));
  say(`${VISITORS} sockets are open, half of them on each node`);

  const tally = new Tally();
  const sent: { id: number; to: number; at: number }[] = [];
  let isOver = false;
  const write = async (number: number) => {
    const from = number % visitors.length;
    const at = performance.now();
    const message = await visitors[from]?.send('Un message pendant la mise à jour.');
    if (!message) return;
    tally.add('live message', [message.answer]);
    if (message.id !== undefined) sent.push({ id: message.id, to: from % 2 ? from - 1 : from + 1, at });
  };
  const visiting = Promise.all([
    visitAtRate(rate, () => isOver, mixed(visitors, tally)),
    visitAtRate(messageRate, () => isOver, write),
  ]);
  await pause(CALM_S * 1000);
  say(`  before the first restart: ${tally.visits} visits, ${tally.failed} failed`);
  const stops: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, node] of topology.nodes.entries()) {
      const before = tally.visits;
      stops.push(await node.stop());
      const begun = performance.now();
      await node.start();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      await pause(AGAIN_IN_USE_MS);
      say(
        `  round ${round}, node ${place + 1}: left in ${((stops.at(-1) ?? 0) / 1000).toFixed(1)} s, back in ${seconds} s; ` +
          `${tally.visits - before} visits meanwhile, ${tally.failures().length ? tally.failures().join('; ') : 'none failed'}`,
      );
    }
  }
  isOver = true;
  await visiting;
  await pause(LATE_AFTER_MS + 1000);

  const delays = sent.map(
    ({ id, to, at }) => (listeners[to]?.arrivals.get(id) ?? Number.POSITIVE_INFINITY) - at,
  );
  const all = quantilesOf(delays);
  const answered = quantilesOf([...tally.kinds.values()].flatMap(({ durations }) => durations));
  const sum = (of: (listener: Listener) => number) =>
    listeners.reduce((total, listener) => total + of(listener), 0);
  for (const failure of tally.failures()) say(`  ${failure}`);
  writeSection(
    'rolling',
    {
      title: 'Rolling restart',
      command: 'npm run bench -- rolling',
      what:
        `Two nodes of the built product behind nginx (deploy/), one restarted after the other, ${rounds} times, under ${rate} visits of the mix of « load », ` +
        `${messageRate} messages a second between ${VISITORS} members with a socket each. A message is timed from the start of its POST to its frame at the other’s.`,
      lines: tableOf(
        ['', 'count', 'p50 ms', 'p95 ms', 'p99 ms', 'slowest ms'],
        [
          [
            'visits',
            String(answered.count),
            inMs(answered.p50),
            inMs(answered.p95),
            inMs(answered.p99),
            inMs(answered.max),
          ],
          ['live messages', String(all.count), inMs(all.p50), inMs(all.p95), inMs(all.p99), inMs(all.max)],
        ],
      ).concat([
        '',
        `${stops.length} restarts; sockets that moved to the other node ${sum(({ moves }) => moves)}, that were cut otherwise ${sum(({ cuts }) => cuts)}.`,
      ]),
      goals: [
        atMost({ what: 'Requests that failed', measured: tally.failed, bound: 0, unit: '' }),
        atMost({ what: 'The latest live message', measured: all.max, bound: LATE_AFTER_MS, unit: 'ms' }),
      ],
    },
    rounds >= FULL.rounds && rate >= FULL.rate,
  );
});
