import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import type { Way } from './measure-way.ts';
import { WAYS } from './ways.ts';

/** A line for each path: its times, to those of `live`, and to those of an earlier checkout when there is one. */
export function wayTable(here: readonly Way[], before: readonly Way[] | undefined): string[] {
  const live = timesOf(here, 'live').p50;
  const rows = WAYS.map(({ name }) => {
    const { p50, p95 } = timesOf(here, name);
    const work = workOf(here, name);
    const line = [name, inMs(p50), inMs(p95), times(p50, live), inMs(work)];
    if (!before) return line;
    const [earlier, earlierWork] = [timesOf(before, name).p50, workOf(before, name)];
    return [...line, inMs(earlier), times(p50, earlier), inMs(earlierWork), times(work, earlierWork)];
  });
  const added = before ? ['p50 before', 'now to before', 'CPU before', 'CPU now to before'] : [];
  return tableOf(['', 'p50 ms', 'p95 ms', 'to live', 'CPU ms', ...added], rows);
}

/** Of all rounds together. */
export function timesOf(ways: readonly Way[], name: string) {
  return quantilesOf(ways.flatMap((way) => way.waits.get(name) ?? []));
}

/** The middle round. */
function workOf(ways: readonly Way[], name: string): number {
  return quantilesOf(ways.map((way) => way.cpu.get(name) ?? 0)).p50;
}

const times = (value: number, of: number): string => `× ${(value / of).toFixed(2)}`;
