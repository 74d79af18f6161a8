import { DAY_MS } from '#lib/durations.ts';
import { OPEN_INTRODUCTIONS_LIMIT } from '#member/introductions/rules.ts';

export const FOUND_PER_PAGE = 50;
/** No further pages: use the filters. */
export const CANDIDATES_SHOWN = 50;
export const INTRODUCTIONS_PER_PAGE = 50;
/** How long ended introductions are listed at the desk. */
export const LISTED_DAYS = 90;

/** The desk does not see individual answers. */
export const DESK_STATES = ['going-on', 'opened', 'ended'] as const;
export type DeskState = (typeof DESK_STATES)[number];

export function deskState(
  { openedAt, expiresAt }: { openedAt: Date | null; expiresAt: Date },
  now: Date,
): DeskState {
  if (openedAt) return 'opened';
  return now < expiresAt ? 'going-on' : 'ended';
}

export function listedSince(now: Date): Date {
  return new Date(now.getTime() - LISTED_DAYS * DAY_MS);
}

export const PAIR_VERDICTS = ['ok', 'passed', 'too-many'] as const;
export type PairVerdict = (typeof PAIR_VERDICTS)[number];

export function pairVerdict({
  passed,
  goingOn,
}: {
  passed: boolean;
  goingOn: readonly number[];
}): PairVerdict {
  if (passed) return 'passed';
  return goingOn.some((count) => count >= OPEN_INTRODUCTIONS_LIMIT) ? 'too-many' : 'ok';
}
