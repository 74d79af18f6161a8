import { setTimeout as pause } from 'node:timers/promises';
import type { TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { atLeast, atMost, type Goal } from '../shared/goals.ts';
import { inMs, type Quantiles, quantile, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import { Correspondents } from './correspondents.ts';
import { followCpu } from './cpu-shares.ts';
import type { Measured } from './measured.ts';
import { createWorld } from './world.ts';

/** Each member may send 30 messages a minute at most. */
const PAIRS = 400;
const WARM_UP_S = 3;
const ROUNDS = 1;
const ROUND_S = 10;
const CEILING_S = 0;
/** Messages that wait for their answer at once, when as many as possible are sent. */
const CEILING_AT_ONCE = 64;
const ARRIVES_WITHIN_MS = 10_000;
const TICK_MS = 1;
/** Messages a second, and within how long 99 of 100 arrive (ms). */
const RATES = [{ rate: 300, p99: 25 }] as const;

/**
 * From the moment at which a message is due to be sent on one node to its frame on the receiver's socket on the other.
 * The writers, the readers, both nodes and PostgreSQL share this machine.
 */
export async function measureLatency(
  { url }: TemporaryPostgres,
  say: (line: string) => void,
): Promise<Measured> {
  const world = await createWorld(url, 'latency', PAIRS);
  const people = new Correspondents();
  const goals: Goal[] = [];
  const rows: string[][] = [];
  try {
    say(`  two nodes, ${PAIRS} pairs: connecting`);
    await people.open(world);
    await sendAtRate(people, 300, WARM_UP_S);
    await everythingArrived(people);
    for (const { rate, p99 } of RATES) {
      const cpu = followCpu(world);
      const before = people.stored;
      const rounds: Quantiles[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(quantilesOf(await sendAtRate(people, rate, ROUND_S)));
      await everythingArrived(people);
      const middle = (of: (one: Quantiles) => number) =>
        quantile(
          rounds.map(of).sort((a, b) => a - b),
          0.5,
        );
      const at = {
        p50: middle((one) => one.p50),
        p95: middle((one) => one.p95),
        p99: middle((one) => one.p99),
      };
      const stored = people.stored - before;
      const { generator, nodes, rest } = cpu();
      rows.push([
        `${rate}/s`,
        String(stored),
        ...[at.p50, at.p95, at.p99].map(inMs),
        [generator, nodes, rest].map((share) => `${share.toFixed(0)} %`).join(' / '),
      ]);
      say(`  ${rows.at(-1)?.join(' · ')}`);
      if (p99)
        goals.push(atMost({ what: `p99 at ${rate} messages/s`, measured: at.p99, bound: p99, unit: 'ms' }));
      goals.push(
        atLeast({
          what: `stored of those sent at ${rate}/s`,
          measured: (100 * stored) / (rate * ROUND_S * ROUNDS),
          bound: 100,
          unit: '%',
        }),
      );
    }
    const cpu = followCpu(world);
    const ceiling = await sendAtOnce(people);
    await everythingArrived(people);
    const { generator, nodes, rest } = cpu();
    say(`  as many as possible: ${ceiling.toFixed(0)}/s`);
    goals.push(
      atLeast({ what: 'messages stored a second, all crossing', measured: ceiling, bound: 1000, unit: '/s' }),
    );
    const shares = [generator, nodes, rest].map((share) => `${share.toFixed(0)} %`).join(' / ');
    const refused = [...people.refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
    return {
      goals,
      lines: [
        ...tableOf(
          ['sent', 'stored', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU: generator / nodes / PostgreSQL'],
          rows,
        ),
        '',
        `As many as possible, ${CEILING_AT_ONCE} at once: ${ceiling.toFixed(0)} stored a second (CPU ${shares}); refused: ${refused}; none missing.`,
      ],
    };
  } finally {
    people.close();
    await world.close();
  }
}

/** Starts so many each second, whether the earlier ones are done or not. @returns how long each took to arrive, ms */
async function sendAtRate(people: Correspondents, rate: number, seconds: number): Promise<number[]> {
  const started = performance.now();
  const delays: number[] = [];
  const answers: Promise<boolean>[] = [];
  for (let sent = 0; sent < rate * seconds; ) {
    const due = Math.min(rate * seconds, ((performance.now() - started) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const at = started + (sent * 1000) / rate;
      answers.push(people.send(() => delays.push(performance.now() - at)));
    }
    await pause(TICK_MS);
  }
  await Promise.all(answers);
  await everythingArrived(people);
  return delays;
}

/** @returns how many were stored a second */
async function sendAtOnce(people: Correspondents): Promise<number> {
  const before = people.stored;
  const started = performance.now();
  const isOver = () => performance.now() - started > CEILING_S * 1000;
  const keepSending = async () => {
    while (!isOver()) await people.send();
  };
  await Promise.all(Array.from({ length: CEILING_AT_ONCE }, keepSending));
  return (people.stored - before) / ((performance.now() - started) / 1000);
}

/** @throws when a stored message does not come */
async function everythingArrived(people: Correspondents): Promise<void> {
  const started = performance.now();
  while (people.missing > 0) {
    if (performance.now() - started > ARRIVES_WITHIN_MS)
      throw new Error(`${people.missing} messages did not arrive`);
    await pause(5);
  }
}
