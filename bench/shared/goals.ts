import { say } from './say.ts';

/** A goal of a measurement, and its result. */
export type Goal = { sentence: string; isMet: boolean };

type Bound = {
  what: string;
  measured: number;
  bound: number;
  unit: string;
  /** The known obstacle, printed when the goal is missed. */
  limit?: string;
};

export function atMost(goal: Bound): Goal {
  return tell(goal, 'at most', goal.measured <= goal.bound);
}

export function atLeast(goal: Bound): Goal {
  return tell(goal, 'at least', goal.measured >= goal.bound);
}

/** Prints each goal, and fails the bench when one is missed. */
export function judge(goals: readonly Goal[]): void {
  for (const { sentence } of goals) say(sentence);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

function tell({ what, measured, bound, unit, limit }: Bound, relation: string, isMet: boolean): Goal {
  const number = (value: number) =>
    value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
  const verdict = isMet ? 'met' : `MISSED${limit ? `: ${limit}` : ''}`;
  return {
    sentence: `${what}: ${number(measured)} ${unit}, goal ${relation} ${number(bound)}: ${verdict}`,
    isMet,
  };
}
