import { yearsBefore } from '#lib/age.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { roomFrom } from '#lib/room-from.ts';
import { type Activity, type LifeProject, LOVE_DIMENSIONS, type LoveProfile } from '#member/profile/rules.ts';

export const SELECTION_SIZE = 4;
export const FACES_KEPT_DAYS = 14;
const THURSDAY = 4;
const HOUR = '18:00';
const DAYS = 7;

/** Start of the selection week: the last Thursday at 18:00 in Paris, `now` included. */
export function weekStart(now: Date): Date {
  const day = parisDay(now);
  const thursday = addDays(day, -((weekdayOf(day) - THURSDAY + DAYS) % DAYS));
  const start = parisInstant(thursday, HOUR);
  return start <= now ? start : parisInstant(addDays(thursday, -DAYS), HOUR);
}

/** Next Thursday at 18:00 in Paris. */
export function nextWeekStart(now: Date): Date {
  return parisInstant(addDays(parisDay(weekStart(now)), DAYS), HOUR);
}

/** Selections are precomputed during the 20 hours before Thursday at 18:00 (D42). */
const COMPOSED_AHEAD_HOURS = 20;
/** Members not seen for this long get no precomputed selection; theirs is ranked when they come back. */
export const COMPOSED_FOR_DAYS = 30;

/** Returns the start of the week whose selections can be precomputed now; undefined outside these hours. */
export function weekToCompose(now: Date): Date | undefined {
  const week = nextWeekStart(now);
  return week.getTime() - now.getTime() <= COMPOSED_AHEAD_HOURS * HOUR_MS ? week : undefined;
}

/** Window in which a place in a selection counts as attention. */
export const ATTENTION_DAYS = 7;

/** Numbers of selections at which a member steps back among equal scores (D8, decision 21); the average is four. */
export const ATTENTION_STEPS = [1, 4, 8] as const;

/** Candidates with equal scores are ordered by distance rounded down to this step, in km (D8). */
export const DISTANCE_STEP_KM = 10;
/** People precomputed per member and week: the four, and replacements for those passed or gone (D42). */
export const PROPOSALS_A_WEEK = 16;
/** How long a person can be previewed and contacted after being shown. */
export const SHOWN_HOURS = 24;
/** Criteria whose effect is disclosed (D7): the member’s first, then the others’. Refusals are never disclosed. */
export const CRITERIA = ['age', 'distance', 'dealbreakers', 'their-age', 'their-distance'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** Reason for excluding a person: a single criterion, or both distances together. */
export const SET_ASIDE_BY = [...CRITERIA, 'both-distances'] as const;
export type SetAsideBy = (typeof SET_ASIDE_BY)[number];

/**
 * Why two members are not matched, never by which of them; for a matchmaker, gender and dealbreakers count as one
 * reason.
 */
export const PAIR_OBSTACLES = ['search', 'age', 'distance', 'known'] as const;
export type PairObstacle = (typeof PAIR_OBSTACLES)[number];

/** Smaller counts are not disclosed: they would reveal a person in a village (D9). */
const LEAST_TOLD = 10;

/** Rounds a count of excluded people for display. @returns a multiple of ten, or null below ten */
export function toldCount(people: number): number | null {
  return people < LEAST_TOLD ? null : Math.round(people / LEAST_TOLD) * LEAST_TOLD;
}

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

/** Points out of 50 (spec 1 §9): same answer 10, adjacent 5, otherwise 0; a private answer gives 0 (D47). */
export function lovePoints(a: LoveProfile, b: LoveProfile): number {
  return LOVE_DIMENSIONS.reduce((sum, dimension) => sum + lovePointsOf(a[dimension], b[dimension]), 0);
}

/** Returns the points of one pair of answers (0, 5 or 10). */
export function lovePointsOf(mine: number | null, theirs: number | null): number {
  if (mine === null || theirs === null) return 0;
  const gap = Math.abs(mine - theirs);
  return gap === 0 ? SAME_ANSWER : gap === 1 ? CLOSE_ANSWER : 0;
}

/** Returns the activities of the first member that the second shares, in the order of the first. */
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

/** Children first: the order in which a pair should know. */
const LIFE_SUBJECTS = ['family_plans', 'living_arrangement', 'living_preference'] as const;
export type LifeSubject = (typeof LIFE_SUBJECTS)[number];

/** Returns the decided answers that both share, and the subjects with different decided answers; children first. */
export function lifeAgreement(a: LifeProject, b: LifeProject): { same: string[]; opposed: LifeSubject[] } {
  const decided = LIFE_SUBJECTS.filter((on) => !UNDECIDED.has(a[on]) && !UNDECIDED.has(b[on]));
  return {
    same: decided.filter((on) => a[on] === b[on]).map((on) => a[on]),
    opposed: decided.filter((on) => a[on] !== b[on]),
  };
}

/** The love part is shown as a word: its points would give the answers away sooner (D9). */
export const LOVE_LIKENESSES = ['very-close', 'close', 'different'] as const;
export type LoveLikeness = (typeof LOVE_LIKENESSES)[number];
const VERY_CLOSE_FROM = 40;
const CLOSE_FROM = 25;

/** Returns the word for love points. @param points out of 50 */
export function loveLikeness(points: number): LoveLikeness {
  if (points >= VERY_CLOSE_FROM) return 'very-close';
  return points >= CLOSE_FROM ? 'close' : 'different';
}

/** Up to this distance, only « à moins de 10 km » is shown. */
const NEAR_KM = 10;
const SHOWN_STEP_KM = 5;

/** Returns the distance as displayed (D27), rounded up to 5 km. @returns null up to 10 km, for « à moins de 10 km » */
export function shownDistance(km: number): number | null {
  return km <= NEAR_KM ? null : Math.ceil(km / SHOWN_STEP_KM) * SHOWN_STEP_KM;
}

/** How long displayed love points stay the same, even if the person changes their answers (D9). */
export const SCORE_KEPT_DAYS = 30;

/** Love points shown to a viewer, with the version of both sets of answers and the day in Paris. */
export type ScoreView = { mine: number; theirs: number; points: number; comparedOn: string };

/** Returns the day from which displayed points are kept. @param today ISO date in Paris */
export function scoresKeptSince(today: string): string {
  return addDays(today, -SCORE_KEPT_DAYS);
}

/**
 * Returns the points to display. Compares each person with one set of the viewer’s answers, so that edits cannot probe
 * them (D9). A person’s changed answers count after 30 days.
 * @param now versions of both sets, points, day in Paris
 */
export function nextScoreView(view: ScoreView | undefined, now: ScoreView): ScoreView {
  if (!view) return now;
  const stays = view.theirs === now.theirs || view.comparedOn > scoresKeptSince(now.comparedOn);
  return stays ? view : now;
}

/** Facts about a pair that outlive the erasure of one member, under keyed hashes of the addresses (D31). */
export const PAIR_KINDS = ['apart', 'seen', 'opened', 'shown'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];
/**
 * Retention of blocked pairs and displayed points after the erasure, in months; openings are kept for a day, faces for
 * a week.
 */
export const PAIR_KEPT_MONTHS = { apart: 36, seen: 12 } as const;

/** Once a member has moved, distances to a hidden maximum are compared in steps of this many km (D9). */
export const MOVED_STEP_KM = 25;

/**
 * Returns the distance to compare with a hidden maximum: exact until the member moves, then rounded up in steps from
 * the former place, so that moves cannot probe it.
 * @param km straight line from the current place
 * @param formerKm straight line from the first place left
 */
export function distanceHeldAgainst(km: number, formerKm: number): number {
  return formerKm + MOVED_STEP_KM * Math.ceil((km - formerKm) / MOVED_STEP_KM);
}

export const PASS_KEPT_DAYS = 7;
export const PASSED_LIMIT = 50;

export const MISSING_ANSWERS = ['me', 'them', 'both'] as const;
export type MissingAnswers = (typeof MISSING_ANSWERS)[number];

/** Returns the compatibility of two members out of 100, with its three parts; all 0 if a questionnaire is missing. */
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

/** Returns whether a member has completed the three scored questionnaires. */
export function hasAnswered<Answers extends MatchAnswers>(
  answers: Answers,
): answers is Answers & CompleteAnswers {
  return answers.love !== null && answers.activities !== null && answers.life !== null;
}

/** Below this score, neither the page nor the score labels promise anything (D37). */
export const CHANCES_FROM = 60;

/** Returns whether every person shown scores high enough for the page to mention chances; false for an empty list. */
export function haveChances(people: readonly { compatibility: { score: number } }[]): boolean {
  return people.length > 0 && people.every(({ compatibility }) => compatibility.score >= CHANCES_FROM);
}

/**
 * Returns an age range as birth dates (spec 1 §9): from `today − (maxAge + 1) years + 1 day` to `today − minAge`. ISO
 * dates in Paris.
 */
export function birthDateWindow(minAge: number, maxAge: number, today: string): { from: string; to: string } {
  return { from: addDays(yearsBefore(today, maxAge + 1), 1), to: yearsBefore(today, minAge) };
}

/** Who declined (D28): this member; the other member, with one answer left; the other member, after that answer. */
export const CLOSURES = ['by-me', 'by-them', 'by-them-answered'] as const;
export type Closure = (typeof CLOSURES)[number];

/** Open conversations that a member may have initiated (D4); closed ones do not count. */
export const CONTACT_LIMIT = 3;
/** New conversations a member may open in 24 hours, including deleted ones. */
export const DAILY_OPENINGS = 5;
/**
 * Returns whether a member can open a conversation.
 * @param opened open conversations that the member initiated
 * @param openedToday openings of the last 24 hours
 */
export function canOpenConversation(
  opened: number,
  openedToday: number,
): 'ok' | 'limit-reached' | 'too-many-today' {
  if (opened >= CONTACT_LIMIT) return 'limit-reached';
  return openedToday >= DAILY_OPENINGS ? 'too-many-today' : 'ok';
}

/** Returns how many conversations can be opened now; never negative. @param openedToday as in `canOpenConversation` */
export function remainingContacts(opened: number, openedToday: number): number {
  return Math.max(0, Math.min(CONTACT_LIMIT - opened, DAILY_OPENINGS - openedToday));
}

/** Returns when the daily limit allows the next opening; null if it does already, or at the contact limit. */
export function openingsFrom(opened: number, openedAt: readonly Date[]): Date | null {
  return opened >= CONTACT_LIMIT ? null : roomFrom(openedAt, DAILY_OPENINGS, DAY_MS);
}

/** Time to answer, in whole days in Paris. */
export const INTRODUCTION_DAYS = 14;
export const OPEN_INTRODUCTIONS_LIMIT = 2;
const OUTCOME_SHOWN_DAYS = 7;
export const INTRODUCTION_NOTE_MIN_LENGTH = 10;
export const INTRODUCTION_NOTE_MAX_LENGTH = 600;

export const INTRODUCTION_ANSWERS = ['accepted', 'declined'] as const;
export type IntroductionAnswer = (typeof INTRODUCTION_ANSWERS)[number];

/** From one side’s point of view. */
export const INTRODUCTION_STATUSES = ['to-answer', 'waiting', 'ended'] as const;
export type IntroductionStatus = (typeof INTRODUCTION_STATUSES)[number];

/** Returns the end of the fourteenth day, the same for both whatever they answer, so that it reveals no answer. */
export function introductionEnd(introducedAt: Date): Date {
  return parisInstant(addDays(parisDay(introducedAt), INTRODUCTION_DAYS + 1), '00:00');
}

/** Returns an instant on the last day to answer. */
export function lastDayToAnswer(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

type Side = { answer: IntroductionAnswer | null; openedAt: Date | null; expiresAt: Date };

/**
 * Returns the status for one side, independent of the other’s answer until both have accepted; undefined if there is
 * none.
 */
export function introductionStatus(
  { answer, openedAt, expiresAt }: Side,
  now: Date,
): IntroductionStatus | undefined {
  // Accepted by both: now a conversation.
  if (openedAt || answer === 'declined') return undefined;
  if (now < expiresAt) return answer === 'accepted' ? 'waiting' : 'to-answer';
  return expiresAt > introductionsToldBefore(now) ? 'ended' : undefined;
}

/** Returns the instant before which ended introductions are no longer shown. */
export function introductionsToldBefore(now: Date): Date {
  return new Date(now.getTime() - OUTCOME_SHOWN_DAYS * DAY_MS);
}

/** Returns whether an answer is allowed. An acceptance can be withdrawn until the conversation opens. */
export function canAnswer(
  side: Side,
  answer: IntroductionAnswer,
  now: Date,
): 'ok' | 'done' | 'opened' | 'over' {
  if (side.openedAt) return answer === 'accepted' ? 'done' : 'opened';
  if (side.answer === answer) return 'done';
  return side.answer === 'declined' || now >= side.expiresAt ? 'over' : 'ok';
}

/** Why a matchmaker should help a member: no matches, no new matches, unopened introductions, no conversation. */
export const WAIT_REASONS = ['nobody', 'nobody-new', 'unopened', 'no-conversation'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];
