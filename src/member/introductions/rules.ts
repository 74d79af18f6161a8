import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';

/** Time to answer, in whole days of Paris. */
export const INTRODUCTION_DAYS = 14;
export const OPEN_INTRODUCTIONS_LIMIT = 2;
const OUTCOME_SHOWN_DAYS = 7;
export const NOTE_MIN_LENGTH = 10;
export const INTRODUCTION_NOTE_MAX_LENGTH = 600;

export const INTRODUCTION_ANSWERS = ['accepted', 'declined'] as const;
export type IntroductionAnswer = (typeof INTRODUCTION_ANSWERS)[number];

/** From one side’s point of view. */
export const INTRODUCTION_STATUSES = ['to-answer', 'waiting', 'ended'] as const;
export type IntroductionStatus = (typeof INTRODUCTION_STATUSES)[number];

/** End of the fourteenth day, the same for both whatever they answer, so that the end reveals no answer. */
export function introductionEnd(introducedAt: Date): Date {
  return parisInstant(addDays(parisDay(introducedAt), INTRODUCTION_DAYS + 1), '00:00');
}

export function lastDayToAnswer(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - 1);
}

type Side = { answer: IntroductionAnswer | null; openedAt: Date | null; expiresAt: Date };

/** Independent of the other’s answer until both have accepted. @returns undefined once there is no status to show */
export function introductionStatus(
  { answer, openedAt, expiresAt }: Side,
  now: Date,
): IntroductionStatus | undefined {
  // Accepted by both, it is a conversation.
  if (openedAt || answer === 'declined') return undefined;
  if (now < expiresAt) return answer === 'accepted' ? 'waiting' : 'to-answer';
  return isShown(expiresAt, now) ? 'ended' : undefined;
}

function isShown(since: Date, now: Date): boolean {
  return now.getTime() < since.getTime() + OUTCOME_SHOWN_DAYS * DAY_MS;
}

export function introductionsToldBefore(now: Date): Date {
  return new Date(now.getTime() - OUTCOME_SHOWN_DAYS * DAY_MS);
}

/** An acceptance can still be withdrawn until the conversation opens. */
export function canAnswer(
  side: Side,
  answer: IntroductionAnswer,
  now: Date,
): 'ok' | 'done' | 'opened' | 'over' {
  if (side.openedAt) return answer === 'accepted' ? 'done' : 'opened';
  if (side.answer === answer) return 'done';
  return side.answer === 'declined' || now >= side.expiresAt ? 'over' : 'ok';
}

/** Why a member waits for a matchmaker: nobody shown, nobody new, introductions without an outcome, no conversation. */
export const WAIT_REASONS = ['nobody', 'nobody-new', 'unopened', 'no-conversation'] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];
