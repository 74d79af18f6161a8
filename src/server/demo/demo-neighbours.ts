import { pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import { DEMO_ACCOUNT_AGE, findLyon } from './demo-account.ts';
import { answerQuiz } from './demo-answers.ts';
import { birthDateFor, type DemoCommune, type DemoMember, identify } from './demo-member.ts';
import { distanceBetween, shareOut, withoutArrondissements } from './demo-spread.ts';
import { NEIGHBOUR_PORTRAYALS } from './neighbour-portrayals.ts';

/** Short of the 60 km of the demo account, and within the range that every neighbour accepts. */
const RADIUS_KM = 50;

/** The communes where the neighbours live: around Lyon, by population, each man at his own distance. */
function homesAroundLyon(communes: readonly DemoCommune[], count: number): DemoCommune[] {
  const lyon = findLyon(communes);
  const near = withoutArrondissements(communes).filter(
    (commune) => distanceBetween(lyon, commune) <= RADIUS_KM,
  );
  return shareOut(near, count, ({ population }) => population);
}

/**
 * Men who match the demo account in both directions: age, distance and search all agree. They take the first numbers of
 * the list of members.
 * @param today ISO date
 */
export function makeDemoNeighbours(
  communes: readonly DemoCommune[],
  today: string,
  random: Random,
): Omit<DemoMember, 'prompts'>[] {
  const homes = homesAroundLyon(communes, NEIGHBOUR_PORTRAYALS.length);
  return NEIGHBOUR_PORTRAYALS.map(({ age, love, life, activities, ...shown }, index) => ({
    ...identify(index + 1),
    ...shown,
    gender: 'homme',
    birthDate: birthDateFor(age, today, pickBetween(random, 1, 364)),
    // Steps of five through the dozen homes: the best matches must not all live in the same place.
    commune: homes[(index * 5) % homes.length] ?? findLyon(communes),
    preferences: {
      preferredGender: 'femme',
      minAge: DEMO_ACCOUNT_AGE - pickBetween(random, 3, 8),
      maxAge: Math.max(age, DEMO_ACCOUNT_AGE) + pickBetween(random, 2, 5),
      maxDistance: pickOne(random, [60, 80, 100]),
    },
    lifeProject: { living_preference: life[0], living_arrangement: life[1], family_plans: life[2] },
    activities: [...activities],
    loveProfile: {
      liberty_score: love[0],
      fidelity_score: love[1],
      communication_score: love[2],
      tenderness_score: love[3],
      sexuality_score: love[4],
    },
    quiz: answerQuiz(random),
  }));
}
