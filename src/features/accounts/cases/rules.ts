import { DAY_MS } from '#lib/durations.ts';

/** What a person of the team has to look at, one kind of thing each. */
export const CASE_KINDS = ['report', 'words', 'text', 'photo', 'note', 'notice', 'appeal'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** From 1, what can wait, to 5, someone may be in danger. */
export const GRAVITIES = [1, 2, 3, 4, 5] as const;
export type Gravity = (typeof GRAVITIES)[number];

/** What is not told by anyone has the gravity of its kind; a report and a notice have that of their matter. */
export const GRAVITY_OF_APPEAL: Gravity = 3;
export const GRAVITY_OF_TEXT: Gravity = 2;
export const GRAVITY_OF_PHOTO: Gravity = 1;

/** By how many days of waiting a case is ahead of the lightest. Danger is ahead of whatever has waited. */
const HEAD_START_DAYS: Record<Gravity, number> = { 1: 0, 2: 2, 3: 5, 4: 10, 5: 3650 };
/** The most that the look of a model moves a photo forward: it orders the queue, and decides nothing. */
const SCORE_HEAD_START_DAYS = 4;

/**
 * The instant by which the queue is ordered, the earliest first: a case that is graver counts as if it had waited
 * longer, so that gravity comes first and age catches up with it.
 * @param score of a photo by the local model, from 0 to 1
 */
export function rankOf({
  gravity,
  createdAt,
  score = 0,
}: {
  gravity: Gravity;
  createdAt: Date;
  score?: number;
}): Date {
  const days = HEAD_START_DAYS[gravity] + score * SCORE_HEAD_START_DAYS;
  return new Date(createdAt.getTime() - days * DAY_MS);
}
