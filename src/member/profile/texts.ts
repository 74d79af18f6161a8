import type { Gender } from '#lib/gender.ts';
import type {
  Activity,
  FamilyPlans,
  LifeProject,
  LivingArrangement,
  LivingPreference,
  LoveDimension,
  ProfileText,
  Prompt,
  QuizTopic,
} from './rules.ts';

/** Names of the fields in the form, in the data archive and for moderators. */
export const PROFILE_FIELD_NAMES = {
  first_name: 'Prénom',
  last_name: 'Nom',
  birth_date: 'Date de naissance',
  city: 'Ville',
  has_children: 'Enfants',
  bio: 'Présentation',
} satisfies Record<ProfileText, string> & Record<string, string>;

/** Returns whether someone has children, in the words of spec 1 §2.2. */
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

/** Returns a person’s wishes as sentences in the third person; without answers, only whether they have children. */
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

/** One sentence per answer from 1 to 5. */
type FiveSentences = readonly [string, string, string, string, string];

export interface LoveQuestion {
  name: string;
  question: string;
  sentences: FiveSentences;
}

/** The answers are ordered along a direction, not ranked: none is better than another. */
export const LOVE_QUESTIONS: Record<LoveDimension, LoveQuestion> = {
  liberty_score: {
    name: 'Liberté',
    question: 'Quelle place pour la liberté de chacun ?',
    sentences: [
      'J’aime presque tout partager : nos journées, nos amis, nos projets.',
      'Je préfère être souvent à deux, et garder un ou deux moments rien que pour moi.',
      'Je cherche l’équilibre : du temps ensemble, du temps chacun de son côté.',
      'J’ai besoin d’air : mes amis, mes sorties et mes projets me restent précieux.',
      'Ma liberté m’est essentielle : j’aime qu’on se retrouve par envie, jamais par habitude.',
    ],
  },
  fidelity_score: {
    name: 'Fidélité',
    question: 'Que représente la fidélité pour vous ?',
    sentences: [
      'Je conçois un couple ouvert, où chacun reste libre d’aimer et de désirer ailleurs.',
      'La loyauté compte plus pour moi que l’exclusivité : nos règles s’inventent à deux.',
      'L’exclusivité me convient, tant que nous pouvons en reparler librement.',
      'J’ai besoin d’une relation exclusive, et je crois qu’un couple peut se relever d’un faux pas.',
      'La fidélité est le socle de mon couple : je la promets et je l’attends, sans exception.',
    ],
  },
  communication_score: {
    name: 'Communication',
    question: 'Quand quelque chose vous touche, quelle est votre façon d’en parler ?',
    sentences: [
      'Je parle peu de ce que je ressens : mes gestes le disent pour moi.',
      'J’ai besoin de temps et de calme avant de trouver mes mots.',
      'Je parle de ce qui compte quand le moment s’y prête.',
      'Je dis volontiers ce que je ressens, et j’aime qu’on me réponde.',
      'Je parle de tout sans attendre, du doux comme du difficile : cela me rapproche de l’autre.',
    ],
  },
  tenderness_score: {
    name: 'Tendresse',
    question: 'Quelle place tiennent les gestes tendres dans votre vie à deux ?',
    sentences: [
      'Les gestes tendres me viennent peu : je montre mon attachement autrement.',
      'J’aime une tendresse discrète, plutôt à l’abri des regards.',
      'J’aime les gestes tendres quand ils viennent d’eux-mêmes, sans y penser.',
      'J’ai besoin d’un peu de tendresse chaque jour : une main, un baiser, un mot.',
      'La tendresse est ma première langue : je la donne et je la cherche du matin au soir.',
    ],
  },
  sexuality_score: {
    name: 'Sexualité',
    question: 'Dans la relation que vous cherchez, quelle place pour la sexualité ?',
    sentences: [
      'La sexualité compte peu pour moi : la complicité et la présence me suffisent.',
      'Mon désir vient avec le temps et la confiance, et je n’en fais pas une priorité.',
      'Je donne à la sexualité sa place, ni plus ni moins que le reste de la vie à deux.',
      'L’entente physique compte beaucoup pour moi : j’ai besoin d’un désir partagé, qui dure.',
      'La sexualité est au cœur de la relation : c’est là que je me sens au plus près de l’autre.',
    ],
  },
};

/** The sixth choice of the question about sexuality (D47). */
export const KEPT_TO_ONESELF = 'Je préfère ne pas répondre';
export const KEPT_MEANS =
  'Vous pouvez garder cette réponse pour vous\u202f: elle compte alors 0\u00a0point, pour l’autre personne comme pour vous.';

/** Returns the sentence of an answer; « Non renseigné » if invalid (spec 1 §9). */
export function loveSentence(dimension: LoveDimension, score: number | null): string {
  if (score === null) return KEPT_TO_ONESELF;
  return LOVE_QUESTIONS[dimension].sentences[score - 1] ?? 'Non renseigné';
}

export interface QuizQuestion {
  name: string;
  question: string;
  hint: string;
  ends: readonly [string, string];
}

export const QUIZ_QUESTIONS: Record<QuizTopic, QuizQuestion> = {
  past_breakups_score: {
    name: 'Ruptures passées',
    question: 'Vos ruptures passées vous font-elles encore mal ?',
    hint: 'Un prénom, un lieu, une chanson suffisent parfois à raviver une histoire.',
    ends: ['C’est apaisé', 'Encore très mal'],
  },
  abandonment_fear_score: {
    name: 'Peur de l’abandon',
    question: 'Avez-vous peur, dans une relation, que l’autre vous quitte ?',
    hint: 'Par exemple quand un message tarde, ou quand l’autre a besoin d’être au calme.',
    ends: ['Presque jamais', 'Très souvent'],
  },
  self_confidence_score: {
    name: 'Pensées négatives sur soi',
    question: 'Avez-vous des pensées dures envers vous-même ?',
    hint: 'Par exemple « je ne suis pas à la hauteur » ou « je n’intéresse personne ».',
    ends: ['Presque jamais', 'Très souvent'],
  },
  single_status_score: {
    name: 'Hâte de rencontrer quelqu’un',
    question: 'Ressentez-vous le besoin de trouver quelqu’un rapidement ?',
    hint: 'Peut-être parce que la solitude vous pèse, ou parce que le temps semble filer.',
    ends: ['J’ai tout mon temps', 'C’est urgent'],
  },
};

/** What the total reveals, said wherever it is explained (D49). */
export const SAME_LOVE =
  'Quand le total dépasse de 50\u00a0points les deux autres parts, vos cinq réponses sont les mêmes.';

/** Stored values of spec 1 §3 that are not correct French spelling. */
const WRITTEN: Record<string, string> = {
  'A voir': 'À voir',
  "Je ne veux pas d'enfants": 'Je ne veux pas d’enfants',
  'Balades, voyages, weekends': 'Balades, voyages, week-ends',
};

/** Returns the display form of an answer. @param gender of the person who answered, for agreement */
export function written(answer: Activity | LifeProject[keyof LifeProject], gender?: Gender): string {
  if (answer === 'Ouvert(e)') return gender === 'femme' ? 'Ouverte' : 'Ouvert';
  return WRITTEN[answer] ?? answer;
}

export const PROMPT_TEXTS: Record<Prompt, string> = {
  'good-sunday': 'Un dimanche réussi…',
  'makes-me-laugh': 'Ce qui me fait rire…',
  'looking-for': 'Je cherche quelqu’un qui…',
  'small-joy': 'Mon petit bonheur de tous les jours…',
  'talk-for-hours': 'Je peux parler pendant des heures…',
  'last-discovery': 'Ma dernière belle découverte…',
  'good-place': 'Un endroit où je me sens bien…',
  'signature-dish': 'Le plat que je réussis à tous les coups…',
  'after-a-long-day': 'Après une longue journée, il me faut…',
  'kept-from-childhood': 'De mon enfance, j’ai gardé…',
  song: 'La chanson qui me remet d’aplomb…',
  'life-taught-me': 'Ce que la vie m’a appris…',
  'touching-gesture': 'Un geste qui me touche…',
  'small-pride': 'Ma petite fierté…',
  together: 'À deux, j’aimerais…',
  'harmless-habit': 'Ma manie inoffensive…',
  'friends-say': 'Mes proches diraient…',
  'changed-my-mind': 'J’ai changé d’avis sur…',
  'never-tired-of': 'Je ne me lasse pas…',
  'first-meeting': 'Pour une première rencontre, je propose…',
};
