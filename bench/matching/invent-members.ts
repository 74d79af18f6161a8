import { yearsBefore } from '#lib/age.ts';
import { GENDERS, type Gender } from '#lib/gender.ts';
import { makeRandom, pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import {
  ACTIVITIES,
  type Activity,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  MAX_ACTIVITIES,
  SEARCH_AGE_MAX,
  SEARCH_AGE_MIN,
  type SearchPreferences,
} from '#member/profile/rules.ts';
import { readCommunes } from '#member/profile/server/shared/load-communes.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';

type Commune = InsertedMember['commune'] & { population: number };
export type Invented = InsertedMember & { commune: Commune; preferences: SearchPreferences };

const SEED = 20_261_121;
const SAME_GENDER_SHARE = 0.08;
const FAR_SHARE = 0.12;
const UNANSWERED_SHARE = 0.06;
const AGE_MIN = 18;
const AGE_MAX = 75;
/** Those of Paris, Marseille and Lyon, which are also listed whole. */
const ARRONDISSEMENT = /^(751(0[1-9]|1\d|20)|132(0[1-9]|1[0-6])|6938[1-9])$/;

/**
 * Creates fictional members, the same for the same day: communes by population, with any prefix of the list being a
 * fair sample.
 * @param today ISO date from which ages are computed
 */
export async function inventMembers(count: number, today: string): Promise<Invented[]> {
  const random = makeRandom(SEED);
  const communes = (await readCommunes()).filter(({ code }) => !ARRONDISSEMENT.test(code));
  const pickCommune = byPopulation(communes, random);
  return Array.from({ length: count }, () => inventMember(random, pickCommune(), today));
}

const isChosen = (random: Random, share: number) => random() < share;

function byPopulation(communes: readonly Commune[], random: Random): () => Commune {
  let total = 0;
  const upTo = communes.map(({ population }) => {
    total += population;
    return total;
  });
  return () => {
    const drawn = random() * total;
    let [low, high] = [0, communes.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    const commune = communes[low];
    if (!commune) throw new Error('There are no communes');
    return commune;
  };
}

function inventMember(random: Random, commune: Commune, today: string): Invented {
  const id = inventId(random);
  const gender = pickOne(random, GENDERS);
  // The power skews the ages towards the young, as on any such site.
  const age = AGE_MIN + Math.floor((AGE_MAX - AGE_MIN + 1) * random() ** 1.4);
  const answers = !isChosen(random, UNANSWERED_SHARE);
  return {
    id,
    email: `${id}@exemple.invalid`,
    firstName: 'Claude',
    lastName: 'Exemple',
    gender,
    birthDate: inventBirthDate(random, age, today),
    commune,
    hasChildren: isChosen(random, 0.4),
    bio: 'Une présentation inventée, de la longueur de celles que l’on écrit. '.repeat(3).trim(),
    preferences: inventSearch(random, gender, age),
    lifeProject: answers
      ? {
          living_preference: pickOne(random, LIVING_PREFERENCES),
          living_arrangement: pickOne(random, LIVING_ARRANGEMENTS),
          family_plans: pickOne(random, FAMILY_PLANS),
        }
      : null,
    activities: answers ? inventActivities(random) : null,
    loveProfile: answers
      ? {
          liberty_score: inventLove(random),
          fidelity_score: inventLove(random),
          communication_score: inventLove(random),
          tenderness_score: inventLove(random),
          sexuality_score: inventLove(random),
        }
      : null,
    quiz: null,
  };
}

/** As long and as scattered as real ids, which are UUIDs. */
function inventId(random: Random): string {
  const hex = Array.from({ length: 4 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function inventBirthDate(random: Random, age: number, today: string): string {
  const birthday = new Date(`${yearsBefore(today, age)}T00:00:00Z`);
  birthday.setUTCDate(birthday.getUTCDate() - pickBetween(random, 0, 364));
  return birthday.toISOString().slice(0, 10);
}

function inventSearch(random: Random, gender: Gender, age: number): SearchPreferences {
  const other = gender === 'femme' ? 'homme' : 'femme';
  return {
    preferred_gender: isChosen(random, SAME_GENDER_SHARE) ? gender : other,
    min_age: Math.max(SEARCH_AGE_MIN, age - pickBetween(random, 2, 12)),
    max_age: Math.min(SEARCH_AGE_MAX, age + pickBetween(random, 2, 12)),
    max_distance: isChosen(random, FAR_SHARE)
      ? 50 * pickBetween(random, 4, 10)
      : 5 * pickBetween(random, 4, 20),
  };
}

function inventActivities(random: Random): Activity[] {
  const chosen = new Set<Activity>();
  const wanted = pickBetween(random, 1, MAX_ACTIVITIES);
  while (chosen.size < wanted) chosen.add(pickOne(random, ACTIVITIES));
  return [...chosen];
}

function inventLove(random: Random): number {
  return pickBetween(random, LOVE_SCORE_MIN, LOVE_SCORE_MAX);
}
