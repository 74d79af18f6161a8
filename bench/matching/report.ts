import { atMost, type Goal } from '../shared/goals.ts';
import { inMs, type Quantiles, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import { type Measured, VARIANTS, type Variant } from './measure-size.ts';
import type { Times } from './variants.ts';
import { GROUPS, type Group, type World } from './world.ts';

const REQUEST_P50_MS = 3;
const REQUEST_P95_MS = 8;
const OVER_MEMORY = 2;
const FLAT = 2;

export type Size = { measured: Measured; groups: World['groups'] };

const variants = (Object.keys(VARIANTS) as Variant[]).filter((name) => name in VARIANTS);

function of({ measured, groups }: Size, variant: Variant, group: Group): Quantiles {
  return quantilesOf(groups[group].map((viewer) => measured.times[variant].get(viewer) ?? Number.NaN));
}

const sumOf = (times: Times) => [...times.values()].reduce((sum, ms) => sum + ms, 0);
/** How often the time of a plain pass over the same rows the index takes, all viewers together. */
const overMemory = ({ measured: { times } }: Size) => sumOf(times.index) / sumOf(times.pass);

/** One table for each group of viewers, and one about memory and changes. */
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
    '',
    ...tableOf(
      ['the index', ...names],
      [
        ['bytes of memory a member', ...sizes.map(({ measured }) => measured.bytesPerMember.toFixed(0))],
        ['loaded in s', ...sizes.map(({ measured }) => measured.loadSeconds.toFixed(2))],
        [
          'changes of members a second, followed',
          ...sizes.map(({ measured }) => measured.updatesPerSecond.toFixed(0)),
        ],
        ['own change seen after ms, p50', ...sizes.map(({ measured }) => inMs(measured.ownChangeMs))],
        [
          'time to a plain pass over the same rows',
          ...sizes.map((size) => `× ${overMemory(size).toFixed(2)}`),
        ],
      ],
    ),
  ];
}

/** What issue and product promise of the largest size, and of the way there. */
export function goalsOf(sizes: readonly Size[]): Goal[] {
  const [smallest] = sizes;
  const largest = sizes.at(-1);
  if (!smallest || !largest) return [];
  const many = largest.measured.members.toLocaleString('en');
  const request = of(largest, 'first', 'everyone');
  const goals = [
    atMost({ what: `Request among ${many}, p50`, measured: request.p50, bound: REQUEST_P50_MS, unit: 'ms' }),
    atMost({ what: `Request among ${many}, p95`, measured: request.p95, bound: REQUEST_P95_MS, unit: 'ms' }),
    atMost({
      what: `Index among ${many}, to a plain pass over the rows it visits`,
      measured: overMemory(largest),
      bound: OVER_MEMORY,
      unit: 'times',
    }),
  ];
  if (smallest === largest) return goals;
  const few = smallest.measured.members.toLocaleString('en');
  const before = of(smallest, 'first', 'everyone');
  const flat = (name: string, ratio: number) =>
    atMost({ what: `Request from ${few} to ${many}, ${name}`, measured: ratio, bound: FLAT, unit: 'times' });
  return [...goals, flat('p50', request.p50 / before.p50), flat('p95', request.p95 / before.p95)];
}

function told({ p50, p95, p99 }: Quantiles): string {
  return [p50, p95, p99].map(inMs).join(' / ');
}
