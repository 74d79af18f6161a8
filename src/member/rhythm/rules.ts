import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { roomFrom } from '#lib/room-from.ts';

/** People whom one selection shows. */
export const SELECTION_SIZE = 4;
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
  /** When they were last noted as shown. */
  shownAt: Date;
};

/** What a selection is planned on: who was shown, since when places count (`placesSince`), and the time. */
export type Week = { faces: readonly Face[]; since: Date; now: Date };

/** Someone who suits the member, with the score that orders them. */
export type Suited = { id: string; score: number; arrivedAt: Date };

export type SelectionPlan = {
  /** Who keeps a place, and who takes one; both best first. */
  kept: string[];
  admitted: string[];
  /** Who gives theirs up to someone closer: the last, and those who would come before after a pass that was taken back. */
  released: string[];
  /** Those of `kept` of whom it is to be noted that they are shown again. */
  shownAgain: string[];
  /** How many of all these were first shown this week. */
  newPeople: number;
  /** Only when limits of new people are what empties the selection: from when it goes on. */
  heldBackUntil: Date | null;
  /** Whether nobody at all fits. */
  nobody: boolean;
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

/** How many may still take a place, how many of them may be new to the member, and when it goes on after that. */
export function roomForFaces({ faces, since, now }: Week): {
  places: number;
  arrivals: number;
  newFaces: number;
  from: Date;
} {
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

/**
 * Who stands in the selection (decision 14): who holds a place keeps it until Thursday, free places are filled with the
 * best while the week has any left, and someone very close who has just arrived takes one at once.
 * @param suited best first: those who hold a place, the best of those who have just arrived, the best of all others
 */
export function planSelection(week: Week, suited: readonly Suited[]): SelectionPlan {
  const { faces, since, now } = week;
  const room = roomForFaces(week);
  const known = new Map(faces.map((face) => [face.id, face]));
  const suits = new Set(suited.map(({ id }) => id));
  const holders = new Set(placeHolders(faces, since).map(({ id }) => id));
  const suiting = [...holders].filter((id) => suits.has(id));
  const first = new Set(suiting.slice(0, SELECTION_SIZE));
  const held = suited.filter(({ id }) => first.has(id));
  const [last, free] = [held.at(-1), SELECTION_SIZE - held.length];

  const best = suited.find(({ id, arrivedAt }) => !known.has(id) && arrivedAt > since);
  const isCloser = best && best.score >= VERY_CLOSE_SCORE && (free > 0 || best.score > (last?.score ?? 0));
  const arrival = isCloser && room.arrivals > 0 && room.newFaces > 0 ? best : undefined;
  const released = arrival && free === 0 && last ? [last.id, ...suiting.slice(SELECTION_SIZE)] : [];

  const others = suited.filter((one) => !holders.has(one.id) && one !== arrival).slice(0, SELECTION_SIZE);
  let newFaces = room.newFaces - (arrival ? 1 : 0);
  const allowed = others.filter(({ id }) => known.has(id) || newFaces-- > 0);
  const filling = allowed.slice(0, Math.min(room.places, Math.max(0, free - (arrival ? 1 : 0))));

  const kept = held.map(({ id }) => id).filter((id) => !released.includes(id));
  const admitted = [...(arrival ? [arrival] : []), ...filling].map(({ id }) => id);
  const shown = [...kept, ...admitted];
  const start = weekStart(now);
  return {
    kept,
    admitted,
    released,
    shownAgain: kept.filter((id) => Number(now) - Number(known.get(id)?.shownAt) > HOUR_MS),
    newPeople: shown.filter((id) => (known.get(id)?.introducedAt ?? now) >= start).length,
    heldBackUntil: shown.length === 0 && others.length > 0 ? room.from : null,
    nobody: shown.length === 0 && others.length === 0,
  };
}
