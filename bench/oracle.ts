// What a member learns of others who tries for a month: their five answers out of the score, their hidden distance by
// moving about. By the product's own rules, each question chosen for one person alone: npm run bench -- oracle
import { SEARCH_DEFAULTS } from '#features/profile/rules.ts';
import { makeRandom, pickBetween } from '#lib/seeded-random.ts';
import { EVERY_SET } from './oracle/best-questions.ts';
import { FIRST_DAY, facesSeen, interrogate, MONTH_DAYS, setsOfAMonth } from './oracle/learn-answers.ts';
import { asTheProduct, exactly, type Hidden, locate, type Measure } from './oracle/learn-distances.ts';
import { askTheProduct } from './oracle/real-routes.ts';
import { machineLine, say } from './shared/say.ts';

const PEOPLE = 1000;
const SEED = 20_261_122;
const KNOWN_BOUND = 0.05;
const DISTANCE_BOUND_KM = 20;
const random = makeRandom(SEED);

/** Answers of 1 to 5 as people give them, the middle ones more often, or all alike. */
const people = (weights: readonly number[]) => {
  const wheel = weights.flatMap((weight, answer) => Array.from({ length: weight }, () => answer));
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
    `Faces that ${MONTH_DAYS} days show at most, all passed, the search changed 20 times a day: ${seen} of ${PEOPLE}`,
  );
  say(
    `Sets of one's own that ${MONTH_DAYS} days allow: ${setsOfAMonth(MONTH_DAYS)}; ${2 * seen} more than the first would be needed`,
  );
  for (const [name, weights] of [
    ['answers all alike likely', [1, 1, 1, 1, 1]],
    ['middle answers likelier', [1, 3, 4, 3, 1]],
  ] as const) {
    const everyone = people(weights);
    const alone = everyone.map((one) => interrogate(one)).filter((possible) => possible === 1).length;
    const known = everyone.slice(0, seen).filter((one) => interrogate(one) === 1).length;
    say(`\n${name}: of ${EVERY_SET.length} sets, one remains for`);
    say(`  ${percent(alone, PEOPLE)} of those seen, each interrogated with three sets chosen for them alone`);
    judge(
      `  ${percent(known, PEOPLE)} of ${PEOPLE} people in ${MONTH_DAYS} days, bound ${100 * KNOWN_BOUND} %`,
      known / PEOPLE < KNOWN_BOUND,
    );
  }
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
  '\nThe real routes on PGlite: after three sets every score stays; from other towns people vanish in steps of 25 km',
  await askTheProduct(),
);
process.exit(missed ? 1 : 0);
