import { atMost, type Goal } from '../shared/goals.ts';
import { inMs } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import type { Measured } from './measure-tasks.ts';

/** How much slower the largest size may be than the smallest; below so many milliseconds nobody notices either. */
const RATIO_MAX = 3;
const LEAST_MS = 2;

/** The table of all sizes, and what was promised. */
export function judged(
  sizes: readonly number[],
  measured: ReadonlyMap<number, readonly Measured[]>,
): { lines: string[]; goals: Goal[] } {
  const [smallest, largest] = [measured.get(sizes[0] ?? 0) ?? [], measured.get(sizes.at(-1) ?? 0) ?? []];
  const ratioOf = (place: number) => {
    const [few, many] = [smallest[place]?.ms.p50 ?? 0, largest[place]?.ms.p50 ?? 0];
    return many / Math.max(few, LEAST_MS);
  };
  const rows = largest.map(({ task }, place) => [
    task.name,
    ...sizes.map((size) => {
      const ms = measured.get(size)?.[place]?.ms;
      return ms ? `${inMs(ms.p50)} / ${inMs(ms.p95)}` : '';
    }),
    task.goal === 'grows' ? `${ratioOf(place).toFixed(1)}, grows` : ratioOf(place).toFixed(1),
  ]);
  const header = ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'];
  const goals = largest.flatMap(({ task, ms }, place) => {
    const { name: what, goal } = task;
    if (goal === 'grows') return [];
    if (goal === 'flat')
      return [atMost({ what, measured: ratioOf(place), bound: RATIO_MAX, unit: 'times the smallest size' })];
    return [atMost({ what, measured: ms.p95, bound: goal, unit: 'ms (p95)' })];
  });
  return { lines: tableOf(header, rows), goals };
}
