import { atMost, type Goal } from '../shared/goals.ts';
import { writeSection } from '../shared/performance.ts';
import { quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';
import { PLANNED_MS } from './cluster-faults.ts';
import type { FailoverReport, Outage } from './run-faults.ts';
import { RATES } from './settle.ts';

const EXAMPLES = 8;

/** Says what came of the night, writes it down when it was whole, and fails when a promise was broken. */
export function judgeFailover(
  report: FailoverReport,
  { command, isFull }: { command: string; isFull: boolean },
): void {
  const { outages, history, counter, tally, verdict, broken, misreadings } = report;
  for (const failure of tally.failures()) say(`  ${failure}`);
  const examples = [
    ...verdict.lost,
    ...verdict.twice,
    ...verdict.disordered,
    ...broken.map(({ promise, rows, example }) => `${promise}: ${rows}, such as ${example}`),
    ...misreadings.foreign,
    ...misreadings.outdated,
    ...[...counter.wrong].map(([what, count]) => `answered ${count} times: ${what}`),
  ];
  const answers = [...counter.answers].sort(([, one], [, other]) => other - one);
  writeSection(
    'failover',
    {
      title: 'Failover',
      command,
      what:
        `Two nodes of the built product behind nginx on a pair of PostgreSQL with a synchronous standby (Patroni, etcd, HAProxy: the configuration of deploy/), each machine in a network of its own, all on this one. ` +
        `${outages.length} faults one after the other, under ${RATES.visits} visits of the mix of « load » and ${RATES.messages} live messages a second through nginx, while people write, read, change what is theirs and sign up at both nodes. ` +
        `« No write » is the longest time in which one of the nodes acknowledged none, from the fault until the pair was whole again; « whole again » the time from the repair until there was a primary with a synchronous standby. ` +
        `Every acknowledged write is read back at the end and compared.`,
      lines: [
        ...tableOf(
          ['fault', 'times', 'no write, s (median)', '(longest)', 'whole again, s (longest)'],
          rowsOf(outages),
        ),
        '',
        `${history.acknowledged} writes acknowledged (${[...history.counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}); ${misreadings.reads} reads compared with what was acknowledged; ${report.mails} mails came.`,
        '',
        `Answers: ${answers.map(([what, count]) => `${what} ${count}`).join(', ')}; visits through nginx ${tally.requests} requests, ${tally.failed} of them asked to come back or cut.`,
        ...(examples.length ? ['', ...examples.slice(0, EXAMPLES).map((example) => `- ${example}`)] : []),
      ],
      goals: goalsOf(report),
    },
    isFull,
  );
}

function rowsOf(outages: readonly Outage[]): string[][] {
  return [...Map.groupBy(outages, ({ fault }) => fault.name)].map(([name, these]) => {
    const away = quantilesOf(these.map(({ awayMs }) => awayMs / 1000));
    const whole = quantilesOf(these.map(({ wholeMs }) => wholeMs / 1000));
    return [name, String(away.count), away.p50.toFixed(1), away.max.toFixed(1), whole.max.toFixed(1)];
  });
}

function goalsOf(report: FailoverReport): Goal[] {
  const { outages, verdict, misreadings, counter } = report;
  const none = (what: string, measured: number) => atMost({ what, measured, bound: 0, unit: '' });
  const bounds = [...Map.groupBy(outages, ({ fault }) => fault.bound)].sort(([one], [other]) => one - other);
  return [
    ...bounds.map(([bound, these]) =>
      atMost({
        what: `Longest without a write, ${bound === PLANNED_MS ? 'a switch on purpose' : 'any other fault'}`,
        measured: Math.max(...these.map(({ awayMs }) => awayMs)) / 1000,
        bound: bound / 1000,
        unit: 's',
      }),
    ),
    none('Acknowledged writes lost', verdict.lost.length),
    none('Acknowledged writes stored twice', verdict.twice.length),
    none('Conversations out of order', verdict.disordered.length),
    none('Reads that showed someone else, or nobody', misreadings.foreign.length),
    none('Reads without what was acknowledged before', misreadings.outdated.length),
    none('Live messages that never came', report.unheard),
    none('Mails lost that were asked for', report.mailsLost),
    none('Promises of the base broken', report.broken.length),
    none('Photos without their file', report.withoutFile),
    none('Answers that were neither French nor a refusal', sum(counter.wrong.values())),
    none('Nodes that stopped by themselves', report.stoppedNodes),
  ];
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((all, count) => all + count, 0);
}
