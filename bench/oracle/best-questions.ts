import { lovePoints } from '#member/matching/rules.ts';
import { LOVE_PROFILES } from '#member/profile/server/shared/packed-answers.ts';

/** All answer sets by packed number, and their mutual scores in steps of five points. */
const SETS = LOVE_PROFILES.length;
const STEP = 5;
const OUTCOMES = 11;
/** Maximum number of second answer sets to search exhaustively, most informative first. */
const BEAM = 12;
/** The first set after which most people are identified, among the sets tried (liberty 1, fidelity 1, 2, 2, 3). */
const FIRST_SET = [0, 0, 1, 1, 2].reduce((sum, answer, place) => sum + answer * 5 ** place, 0);

const table = new Uint8Array(SETS * SETS);
for (const [a, mine] of LOVE_PROFILES.entries())
  for (const [b, theirs] of LOVE_PROFILES.entries()) table[a * SETS + b] = lovePoints(mine, theirs) / STEP;

/** Returns the points of two packed sets. */
export function pointsOf(mine: number, theirs: number): number {
  return (table[mine * SETS + theirs] ?? 0) * STEP;
}

function counts(asked: number, possible: readonly number[]): Uint16Array {
  const cells = new Uint16Array(OUTCOMES);
  for (const set of possible) {
    const outcome = table[asked * SETS + set] ?? 0;
    cells[outcome] = (cells[outcome] ?? 0) + 1;
  }
  return cells;
}

/** Counts how many of the possible sets one more question would identify. */
const knownBy = (asked: number, possible: readonly number[]) =>
  counts(asked, possible).filter((count) => count === 1).length;

const uncertainty = (asked: number, possible: readonly number[]) =>
  counts(asked, possible).reduce((sum, count) => sum + (count ? count * Math.log(count) : 0), 0);

/** Returns the sets still possible after one set gave these points. */
export function left(possible: readonly number[], asked: number, points: number): number[] {
  return possible.filter((set) => pointsOf(asked, set) === points);
}

function lastQuestion(possible: readonly number[]): { asked: number; known: number } {
  let best = { asked: 0, known: -1 };
  const most = Math.min(OUTCOMES, possible.length);
  for (let asked = 0; asked < SETS && best.known < most; asked += 1) {
    const known = knownBy(asked, possible);
    if (known > best.known) best = { asked, known };
  }
  return best;
}

function secondQuestion(possible: readonly number[]): number {
  const telling = LOVE_PROFILES.map((_, asked) => ({ asked, left: uncertainty(asked, possible) }))
    .toSorted((a, b) => a.left - b.left)
    .slice(0, BEAM);
  const known = telling.map(({ asked }) => {
    const cells = Array.from({ length: OUTCOMES }, (_, outcome) => left(possible, asked, outcome * STEP));
    return {
      asked,
      known: cells.reduce((sum, cell) => sum + (cell.length ? lastQuestion(cell).known : 0), 0),
    };
  });
  return known.toSorted((a, b) => b.known - a.known)[0]?.asked ?? 0;
}

const remembered = new Map<string, number>();

/**
 * Returns the set that reveals most about one person, given what their scores have revealed: chosen for that person
 * alone.
 * @param past sets tried so far with their points
 */
export function bestQuestion(
  past: readonly { asked: number; points: number }[],
  possible: readonly number[],
): number {
  if (past.length === 0) return FIRST_SET;
  const key = past.map(({ asked, points }) => `${asked}:${points}`).join();
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const asked = past.length === 1 ? secondQuestion(possible) : lastQuestion(possible).asked;
  remembered.set(key, asked);
  return asked;
}

export const EVERY_SET: readonly number[] = LOVE_PROFILES.map((_, packed) => packed);
