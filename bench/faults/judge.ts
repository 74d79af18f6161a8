import { atMost, type Goal, none } from '../shared/goals.ts';
import { inMs, quantilesOf, tableOf } from '../shared/figures.ts';
import { PROMISES, type StageReport } from './run-stage.ts';

const RECOVERY_MS = 10_000;
const EXAMPLES = 8;

export const WHAT_BREAKS =
  'Members sign up, write, send photos, register and leave while nodes, disks, PostgreSQL, mail and clocks fail one after the other, at random moments ' +
  'chosen by the seed, and browsers lose their connections. A history keeps every acknowledged write; every twenty faults, traffic pauses and the history ' +
  'is compared with the database, together with the invariants of `src/testing/invariants.ts`. « Serves again » is the time from the end of a fault until ' +
  'every node has acknowledged a new write. Kills show what survives a process, not a power cut: PostgreSQL runs with `fsync`, PGlite without.';

/** Returns the results of stages as Markdown, and whether each guarantee held. */
export function judge(reports: readonly StageReport[]): { lines: string[]; goals: Goal[] } {
  return {
    lines: reports.flatMap((report) => [`### ${report.stage.title}`, '', ...linesOf(report), '']),
    goals: goalsOf(reports),
  };
}

function linesOf({ stage, outages, history, counter, found, ...counts }: StageReport) {
  const { mailbox } = stage;
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
  const examples = Object.values(found).flat();
  return [
    ...tableOf(header, rows),
    '',
    `${history.acknowledged} writes acknowledged (${kinds}); the database was checked ${counts.looks} times, ${counts.reads} reads were compared with acknowledged writes, sockets reconnected ${counts.reconnections} times; ${mailbox.count} mails arrived, ${mailbox.countTwice()} of them twice (a node was killed between sending and recording).`,
    '',
    `Answers: ${answers.map(([what, count]) => `${what} ${count}`).join(', ')}.`,
    '',
    ...[...counter.wrong].map(([what, count]) => `- answered ${count} times: ${what}`),
    ...examples.slice(0, EXAMPLES).map((example) => `- ${example}`),
  ];
}

function goalsOf(reports: readonly StageReport[]): Goal[] {
  const never = (what: string, count: (report: StageReport) => number) =>
    none(
      what,
      reports.reduce((sum, one) => sum + count(one), 0),
    );
  const outages = reports.flatMap((report) => report.outages);
  const byBound = Map.groupBy(outages, ({ fault }) => fault.boundMs ?? RECOVERY_MS);
  return [
    ...PROMISES.map((promise) => never(promise, ({ found }) => found[promise].length)),
    never('responses that were neither a success nor a French error', ({ counter }) =>
      [...counter.wrong.values()].reduce((all, count) => all + count, 0),
    ),
    never('nodes that crashed', ({ stage }) => stage.nodes.reduce((sum, { crashes }) => sum + crashes, 0)),
    ...[...byBound].map(([bound, these]) => {
      const names = [...new Set(these.map(({ fault }) => fault.name))];
      const measured = Math.max(...these.map(({ awayMs }) => awayMs));
      const what = `longest without a write, ${names.length > 1 ? 'any other fault' : names[0]}`;
      return atMost(what, measured, bound, 'ms');
    }),
  ];
}
