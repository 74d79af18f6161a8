import { deepStrictEqual } from 'node:assert';
import { rankCandidates } from '#member/matching/server/candidate-store.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import type { Section } from '../shared/performance.ts';
import type { BenchRun } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import { composeFourWeeks, type FourWeeks } from './compose-weeks.ts';
import { inventMembers } from './invent-members.ts';
import { measureSize } from './measure-size.ts';
import { goalsOf, linesOf, type Size } from './report.ts';
import { hasPhoto } from './store-members.ts';
import { day, prepare, type World } from './world.ts';

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
    deepStrictEqual((await rankCandidates(database.db, viewer.id, day))?.candidates ?? [], expected);
    proposed += expected.length;
  }
  if (proposed === 0) throw new Error('Nobody was proposed to anybody: the comparison means nothing');
  const count = members.length.toLocaleString('en');
  say(`Reference among ${count}: the same ${proposed} people for ${CHECKED_RANKINGS} viewers`);
}
