import { atLeast, atMost, type Goal } from '../shared/goals.ts';
import { inMs, type Quantiles, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import type { composeFourWeeks } from './compose-weeks.ts';
import { type Measured, VARIANTS, type Variant } from './measure-size.ts';
import { GROUPS, type Group, type World } from './world.ts';

const AHEAD_P50_MS = 5;
const AHEAD_P95_MS = 12;
/** Maximum for ranking on demand, by number of members. */
const DEMAND_P95_MS: Record<number, number> = { 100_000: 15, 1_000_000: 150 };
const COMPOSED_A_SECOND = 100;
/** In percent of members. */
const MUTUAL = 90;
const SHOWN_TO_NOBODY = 3;

export type Size = { measured: Measured; groups: World['groups'] };
export type FourWeeks = Awaited<ReturnType<typeof composeFourWeeks>>;

const variants = Object.keys(VARIANTS) as Variant[];

function of({ measured, groups }: Size, variant: Variant, group: Group): Quantiles {
  return quantilesOf(groups[group].map((viewer) => measured.times[variant].get(viewer) ?? Number.NaN));
}

/** Returns one table per group of viewers, and one of the composed selections. */
export function linesOf(sizes: readonly Size[], weeks: FourWeeks): string[] {
  const names = sizes.map(({ measured }) => measured.members.toLocaleString('en'));
  const tables = GROUPS.flatMap((group) => [
    `${sizes.at(-1)?.groups[group].length ?? 0} viewers, ${group}: p50 / p95 / p99 in ms among so many members`,
    '',
    ...tableOf(
      ['', ...names],
      variants.map((variant) => [VARIANTS[variant], ...sizes.map((size) => told(of(size, variant, group)))]),
    ),
    '',
  ]);
  const composed = sizes.map(({ measured }) => measured.composed);
  return [
    ...tables,
    ...tableOf(
      ['composed ahead, both passes', ...names],
      [
        ['members', ...composed.map(({ members }) => members.toLocaleString('en'))],
        ['members per second', ...composed.map((one) => (one.members / one.seconds).toFixed(0))],
        ['with a mutual face', ...composed.map(({ mutual }) => `${mutual.toFixed(1)} %`)],
        ['in nobody’s four', ...composed.map(({ shownToNobody }) => `${shownToNobody.toFixed(1)} %`)],
      ],
    ),
    '',
    `Four weeks in which everyone among 10,000 comes: ${weeks.shownToNobody.toFixed(1)} % are in nobody’s four.`,
  ];
}

export function goalsOf(sizes: readonly Size[], weeks: FourWeeks): Goal[] {
  const goals = sizes.flatMap((size) => {
    const { members, composed } = size.measured;
    const bound = DEMAND_P95_MS[members];
    const many = members.toLocaleString('en');
    const statement = of(size, 'statement', 'everyone').p95;
    return [
      ...(bound ? [atMost({ what: `Ranking on demand among ${many}, p95`, measured: statement, bound, unit: 'ms' })] : []),
      atLeast({
        what: `Composed ahead among ${many}`,
        measured: composed.members / composed.seconds,
        bound: COMPOSED_A_SECOND,
        unit: 'members per second',
      }),
      ...(composed.members === members
        ? [atLeast({ what: `Members of ${many} with a mutual face on a Thursday`, measured: composed.mutual, bound: MUTUAL, unit: '%' })]
        : []),
    ];
  });
  const largest = sizes.at(-1);
  if (!largest) return goals;
  const many = largest.measured.members.toLocaleString('en');
  const request = of(largest, 'ahead', 'everyone');
  return [
    atMost({ what: `First request of a week among ${many}, p50`, measured: request.p50, bound: AHEAD_P50_MS, unit: 'ms' }),
    atMost({ what: `First request of a week among ${many}, p95`, measured: request.p95, bound: AHEAD_P95_MS, unit: 'ms' }),
    ...goals,
    atMost({ what: 'Never shown in four weeks', measured: weeks.shownToNobody, bound: SHOWN_TO_NOBODY, unit: '%' }),
    atMost({ what: 'Selections in which a lower score took the place of a higher one', measured: weeks.lower, bound: 0, unit: 'selections' }),
  ];
}

function told({ p50, p95, p99 }: Quantiles): string {
  return [p50, p95, p99].map(inMs).join(' / ');
}
