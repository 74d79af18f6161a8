import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { atLeast, atMost, type Goal, judge } from '../shared/goals.ts';
import { bodyOf } from '../shared/performance.ts';
import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { BASE_IS_FULL } from './disk-faults.ts';
import { BASE_IS_AWAY } from './postgres-faults.ts';
import type { StageReport } from './run-stage.ts';

const FAULTS_GOAL = 200;
const RECOVERY_MS = 10_000;
const EXAMPLES = 8;
const PAGE = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));
const WHAT = `People sign up, answer, meet, write, read, send photos, take places and leave, while nodes, disks, PostgreSQL, mails and clocks break one
after the other, at moments of chance that the seed decides. Whatever a node has acknowledged is kept in a history; after every twenty faults nobody asks
for a moment, and the history is looked for in the base together with every promise of \`src/testing/invariants.ts\`. « Serves again » is the time from the
end of a fault until every node has acknowledged a write that was begun after it; the supervisor starts a node or PostgreSQL again at once. Kills prove what
outlives a process, not what outlives a power cut: PostgreSQL runs with \`fsync\`, the embedded base without.

Clocks: nodes live by that of PostgreSQL, so theirs may jump by hours and nobody holds more dates to come than the limit; every promise is looked at by
the same clock. The embedded base lives by the clock of its node: what began by the latest instant that it has shown has begun, wherever it was set back to
since. Its cards are not asked to be announced there: nodes forget an announcement after an hour. No clock is put right before the last mails are
awaited: one that was set back delays none.`;

/** Says what came of all stages, writes it down after a whole run, and fails the run when a promise was broken. */
export function judgeStages(
  reports: readonly StageReport[],
  { seed, isFull }: { seed: string; isFull: boolean },
): void {
  const lines = reports.flatMap((report) => [`### ${report.title}`, '', ...linesOf(report), '']);
  for (const line of ['', ...lines]) say(line);
  const goals = goalsOf(reports, isFull);
  judge(goals);
  say(`Seed ${seed}`);
  if (!isFull) return;
  const command = `npm run bench -- faults --seed=${seed}`;
  const body = bodyOf({ title: 'What holds while things break', command, what: WHAT, lines, goals });
  writeFileSync(PAGE, `${body.replace('##', '#')}\n`);
}

function linesOf({ faults, history, counter, found, looks, mails, watch }: StageReport): string[] {
  const rows = [...faults].map(([name, took]) => {
    const { count, p50, max } = quantilesOf(took);
    return [name, String(count), inMs(p50), inMs(max)];
  });
  const answers = [...counter.answers].sort(([, one], [, other]) => other - one);
  const examples = [
    ...found.lost,
    ...found.twice,
    ...found.disordered,
    ...found.broken.map(({ promise, rows: count, example }) => `${promise}: ${count}, such as ${example}`),
  ];
  return [
    ...tableOf(['fault', 'times', 'serves again, ms (median)', '(longest)'], rows),
    '',
    `${history.acknowledged} writes acknowledged (${[...history.counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}); the base was looked at ${looks} times; ${mails.came} mails came, ${mails.twice} of them twice (a node was killed between handing one over and noting it).`,
    '',
    `Answers: ${answers.map(([what, count]) => `${what} ${count}`).join(', ')}.`,
    '',
    ...watchedLines(watch),
    ...[...counter.wrong].map(([what, count]) => `- answered ${count} times: ${what}`),
    ...examples.slice(0, EXAMPLES).map((example) => `- ${example}`),
  ];
}

function watchedLines(watch: StageReport['watch']): string[] {
  const rows = watch.list().map(({ during, path, statuses, longestMs }) => {
    const answers = [...statuses].map(([status, count]) => `${status || 'none'} × ${count}`);
    return [`${during}: ${path}`, answers.join(', '), inMs(longestMs)];
  });
  return rows.length ? [...tableOf(['meanwhile', 'answers', 'longest, ms'], rows), ''] : [];
}

/** Answers of some paths, while something was broken, that were not what was promised. */
function countOthers(
  { watch }: StageReport,
  when: string,
  paths: readonly string[],
  promised: number,
): number {
  const statuses = watch
    .list()
    .filter(({ during, path }) => during === when && paths.includes(path))
    .flatMap((watched) => [...watched.statuses]);
  return statuses.reduce((sum, [status, count]) => sum + (status === promised ? 0 : count), 0);
}

function goalsOf(reports: readonly StageReport[], isFull: boolean): Goal[] {
  const sum = (count: (report: StageReport) => number) =>
    reports.reduce((all, report) => all + count(report), 0);
  const none = (what: string, count: (report: StageReport) => number) =>
    atMost({ what, measured: sum(count), bound: 0, unit: '' });
  const timesOf = ({ faults }: StageReport) => [...faults.values()].flat();
  return [
    ...(isFull
      ? [
          atLeast({
            what: 'faults',
            measured: sum((one) => timesOf(one).length),
            bound: FAULTS_GOAL,
            unit: '',
          }),
        ]
      : []),
    none('acknowledged writes lost', ({ found }) => found.lost.length),
    none('acknowledged writes stored twice', ({ found }) => found.twice.length),
    none('conversations out of order', ({ found }) => found.disordered.length),
    none('mails lost that were asked for', ({ found }) => found.mailsLost),
    none('photos without their file', ({ found }) => found.withoutFile),
    none('promises of the base broken', ({ found }) => found.broken.length),
    none('answers that were neither French nor a refusal', ({ counter }) =>
      [...counter.wrong.values()].reduce((all, count) => all + count, 0),
    ),
    none('reads refused while the disk of the base was full', (report) =>
      countOthers(
        report,
        BASE_IS_FULL,
        ['/api/session', '/api/selection', '/api/contacts', '/api/workshops'],
        200,
      ),
    ),
    none('pages refused, or signs of life missed, while PostgreSQL was away', (report) =>
      countOthers(report, BASE_IS_AWAY, ['/health/live', '/'], 200),
    ),
    none('nodes that said they were ready, or members told anything but « later », meanwhile', (report) =>
      countOthers(report, BASE_IS_AWAY, ['/health/ready', '/api/session', '/api/contacts'], 503),
    ),
    none('nodes that stopped by themselves', ({ crashes }) => crashes),
    atMost({
      what: 'longest until every node acknowledged again',
      measured: Math.max(...reports.flatMap(timesOf)),
      bound: RECOVERY_MS,
      unit: 'ms',
    }),
  ];
}
