import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { roomFrom } from '#lib/room-from.ts';
import { nextWeekStart, SELECTION_SIZE, weekStart } from '../rules.ts';

/** Places per week: four, and four replacements for people passed or contacted. */
export const PLACES_A_WEEK = 8;
/** Including very close new arrivals. */
export const PLACES_WITH_ARRIVALS = 12;
/** From this score a new arrival does not wait for Thursday. */
export const VERY_CLOSE_SCORE = 85;
/** Daily limit on people never shown before, across changes of the search, against enumeration of members (T6). */
export const NEW_FACES_A_DAY = 12;
export const NEW_FACES_A_WEEK = 20;

export type SelectionFace = {
  id: string;
  introducedAt: Date;
  /** Start of the current place; null once a closer person took it. */
  admittedAt: Date | null;
  shownAt: Date;
};

export type SelectionWeek = { faces: readonly SelectionFace[]; since: Date; now: Date };

export type Suited = { id: string; score: number; arrivedAt: Date };

export type SelectionPlan = {
  /** Best first, like `admitted`. */
  kept: string[];
  admitted: string[];
  /** Lose their place to a closer person: the last one, and any surplus after a pass was taken back. */
  released: string[];
  /** Ids of `kept` whose `shownAt` must be updated. */
  shownAgain: string[];
  /** Ids of those shown who came since the last Thursday at 18:00. */
  newPeople: string[];
  /** Set only when limits on new people empty the selection: when it resumes. */
  heldBackUntil: Date | null;
  nobody: boolean;
};

/**
 * Returns the start of the places: Thursday, or a later change of the search.
 * @param chosenAt last change of the search
 */
export function placesSince(now: Date, chosenAt: Date): Date {
  const start = weekStart(now);
  return chosenAt > start ? chosenAt : start;
}

/** Returns the holders of a place, oldest first. @param since from `placesSince` */
export function placeHolders(faces: readonly SelectionFace[], since: Date): SelectionFace[] {
  return faces
    .filter(({ admittedAt }) => admittedAt && admittedAt >= since)
    .toSorted((a, b) => Number(a.admittedAt) - Number(b.admittedAt));
}

/**
 * Returns whether the member has not yet seen this week’s new people in an earlier session. People who were only named
 * in a mail have `shownAt` at `since`.
 */
export function isFirstLook({ faces, since, now }: SelectionWeek, sessionOpenedAt: Date): boolean {
  const ofTheWeek = faces.filter(({ introducedAt }) => introducedAt >= weekStart(now));
  return ofTheWeek.every(({ introducedAt, shownAt }) => introducedAt >= sessionOpenedAt || shownAt <= since);
}

type Leaving = { faces: readonly SelectionFace[]; chosenAt: Date | undefined; excluded: readonly string[] };

/**
 * Returns the ids of last week’s four who lost their place on Thursday without being passed or contacted; none after a
 * later change of the search.
 * @param shown the four of this week
 */
export function listLeft(
  { faces, chosenAt, excluded }: Leaving,
  shown: readonly string[],
  now: Date,
): string[] {
  const start = weekStart(now);
  const before = weekStart(new Date(start.getTime() - 1));
  if (!chosenAt || chosenAt >= start) return [];
  const kept = [...shown, ...excluded];
  const held = placeHolders(faces, chosenAt > before ? chosenAt : before).filter(
    ({ id, admittedAt }) => admittedAt && admittedAt < start && !kept.includes(id),
  );
  return held.slice(0, SELECTION_SIZE).map(({ id }) => id);
}

/** Returns the remaining places, the remaining new faces among them, and when more become available. */
export function roomForFaces({ faces, since, now }: SelectionWeek): {
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
 * Decision 14: holders keep their place until Thursday, free places go to the best within the weekly limit, a very
 * close new arrival gets one at once.
 * @param suited best first: holders, the best new arrival, the best others
 */
export function planSelection(week: SelectionWeek, suited: readonly Suited[]): SelectionPlan {
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
  const isOutdated = (shownAt: Date) => shownAt <= since || Number(now) - Number(shownAt) > HOUR_MS;
  const start = weekStart(now);
  return {
    kept,
    admitted,
    released,
    shownAgain: kept.filter((id) => isOutdated(known.get(id)?.shownAt ?? now)),
    newPeople: shown.filter((id) => (known.get(id)?.introducedAt ?? now) >= start),
    heldBackUntil: shown.length === 0 && others.length > 0 ? room.from : null,
    nobody: shown.length === 0 && others.length === 0,
  };
}
