import { deepStrictEqual } from 'node:assert';
import { SELECTION_SIZE } from '#member/matching/rules.ts';
import { rankCards } from '#member/matching/server/candidate-store.ts';
import { findCard } from '#member/matching/server/criteria-store.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import type { Section } from '../shared/performance.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { composeFourWeeks, type FourWeeks } from './compose-weeks.ts';
import { inventMembers } from './invent-members.ts';
import { measureSize, type Measured, VARIANTS, type Variant } from './measure-size.ts';
import { hasPhoto } from './store-members.ts';
import { day, prepare, type World, GROUPS, type Group } from './world.ts';
import { atLeast, atMost, type Goal, none } from '../shared/goals.ts';
import { inWords, type Quantiles, quantilesOf, tableOf } from '../shared/figures.ts';

const CHECKED_RANKINGS = 20;
/** Number of members in the four composed weeks; composing a million takes hours. */
const FOUR_WEEKS_OF = 100_000;

/** Measures selections among more and more members, and four weeks of them. */
export async function measureSelection(
  { scoped }: Pick<BenchRun, 'scoped'>,
  server: string,
  sizes: readonly number[],
): Promise<Section> {
  const largest = Math.max(...sizes);
  const invented = await inventMembers(largest, day);
  const measured: Size[] = [];
  let weeks: FourWeeks | undefined;
  for (const size of sizes)
    await scoped(async (defer) => {
      const world = await prepare(server, invented, size, defer);
      // The slow reference looks at every pair.
      if (size === sizes[0]) await checkAgainstReference(world);
      measured.push({ measured: await measureSize(world, defer), groups: world.groups });
      if (size === Math.min(FOUR_WEEKS_OF, largest)) weeks = await composeFourWeeks(world);
    });
  if (!weeks) throw new Error('No weeks were composed');
  return {
    title: 'Selection among up to a million members',
    command: 'npm run bench -- matching selection',
    what: [
      'Invented members, distributed over the communes of France by population; three rounds, of which the median of each viewer counts. Requests go over',
      'loopback HTTP to the real application with a cached session. Each response must show the four people that the ranking gives; among the fewest members also',
      'those of the slow reference. Selections are composed ahead for everyone, among a million for 5,000 members. Shares leave out members who suit nobody.',
    ].join('\n'),
    lines: linesOf(measured, weeks),
    goals: goalsOf(measured, weeks),
  };
}

/** The slow, obvious implementation of decisions D7, D8, D9 and D41 must find the same four, with the same scores. */
async function checkAgainstReference({ database, members, viewers, exclusions }: World): Promise<void> {
  let proposed = 0;
  const photographed = members.map(({ id }) => id).filter(hasPhoto);
  const week = { selections: new Map<string, number>(), mutual: [], seen: [], photographed };
  for (const viewer of viewers.slice(0, CHECKED_RANKINGS)) {
    const excluded = exclusions.get(viewer.id) ?? { rejected: [], blocked: [], contacts: [] };
    const expected = referenceSelection(viewer, members, excluded, day, week);
    const card = await findCard(database.db, viewer.id, day);
    const ranked = card ? await rankCards(database.db, card, day, { limit: SELECTION_SIZE }) : [];
    deepStrictEqual(ranked, expected);
    proposed += expected.length;
  }
  if (proposed === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  const count = members.length.toLocaleString('en');
  say(`Reference among ${count}: the same ${proposed} people for ${CHECKED_RANKINGS} viewers`);
}

const AHEAD_P50_MS = 5;
const AHEAD_P95_MS = 12;
/** Maximum for ranking on demand, by number of members. */
const DEMAND_P95_MS: Record<number, number> = { 100_000: 15, 1_000_000: 150 };
const COMPOSED_A_SECOND = 100;
/** In percent of members. */
const MUTUAL = 90;
const SHOWN_TO_NOBODY = 3;

type Size = { measured: Measured; groups: World['groups'] };

const variants = Object.keys(VARIANTS) as Variant[];

function of({ measured, groups }: Size, variant: Variant, group: Group): Quantiles {
  return quantilesOf(groups[group].map((viewer) => measured.times[variant].get(viewer) ?? Number.NaN));
}

/** Returns one table per group of viewers, and one of the composed selections. */
function linesOf(sizes: readonly Size[], weeks: FourWeeks): string[] {
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

function goalsOf(sizes: readonly Size[], weeks: FourWeeks): Goal[] {
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
