// How attention is shared: everyone among 10,000 members takes their four, one week and four, in the order of equal scores
// without attention and with it (decision 21); on a temporary PostgreSQL of this machine: npm run bench -- attention
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { readCrowd } from './attention/crowd.ts';
import type { Shares } from './attention/shares.ts';
import {
  countLowerFirst,
  countMutual,
  type Selections,
  shareOut,
  takeBefore,
  takeWeek,
} from './attention/take-weeks.ts';
import { storeMembers } from './matching/store-members.ts';
import { invent } from './matching/world.ts';
import { atLeast, atMost } from './shared/goals.ts';
import { writeSection } from './shared/performance.ts';
import { runBench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/table.ts';

const MEMBERS = 10_000;
/** How often attention is counted in each week: the first as the job would on a busy day, then sparingly. */
const COUNTS = [42, 7, 7, 7];
const ENDS_WITHIN_MINUTES = 8;
const HALF = 0.5;
/** Percent of members. */
const MUTUAL_AIM = 80;

const { values } = parseArgs({ options: { members: { type: 'string' } } });
const count = Number(values.members ?? MEMBERS);

await runBench(ENDS_WITHIN_MINUTES, async ({ postgres, defer }) => {
  const { members } = await invent(postgres.url, count);
  const { database } = await createPostgresDatabase(postgres.url, 'attention');
  defer(() => database.close());
  const { db } = database;
  await storeMembers(db, members);
  const scene = { db, crowd: await readCrowd(db) };
  const before = await takeBefore(scene);
  const alone = [...before.values()].filter((people) => people.length === 0).length;
  say(`${count.toLocaleString('en')} members, of whom ${alone} suit nobody and are left out below`);

  const weeks: Selections[] = [];
  let firstWeek: { refreshSeconds: number; written: number } | undefined;
  for (const [week, counts] of COUNTS.entries()) {
    const taken = await takeWeek(scene, { week, counts });
    firstWeek ??= taken;
    weeks.push(taken.selections);
  }
  const lower = weeks.reduce((sum, week) => sum + countLowerFirst(before, week), 0);
  const one = { before: shareOut(scene, [before]), after: shareOut(scene, weeks.slice(0, 1)) };
  const four = {
    before: shareOut(
      scene,
      weeks.map(() => before),
    ),
    after: shareOut(scene, weeks),
  };
  const able = count - alone;
  const [facesBefore = 0, facesAfter = 0] = [before, ...weeks.slice(0, 1)]
    .map(countMutual)
    .map(({ mutual, able: all }) => (100 * mutual) / all);
  writeSection(
    'attention',
    {
      title: 'Attention is shared',
      command: 'npm run bench -- attention',
      what: [
        `Everyone among ${count.toLocaleString('en')} invented members takes their four and passes nobody, in the order of equal scores without attention (before) and with it`,
        '(after, decision 21), by the ranking of the application and its hourly job. Whoever suits nobody is left out.',
      ].join('\n'),
      lines: [
        ...tableOf(
          ['', 'one week, before', 'after', 'four weeks, before', 'after'],
          rowsOf([one.before, one.after, four.before, four.after], able),
        ),
        '',
        `On a Thursday ${facesAfter.toFixed(1)} % of members have among their four at least one person who has them among theirs (D41), ${facesBefore.toFixed(1)} % before.`,
        '',
        `${alone} of ${count.toLocaleString('en')} suit nobody. The job counts everyone in ${firstWeek?.refreshSeconds.toFixed(1)} s without its pauses and writes ${firstWeek?.written.toFixed(0)} cards each time, every four hours of that week.`,
      ],
      goals: [
        atMost({
          what: 'Selections with a lower score in the place of a higher one',
          measured: lower,
          bound: 0,
          unit: 'selections',
        }),
        atLeast({
          what: 'Members with at least one mutual face on a Thursday',
          measured: facesAfter,
          bound: MUTUAL_AIM,
          unit: '%',
        }),
        atMost({
          what: 'Shown to nobody in one week, to before',
          measured: one.after.never / one.before.never,
          bound: HALF,
          unit: 'times',
        }),
        atMost({
          what: 'Shown to nobody in four weeks, to before',
          measured: four.after.never / four.before.never,
          bound: HALF,
          unit: 'times',
        }),
      ],
    },
    count === MEMBERS,
  );
});

function rowsOf(all: readonly Shares[], able: number): string[][] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return [
    [
      'shown to nobody',
      ...all.map(({ never }) => `${never.toLocaleString('en')} (${percent(never / able)})`),
    ],
    ['selections that show one of the most shown 1 %', ...all.map(({ mostShown }) => mostShown.toFixed(1))],
    ['their part of all places', ...all.map(({ mostShownShare }) => percent(mostShownShare))],
    ['Gini', ...all.map(({ gini }) => gini.toFixed(3))],
    ['median distance in km', ...all.map(({ medianKm }) => medianKm.toFixed(1))],
  ];
}
