import { atLeast, atMost, type Goal } from '../shared/goals.ts';
import { inMs } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import { differenceOf, likenessOf, median } from './likeness.ts';
import type { Times, timesOf } from './times-of.ts';

/** As security.md 10 has it. */
const LIKENESS_MIN = 0.01;
/** Two rounds that agree are enough: by chance alone two of three are missed once in three thousand runs. */
const ROUNDS = 3;
/** What every run has to see, or it would see nothing at all: a part of the usual time. */
const PLANTED_SHARE = 0.05;
const PLANTED_MIN_MS = 1;

type Round = Awaited<ReturnType<typeof timesOf>>;

/**
 * Whether times tell members from strangers, their own and those of the request after it; and that they would, were one
 * of the two slower by a little.
 */
export async function judgeLikeness(
  name: string,
  measure: (round: number) => Promise<Round>,
): Promise<Goal[]> {
  const rounds: Round[] = [];
  const own: number[] = [];
  const next: number[] = [];
  while (rounds.length < 2 || (rounds.length < ROUNDS && !(isDecided(own) && isDecided(next)))) {
    const round = await measure(rounds.length);
    rounds.push(round);
    own.push(tell(`${name}, the answer`, round.own));
    next.push(tell(`${name}, the answer after it`, round.next));
  }
  const all = {
    known: rounds.flatMap((round) => round.own.known),
    unknown: rounds.flatMap((round) => round.own.unknown),
  };
  const { middle, from, to } = differenceOf(all.known, all.unknown);
  say(
    `${name}: members take ${inUs(middle)} µs more, between ${inUs(from)} and ${inUs(to)} in 99 of 100 runs`,
  );
  const planted = Math.max(PLANTED_MIN_MS, PLANTED_SHARE * median(all.unknown));
  const seen = likenessOf(
    all.known.map((ms) => ms + planted),
    all.unknown,
  );
  return [
    atLeast({ what: `${name}, the answer, p`, measured: verdictOf(own), bound: LIKENESS_MIN, unit: '' }),
    atLeast({
      what: `${name}, the answer after it, p`,
      measured: verdictOf(next),
      bound: LIKENESS_MIN,
      unit: '',
    }),
    atMost({
      what: `${name}, ${inMs(planted)} ms planted, p`,
      measured: seen,
      bound: LIKENESS_MIN,
      unit: '',
    }),
  ];
}

function tell(what: string, { known, unknown }: Times): number {
  const p = likenessOf(known, unknown);
  say(
    `  ${what}: median ${inMs(median(known))} ms for members, ${inMs(median(unknown))} ms for strangers, p ${p.toFixed(4)}`,
  );
  return p;
}

function isDecided(p: readonly number[]): boolean {
  const met = p.filter((one) => one >= LIKENESS_MIN).length;
  return met >= 2 || p.length - met >= 2;
}

/** Of two rounds that agree the worse, of three the middle one. */
function verdictOf(p: readonly number[]): number {
  return p.toSorted((one, other) => one - other)[p.length - 2] ?? Number.NaN;
}

function inUs(ms: number): string {
  return (1000 * ms).toFixed(0);
}
