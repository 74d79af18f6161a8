import { atLeast, atMost, type Goal, judge } from '../shared/goals.ts';
import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import type { StageReport } from './run-stage.ts';

const FAULTS_GOAL = 200;
const RECOVERY_MS = 10_000;
const EXAMPLES = 8;

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
}

function linesOf({ faults, history, counter, found, looks }: StageReport): string[] {
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
    `${history.acknowledged} writes acknowledged (${[...history.counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}); the base was looked at ${looks} times.`,
    '',
    `Answers: ${answers.map(([what, count]) => `${what} ${count}`).join(', ')}.`,
    ...[...counter.wrong].map(([what, count]) => `- answered ${count} times: ${what}`),
    ...examples.slice(0, EXAMPLES).map((example) => `- ${example}`),
  ];
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
    none('promises of the base broken', ({ found }) => found.broken.length),
    none('answers that were neither French nor a refusal', ({ counter }) =>
      [...counter.wrong.values()].reduce((all, count) => all + count, 0),
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
