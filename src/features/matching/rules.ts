import {
  type Activity,
  type LifeProject,
  LOVE_DIMENSIONS,
  type LoveProfile,
} from '#features/profile/answers/rules.ts';
import { yearsBefore } from '#lib/age.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { addDays } from '#lib/paris-time.ts';
import { roomFrom } from '#lib/room-from.ts';

export const SELECTION_SIZE = 4;
/** Equal scores are ordered by distance rounded down to this step, in km (D8). */
export const DISTANCE_STEP_KM = 10;
/** How long someone stays open to preview and contact after being shown. */
export const SHOWN_HOURS = 24;
/** Different people whom one member may be shown in 24 hours: the base cannot be walked through (T6). */
export const DAILY_NEW_PROFILES_LIMIT = 59;
/** The criteria that set people aside (D7): mine, then theirs. */
export const CRITERIA = ['age', 'distance', 'their-age', 'their-distance'] as const;
export type Criterion = (typeof CRITERIA)[number];

/**
 * When the next new profile may be shown.
 * @param shownAt when each person of the last 24 hours was last shown
 * @returns nothing while the day's number lasts
 */
export function newProfilesFrom(shownAt: readonly Date[]): Date | null {
  return roomFrom(shownAt, DAILY_NEW_PROFILES_LIMIT, SHOWN_HOURS * HOUR_MS);
}

/**
 * The people of a selection who may be shown: all those seen in the last 24 hours, and new ones while the day's
 * number lasts.
 * @param ids best first
 * @param seen ids of the people shown in the last 24 hours
 */
export function capNewProfiles(
  ids: readonly string[],
  seen: Pick<ReadonlySet<string>, 'has' | 'size'>,
): string[] {
  let left = Math.max(0, DAILY_NEW_PROFILES_LIMIT - seen.size);
  return ids.filter((id) => {
    if (seen.has(id)) return true;
    left -= 1;
    return left >= 0;
  });
}

/** The answers that a score compares; nothing when that questionnaire is missing. */
export type MatchAnswers = {
  love: LoveProfile | null;
  activities: readonly Activity[] | null;
  life: LifeProject | null;
};

type CompleteAnswers = { [Part in keyof MatchAnswers]: NonNullable<MatchAnswers[Part]> };

export type CompatibilityParts = { love: number; activities: number; life: number };

const SAME_ANSWER = 10;
const CLOSE_ANSWER = 5;
const POINTS_PER_ACTIVITY = 5;
export const MAX_LOVE_POINTS = 50;
export const MAX_ACTIVITY_POINTS = 20;
export const MAX_LIFE_POINTS = 30;
const UNDECIDED: ReadonlySet<string> = new Set(['Ouvert(e)', 'A voir', 'Je ne sais pas encore']);

/** Points out of 50 (spec 1 §9): same answer 10, adjacent 5, otherwise 0. */
export function lovePoints(a: LoveProfile, b: LoveProfile): number {
  return LOVE_DIMENSIONS.reduce((sum, dimension) => {
    const gap = Math.abs(a[dimension] - b[dimension]);
    return sum + (gap === 0 ? SAME_ANSWER : gap === 1 ? CLOSE_ANSWER : 0);
  }, 0);
}

/** Activities that both chose, in the order of the first list. */
export function sharedActivities(a: readonly Activity[], b: readonly Activity[]): Activity[] {
  return a.filter((activity) => b.includes(activity));
}

/** Points out of 20 (spec 1 §9): 5 per common activity, capped. */
export function activityPoints(a: readonly Activity[], b: readonly Activity[]): number {
  return Math.min(MAX_ACTIVITY_POINTS, POINTS_PER_ACTIVITY * sharedActivities(a, b).length);
}

/** Points out of 30 (spec 1 §9): equal 10; otherwise 5 when either answer is the undecided one. */
export function lifePoints(a: LifeProject, b: LifeProject): number {
  const points = (mine: string, theirs: string) => {
    if (mine === theirs) return SAME_ANSWER;
    return UNDECIDED.has(mine) || UNDECIDED.has(theirs) ? CLOSE_ANSWER : 0;
  };
  return (
    points(a.living_preference, b.living_preference) +
    points(a.living_arrangement, b.living_arrangement) +
    points(a.family_plans, b.family_plans)
  );
}

/** Who of two members has not answered all three questionnaires. */
export const MISSING_ANSWERS = ['me', 'them', 'both'] as const;
export type MissingAnswers = (typeof MISSING_ANSWERS)[number];

/** Compatibility of two members out of 100, with its three parts; all 0 when a questionnaire is missing. */
export function compatibility(
  mine: MatchAnswers,
  theirs: MatchAnswers,
): { score: number; parts: CompatibilityParts; missing: MissingAnswers | null } {
  if (!hasAnswered(mine) || !hasAnswered(theirs)) {
    const missing = hasAnswered(theirs) ? 'me' : hasAnswered(mine) ? 'them' : 'both';
    return { score: 0, parts: { love: 0, activities: 0, life: 0 }, missing };
  }
  const parts = {
    love: lovePoints(mine.love, theirs.love),
    activities: activityPoints(mine.activities, theirs.activities),
    life: lifePoints(mine.life, theirs.life),
  };
  return { score: parts.love + parts.activities + parts.life, parts, missing: null };
}

/** Whether the three questionnaires that a score compares are answered. */
export function hasAnswered(answers: MatchAnswers): answers is CompleteAnswers {
  return answers.love !== null && answers.activities !== null && answers.life !== null;
}

const SCORE_WORDS = [
  { from: 85, word: 'Très belle affinité' },
  { from: 70, word: 'Belle affinité' },
  { from: 50, word: 'Affinité à découvrir' },
  { from: 0, word: 'Des différences à explorer' },
] as const;

/** The word that goes with a score: never colour alone (design.md). */
export function scoreWord(score: number): string {
  return SCORE_WORDS.find(({ from }) => score >= from)?.word ?? '';
}

/**
 * Birth dates of the candidates of an age range (spec 1 §9): from today minus the maximum minus one year plus
 * one day, to today minus the minimum.
 * @param today ISO date in Paris
 */
export function birthDateWindow(minAge: number, maxAge: number, today: string): { from: string; to: string } {
  return { from: addDays(yearsBefore(today, maxAge + 1), 1), to: yearsBefore(today, minAge) };
}

/** Conversations that a member has opened and still has (D4). */
export const CONTACT_LIMIT = 3;
/** New conversations that a member may open in 24 hours, whatever was deleted since. */
export const DAILY_OPENINGS = 5;
/**
 * Whether one more conversation may be opened.
 * @param opened conversations that the member opened and still has
 * @param openedToday conversations opened in the last 24 hours
 */
export function canOpenConversation(
  opened: number,
  openedToday: number,
): 'ok' | 'limit-reached' | 'too-many-today' {
  if (opened >= CONTACT_LIMIT) return 'limit-reached';
  return openedToday >= DAILY_OPENINGS ? 'too-many-today' : 'ok';
}

/** Conversations that may be opened now; never below zero. @param openedToday as for `canOpenConversation` */
export function remainingContacts(opened: number, openedToday: number): number {
  return Math.max(0, Math.min(CONTACT_LIMIT - opened, DAILY_OPENINGS - openedToday));
}

/**
 * When a conversation may be opened again after the openings of a day.
 * @param opened conversations that the member opened and still has
 * @param openedAt when each conversation of the last 24 hours was opened
 * @returns nothing when time alone changes nothing: one may be opened already, or the contact limit is reached
 */
export function openingsFrom(opened: number, openedAt: readonly Date[]): Date | null {
  return opened >= CONTACT_LIMIT ? null : roomFrom(openedAt, DAILY_OPENINGS, DAY_MS);
}
