import { DAY_MS } from '#lib/durations.ts';
import {
  FACES_KEPT_DAYS,
  OPEN_INTRODUCTIONS_LIMIT,
  PAIR_OBSTACLES,
  type PairObstacle,
} from '#member/matching/rules.ts';

export const FOUND_PER_PAGE = 50;
/** No pagination: use the filters. */
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

/** Why two people cannot be introduced now; never reveals which of them is the cause. */
export const OBSTACLES = [...PAIR_OBSTACLES, 'passed', 'too-many'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export function obstaclesOf(
  apart: readonly PairObstacle[],
  { passed, goingOn }: { passed: boolean; goingOn: readonly number[] },
): Obstacle[] {
  const tooMany = goingOn.some((count) => count >= OPEN_INTRODUCTIONS_LIMIT);
  return [...apart, ...(passed ? (['passed'] as const) : []), ...(tooMany ? (['too-many'] as const) : [])];
}

/** Members inactive for longer do not appear in the list. */
const COMES_WITHIN_DAYS = 30;
/** Equals the retention of shown profiles (`FACES_KEPT_DAYS`). */
export const NOBODY_NEW_DAYS = FACES_KEPT_DAYS;
export const LONG_HERE_DAYS = 60;
export const UNOPENED_LIMIT = 3;

/** Returns the instants from which each reason to wait for a matchmaker counts. */
export function waitingSince(now: Date) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { seen: ago(COMES_WITHIN_DAYS), newFaces: ago(NOBODY_NEW_DAYS), longHere: ago(LONG_HERE_DAYS) };
}
