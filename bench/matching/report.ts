import { atMost, type Goal } from '../shared/goals.ts';
import { inMs, type Quantiles, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import { type Measured, VARIANTS, type Variant } from './measure-size.ts';
import type { Times } from './variants.ts';
import { GROUPS, type Group, type World } from './world.ts';

const REQUEST_P50_MS = 60;
const REQUEST_P95_MS = 250;

export type Size = { measured: Measured; groups: World['groups'] };

const variants = (Object.keys(VARIANTS) as Variant[]).filter((name) => name in VARIANTS);

function of({ measured, groups }: Size, variant: Variant, group: Group): Quantiles {
  return quantilesOf(groups[group].map((viewer) => measured.times[variant].get(viewer) ?? Number.NaN));
}

/** One table for each group of viewers. */
export function linesOf(sizes: readonly Size[], spec: Times, specMembers: number): string[] {
  const names = sizes.map(({ measured }) => measured.members.toLocaleString('en'));
  const largest = sizes.at(-1);
  const lines = GROUPS.flatMap((group) => {
    const reference = largest ? of(largest, 'first', group).p50 : Number.NaN;
    const rows = variants.map((variant) => [
      VARIANTS[variant],
      ...sizes.map((size) => told(of(size, variant, group))),
      largest ? `× ${(of(largest, variant, group).p50 / reference).toFixed(2)}` : '',
    ]);
    const viewers = largest?.groups[group].length ?? 0;
    return [
      `${viewers} viewers, ${group}: p50 / p95 / p99 in ms among so many members, and the last p50 to that of the request`,
      '',
      ...tableOf(['', ...names, 'ratio'], rows),
      '',
    ];
  });
  const one = quantilesOf(spec.values());
  return [
    ...lines,
    `As the specification describes it (all candidates, three queries each), among ${specMembers.toLocaleString('en')} members: ${told(one)} ms.`,
  ];
}

/** Goals for the largest size. */
export function goalsOf(sizes: readonly Size[]): Goal[] {
  const largest = sizes.at(-1);
  if (!largest) return [];
  const many = largest.measured.members.toLocaleString('en');
  const request = of(largest, 'first', 'everyone');
  return [
    atMost({ what: `Request among ${many}, p50`, measured: request.p50, bound: REQUEST_P50_MS, unit: 'ms' }),
    atMost({ what: `Request among ${many}, p95`, measured: request.p95, bound: REQUEST_P95_MS, unit: 'ms' }),
  ];
}

function told({ p50, p95, p99 }: Quantiles): string {
  return [p50, p95, p99].map(inMs).join(' / ');
}
