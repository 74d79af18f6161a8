import { say } from './say.ts';

/** A goal of a measurement, and its result. */
export type Goal = { sentence: string; isMet: boolean };

export function atMost(what: string, measured: number, bound: number, unit: string): Goal {
  return goalOf(what, measured, unit, `at most ${inWords(bound)}`, measured <= bound);
}

export function atLeast(what: string, measured: number, bound: number, unit: string): Goal {
  return goalOf(what, measured, unit, `at least ${inWords(bound)}`, measured >= bound);
}

/** Nothing of this kind may happen. */
export function none(what: string, measured: number): Goal {
  return atMost(what, measured, 0, '');
}

/** Prints each goal, and fails the bench when one is missed. */
export function judge(goals: readonly Goal[]): void {
  for (const { sentence } of goals) say(sentence);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

function goalOf(what: string, measured: number, unit: string, goal: string, isMet: boolean): Goal {
  const found = `${inWords(measured)} ${unit}`.trim();
  return { sentence: `${what}: ${found}, goal ${goal}: ${isMet ? 'met' : 'MISSED'}`, isMet };
}

function inWords(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });
}
