import { loveLikeness, nextScoreView, type ScoreView } from '#member/matching/rules.ts';
import { LOVE_DIMENSIONS } from '#member/profile/rules.ts';
import { bestQuestion, EVERY_SET, left, pointsOf } from './best-questions.ts';

/**
 * Sets that each account tries on a person it has seen: the product only compares the first, which is measured here.
 */
const SETS_TRIED = 5;
/** Consecutive sets that are far apart. */
const WORD_STRIDE = 1237;
const TODAY = '2026-11-21';
const ANSWERS = LOVE_DIMENSIONS.length;
const SCALE = 5;
/** Two answers whose points distinguish every answer of another person, as indices from 0. */
const [LOW, HIGH] = [1, 3] as const;

/** Frequency of each of the five answers. */
export type Habits = readonly number[];
/** Chooses an account's next set, given what all accounts have learned. */
type Strategy = (past: readonly Asked[], possible: readonly number[]) => number;
type Asked = { asked: number; points: number };

const answerAt = (set: number, place: number) => Math.floor(set / SCALE ** place) % SCALE;

/** Sets that differ in only one answer each: they reveal one answer after the other. */
const aimed: Strategy = (past) =>
  Array.from({ length: ANSWERS }, (_, place) => (place === past.length - 1 ? HIGH : LOW)).reduce(
    (sum: number, answer, place) => sum + answer * SCALE ** place,
    0,
  );

export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'at all five': bestQuestion,
  'at one after the other': aimed,
};

/**
 * For the five answers of one person: how many are certain, how many a guess finds, and whether the score is 50 of 50.
 */
export type Learned = { certain: number; guessed: number; identical: boolean };

/**
 * Attacks one person with some mailboxes, each of which tries set after set, or returns after an erasure with another:
 * they only learn what `nextScoreView` shows.
 */
export function interrogate(answers: number, mailboxes: number, strategy: Strategy, habits: Habits): Learned {
  let possible: readonly number[] = EVERY_SET;
  const past: Asked[] = [];
  for (let mailbox = 0; mailbox < mailboxes; mailbox += 1) {
    let view: ScoreView | undefined;
    for (let set = 1; set <= SETS_TRIED; set += 1) {
      const asked = strategy(past, possible);
      const now = { mine: set, theirs: 1, points: pointsOf(asked, answers), comparedOn: TODAY };
      const shown = nextScoreView(view, now);
      // An unchanged score reveals nothing about the tried set.
      if (shown === view) break;
      view = shown;
      past.push({ asked, points: shown.points });
      possible = left(possible, asked, shown.points);
    }
  }
  return { ...judge(answers, possible, habits), identical: past.some(({ points }) => points === 50) };
}

/**
 * Computes what a matchmaker learns about one person through a member who lends them an account and its answers: the
 * desk shows the love part as one word, view after view. The matchmaker's own account is rejected.
 */
export function readWords(answers: number, sets: number, habits: Habits): Learned {
  let possible: readonly number[] = EVERY_SET;
  for (let turn = 0; turn < sets; turn += 1) {
    const asked = EVERY_SET[(turn * WORD_STRIDE) % EVERY_SET.length] ?? 0;
    const word = loveLikeness(pointsOf(asked, answers));
    possible = possible.filter((set) => loveLikeness(pointsOf(asked, set)) === word);
  }
  return { ...judge(answers, possible, habits), identical: false };
}

function judge(answers: number, possible: readonly number[], habits: Habits) {
  const places = Array.from({ length: ANSWERS }, (_, place) => place);
  const likelihood = (set: number) =>
    places.reduce((product, place) => product * (habits[answerAt(set, place)] ?? 0), 1);
  const [counts, weights] = [0, 1].map(() => places.map(() => new Float64Array(SCALE)));
  for (const set of possible) {
    const likely = likelihood(set);
    for (const place of places) {
      const answer = answerAt(set, place);
      add(counts?.[place], answer, 1);
      add(weights?.[place], answer, likely);
    }
  }
  const bestGuess = (place: number) => {
    const of = [...(weights?.[place] ?? [])];
    return of.indexOf(Math.max(...of));
  };
  return {
    certain: places.filter((place) => counts?.[place]?.filter(Boolean).length === 1).length,
    guessed: places.filter((place) => bestGuess(place) === answerAt(answers, place)).length,
  };
}

function add(sums: Float64Array | undefined, place: number, what: number): void {
  if (sums) sums[place] = (sums[place] ?? 0) + what;
}
