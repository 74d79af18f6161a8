import {
  type Face,
  nextWeekStart,
  placeHolders,
  placesSince,
  roomForFaces,
} from '#features/matching/rhythm/rules.ts';
import { lookAgain, type ScoreView } from '#features/matching/rules.ts';
import { LOVE_PROFILE_CHANGE_LIMIT } from '#features/profile/answers/rules.ts';
import { HOUR_MS } from '#lib/durations.ts';
import { bestQuestion, EVERY_SET, left, pointsOf } from './best-questions.ts';

/** Sets tried on each person: beyond the third nothing is told, which is what is measured. */
const SETS_TRIED = 6;
const THEIR_VERSION = 1;

/** One person under the eyes of a member who chooses the sets. @returns how many sets of answers remain possible */
export function interrogate(answers: number, sets = SETS_TRIED): number {
  let possible: readonly number[] = EVERY_SET;
  let view: ScoreView | undefined;
  const past: { asked: number; points: number }[] = [];
  for (let version = 1; version <= sets && possible.length > 1; version += 1) {
    const asked = bestQuestion(past, possible);
    const shown = lookAgain(view, { mine: version, theirs: THEIR_VERSION }, pointsOf(asked, answers));
    const fresh = shown !== view;
    view = shown;
    // A score that stays tells nothing of the set that was tried.
    if (!fresh) break;
    past.push({ asked, points: shown.points });
    possible = left(possible, asked, shown.points);
  }
  return possible.length;
}

/**
 * How many people a member sees who passes everyone and changes the search whenever nobody is left, hour by hour; all of
 * them suit, and are never very close arrivals, or always.
 */
export function facesSeen(from: Date, days: number, arrivals: boolean): number {
  const faces: Face[] = [];
  let chosenAt = from;
  let searches = 0;
  for (let hour = 0; hour < days * 24; hour += 1) {
    const now = new Date(from.getTime() + hour * HOUR_MS);
    if (hour % 24 === 0) searches = 0;
    const since = placesSince(now, chosenAt);
    const room = roomForFaces({ faces, since, now });
    const places = arrivals ? Math.max(room.places, room.arrivals) : room.places;
    const count = Math.min(4, places, room.newFaces);
    for (let one = 0; one < count; one += 1)
      faces.push({ id: `${hour}-${one}`, introducedAt: now, admittedAt: now, shownAt: now });
    const stuck = count === 0 && room.newFaces > 0 && now < nextWeekStart(now);
    if (stuck && searches < 20 && placeHolders(faces, since).length > 0) {
      chosenAt = new Date(now.getTime() + 1);
      searches += 1;
    }
  }
  return faces.length;
}

/** Sets of one’s own that the limit of changes leaves for the month; two more than the first are tried on each person. */
export function setsOfAMonth(days: number): number {
  return LOVE_PROFILE_CHANGE_LIMIT * days;
}

/** Thursday evening, as late in the week as the first day of a month can be early in it. */
export const FIRST_DAY = new Date('2026-11-19T17:00:00Z');
export const MONTH_DAYS = 30;
