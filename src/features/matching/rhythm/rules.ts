import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { roomFrom } from '#lib/room-from.ts';

const THURSDAY = 4;
const HOUR = '18:00';
const DAYS = 7;

/** When the week of a selection began: the last Thursday at 18:00 in Paris, now included. */
export function weekStart(now: Date): Date {
  const day = parisDay(now);
  const thursday = addDays(day, -((weekdayOf(day) - THURSDAY + DAYS) % DAYS));
  const start = parisInstant(thursday, HOUR);
  return start <= now ? start : parisInstant(addDays(thursday, -DAYS), HOUR);
}

/** When new people are looked for next: Thursday at 18:00 in Paris. */
export function nextWeekStart(now: Date): Date {
  return parisInstant(addDays(parisDay(weekStart(now)), DAYS), HOUR);
}

/** People who may take a place in one week: four, and four others in the place of those passed or written to. */
export const PLACES_A_WEEK = 8;
/** With those very close who arrive meanwhile. */
export const PLACES_WITH_ARRIVALS = 12;
/** A score from which someone who has just arrived does not wait for Thursday. */
export const VERY_CLOSE_SCORE = 85;
/** People never seen before whom one may be shown, however often the search changes: the base cannot be walked through (T6). */
export const NEW_FACES_A_DAY = 12;
export const NEW_FACES_A_WEEK = 20;
/** How long it is remembered who was shown: through the week after. */
export const FACES_KEPT_DAYS = 14;

/** Someone who was shown to a member. */
export type Face = {
  id: string;
  /** When first. */
  introducedAt: Date;
  /** When they last took a place in the selection; nothing once someone closer has taken it. */
  admittedAt: Date | null;
};

/**
 * Since when the places of a selection are counted: Thursday, or a change of the search, which begins anew.
 * @param chosenAt when the search was last changed
 */
export function placesSince(now: Date, chosenAt: Date): Date {
  const start = weekStart(now);
  return chosenAt > start ? chosenAt : start;
}

/** Who holds a place, the first to take one first. @param since as `placesSince` gives it */
export function placeHolders(faces: readonly Face[], since: Date): Face[] {
  return faces
    .filter(({ admittedAt }) => admittedAt && admittedAt >= since)
    .toSorted((a, b) => Number(a.admittedAt) - Number(b.admittedAt));
}

/**
 * How many may still take a place, how many of them may be new to the member, and when it goes on after that.
 * @param since as `placesSince` gives it
 */
export function roomForFaces(
  faces: readonly Face[],
  since: Date,
  now: Date,
): { places: number; arrivals: number; newFaces: number; from: Date } {
  const taken = placeHolders(faces, since).length;
  const introduced = faces.map(({ introducedAt }) => introducedAt);
  const start = weekStart(now);
  const ofTheWeek = NEW_FACES_A_WEEK - introduced.filter((at) => at >= start).length;
  const dayEnds = roomFrom(introduced, NEW_FACES_A_DAY, DAY_MS);
  const dayIsFull = dayEnds !== null && dayEnds > now;
  const ofTheDay = NEW_FACES_A_DAY - introduced.filter((at) => at.getTime() > now.getTime() - DAY_MS).length;
  const places = Math.max(0, PLACES_A_WEEK - taken);
  const nextWeek = nextWeekStart(now);
  const waitsForTheDay = places > 0 && ofTheWeek > 0 && dayIsFull && dayEnds < nextWeek;
  return {
    places,
    arrivals: Math.max(0, PLACES_WITH_ARRIVALS - taken),
    newFaces: Math.max(0, Math.min(ofTheWeek, ofTheDay)),
    from: waitsForTheDay ? dayEnds : nextWeek,
  };
}
