import type { FamilyPlans, LifeProject, LivingArrangement, LivingPreference } from '#member/answers/rules.ts';

const CHILDREN: Record<FamilyPlans, { without: string; having: string }> = {
  'Je veux des enfants': { without: 'Veut des enfants', having: 'A des enfants et en voudrait encore' },
  "Je ne veux pas d'enfants": {
    without: 'N’a pas d’enfant et n’en souhaite pas',
    having: 'A des enfants et n’en souhaite pas d’autre',
  },
  'Je ne sais pas encore': {
    without: 'N’a pas d’enfant\u202f; pour la suite, la question reste ouverte',
    having: 'A des enfants\u202f; en avoir d’autres reste une question ouverte',
  },
};

const TOGETHER: Record<LivingArrangement, string> = {
  'Vie commune': 'Imagine une vie à deux sous le même toit',
  'Chacun chez soi': 'Imagine une vie à deux, chacun chez soi',
  'A voir': 'Choisira à deux entre un toit et deux adresses',
};

const PLACE: Record<LivingPreference, string> = {
  'En ville': 'Aime vivre en ville',
  'Au vert': 'Aimerait vivre au vert',
  Loin: 'Partirait volontiers vivre loin',
  'Ouvert(e)': 'Se sentirait bien en ville comme au vert',
};

export type LifeSentences = { children: string; together?: string; place?: string };

/** What a person hopes for, as someone would say it of them; without answers only whether they have children. */
export function lifeSentences(life: LifeProject | null, hasChildren: boolean): LifeSentences {
  if (!life) return { children: hasChildren ? 'A des enfants' : 'N’a pas d’enfant' };
  return {
    children: CHILDREN[life.family_plans][hasChildren ? 'having' : 'without'],
    together: TOGETHER[life.living_arrangement],
    place: PLACE[life.living_preference],
  };
}
