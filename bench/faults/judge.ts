import { atMost, type Goal } from '../shared/goals.ts';
import { inMs, quantilesOf } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import { PROMISES, type StageReport } from './run-stage.ts';

const RECOVERY_MS = 10_000;
const EXAMPLES = 8;

export const WHAT_BREAKS = `People sign up, answer, meet, write, read, listen, send photos, take places and leave, while nodes, disks, PostgreSQL, mails and clocks break one
after the other, at moments of chance that the seed decides, and browsers lose their connections. Whatever a node has acknowledged is kept in a history; after every twenty faults nobody asks
for a moment, and the history is looked for in the base together with every promise of \`src/testing/invariants.ts\`. Acknowledged messages must be on both screens at the end, once and in one order. « Serves again » is the time from the
end of a fault until every node has acknowledged a write that was begun after it; the supervisor starts a node or PostgreSQL again at once. Kills prove what
outlives a process, not what outlives a power cut: PostgreSQL runs with \`fsync\`, the embedded base without.

Clocks: nodes live by that of PostgreSQL, so theirs may jump by hours and nobody holds more dates to come than the limit; every promise is looked at by
the same clock. The embedded base lives by the clock of its node: what began by the latest instant that it has shown has begun, wherever it was set back to
since. Its cards are not asked to be announced there: nodes forget an announcement after an hour. No clock is put right before the last mails are
awaited: one that was set back delays none.`;

/** @returns what came of stages as Markdown, and whether each promise was kept */
export function judge(reports: readonly StageReport[]): { lines: string[]; goals: Goal[] } {
  return {
    lines: reports.flatMap((report) => [`### ${report.stage.title}`, '', ...linesOf(report), '']),
    goals: goalsOf(reports),
  };
}

function linesOf({
  stage,
  outages,
  history,
  counter,
  misreadings,
  found,
  looks,
  mails,
  ...report
}: StageReport) {
  const header = stage.countsOutages
    ? ['fault', 'times', 'no write, ms (median)', '(longest)', 'whole again, ms (longest)']
    : ['fault', 'times', 'serves again, ms (median)', '(longest)'];
  const rows = [...Map.groupBy(outages, ({ fault }) => fault.name)].map(([name, these]) => {
    const { count, p50, max } = quantilesOf(these.map(({ awayMs }) => awayMs));
    const whole = stage.countsOutages ? [inMs(Math.max(...these.map(({ wholeMs }) => wholeMs)))] : [];
    return [name, String(count), inMs(p50), inMs(max), ...whole];
  });
  const kinds = [...history.counts].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const answers = [...counter.answers].sort(([, one], [, other]) => other - one);
  const examples = [...Object.values(found).flat(), ...misreadings.foreign, ...misreadings.outdated];
  return [
    ...tableOf(header, rows),
    '',
    `${history.acknowledged} writes acknowledged (${kinds}); the base was looked at ${looks} times, ${misreadings.reads} reads were compared with what was acknowledged, sockets came back ${report.reconnections} times; ${mails.came} mails came, ${mails.twice} of them twice (a node was killed between handing one over and noting it).`,
    '',
    `Answers: ${answers.map(([what, count]) => `${what} ${count}`).join(', ')}.`,
    '',
    ...[...counter.wrong].map(([what, count]) => `- answered ${count} times: ${what}`),
    ...examples.slice(0, EXAMPLES).map((example) => `- ${example}`),
  ];
}

function goalsOf(reports: readonly StageReport[]): Goal[] {
  const none = (what: string, count: (report: StageReport) => number) =>
    atMost({ what, measured: reports.reduce((sum, one) => sum + count(one), 0), bound: 0, unit: '' });
  const outages = reports.flatMap((report) => report.outages);
  const byBound = Map.groupBy(outages, ({ fault }) => fault.boundMs ?? RECOVERY_MS);
  return [
    ...PROMISES.map((promise) => none(promise, ({ found }) => found[promise].length)),
    none('reads that showed someone else, or nobody', ({ misreadings }) => misreadings.foreign.length),
    none('reads without what was acknowledged before', ({ misreadings }) => misreadings.outdated.length),
    none('answers that were neither French nor a refusal', ({ counter }) =>
      [...counter.wrong.values()].reduce((all, count) => all + count, 0),
    ),
    none('nodes that stopped by themselves', ({ stage }) =>
      stage.nodes.reduce((sum, { crashes }) => sum + crashes, 0),
    ),
    ...[...byBound].map(([bound, these]) => {
      const names = [...new Set(these.map(({ fault }) => fault.name))];
      const measured = Math.max(...these.map(({ awayMs }) => awayMs));
      const what = `longest without a write, ${names.length > 1 ? 'any other fault' : names[0]}`;
      return atMost({ what, measured, bound, unit: 'ms' });
    }),
  ];
}
