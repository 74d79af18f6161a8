// Measures the selection among 10,000, 100,000 and 1,000,000 members: the first request of a week composed ahead and
// ranked on demand, how fast selections are composed, and how evenly they share attention, in one run on a temporary
// PostgreSQL of this machine: npm run bench -- matching [--members 1000000]
import { deepStrictEqual } from 'node:assert';
import { rankCandidates } from '#member/matching/server/candidate-store.ts';
import { referenceSelection } from '#testing/reference-selection.ts';
import { composeFourWeeks } from './matching/compose-weeks.ts';
import { measureSize } from './matching/measure-size.ts';
import { goalsOf, linesOf, type Size } from './matching/report.ts';
import { hasPhoto } from './matching/store-members.ts';
import { day, invent, prepare, type World } from './matching/world.ts';
import { bench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';

const SIZES = [10_000, 100_000, 1_000_000];
/** Compared with the slow reference. */
const FEW_MEMBERS = 2_000;
const CHECKED_RANKINGS = 20;
/** Number of members in the four composed weeks. */
const FOUR_WEEKS_OF = 10_000;
const ENDS_WITHIN_MINUTES = 60;

await bench({ minutes: ENDS_WITHIN_MINUTES, options: { members: 0 } }, async (run) => {
  const asked = run.options.members;
  if (asked !== 0 && asked < FOUR_WEEKS_OF) throw new Error('--members: 10000 at least');
  const sizes = asked ? [asked] : SIZES;
  const postgres = await run.startPostgres();
  const invented = await invent(postgres.url, Math.max(...sizes));
  say(`${invented.members.length.toLocaleString('en')} members invented`);
  const few = await prepare(postgres.url, 'few', invented, FEW_MEMBERS);
  await checkAgainstReference(few);
  await few.database.close();
  const measured: Size[] = [];
  for (const size of sizes) {
    const world = await prepare(postgres.url, `of_${size}`, invented, size);
    try {
      measured.push({ measured: await measureSize(world), groups: world.groups });
    } finally {
      await world.database.close();
    }
  }
  const town = await prepare(postgres.url, 'four_weeks', invented, FOUR_WEEKS_OF);
  const weeks = await composeFourWeeks(town.database);
  await town.database.close();
  run.report(
    'matching',
    {
      title: 'Selection among up to a million members',
      command: 'npm run bench -- matching',
      what: [
        'Invented members, distributed over the communes of France by population; three rounds, of which the median of each viewer counts. Requests go over',
        'loopback HTTP to the real application with a cached session. Each response must show the four people that the ranking gives; with 2,000 members also',
        'those of the slow reference. Selections are composed ahead for everyone, among a million for 5,000 members. Shares leave out members who suit nobody.',
      ].join('\n'),
      lines: linesOf(measured, weeks),
      goals: goalsOf(measured, weeks),
    },
    sizes === SIZES,
  );
});

/** The slow, obvious implementation of decisions D7, D8, D9 and D41 must find the same four, with the same scores. */
async function checkAgainstReference({
  database,
  members,
  viewers,
  exclusions,
}: World): Promise<void> {
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
