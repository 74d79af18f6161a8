import type { FamilyPlans, LifeProject, LivingArrangement, LivingPreference } from '#member/answers/rules.ts';

/** Spec 1 §2.2, verbatim: whether someone has children, which hopes for the future do not tell. */
export function childrenSentence(hasChildren: boolean): string {
  return hasChildren ? 'A des enfants' : 'Sans enfant';
}

const FAMILY: Record<FamilyPlans, { without: string; having: string }> = {
  'Je veux des enfants': { without: 'Veut des enfants', having: 'Voudrait encore des enfants' },
  "Je ne veux pas d'enfants": {
    without: 'Ne souhaite pas d’enfant',
    having: 'Ne souhaite pas d’autre enfant',
  },
  'Je ne sais pas encore': {
    without: 'Des enfants un jour\u202f? La question reste ouverte',
    having: 'D’autres enfants\u202f? La question reste ouverte',
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

export type LifeSentences = { children: string; family?: string; together?: string; place?: string };

/** What a person hopes for, as someone would say it of them; without answers only whether they have children. */
export function lifeSentences(life: LifeProject | null, hasChildren: boolean): LifeSentences {
  const children = childrenSentence(hasChildren);
  if (!life) return { children };
  return {
    children,
    family: FAMILY[life.family_plans][hasChildren ? 'having' : 'without'],
    together: TOGETHER[life.living_arrangement],
    place: PLACE[life.living_preference],
  };
}
