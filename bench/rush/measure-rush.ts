import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from '../realtime/world.ts';
import { atLeast, atMost, type Goal } from '../shared/goals.ts';
import { inMs } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { Callers } from './callers.ts';
import { Tally } from './tally.ts';

const CALLERS_AT_CAPACITY = 32;
const WARM_UP_S = 8;
const CAPACITY_S = 10;
const NORMAL_S = 10;
/** Long enough for the repeats of the rush to end, and for what comes after. */
const AFTER_S = 25;
/** Of the capacity. */
const NORMAL_SHARE = 0.4;
const RUSH_TIMES = 3;
const BACK_WITHIN_S = 5;
const SECOND_MS = 1000;
/** Of the useful answers: hardly anybody. */
const REFUSED_AT_MOST = 0.02;

export type Measured = { lines: string[]; goals: Goal[] };

/** Capacity, then normal load, three times the capacity, and normal load again. @param seconds of the rush */
export async function measureRush(world: World, seconds: number): Promise<Measured> {
  const tally = new Tally();
  const callers = new Callers(world, tally);
  try {
    await callers.closedLoop(CALLERS_AT_CAPACITY, WARM_UP_S);
    const capacity = await callers.closedLoop(CALLERS_AT_CAPACITY, CAPACITY_S);
    say(`  capacity: ${capacity.toFixed(0)} useful answers a second`);
    const normal = capacity * NORMAL_SHARE;
    const spans: Span[] = [];
    let repeated = Number.POSITIVE_INFINITY;
    const own = monitorEventLoopDelay({ resolution: 5 });
    own.enable();
    const load = async (name: string, rate: number, lasts: number) => {
      own.reset();
      const from = performance.now();
      const { done } = await callers.openLoop(rate, lasts);
      spans.push({ name, from, to: performance.now() });
      if (name === 'rush')
        void done.then(() => {
          repeated = performance.now();
        });
      say(
        `  ${name} is over; the callers themselves were late by ${(own.percentile(99) / 1e6).toFixed(0)} ms (p99)`,
      );
    };
    await load('before', normal, NORMAL_S);
    await load('rush', capacity * RUSH_TIMES, seconds);
    await load('after', normal, AFTER_S);
    callers.end();
    await pause(SECOND_MS);
    return report(tally, capacity, spans, repeated);
  } finally {
    callers.close();
  }
}

type Span = { name: string; from: number; to: number };

function report(tally: Tally, capacity: number, spans: readonly Span[], repeated: number): Measured {
  const [before, rush, after] = spans;
  if (!before || !rush || !after) throw new Error('A part of the run is missing');
  const rows = spans.map(({ name, from, to }) => rowOf(tally, name, from, to));
  const firsts = Array.from({ length: 15 }, (_, second) =>
    rowOf(
      tally,
      `after, second ${second + 1}`,
      after.from + second * SECOND_MS,
      after.from + (second + 1) * SECOND_MS,
    ),
  );
  const usual = tally.times(before.from, before.to);
  const repeatsS = (repeated - rush.to) / SECOND_MS;
  const isUsual = (from: number, to: number) => tally.times(from, to).p95 <= usual.p95 * 2 + 20;
  const nobodyRefused = (from: number, to: number) =>
    tally.count('busy', from, to) <= REFUSED_AT_MOST * tally.count('useful', from, to);
  const useful = tally.rate(rush.from, rush.to);
  return {
    lines: [
      `Capacity ${capacity.toFixed(0)} useful answers/s; before and after ${(NORMAL_SHARE * 100).toFixed(0)} % of it begin, in the rush three times the capacity.`,
      `Whoever was refused or gave up tries three times more: the repeats of the rush lasted ${repeatsS.toFixed(1)} s after it, and hardly anybody was refused from ${secondsUntil(after, nobodyRefused)} s after its end on.`,
      '',
      ...tableOf(
        ['', 'tries/s', 'useful/s', 'refused', 'given up', 'other', 'p50 ms', 'p95', 'p99'],
        [...rows, ...firsts],
      ),
    ],
    goals: [
      atLeast({
        what: 'Useful answers during the rush',
        measured: (useful / capacity) * 100,
        bound: 80,
        unit: '% of capacity',
      }),
      atMost({
        what: 'p99 of what was admitted during the rush',
        measured: tally.times(rush.from, rush.to).p99,
        bound: 500,
        unit: 'ms',
      }),
      atMost({
        what: 'Usual times (p95 within twice those before, and 20 ms) after the end of the rush',
        measured: secondsUntil(after, isUsual),
        bound: BACK_WITHIN_S,
        unit: 's',
      }),
    ],
  };
}

function rowOf(tally: Tally, name: string, from: number, to: number): string[] {
  const seconds = (to - from) / SECOND_MS;
  const counts = (['useful', 'busy', 'late', 'limited', 'failed'] as const).map((outcome) =>
    tally.count(outcome, from, to),
  );
  const [useful = 0, busy = 0, late = 0, limited = 0, failed = 0] = counts;
  const { p50, p95, p99 } = tally.times(from, to);
  const all = useful + busy + late + limited + failed;
  const share = (count: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
  return [
    name,
    (all / seconds).toFixed(0),
    (useful / seconds).toFixed(0),
    share(busy),
    share(late),
    share(limited + failed),
    inMs(p50),
    inMs(p95),
    inMs(p99),
  ];
}

/** From which second of a span on every second is as it should be. */
function secondsUntil({ from, to }: Span, isRight: (from: number, to: number) => boolean): number {
  let seconds = 0;
  for (let start = from; start + SECOND_MS <= to; start += SECOND_MS)
    if (!isRight(start, start + SECOND_MS)) seconds = Math.round((start - from) / SECOND_MS) + 1;
  return seconds;
}
