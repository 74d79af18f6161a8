import { atLeast, atMost, type Goal, none } from '../shared/goals.ts';
import { inWords, type Quantiles, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import type { FourWeeks } from './compose-weeks.ts';
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
      variants.map((variant) => [
        VARIANTS[variant],
        ...sizes.map((size) => inWords(of(size, variant, group))),
      ]),
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
    `Four weeks in which all of ${weeks.members.toLocaleString('en')} come: ${weeks.shownToNobody.toFixed(2)} % are in nobody’s four. No order among equals can show ${weeks.outOfReach.toFixed(2)} %, because in every ranking four people have a higher score.`,
  ];
}

export function goalsOf(sizes: readonly Size[], weeks: FourWeeks): Goal[] {
  const goals = sizes.flatMap((size) => {
    const { members, composed } = size.measured;
    const bound = DEMAND_P95_MS[members];
    const many = members.toLocaleString('en');
    const statement = of(size, 'statement', 'everyone').p95;
    return [
      ...(bound ? [atMost(`Ranking on demand among ${many}, p95`, statement, bound, 'ms')] : []),
      atLeast(
        `Composed ahead among ${many}`,
        composed.members / composed.seconds,
        COMPOSED_A_SECOND,
        'members per second',
      ),
      ...(composed.members === members
        ? [atLeast(`Members of ${many} with a mutual face on a Thursday`, composed.mutual, MUTUAL, '%')]
        : []),
    ];
  });
  const largest = sizes.at(-1);
  if (!largest) return goals;
  const many = largest.measured.members.toLocaleString('en');
  const request = of(largest, 'ahead', 'everyone');
  return [
    atMost(`First request of a week among ${many}, p50`, request.p50, AHEAD_P50_MS, 'ms'),
    atMost(`First request of a week among ${many}, p95`, request.p95, AHEAD_P95_MS, 'ms'),
    ...goals,
    atMost(
      `Members of ${weeks.members.toLocaleString('en')} never shown in four weeks`,
      weeks.shownToNobody,
      SHOWN_TO_NOBODY,
      '%',
    ),
    none('Selections in which a lower score took the place of a higher one', weeks.lower),
  ];
}
