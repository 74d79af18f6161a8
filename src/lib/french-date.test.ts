import { describe, expect, test } from 'vitest';
import {
  calendarLeaf,
  dayIn,
  dayInWords,
  frenchDate,
  frenchMoment,
  frenchMonth,
  frenchNumericDate,
  frenchShortDate,
  frenchShortDay,
  frenchShortWeekday,
  frenchTime,
  frenchWeek,
  parisDay,
  parisMoment,
  parisTime,
  timeIn,
} from './french-date.ts';
import { comingMoment, daysAway, pastMoment, recentDay } from './relative-day.ts';

const ZONES = [
  'Europe/Paris',
  'Indian/Reunion',
  'America/Martinique',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Marquesas',
] as const;

/** Around both changes of the clocks of Paris, around midnight in several zones, and on the first of a month. */
const INSTANTS: [instant: string, inEachZone: string[]][] = [
  [
    '2026-03-29T00:59:00Z',
    [
      'dimanche 29 mars à 1 h 59',
      'dimanche 29 mars à 4 h 59',
      'samedi 28 mars à 20 h 59',
      'dimanche 29 mars à 11 h 59',
      'samedi 28 mars à 14 h 59',
      'samedi 28 mars à 15 h 29',
    ],
  ],
  [
    '2026-03-29T01:00:00Z',
    [
      'dimanche 29 mars à 3 h',
      'dimanche 29 mars à 5 h',
      'samedi 28 mars à 21 h',
      'dimanche 29 mars à 12 h',
      'samedi 28 mars à 15 h',
      'samedi 28 mars à 15 h 30',
    ],
  ],
  [
    '2026-10-25T00:30:00Z',
    [
      'dimanche 25 octobre à 2 h 30',
      'dimanche 25 octobre à 4 h 30',
      'samedi 24 octobre à 20 h 30',
      'dimanche 25 octobre à 11 h 30',
      'samedi 24 octobre à 14 h 30',
      'samedi 24 octobre à 15 h',
    ],
  ],
  [
    '2026-10-25T01:30:00Z',
    [
      'dimanche 25 octobre à 2 h 30',
      'dimanche 25 octobre à 5 h 30',
      'samedi 24 octobre à 21 h 30',
      'dimanche 25 octobre à 12 h 30',
      'samedi 24 octobre à 15 h 30',
      'samedi 24 octobre à 16 h',
    ],
  ],
  [
    '2026-11-30T23:30:00Z',
    [
      'mardi 1er décembre à 0 h 30',
      'mardi 1er décembre à 3 h 30',
      'lundi 30 novembre à 19 h 30',
      'mardi 1er décembre à 10 h 30',
      'lundi 30 novembre à 13 h 30',
      'lundi 30 novembre à 14 h',
    ],
  ],
  [
    '2026-12-31T09:30:00Z',
    [
      'jeudi 31 décembre à 10 h 30',
      'jeudi 31 décembre à 13 h 30',
      'jeudi 31 décembre à 5 h 30',
      'jeudi 31 décembre à 20 h 30',
      'mercredi 30 décembre à 23 h 30',
      'jeudi 31 décembre à 0 h',
    ],
  ],
];

const spaced = (words: string) =>
  words.replaceAll(/(\d) h(?: (?=\d))?/g, (found) => found.replaceAll(' ', '\u00a0'));
const CASES = INSTANTS.flatMap(([instant, words]) =>
  ZONES.map((zone, place) => [instant, zone, spaced(words[place] ?? '')] as const),
);

describe('a moment in words', () => {
  test.each(CASES)('%s in %s reads « %s »', (instant, zone, words) => {
    const [day, time] = words.split(' à ');
    expect(frenchMoment(new Date(instant), zone)).toBe(words);
    expect(frenchTime(new Date(instant), zone)).toBe(time);
    const [, number] = day?.split(' ') ?? [];
    expect(calendarLeaf(new Date(instant), zone).day).toBe(number?.replace('er', ''));
    expect(Number(dayIn(new Date(instant), zone).slice(-2))).toBe(Number.parseInt(number ?? '', 10));
    const [hour, minute = '00'] = time?.split('\u00a0h').map((part) => part.trim() || '00') ?? [];
    expect(timeIn(new Date(instant), zone)).toBe(`${hour?.padStart(2, '0')}:${minute}`);
  });

  test('names Paris time where the reader’s time zone is unknown', () => {
    const instant = new Date('2026-11-30T23:30:00Z');
    expect(parisMoment(instant)).toBe('mardi 1er décembre à 0\u00a0h\u00a030 (heure de Paris)');
    expect([parisDay(instant), parisTime(instant)]).toEqual(['2026-12-01', '00:30']);
  });
});

test('a calendar day reads the same in every zone', () => {
  expect(dayInWords('2026-12-01')).toBe('mardi 1er décembre');
  expect(frenchWeek('2026-11-30')).toBe('semaine du lundi 30 novembre');
});

test.each([
  [
    'Pacific/Noumea',
    'mar. 1er décembre',
    '1 déc.',
    '1 déc. 2026',
    '1er décembre 2026',
    '01/12/2026',
    'décembre 2026',
  ],
  [
    'America/Martinique',
    'lun. 30 novembre',
    '30 nov.',
    '30 nov. 2026',
    '30 novembre 2026',
    '30/11/2026',
    'novembre 2026',
  ],
])('every short form of a day uses the zone %s', (zone, ...words) => {
  const forms = [
    frenchShortWeekday,
    frenchShortDay,
    frenchShortDate,
    frenchDate,
    frenchNumericDate,
    frenchMonth,
  ];
  expect(forms.map((form) => form(new Date('2026-11-30T23:30:00Z'), zone))).toEqual(words);
});

describe('a day relative to today', () => {
  test.each([
    // Days of 25 and of 23 hours.
    [
      '2026-10-25T22:30:00Z',
      '2026-10-24T22:30:00Z',
      'Europe/Paris',
      'aujourd’hui',
      'aujourd’hui à 23\u00a0h\u00a030',
    ],
    ['2026-03-29T22:15:00Z', '2026-03-28T23:15:00Z', 'Europe/Paris', 'demain', 'demain à 0\u00a0h\u00a015'],
    // One instant and one current time, in six zones.
    ['2026-12-03T18:30:00Z', '2026-12-02T12:00:00Z', 'Europe/Paris', 'demain', 'demain à 19\u00a0h\u00a030'],
    [
      '2026-12-03T18:30:00Z',
      '2026-12-02T12:00:00Z',
      'Indian/Reunion',
      'demain',
      'demain à 22\u00a0h\u00a030',
    ],
    [
      '2026-12-03T18:30:00Z',
      '2026-12-02T12:00:00Z',
      'America/Martinique',
      'demain',
      'demain à 14\u00a0h\u00a030',
    ],
    [
      '2026-12-03T18:30:00Z',
      '2026-12-02T12:00:00Z',
      'Pacific/Noumea',
      'dans 2\u00a0jours',
      'vendredi 4 décembre à 5\u00a0h\u00a030',
    ],
    ['2026-12-03T18:30:00Z', '2026-12-03T08:00:00Z', 'Pacific/Tahiti', 'demain', 'demain à 8\u00a0h\u00a030'],
    [
      '2026-12-03T18:30:00Z',
      '2026-12-03T09:30:00Z',
      'Pacific/Marquesas',
      'aujourd’hui',
      'aujourd’hui à 9\u00a0h',
    ],
    ['2026-12-03T18:30:00Z', '2026-12-03T09:29:00Z', 'Pacific/Marquesas', 'demain', 'demain à 9\u00a0h'],
  ])('%s, seen at %s in %s, reads %s', (instant, now, zone, away, coming) => {
    expect(daysAway(new Date(instant), new Date(now), zone)).toBe(away);
    expect(comingMoment(new Date(instant), new Date(now), zone)).toBe(coming);
  });

  test.each([
    ['2026-12-03T09:29:00Z', 'Pacific/Marquesas', 'yesterday', 'hier à 23\u00a0h\u00a059'],
    ['2026-12-03T09:30:00Z', 'Pacific/Marquesas', 'today', 'aujourd’hui à 0\u00a0h'],
    ['2026-12-02T23:30:00Z', 'Europe/Paris', 'today', 'aujourd’hui à 0\u00a0h\u00a030'],
    ['2026-12-02T22:30:00Z', 'Europe/Paris', 'yesterday', 'hier à 23\u00a0h\u00a030'],
    ['2026-12-02T22:30:00Z', 'Indian/Reunion', 'today', 'aujourd’hui à 2\u00a0h\u00a030'],
    ['2026-12-03T03:59:00Z', 'America/Martinique', 'yesterday', 'hier à 23\u00a0h\u00a059'],
    ['2026-12-01T12:00:00Z', 'Europe/Paris', null, 'mardi 1er décembre à 13\u00a0h'],
  ] as const)('%s was in %s: %s', (instant, zone, recent, past) => {
    const now = new Date('2026-12-03T12:00:00Z');
    expect(recentDay(new Date(instant), now, zone)).toBe(recent);
    expect(pastMoment(new Date(instant), now, zone)).toBe(past);
  });

  test.each([
    ['after the night of 23 hours', '2026-03-30T00:30:00+02:00', '2026-03-30', '2026-03-29', '2026-03-28'],
    ['late on the day of 25 hours', '2026-10-25T23:30:00+01:00', '2026-10-25', '2026-10-24', '2026-10-23'],
    ['on the first of a year', '2027-01-01T00:05:00+01:00', '2027-01-01', '2026-12-31', '2026-12-30'],
  ])('%s, « hier » is the day before in Paris', (_when, moment, ...days) => {
    const said = days.map((day) => recentDay(new Date(`${day}T00:00:00Z`), new Date(moment), 'Europe/Paris'));
    expect(said).toEqual(['today', 'yesterday', null]);
  });
});
