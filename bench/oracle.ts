// Measures what a member learns about others in a month of trying: their five love answers, inferred from the score.
// Uses the product's own rules and chooses each question for one person alone; also what the word at the desk reveals
// to a matchmaker: npm run bench -- oracle
import { makeRandom, pickBetween } from '#lib/seeded-random.ts';
import { bestQuestion } from './oracle/best-questions.ts';
import { type Habits, interrogate, type Learned, readWords, STRATEGIES } from './oracle/learn-answers.ts';
import { type Goal, judge, none } from './shared/goals.ts';
import { bench } from './shared/run-bench.ts';
import { say } from './shared/say.ts';
import { tableOf } from './shared/figures.ts';

const MINUTES = 5;
const SEED = 20_261_122;
const ANSWERS = 5;
/** Frequency of each of the five answers. */
const HABITS: readonly [string, Habits][] = [
  ['answers all alike likely', [1, 1, 1, 1, 1]],
  ['middle answers likelier', [1, 3, 4, 3, 1]],
];
/** The guarantee covers one mailbox: several are only measured (decision 38). */
const MAILBOXES = [1, 2, 3];
/** Number of answer sets that an accomplice lends a matchmaker. */
const LENT = [1, 5, 25];

await bench({ minutes: MINUTES, options: { people: 1000 } }, async ({ options }) => {
  const random = makeRandom(SEED);
  const goals: Goal[] = [];
  for (const [name, habits] of HABITS) {
    const everyone = peopleWith(habits, options.people, random);
    const rows: string[][] = [];
    const learn = (who: string, of: (answers: number) => Learned) => {
      const learned = everyone.map(of);
      rows.push(rowOf(who, learned));
      return learned;
    };
    const nobody = (what: string, learned: readonly Learned[]) => {
      // Two members with identical answers score 50 of 50. The form says so before they answer (D9).
      const certain = learned.filter(({ certain: count, identical }) => count > 0 && !identical).length;
      goals.push(none(`${what}, ${name}`, certain));
    };
    learn('nothing asked', (one) => interrogate(one, 0, bestQuestion, habits));
    nobody(
      'An answer certain to a matchmaker',
      learn('a matchmaker, whose own account the desk refuses', (one) => readWords(one, 0, habits)),
    );
    for (const sets of LENT)
      learn(`a matchmaker with ${sets} sets of an accomplice`, (one) => readWords(one, sets, habits));
    for (const mailboxes of MAILBOXES)
      for (const [aim, strategy] of Object.entries(STRATEGIES)) {
        const who = `${mailboxes} mailboxes, aimed ${aim}`;
        const learned = learn(who, (one) => interrogate(one, mailboxes, strategy, habits));
        if (mailboxes === 1) nobody(`An answer certain to one mailbox, aimed ${aim}`, learned);
      }
    say(`\n${name}; guesses are made by someone who knows how people answer`);
    for (const line of tableOf(['', 'answers certain', 'people with one', 'all five alike', 'guessed'], rows))
      say(line);
  }
  judge(goals);
});

/** Packed answer sets, with the given frequencies. */
function peopleWith(habits: Habits, count: number, random: () => number): number[] {
  const wheel = habits.flatMap((weight, answer) => Array<number>(weight).fill(answer));
  const draw = () => wheel[pickBetween(random, 0, wheel.length - 1)] ?? 0;
  return Array.from({ length: count }, () =>
    Array.from({ length: ANSWERS }, (_, place) => draw() * 5 ** place).reduce((sum, answer) => sum + answer),
  );
}

function rowOf(who: string, learned: readonly Learned[]): string[] {
  const percent = (count: (one: Learned) => number, each = 1) => {
    const total = learned.reduce((sum, one) => sum + count(one), 0);
    return `${((100 * total) / (each * learned.length)).toFixed(1)} %`;
  };
  return [
    who,
    percent(({ certain }) => certain, ANSWERS),
    percent(({ certain }) => Math.min(certain, 1)),
    percent(({ identical }) => Number(identical)),
    percent(({ guessed }) => guessed, ANSWERS),
  ];
}
