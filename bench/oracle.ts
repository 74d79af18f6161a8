// What a member learns of others who tries for a month: their five answers out of the score, their hidden distance by
// moving about. By the product's own rules, each question chosen for one person alone: npm run bench -- oracle

import { makeRandom, pickBetween } from '#lib/seeded-random.ts';
import { SEARCH_DEFAULTS } from '#member/profile/rules.ts';
import { mailboxOf } from '#platform/mailbox.ts';
import { bestQuestion } from './oracle/best-questions.ts';
import {
  FIRST_DAY,
  facesSeen,
  type Habits,
  interrogate,
  type Learned,
  MONTH_DAYS,
  readWords,
  STRATEGIES,
} from './oracle/learn-answers.ts';
import { asTheProduct, exactly, type Hidden, locate, type Measure } from './oracle/learn-distances.ts';
import { askTheProduct } from './oracle/real-routes.ts';
import { machineLine, say } from './shared/say.ts';

const PEOPLE = 1000;
const SEED = 20_261_122;
const ANSWERS = 5;
const DISTANCE_BOUND_KM = 20;
type Addresses = Readonly<Record<string, readonly string[]>>;
/** Addresses that the attacker signs up with. The product counts the mailboxes behind them, not their spellings. */
const ONE_MAILBOX: Addresses = {
  'one mailbox, or one that comes back': ['curieux@exemple.invalid'],
  'one mailbox in all its spellings': [
    ...['curieux@exemple.invalid', 'Curieux@Exemple.invalid', ' curieux@exemple.invalid '],
    ...Array.from({ length: 24 }, (_, place) => `curieux+${place}@exemple.invalid`),
    ...['curieux+a+b@exemple.invalid', 'curieux+@exemple.invalid'],
  ],
  'one mailbox at Google in all its spellings': [
    ...['cu.ri.eux@gmail.com', 'curieux@gmail.com', 'c.u.r.i.e.u.x@gmail.com', 'Curieux@Gmail.com'],
    ...['curieux@googlemail.com', 'cu.rieux+amour@googlemail.com', 'curieux+1@gmail.com'],
  ],
};
/** Measured, and promised nothing (decision 38). */
const SEVERAL_MAILBOXES: Addresses = {
  'two mailboxes': ['curieux@exemple.invalid', 'autre@exemple.invalid'],
  'three mailboxes': ['curieux@exemple.invalid', 'autre@exemple.invalid', 'curieux@gmail.com'],
};
const random = makeRandom(SEED);

/** Five answers each, given as often as the habits say. */
const peopleWith = (habits: Habits) => {
  const wheel = habits.flatMap((weight, answer) => Array.from({ length: weight }, () => answer));
  return Array.from({ length: PEOPLE }, () =>
    [0, 1, 2, 3, 4].reduce(
      (sum, place) => sum + (wheel[pickBetween(random, 0, wheel.length - 1)] ?? 0) * 5 ** place,
      0,
    ),
  );
};
const percent = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
let missed = false;

function judge(what: string, met: boolean): void {
  say(`${what}: ${met ? 'met' : 'MISSED'}`);
  if (!met) missed = true;
}

function answers(): void {
  const seen = Math.max(facesSeen(FIRST_DAY, MONTH_DAYS, false), facesSeen(FIRST_DAY, MONTH_DAYS, true));
  say(
    `Faces that ${MONTH_DAYS} days show one mailbox at most, all passed, the search changed 20 times a day: ${seen}`,
  );
  for (const [name, habits] of [
    ['answers all alike likely', [1, 1, 1, 1, 1]],
    ['middle answers likelier', [1, 3, 4, 3, 1]],
  ] as const) {
    const everyone = peopleWith(habits);
    say(`\n${name}; per person seen, of ${ANSWERS} answers each, by who knows how people answer`);
    tell(
      '  nothing asked',
      everyone.map((one) => interrogate(one, 0, bestQuestion, habits)),
    );
    const alone = everyone.map((one) => readWords(one, 0, habits));
    tell('  a matchmaker, whose own account the desk refuses', alone);
    judge('  no answer certain at the desk', alone.every(({ certain }) => certain === 0));
    for (const sets of [1, 5, 25])
      tell(
        `  a matchmaker with the account of an accomplice, ${sets} sets of answers`,
        everyone.map((one) => readWords(one, sets, habits)),
      );
    for (const [who, addresses] of Object.entries({ ...ONE_MAILBOX, ...SEVERAL_MAILBOXES }))
      for (const [aim, strategy] of Object.entries(STRATEGIES)) {
        const mailboxes = new Set(addresses.map(mailboxOf)).size;
        const learned = everyone.map((one) => interrogate(one, mailboxes, strategy, habits));
        tell(`  ${who} (${addresses.length} addresses), aimed ${aim}`, learned);
        // Who answers exactly as one does shows 50 of 50: that is told to everyone before they answer (D9).
        const certain = learned.filter(({ certain, identical }) => certain > 0 && !identical).length;
        if (who in ONE_MAILBOX)
          judge('  nobody’s answer certain, but of who has all five in common', certain === 0);
      }
  }
}

function tell(what: string, learned: readonly Learned[]): void {
  const of = ANSWERS * learned.length;
  const sum = (count: (one: Learned) => number) => learned.reduce((total, one) => total + count(one), 0);
  const anyOf = learned.filter(({ certain }) => certain > 0).length;
  const identical = learned.filter((one) => one.identical).length;
  say(
    `${what}: certain ${percent(
      sum(({ certain }) => certain),
      of,
    )} of answers, at least one of ${percent(anyOf, learned.length)} of people (${percent(identical, learned.length)} have all in common); guessed ${percent(
      sum(({ guessed }) => guessed),
      of,
    )}`,
  );
}

function distances(): void {
  const hidden: Hidden[] = Array.from({ length: PEOPLE }, () => ({
    maximum: random() < 0.4 ? SEARCH_DEFAULTS.max_distance : 5 * pickBetween(random, 1, 60),
    km: 80 * random(),
  }));
  const widths = (guess: number | null, measure: Measure) =>
    hidden.flatMap((one) => locate(one, MONTH_DAYS, guess, measure) ?? []);
  say('');
  for (const [name, guess] of [
    ['halving what is possible', null],
    ['trying 49 and 50 km first', 49],
  ] as const) {
    const [ours, bare] = [widths(guess, asTheProduct), widths(guess, exactly)];
    const within = ours.filter((width) => width <= DISTANCE_BOUND_KM).length;
    say(
      `Moving, ${name}: narrowest ${Math.min(...ours).toFixed(1)} km of ${ours.length} people seen; exact distances would give ${Math.min(...bare).toFixed(2)} km`,
    );
    judge(`  hidden distances within ${DISTANCE_BOUND_KM} km: ${within}`, within === 0);
  }
}

say(machineLine());
answers();
distances();
judge(
  '\nThe real routes on PGlite: every score stays as it was first shown; from other towns people vanish in steps of 25 km',
  await askTheProduct(),
);
process.exit(missed ? 1 : 0);
