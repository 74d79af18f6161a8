import { yearsBefore } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import { addDays } from '#lib/paris-time.ts';
import { roomFrom } from '#lib/room-from.ts';
import { type Activity, type LifeProject, LOVE_DIMENSIONS, type LoveProfile } from '#member/answers/rules.ts';

/** Equal scores are ordered by distance rounded down to this step, in km (D8). */
export const DISTANCE_STEP_KM = 10;
/** How long someone stays open to preview and contact after being shown. */
export const SHOWN_HOURS = 24;
/** The criteria that set people aside and are told (D7): mine, then theirs. What others refuse is never told. */
export const CRITERIA = ['age', 'distance', 'dealbreakers', 'their-age', 'their-distance'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What is told of who is set aside: by one criterion alone, or by the distances of both together. */
export const SET_ASIDE_BY = [...CRITERIA, 'both-distances'] as const;
export type SetAsideBy = (typeof SET_ASIDE_BY)[number];

/** Fewer people than this are not counted: a presence in a village must not be told (D9). */
const LEAST_TOLD = 10;

/**
 * How many people are told that a criterion sets aside.
 * @returns tens, or nothing when they are fewer than ten
 */
export function toldCount(people: number): number | null {
  return people < LEAST_TOLD ? null : Math.round(people / LEAST_TOLD) * LEAST_TOLD;
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
export const POINTS_PER_ACTIVITY = 5;
export const MAX_LOVE_POINTS = 50;
export const MAX_ACTIVITY_POINTS = 20;
export const MAX_LIFE_POINTS = 30;
const UNDECIDED: ReadonlySet<string> = new Set(['Ouvert(e)', 'A voir', 'Je ne sais pas encore']);

/** Points out of 50 (spec 1 §9): same answer 10, adjacent 5, otherwise 0. */
export function lovePoints(a: LoveProfile, b: LoveProfile): number {
  return LOVE_DIMENSIONS.reduce((sum, dimension) => sum + lovePointsOf(a[dimension], b[dimension]), 0);
}

/** The points of one of the five answers. */
export function lovePointsOf(mine: number, theirs: number): number {
  const gap = Math.abs(mine - theirs);
  return gap === 0 ? SAME_ANSWER : gap === 1 ? CLOSE_ANSWER : 0;
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

/**
 * What two projects have in common.
 * @returns the decided answers that are the same, children first, and whether any two of them rule each other out
 */
export function lifeAgreement(a: LifeProject, b: LifeProject): { same: string[]; opposed: boolean } {
  const pairs: [string, string][] = [
    [a.family_plans, b.family_plans],
    [a.living_arrangement, b.living_arrangement],
    [a.living_preference, b.living_preference],
  ];
  const decided = pairs.filter((answers) => answers.every((answer) => !UNDECIDED.has(answer)));
  return {
    same: decided.filter(([mine, theirs]) => mine === theirs).map(([mine]) => mine),
    opposed: decided.some(([mine, theirs]) => mine !== theirs),
  };
}

/** What is said of the love part of a score: its points would give the answers away sooner (D9). */
export const LOVE_LIKENESSES = ['very-close', 'close', 'different'] as const;
export type LoveLikeness = (typeof LOVE_LIKENESSES)[number];
/** What stands beside « Profil amoureux ». */
export const LOVE_LIKENESS_WORDS: Record<LoveLikeness, string> = {
  'very-close': 'réponses très proches',
  close: 'réponses proches',
  different: 'réponses différentes',
};
const VERY_CLOSE_FROM = 40;
const CLOSE_FROM = 25;

/** @param points out of 50 */
export function loveLikeness(points: number): LoveLikeness {
  if (points >= VERY_CLOSE_FROM) return 'very-close';
  return points >= CLOSE_FROM ? 'close' : 'different';
}

/** Below this, and up to it, a distance is only said to be short. */
const NEAR_KM = 10;
const SHOWN_STEP_KM = 5;

/**
 * The distance that is shown (D27): rounded up to 5 km beyond 10.
 * @returns nothing for « à moins de 10 km »
 */
export function shownDistance(km: number): number | null {
  return km <= NEAR_KM ? null : Math.ceil(km / SHOWN_STEP_KM) * SHOWN_STEP_KM;
}

/** How long the points that someone was shown of a person stay, even when that person answers anew meanwhile (D9). */
export const SCORE_KEPT_DAYS = 30;

/** The love points that a viewer was shown of someone: by which answers of the two, and on which day in Paris. */
export type ScoreView = { mine: number; theirs: number; points: number; comparedOn: string };

/** Points that were counted after this day stay as they are. @param today ISO date in Paris */
export function scoresKeptSince(today: string): string {
  return addDays(today, -SCORE_KEPT_DAYS);
}

/**
 * The love points that a viewer may be shown: one set of answers for each person. They stay whatever the viewer answers
 * afterwards, and are counted anew only when the person has changed their own answers, at most once in 30 days (D9).
 * @param now the versions of both sets of answers, the points that they make, and the day in Paris
 * @returns the same view when nothing is to be remembered
 */
export function lookAgain(view: ScoreView | undefined, now: ScoreView): ScoreView {
  if (!view) return now;
  const stays = view.theirs === now.theirs || view.comparedOn > scoresKeptSince(now.comparedOn);
  return stays ? view : now;
}

/** What of two people outlives the erasure of one of them, under keyed hashes of their addresses (D31). */
export const PAIR_KINDS = ['apart', 'seen', 'opened'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
/** In months: who is kept from whom, and whose points were shown to whom; a conversation counts for its day. */
const PAIR_KEPT_MONTHS = { apart: 36, seen: 12 } as const;

/** How long it outlives the erasure, in months. */
export function pairKeptMonths(kind: keyof typeof PAIR_KEPT_MONTHS): number {
  return PAIR_KEPT_MONTHS[kind];
}

/** Steps in km in which a distance is counted against what others accept, once a member has changed city (D9). */
export const MOVED_STEP_KM = 25;

/**
 * The distance that is held against someone’s hidden maximum. For who never moved it is the distance itself. From another
 * place it is rounded up to steps that start at the distance from the former one: whatever one tries, a maximum stays
 * hidden within one step.
 * @param km from here and from the place that was left first, in a straight line
 */
export function distanceHeldAgainst(km: number, formerKm: number): number {
  return formerKm + MOVED_STEP_KM * Math.ceil((km - formerKm) / MOVED_STEP_KM);
}

/** How long one may come back on a pass. */
export const PASS_KEPT_DAYS = 7;
/** People passed who are listed, the latest first. */
export const PASSED_LIMIT = 50;

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
export function hasAnswered<Answers extends MatchAnswers>(
  answers: Answers,
): answers is Answers & CompleteAnswers {
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

/** From this score on a page may speak of chances (D37). */
export const CHANCES_FROM = 60;

/** Whether everyone shown is close enough for a page to speak of chances; nobody is a chance with nobody. */
export function haveChances(people: readonly { compatibility: { score: number } }[]): boolean {
  return people.length > 0 && people.every(({ compatibility }) => compatibility.score >= CHANCES_FROM);
}

/**
 * Birth dates of the candidates of an age range (spec 1 §9): from today minus the maximum minus one year plus
 * one day, to today minus the minimum.
 * @param today ISO date in Paris
 */
export function birthDateWindow(minAge: number, maxAge: number, today: string): { from: string; to: string } {
  return { from: addDays(yearsBefore(today, maxAge + 1), 1), to: yearsBefore(today, minAge) };
}

/**
 * How one side sees a conversation that someone left with a kind no (D28): whoever said it, whoever heard it and may
 * still answer once, and whoever has answered.
 */
export const CLOSURES = ['by-me', 'by-them', 'by-them-answered'] as const;
export type Closure = (typeof CLOSURES)[number];

/** Conversations that a member has opened and still has (D4); one that is closed takes no place. */
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
