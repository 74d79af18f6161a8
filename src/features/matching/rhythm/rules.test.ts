import { describe, expect, test } from 'vitest';
import { type Face, nextWeekStart, placeHolders, placesSince, roomForFaces, weekStart } from './rules.ts';

describe('the week of a selection', () => {
  test.each([
    ['on Saturday', '2026-11-21T12:00:00+01:00', '2026-11-19T18:00:00+01:00', '2026-11-26T18:00:00+01:00'],
    [
      'before the hour',
      '2026-11-26T17:59:59+01:00',
      '2026-11-19T18:00:00+01:00',
      '2026-11-26T18:00:00+01:00',
    ],
    ['at the hour', '2026-11-26T18:00:00+01:00', '2026-11-26T18:00:00+01:00', '2026-12-03T18:00:00+01:00'],
    [
      'when summer ends',
      '2026-10-23T09:00:00+02:00',
      '2026-10-22T18:00:00+02:00',
      '2026-10-29T18:00:00+01:00',
    ],
  ])('begins and ends on a Thursday at 18:00 in Paris: %s', (_, now, start, next) => {
    expect(weekStart(new Date(now))).toEqual(new Date(start));
    expect(nextWeekStart(new Date(now))).toEqual(new Date(next));
  });
});

describe('the places of a week', () => {
  const now = new Date('2026-11-21T12:00:00+01:00');
  const start = weekStart(now);
  const at = (hours: number) => new Date(start.getTime() + hours * 3600_000);
  const faces = (count: number, introducedAt: Date, admittedAt: Date | null = introducedAt): Face[] =>
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
    ['the whole week', faces(8, at(1)), { places: 0, arrivals: 4, newFaces: 12, from: nextWeekStart(now) }],
    ['of last week', faces(8, at(-1)), { places: 8, arrivals: 12, newFaces: 12, from: nextWeekStart(now) }],
    [
      'twelve of today, whose places a changed search gave back',
      faces(12, at(30), null),
      { places: 8, arrivals: 12, newFaces: 0, from: at(54) },
    ],
    [
      'twenty of the week',
      [...faces(10, at(1), null), ...faces(10, at(2), null)],
      { places: 8, arrivals: 12, newFaces: 0, from: nextWeekStart(now) },
    ],
  ])('after %s', (_, known, room) => {
    expect(roomForFaces({ faces: known, since: start, now })).toEqual(room);
  });

  test('count from Thursday, or from a change of the search after it', () => {
    expect(placesSince(now, at(-5))).toEqual(start);
    expect(placesSince(now, at(5))).toEqual(at(5));
  });

  test('are held in the order in which they were taken', () => {
    const [one, two] = [...faces(1, at(3)), ...faces(1, at(2))];
    expect(
      placeHolders(
        [one, two, ...faces(1, at(-1))].filter((face) => face !== undefined),
        start,
      ),
    ).toEqual([two, one]);
  });
});
