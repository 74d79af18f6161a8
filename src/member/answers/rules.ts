import { DAY_MS } from '#lib/durations.ts';
import { roomFrom } from '#lib/room-from.ts';

/** Questionnaire answers, verbatim and in the order of spec 1 §3. */
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
/** Sexuality may be kept to oneself: null, which scores nothing with anyone. */
export type LoveProfile = Record<Exclude<LoveDimension, 'sexuality_score'>, number> & {
  sexuality_score: number | null;
};
export type Quiz = Record<QuizTopic, number>;

/** Limit on changes of the love profile in the window; the first fill is free (D9). */
export const LOVE_PROFILE_CHANGE_LIMIT = 5;
export const LOVE_PROFILE_CHANGE_WINDOW_DAYS = 1;

/**
 * A withdrawal counted as a change.
 * @param changes earlier changes, without the first fill
 * @returns null when allowed now
 */
export function loveProfileChangesFrom(changes: readonly Date[], what: 'change' | 'fill'): Date | null {
  const limit = what === 'fill' ? LOVE_PROFILE_CHANGE_LIMIT + 1 : LOVE_PROFILE_CHANGE_LIMIT;
  return roomFrom(changes, limit, LOVE_PROFILE_CHANGE_WINDOW_DAYS * DAY_MS);
}
