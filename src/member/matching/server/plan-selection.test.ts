import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextWeekStart, SELECTION_SIZE, weekStart } from '../rules.ts';
import {
  PLACES_WITH_ARRIVALS,
  placeHolders,
  placesSince,
  planSelection,
  roomForFaces,
  type SelectionFace,
  type Suited,
  VERY_CLOSE_SCORE,
} from './plan-selection.ts';

describe('the places of a week', () => {
  const now = new Date('2026-11-21T12:00:00+01:00');
  const start = weekStart(now);
  const at = (hours: number) => new Date(start.getTime() + hours * 3600_000);
  const faces = (
    count: number,
    introducedAt: Date,
    admittedAt: Date | null = introducedAt,
  ): SelectionFace[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${introducedAt.getTime()}-${index}`,
      introducedAt,
      admittedAt,
      shownAt: introducedAt,
    }));

  test.each([
    ['nobody yet', [], { places: 8, arrivals: 12, newFaces: 12, from: nextWeekStart(now) }],
    [
      'four of this week',
      faces(4, at(1)),
      { places: 4, arrivals: 8, newFaces: 12, from: nextWeekStart(now) },
    ],
    [
      'all eight of this week',
      faces(8, at(1)),
      { places: 0, arrivals: 4, newFaces: 12, from: nextWeekStart(now) },
    ],
    [
      'eight of last week',
      faces(8, at(-1)),
      { places: 8, arrivals: 12, newFaces: 12, from: nextWeekStart(now) },
    ],
    [
      'twelve of today, with places freed by a changed search',
      faces(12, at(30), null),
      { places: 8, arrivals: 12, newFaces: 0, from: at(54) },
    ],
    [
      'twenty of the week',
      [...faces(10, at(1), null), ...faces(10, at(2), null)],
      { places: 8, arrivals: 12, newFaces: 0, from: nextWeekStart(now) },
    ],
  ])('left after people were shown: %s', (_, known, room) => {
    expect(roomForFaces({ faces: known, since: start, now })).toEqual(room);
  });

  test('count from Thursday, or from a later change of the search', () => {
    expect(placesSince(now, at(-5))).toEqual(start);
    expect(placesSince(now, at(5))).toEqual(at(5));
  });

  test('belong to their holders in the order in which they were given', () => {
    const [one, two] = [...faces(1, at(3)), ...faces(1, at(2))];
    expect(
      placeHolders(
        [one, two, ...faces(1, at(-1))].filter((face) => face !== undefined),
        start,
      ),
    ).toEqual([two, one]);
  });
});

describe('the people in a selection', () => {
  const now = new Date('2026-11-21T12:00:00+01:00');
  const since = weekStart(now);
  const at = (hours: number) => new Date(since.getTime() + hours * 3600_000);
  const longAgo = at(-1000);
  const face = (id: string, introducedAt: Date, admittedAt: Date | null = introducedAt): SelectionFace => ({
    id,
    introducedAt,
    admittedAt,
    shownAt: now,
  });
  const held = (...ids: string[]) => ids.map((id) => face(id, at(1)));
  const suits = (id: string, score: number, arrivedAt = longAgo): Suited => ({ id, score, arrivedAt });
  const plan = (faces: readonly SelectionFace[], suited: readonly Suited[]) =>
    planSelection({ faces, since, now }, suited);
  const nothing = { released: [], shownAgain: [], heldBackUntil: null, nobody: false };
  const [a, b, c, d] = [suits('a', 80), suits('b', 70), suits('c', 60), suits('d', 50)];

  test.each<[string, readonly SelectionFace[], readonly Suited[], Partial<ReturnType<typeof plan>>]>([
    [
      'the four best, when all places are free',
      [],
      [a, b, c, d, suits('e', 40)],
      { admitted: ['a', 'b', 'c', 'd'], newPeople: ['a', 'b', 'c', 'd'] },
    ],
    [
      'those who have a place, even if others are better',
      held('a', 'b', 'c', 'd'),
      [suits('z', 99), a, b, c, d],
      { kept: ['a', 'b', 'c', 'd'], admitted: [] },
    ],
    [
      'the first four to get a place, best first, when more match',
      held('d', 'a', 'b', 'c', 'e'),
      [suits('e', 90), a, b, c, d],
      { kept: ['a', 'b', 'c', 'd'] },
    ],
    [
      'a replacement for a person who no longer matches',
      held('a', 'b', 'c', 'd'),
      [suits('z', 65), a, c, d],
      { kept: ['a', 'c', 'd'], admitted: ['z'] },
    ],
    [
      'a very close new arrival in place of the last',
      held('a', 'b', 'c', 'd'),
      [suits('z', VERY_CLOSE_SCORE, at(2)), a, b, c, d],
      { kept: ['a', 'b', 'c'], admitted: ['z'], released: ['d'] },
    ],
    [
      'without a new arrival that is not very close',
      held('a', 'b', 'c', 'd'),
      [suits('z', VERY_CLOSE_SCORE - 1, at(2)), a, b, c, d],
      { kept: ['a', 'b', 'c', 'd'], admitted: [], released: [] },
    ],
    [
      'without a new arrival no closer than the last',
      held('a', 'b', 'c', 'd'),
      [suits('a', 90), suits('b', 90), suits('c', 90), suits('d', 90), suits('z', 90, at(2))],
      { admitted: [], released: [] },
    ],
    [
      'the new arrival first, then the best of the others',
      held('a', 'b'),
      [suits('y', 95), suits('z', 90, at(2)), a, b],
      { kept: ['a', 'b'], admitted: ['z', 'y'] },
    ],
    [
      'no further people once eight have had a place',
      held('1', '2', '3', '4', '5', '6', '7', '8'),
      [a, b],
      { admitted: [], heldBackUntil: nextWeekStart(now) },
    ],
    [
      'a very close new arrival even then',
      held('1', '2', '3', '4', '5', '6', '7', '8'),
      [suits('z', 90, at(2)), a],
      { admitted: ['z'] },
    ],
    ['nobody without a match', held('a'), [], { kept: [], admitted: [], nobody: true, heldBackUntil: null }],
  ])('%s', (_, faces, suited, expected) => {
    expect(plan(faces, suited)).toMatchObject({ ...expected });
  });

  test('lists as new those first shown this week, and updates those last recorded over an hour ago', () => {
    const back = { ...face('a', at(-100), at(1)), shownAt: at(2) };
    expect(plan([back, face('b', at(1))], [a, b, c])).toEqual({
      ...nothing,
      kept: ['a', 'b'],
      admitted: ['c'],
      shownAgain: ['a'],
      newPeople: ['b', 'c'],
    });
  });

  test('include only people seen before once a day has brought twelve new faces, until it ends', () => {
    const seen = Array.from({ length: 12 }, (_, index) => face(`${index}`, at(30), null));
    expect(plan(seen, [a, suits('3', 55), b])).toMatchObject({ admitted: ['3'], heldBackUntil: null });
    expect(plan(seen, [a, b])).toMatchObject({ admitted: [], heldBackUntil: at(54) });
  });

  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
  const aFace = fc.record({
    introduced: fc.integer({ min: -200, max: 43 }),
    admitted: fc.option(fc.integer({ min: 0, max: 43 })),
  });
  const aWeek = fc.record({
    faces: fc.dictionary(fc.constantFrom(...ids), aFace),
    suited: fc.dictionary(
      fc.constantFrom(...ids),
      fc.record({ score: fc.integer({ min: 0, max: 100 }), arrived: fc.integer({ min: -50, max: 43 }) }),
    ),
  });

  test('number at most four, match, and stay the same when read again', () => {
    fc.assert(
      fc.property(aWeek, (week) => {
        const faces = Object.entries(week.faces).map(([id, { introduced, admitted }]) =>
          face(id, at(introduced), admitted === null ? null : at(Math.max(introduced, admitted))),
        );
        const suited = Object.entries(week.suited)
          .map(([id, { score, arrived }]) => suits(id, score, at(arrived)))
          .toSorted((one, other) => other.score - one.score);
        const { kept, admitted, released, newPeople } = plan(faces, suited);
        const shown = [...kept, ...admitted];
        expect(shown.length).toBeLessThanOrEqual(SELECTION_SIZE);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((id) => suited.some((one) => one.id === id))).toBe(true);
        expect(shown).toEqual(expect.arrayContaining(newPeople));

        const holders = placeHolders(faces, since).map(({ id }) => id);
        expect(admitted.filter((id) => holders.includes(id))).toEqual([]);
        const lost = holders.filter((id) => suited.some((one) => one.id === id) && !shown.includes(id));
        expect(lost.length).toBeLessThanOrEqual(
          Math.max(0, holders.length - SELECTION_SIZE) + released.length,
        );
        if (admitted.length > 0)
          expect(holders.length + admitted.length).toBeLessThanOrEqual(PLACES_WITH_ARRIVALS);

        const known = new Map(faces.map((one) => [one.id, one]));
        const noted = faces
          .filter(({ id }) => !admitted.includes(id))
          .map((one) => (released.includes(one.id) ? { ...one, admittedAt: null } : one))
          .concat(
            admitted.map((id) => ({ ...face(id, now), introducedAt: known.get(id)?.introducedAt ?? now })),
          );
        // Of several new arrivals, each read admits one.
        const arrived = suited.filter((one) => one.arrivedAt > since && one.score >= VERY_CLOSE_SCORE);
        if (arrived.filter(({ id }) => !known.has(id)).length > 1) return;
        const again = plan(noted, suited);
        expect(new Set(again.kept)).toEqual(new Set(shown));
        expect(again.admitted).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
