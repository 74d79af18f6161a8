import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { atLeast, atMost, type Goal } from '../shared/goals.ts';
import { readCpu, residentBytes, spentSince } from '../shared/processes.ts';
import { inMs, type Quantiles, quantilesOf, tableOf } from '../shared/figures.ts';
import { say } from '../shared/say.ts';
import { waitUntil } from '../shared/wait-until.ts';
import type { Town } from '../visits/town.ts';
import { visitAtOnce, visitAtRate } from '../visits/traffic.ts';
import { Correspondents, openSockets } from './correspondents.ts';

const WARM_UP_S = 5;
const ROUNDS = 3;
const ROUND_S = 8;
const CEILING_S = 10;
/** Concurrent messages when measuring the maximum rate. */
const CEILING_AT_ONCE = 64;
const ARRIVES_WITHIN_MS = 10_000;
/** Messages per second, and the time within which 99 of 100 must arrive (ms). */
const RATES = [
  { rate: 100, p99: undefined },
  { rate: 500, p99: 25 },
  { rate: 1000, p99: 50 },
] as const;
const SOCKETS = 10_000;
/** The maximum per member. */
const SOCKETS_EACH = 10;
const EACH_MAX_KIB = 8;

export type Measured = { lines: string[]; goals: Goal[] };

/**
 * Measures from the moment when a message is due to be sent on one node to its frame on the receiver's socket on the
 * other. The writers, the readers, both nodes and PostgreSQL share this machine.
 */
export async function measureLatency(town: Town): Promise<Measured> {
  const people = new Correspondents(town);
  const goals: Goal[] = [];
  const rows: string[][] = [];
  try {
    await people.connect();
    await sendAtRate(people, 300, WARM_UP_S);
    for (const { rate, p99 } of RATES) {
      const shares = measureCpu(town);
      const before = people.stored;
      const rounds: Quantiles[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(quantilesOf(await sendAtRate(people, rate, ROUND_S)));
      const middle = (name: 'p50' | 'p95' | 'p99') => quantilesOf(rounds.map((round) => round[name])).p50;
      const stored = people.stored - before;
      const times = (['p50', 'p95', 'p99'] as const).map(middle).map(inMs);
      rows.push([`${rate}/s`, String(stored), ...times, shares()]);
      say(`  ${rows.at(-1)?.join(' · ')}`);
      if (p99) goals.push(atMost(`p99 at ${rate} messages/s`, middle('p99'), p99, 'ms'));
      const share = (100 * stored) / (rate * ROUND_S * ROUNDS);
      goals.push(atLeast(`messages stored at ${rate}/s`, share, 100, '%'));
    }
    const shares = measureCpu(town);
    const before = people.stored;
    const begun = performance.now();
    await visitAtOnce(CEILING_AT_ONCE, CEILING_S, () => people.send());
    const ceiling = (1000 * (people.stored - before)) / (performance.now() - begun);
    await everythingArrived(people);
    goals.push(atLeast('messages stored a second, in both directions', ceiling, 1000, '/s'));
    const refused = [...people.refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
    const header = ['sent', 'stored', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU: generator / nodes / PostgreSQL'];
    return {
      goals,
      lines: [
        ...tableOf(header, rows),
        '',
        `At full speed with ${CEILING_AT_ONCE} concurrent senders: ${ceiling.toFixed(0)} messages stored a second (CPU ${shares()}); rejected: ${refused}; none missing.`,
      ],
    };
  } finally {
    people.close();
  }
}

/** Returns the share of each part in the time of all cores from now on. */
function measureCpu({ nodes }: Town): () => string {
  const before = readCpu(nodes);
  const begun = performance.now();
  return () => {
    const available = ((performance.now() - begun) / 1000) * cpus().length;
    const spent = spentSince(before, readCpu(nodes));
    const parts = [spent['the bench'], spent.Node, spent.PostgreSQL];
    return parts.map((seconds) => `${((100 * seconds) / available).toFixed(0)} %`).join(' / ');
  };
}

/** Returns how long each message took to arrive, in ms. */
async function sendAtRate(people: Correspondents, rate: number, seconds: number): Promise<number[]> {
  const begun = performance.now();
  const delays: number[] = [];
  let sent = 0;
  const { done } = await visitAtRate(
    rate,
    () => sent >= rate * seconds,
    (number) => {
      sent += 1;
      const due = begun + (number * 1000) / rate;
      return people.send(() => delays.push(performance.now() - due));
    },
  );
  await done;
  await everythingArrived(people);
  return delays;
}

/** @throws when a stored message does not arrive */
async function everythingArrived(people: Correspondents): Promise<void> {
  if (!(await waitUntil(() => people.missing === 0, ARRIVES_WITHIN_MS)))
    throw new Error(`${people.missing} messages did not arrive`);
}

/** Measures the memory of a node with 10,000 idle connections. */
export async function measureIdle({ nodes, people, url }: Town): Promise<Measured> {
  const [node] = nodes;
  const each = people.slice(0, SOCKETS / SOCKETS_EACH);
  const wanted = Array.from({ length: SOCKETS_EACH }, () => each).flat();
  await pause(5_000);
  const before = residentBytes(node.pid);
  const sockets = await openSockets(wanted.map((person) => ({ person, node: node.url, origin: url })));
  await pause(10_000);
  const after = residentBytes(node.pid);
  for (const socket of sockets) socket.terminate();
  const weight = (after - before) / sockets.length / 1024;
  const mebibytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
  return {
    lines: [
      `${sockets.length} idle connections on one node: ${weight.toFixed(1)} KiB each (resident memory from ${mebibytes(before)} to ${mebibytes(after)} MiB)`,
    ],
    goals: [atMost('an idle connection', weight, EACH_MAX_KIB, 'KiB')],
  };
}
