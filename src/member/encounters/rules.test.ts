import { describe, expect, test } from 'vitest';
import { parisInstant } from '#lib/paris-time.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import {
  askedAboutFrom,
  type ChosenMoment,
  dateReminder,
  isStanding,
  MEETING_TIMES,
  momentVerdicts,
  PLACE_KINDS,
  placesInTurn,
  proposableDays,
  suggestedMoments,
} from './rules.ts';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const at = (text: string) => new Date(text);

describe('momentVerdicts', () => {
  test.each([
    ['accepts a moment in an hour', '2026-11-21T13:00:00+01:00', 'ok'],
    ['rejects one in less than an hour', '2026-11-21T12:59:59+01:00', 'too-soon'],
    ['rejects a past one', '2026-11-20T19:00:00+01:00', 'too-soon'],
    ['accepts one within sixty days', '2027-01-20T12:00:00+01:00', 'ok'],
    ['rejects a later one', '2027-01-20T12:00:01+01:00', 'too-far'],
  ])('%s', (_, moment, verdict) => {
    expect(momentVerdicts([at(moment)], NOW)).toEqual([verdict]);
  });

  test('rejects the second of two equal moments', () => {
    const [one, two] = [at('2026-11-28T15:00:00+01:00'), at('2026-11-29T15:00:00+01:00')];
    expect(momentVerdicts([one, two, one], NOW)).toEqual(['ok', 'ok', 'twice']);
  });

  test('accepts every day and hour offered from tomorrow on', () => {
    const days = proposableDays(NOW, PARIS_ZONE);
    expect([days[0], days.length]).toEqual(['2026-11-21', 60]);
    for (const day of days.slice(1))
      for (const time of MEETING_TIMES)
        expect(momentVerdicts([parisInstant(day, time)], NOW)).toEqual(['ok']);
  });
});

test.each([
  ['a Saturday', NOW],
  ['a Thursday night', at('2026-11-26T23:59:00+01:00')],
  ['the night that has an hour more', at('2026-10-25T02:30:00+01:00')],
])('suggestedMoments returns three valid moments on %s, soonest first', (_, now) => {
  const suggested = suggestedMoments(now, PARIS_ZONE);
  const instants = suggested.map(({ day, time }) => parisInstant(day, time));
  expect(momentVerdicts(instants, now)).toEqual(['ok', 'ok', 'ok']);
  expect(instants.toSorted((one, other) => one.getTime() - other.getTime())).toEqual(instants);
});

test.each([1, 2, 3, 4])('suggestedMoments never repeats a refused moment, after %i refusals', (refusals) => {
  const instantsOf = (moments: readonly ChosenMoment[]) =>
    moments.map(({ day, time }) => parisInstant(day, time).toISOString());
  const refused: string[] = [];
  for (let time = 0; time < refusals; time += 1)
    refused.push(...instantsOf(suggestedMoments(NOW, PARIS_ZONE, refused)));
  const suggested = instantsOf(suggestedMoments(NOW, PARIS_ZONE, refused));
  expect(new Set([...refused, ...suggested]).size).toBe(3 * (refusals + 1));
  expect(suggested.toSorted()).toEqual(suggested);
  expect(
    momentVerdicts(
      suggested.map((one) => new Date(one)),
      NOW,
    ),
  ).toEqual(['ok', 'ok', 'ok']);
});

test('suggestedMoments prefers three evenings within the week', () => {
  expect(suggestedMoments(NOW, PARIS_ZONE)).toEqual(
    ['2026-11-23', '2026-11-24', '2026-11-25'].map((day) => ({ day, time: '19:00' })),
  );
});

test('placesInTurn puts places for shared activities first, without duplicates, and keeps every kind', () => {
  const { first, others } = placesInTurn([
    'Danse',
    'Expos, musées',
    'Nature',
    'Sport',
    'Tendresse, cocooning',
  ]);
  expect(first).toEqual(['Musée ou exposition', 'Parc ou jardin', 'Café', 'Salon de thé']);
  expect([...first, ...others].toSorted()).toEqual(PLACE_KINDS.toSorted());
});

test('suggestedMoments replaces only the refused moment', () => {
  const [first, ...others] = suggestedMoments(NOW, PARIS_ZONE);
  const refused = [parisInstant(first?.day ?? '', first?.time ?? '').toISOString()];
  const again = suggestedMoments(NOW, PARIS_ZONE, refused);
  expect(again).toEqual(expect.arrayContaining(others));
  expect(again).not.toContainEqual(first);
});

describe('a plan of two people is active', () => {
  const moments = ['2026-11-26T19:00:00+01:00', '2026-11-28T15:00:00+01:00'].map(at);
  test.each([
    ['while one of its moments is in the future', null, '2026-11-27T10:00:00+01:00', true],
    ['until all of them have passed', null, '2026-11-28T15:00:00+01:00', false],
    ['during the date', moments[0] ?? null, '2026-11-26T21:59:00+01:00', true],
    ['until three hours after its start', moments[0] ?? null, '2026-11-26T22:00:00+01:00', false],
  ])('%s', (_, agreedAt, now, stands) => {
    expect(isStanding({ moments, agreedAt }, at(now))).toBe(stands);
  });
});

describe('a reminder of a date on Thursday at 19:30', () => {
  const agreedAt = at('2026-12-03T19:30:00+01:00');
  const long = at('2026-11-25T10:00:00+01:00');
  test.each([
    ['stays pending until the evening before', long, '2026-12-02T17:59:00+01:00', 'none'],
    ['becomes due at 18:00 the evening before', long, '2026-12-02T18:00:00+01:00', 'eve'],
    ['becomes due again two hours before', long, '2026-12-03T17:30:00+01:00', 'soon'],
    ['stops being due at the start', long, '2026-12-03T19:30:00+01:00', 'none'],
    [
      'skips a pair that agreed after it was due',
      at('2026-12-02T20:00:00+01:00'),
      '2026-12-02T20:10:00+01:00',
      'none',
    ],
    [
      'reaches that pair two hours before',
      at('2026-12-02T20:00:00+01:00'),
      '2026-12-03T17:40:00+01:00',
      'soon',
    ],
    [
      'skips a pair that agreed within the last two hours',
      at('2026-12-03T18:30:00+01:00'),
      '2026-12-03T18:40:00+01:00',
      'none',
    ],
  ] as const)('%s', (_, settledAt, now, due) => {
    expect(dateReminder({ agreedAt, settledAt }, at(now), PARIS_ZONE)).toBe(due);
  });
});

test('asks about a date the next morning at eight, in the member’s time zone', () => {
  expect(askedAboutFrom(at('2026-12-03T23:30:00+01:00'), PARIS_ZONE)).toEqual(
    at('2026-12-04T08:00:00+01:00'),
  );
});
