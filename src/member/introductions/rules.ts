import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';

/** How long both may take for their answer, in whole days of Paris. */
export const INTRODUCTION_DAYS = 14;
/** Introductions that a member has at once. */
export const OPEN_INTRODUCTIONS_LIMIT = 2;
/** How long the end, or the conversation that opened, is still told above the selection. */
const OUTCOME_SHOWN_DAYS = 7;
export const NOTE_MIN_LENGTH = 10;
export const NOTE_MAX_LENGTH = 600;

export const INTRODUCTION_ANSWERS = ['accepted', 'declined'] as const;
export type IntroductionAnswer = (typeof INTRODUCTION_ANSWERS)[number];

/** How one of the two sees an introduction. */
export const INTRODUCTION_STATUSES = ['to-answer', 'waiting', 'opened', 'ended'] as const;
export type IntroductionStatus = (typeof INTRODUCTION_STATUSES)[number];

/** The end of the fourteenth day: for both alike, whatever either answers, so that an end tells nothing of an answer. */
export function introductionEnd(introducedAt: Date): Date {
  return parisInstant(addDays(parisDay(introducedAt), INTRODUCTION_DAYS + 1), '00:00');
}

/** The last day on which one may answer, as one reads it. */
export function lastDayToAnswer(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

type Side = { answer: IntroductionAnswer | null; openedAt: Date | null; expiresAt: Date };

/**
 * What one side is told, from their own answer and the calendar alone: the other’s answer shows only once both have
 * accepted. Whoever declines is told nothing more.
 * @returns nothing once there is nothing left to tell
 */
export function introductionStatus(
  { answer, openedAt, expiresAt }: Side,
  now: Date,
): IntroductionStatus | undefined {
  if (openedAt) return isShown(openedAt, now) ? 'opened' : undefined;
  if (answer === 'declined') return undefined;
  if (now < expiresAt) return answer === 'accepted' ? 'waiting' : 'to-answer';
  return isShown(expiresAt, now) ? 'ended' : undefined;
}

function isShown(since: Date, now: Date): boolean {
  return now.getTime() < since.getTime() + OUTCOME_SHOWN_DAYS * DAY_MS;
}

/** Before that, an introduction that came to nothing has been told to both, and its words may go. */
export function introductionsToldBefore(now: Date): Date {
  return new Date(now.getTime() - OUTCOME_SHOWN_DAYS * DAY_MS);
}

/** Whether one may still answer so; whoever has accepted may think again while the conversation is not open. */
export function canAnswer(
  side: Side,
  answer: IntroductionAnswer,
  now: Date,
): 'ok' | 'done' | 'opened' | 'over' {
  if (side.openedAt) return answer === 'accepted' ? 'done' : 'opened';
  if (side.answer === answer) return 'done';
  return side.answer === 'declined' || now >= side.expiresAt ? 'over' : 'ok';
}
