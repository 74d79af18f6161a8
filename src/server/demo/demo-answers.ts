import { isChosen, pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import {
  ACTIVITIES,
  type Activity,
  FAMILY_PLANS,
  type FamilyPlans,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  type LifeProject,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  type LoveProfile,
  MAX_ACTIVITIES,
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
  type Quiz,
} from '#member/answers/rules.ts';

// Independent random answers would give nearly every pair the same middling score. A few ways of living, followed
// loosely, give pairs that match well and pairs that do not.
type WayOfLiving = {
  /** Liberty, fidelity, communication, tenderness, sexuality. */
  love: readonly [number, number, number, number, number];
  life: LifeProject;
  activities: readonly Activity[];
};

export const WAYS_OF_LIVING: readonly WayOfLiving[] = [
  {
    love: [2, 5, 4, 5, 3],
    life: way('Au vert', 'Vie commune', 'Je veux des enfants'),
    activities: [
      'Tendresse, cocooning',
      'Nature',
      'Balades, voyages, weekends',
      'Bricolage, jardinage',
      'Cinéma',
    ],
  },
  {
    love: [4, 4, 5, 3, 4],
    life: way('En ville', 'A voir', 'Je ne sais pas encore'),
    activities: ['Expos, musées', 'Théâtres', 'Cinéma', 'Concerts', 'Balades, voyages, weekends'],
  },
  {
    love: [4, 5, 3, 4, 4],
    life: way('Au vert', 'Vie commune', "Je ne veux pas d'enfants"),
    activities: ['Nature', 'Randonnée', 'Sport', 'Balades, voyages, weekends', 'Bricolage, jardinage'],
  },
  {
    love: [5, 3, 4, 3, 5],
    life: way('En ville', 'Chacun chez soi', 'Je ne sais pas encore'),
    activities: ['Sorties, Fêtes', 'Danse', 'Concerts', 'Sport', 'Cinéma'],
  },
  {
    love: [3, 4, 5, 4, 3],
    life: way('Ouvert(e)', 'Vie commune', 'Je veux des enfants'),
    activities: [
      'Projets associatifs, projets professionnels',
      'Spiritualité',
      'Expos, musées',
      'Nature',
      'Balades, voyages, weekends',
    ],
  },
  {
    love: [4, 5, 4, 5, 2],
    life: way('Loin', 'Chacun chez soi', "Je ne veux pas d'enfants"),
    activities: ['Randonnée', 'Bricolage, jardinage', 'Spiritualité', 'Théâtres', 'Tendresse, cocooning'],
  },
];

function way(
  living_preference: LifeProject['living_preference'],
  living_arrangement: LifeProject['living_arrangement'],
  family_plans: FamilyPlans,
): LifeProject {
  return { living_preference, living_arrangement, family_plans };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

export function answerLoveProfile(random: Random, { love }: WayOfLiving): LoveProfile {
  const near = (centre: number) =>
    clamp(centre + pickOne(random, [-1, 0, 0, 0, 0, 0, 1, 2]), LOVE_SCORE_MIN, LOVE_SCORE_MAX);
  return {
    liberty_score: near(love[0]),
    fidelity_score: near(love[1]),
    communication_score: near(love[2]),
    tenderness_score: near(love[3]),
    sexuality_score: near(love[4]),
  };
}

/** Plans about children follow age first: few people past fifty plan a birth. */
function answerFamilyPlans(random: Random, usual: FamilyPlans, age: number): FamilyPlans {
  if (age > 48) return isChosen(random, 0.85) ? "Je ne veux pas d'enfants" : 'Je ne sais pas encore';
  if (age > 43 && usual === 'Je veux des enfants') return 'Je ne sais pas encore';
  return isChosen(random, 0.75) ? usual : pickOne(random, FAMILY_PLANS);
}

export function answerLifeProject(random: Random, { life }: WayOfLiving, age: number): LifeProject {
  return {
    living_preference: isChosen(random, 0.7) ? life.living_preference : pickOne(random, LIVING_PREFERENCES),
    living_arrangement: isChosen(random, 0.7)
      ? life.living_arrangement
      : pickOne(random, LIVING_ARRANGEMENTS),
    family_plans: answerFamilyPlans(random, life.family_plans, age),
  };
}

export function answerActivities(random: Random, { activities }: WayOfLiving): Activity[] {
  const wanted = pickOne(random, [1, 2, 3, 3, 4, 4, 4, 5, MAX_ACTIVITIES]);
  const chosen = new Set<Activity>();
  while (chosen.size < wanted) chosen.add(pickOne(random, isChosen(random, 0.8) ? activities : ACTIVITIES));
  return ACTIVITIES.filter((activity) => chosen.has(activity));
}

export function answerQuiz(random: Random): Quiz {
  const mood = pickBetween(random, 1, 7);
  const near = () => clamp(mood + pickBetween(random, -3, 3), QUIZ_SCORE_MIN, QUIZ_SCORE_MAX);
  return {
    past_breakups_score: near(),
    abandonment_fear_score: near(),
    self_confidence_score: near(),
    single_status_score: near(),
  };
}
