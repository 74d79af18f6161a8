import { quantile } from '../shared/quantiles.ts';

/** Sorted durations in ms, one per subject. */
export type Durations = readonly number[];

const ROUNDS = 3;

type Preparations<Subject> = {
  /** Makes every round as fresh as the first. */
  round?: () => Promise<unknown>;
  /** Just before each subject, outside of the time. */
  subject?: (subject: Subject) => unknown;
};

/**
 * Runs for every subject, one after the other, in three rounds far apart, and keeps each subject's median: what
 * else the machine does at one moment does not count as ours, what one subject always costs does.
 * @param warmUp subjects that are run first, for nothing
 * @returns the median of each subject in ms
 */
export async function measureEach<Subject>(
  subjects: readonly Subject[],
  warmUp: readonly Subject[],
  run: (subject: Subject) => unknown,
  { round = async () => undefined, subject: before = () => undefined }: Preparations<Subject> = {},
): Promise<Map<Subject, number>> {
  const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await round();
    for (const subject of warmUp) {
      await before(subject);
      await run(subject);
    }
    for (const subject of subjects) {
      await before(subject);
      const start = performance.now();
      const answer = run(subject);
      // What answers at once is not made to wait for its turn.
      if (answer instanceof Promise) await answer;
      times.get(subject)?.push(performance.now() - start);
    }
  }
  return new Map(
    [...times].map(([subject, ofSubject]) => [
      subject,
      quantile(
        ofSubject.toSorted((a, b) => a - b),
        0.5,
      ),
    ]),
  );
}

/** The same as sorted durations, when nobody asks whose they are. */
export async function measure<Subject>(
  subjects: readonly Subject[],
  warmUp: readonly Subject[],
  run: (subject: Subject) => Promise<unknown>,
): Promise<Durations> {
  return [...(await measureEach(subjects, warmUp, run)).values()].sort((a, b) => a - b);
}
