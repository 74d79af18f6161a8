import { quantile } from '../shared/quantiles.ts';

/** Sorted durations in ms, one per subject. */
export type Durations = readonly number[];

const ROUNDS = 3;

/**
 * Runs for every subject, one after the other, in three rounds far apart, and keeps each subject's median: what
 * else the machine does at one moment does not count as ours, what one subject always costs does.
 * @param warmUp subjects that are run first, for nothing
 * @param prepareRound makes every round as fresh as the first
 */
export async function measure<Subject>(
  subjects: readonly Subject[],
  warmUp: readonly Subject[],
  run: (subject: Subject) => Promise<unknown>,
  prepareRound = async (): Promise<unknown> => undefined,
): Promise<Durations> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepareRound();
    for (const subject of warmUp) await run(subject);
    const durations: number[] = [];
    for (const subject of subjects) {
      const start = performance.now();
      await run(subject);
      durations.push(performance.now() - start);
    }
    rounds.push(durations);
  }
  return subjects
    .map((_, index) => {
      const ofSubject = rounds.map((durations) => durations[index] ?? Number.NaN).sort((a, b) => a - b);
      return quantile(ofSubject, 0.5);
    })
    .sort((a, b) => a - b);
}

export type Line = { variant: string; members: number; durations: Durations };

/** An aligned table; the ratio is of the 95th percentiles, to the first line. */
export function tableOf(lines: readonly Line[]): string {
  const [first] = lines;
  const reference = first ? quantile(first.durations, 0.95) : Number.NaN;
  const rows = lines.map(({ variant, members, durations }) => {
    const p95 = quantile(durations, 0.95);
    return [
      variant,
      members.toLocaleString('en'),
      String(durations.length),
      ...[quantile(durations, 0.5), p95, quantile(durations, 1)].map((ms) => ms.toFixed(1)),
      `× ${(p95 / reference).toFixed(p95 < 10 * reference ? 2 : 0)}`,
    ];
  });
  const all = [['variant', 'members', 'viewers', 'p50 ms', 'p95 ms', 'max ms', 'p95 to ours'], ...rows];
  const width = (column: number) => Math.max(...all.map((row) => (row[column] ?? '').length));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
        .join('  '),
    )
    .join('\n');
}
