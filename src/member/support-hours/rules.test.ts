import { describe, expect, test } from 'vitest';
import { parisDay } from '#lib/french-date.ts';
import { answerPromise, type OpeningHours, openingVerdict } from './rules.ts';

const WEEK = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, opens: '09:00', closes: '12:30' },
  { day, opens: '14:00', closes: '18:00' },
]);
const hours: OpeningHours = { week: WEEK, closures: [] };
const MINUTES = 'L’équipe répond en général en quelques minutes.';

function promised(
  at: string,
  { present = false, ...changes }: Partial<OpeningHours> & { present?: boolean } = {},
) {
  const now = new Date(at);
  return answerPromise({ ...hours, ...changes }, { present, today: parisDay(now), now });
}

describe('the promise of an answer', () => {
  test.each([
    ['on Friday morning, with staff', '2026-11-20T10:00:00+01:00', true, MINUTES],
    [
      'on Friday morning, without staff',
      '2026-11-20T10:00:00+01:00',
      false,
      'Nous vous répondons dans la journée.',
    ],
    ['at noon', '2026-11-20T13:00:00+01:00', true, 'Nous vous répondons cet après-midi.'],
    ['before nine', '2026-11-20T07:00:00+01:00', true, 'Nous vous répondons ce matin.'],
    [
      'on Thursday evening, even with staff',
      '2026-11-19T21:00:00+01:00',
      true,
      'Nous vous répondons demain matin.',
    ],
    [
      'in the last half hour, without staff',
      '2026-11-19T17:45:00+01:00',
      false,
      'Nous vous répondons demain matin.',
    ],
    ['on Friday evening', '2026-11-20T19:00:00+01:00', false, 'Nous vous répondons lundi matin.'],
    ['on Sunday night after midnight', '2026-11-23T00:30:00+01:00', false, 'Nous vous répondons ce matin.'],
    [
      'on the eve of a public holiday',
      '2026-11-10T20:00:00+01:00',
      false,
      'Nous vous répondons jeudi matin.',
    ],
    ['on Good Friday', '2026-04-03T20:00:00+02:00', false, 'Nous vous répondons mardi matin.'],
  ])('%s', (_, at, present, sentence) => {
    expect(promised(at, { present })).toBe(sentence);
  });

  test('names the day when the closure is longer', () => {
    const closures = [{ from: '2026-12-24', to: '2027-01-03', reason: 'Fêtes' }];
    expect(promised('2026-12-23T20:00:00+01:00', { closures })).toBe(
      'Nous vous répondons le lundi 4 janvier.',
    );
  });

  test('names no time without opening hours', () => {
    expect(promised('2026-11-20T10:00:00+01:00', { week: [], present: true })).toBe(
      'Nous vous répondons dès que possible.',
    );
  });
});

test.each([
  ['ok', WEEK],
  ['ok', []],
  ['backwards', [{ day: 1, opens: '18:00', closes: '09:00' }]],
  ['overlap', [...WEEK, { day: 1, opens: '12:00', closes: '13:00' }]],
])('opening hours are %s', (verdict, week) => {
  expect(openingVerdict({ week, closures: [] })).toBe(verdict);
});
