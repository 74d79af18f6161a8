/** The answers of the questionnaires, to the letter and in the order of spec 1 §3. */
export const LIVING_PREFERENCES = ['En ville', 'Au vert', 'Loin', 'Ouvert(e)'] as const;
export const LIVING_ARRANGEMENTS = ['Chacun chez soi', 'Vie commune', 'A voir'] as const;
export const FAMILY_PLANS = [
  'Je veux des enfants',
  "Je ne veux pas d'enfants",
  'Je ne sais pas encore',
] as const;

export const ACTIVITIES = [
  'Sorties, Fêtes',
  'Danse',
  'Expos, musées',
  'Cinéma',
  'Théâtres',
  'Concerts',
  'Sport',
  'Nature',
  'Randonnée',
  'Bricolage, jardinage',
  'Tendresse, cocooning',
  'Spiritualité',
  'Balades, voyages, weekends',
  'Projets associatifs, projets professionnels',
] as const;
export const MAX_ACTIVITIES = 5;

export const LOVE_DIMENSIONS = [
  'liberty_score',
  'fidelity_score',
  'communication_score',
  'tenderness_score',
  'sexuality_score',
] as const;
export const LOVE_SCORE_MIN = 1;
export const LOVE_SCORE_MAX = 5;

export const QUIZ_TOPICS = [
  'past_breakups_score',
  'abandonment_fear_score',
  'self_confidence_score',
  'single_status_score',
] as const;
export const QUIZ_SCORE_MIN = 1;
export const QUIZ_SCORE_MAX = 10;

export type LivingPreference = (typeof LIVING_PREFERENCES)[number];
export type LivingArrangement = (typeof LIVING_ARRANGEMENTS)[number];
export type FamilyPlans = (typeof FAMILY_PLANS)[number];
export type Activity = (typeof ACTIVITIES)[number];
export type LoveDimension = (typeof LOVE_DIMENSIONS)[number];
export type QuizTopic = (typeof QUIZ_TOPICS)[number];

export type LifeProject = {
  living_preference: LivingPreference;
  living_arrangement: LivingArrangement;
  family_plans: FamilyPlans;
};
export type LoveProfile = Record<LoveDimension, number>;
export type Quiz = Record<QuizTopic, number>;

/** A member's love profile changes at most so many times in the window; the first fill is free (D9). */
export const LOVE_PROFILE_CHANGE_LIMIT = 3;
export const LOVE_PROFILE_CHANGE_WINDOW_DAYS = 7;

/**
 * Whether the love profile may be changed now.
 * @param changes instants of earlier changes (the first fill is not one of them)
 * @param now the instant of the request
 */
export function canChangeLoveProfile(changes: readonly Date[], now: Date): 'ok' | 'too-many-changes' {
  const windowStart = now.getTime() - LOVE_PROFILE_CHANGE_WINDOW_DAYS * 24 * 3600 * 1000;
  const recent = changes.filter((change) => change.getTime() > windowStart);
  return recent.length < LOVE_PROFILE_CHANGE_LIMIT ? 'ok' : 'too-many-changes';
}
