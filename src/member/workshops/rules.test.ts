import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { weekdayOf } from '#lib/paris-time.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import {
  attendanceVerdict,
  changeVerdict,
  dateStatus,
  findWorkshopId,
  hourVerdict,
  missingDates,
  placesToGive,
  registrationVerdict,
  reminderFor,
  roomPhase,
  seatVerdict,
  upcomingDates,
  WEEKLY_RHYTHM,
  WORKSHOP_IDS,
} from './rules.ts';
import { workshopOf } from './texts.ts';

const at = (instant: string) => new Date(instant);
const startsOf = (id: (typeof WORKSHOP_IDS)[number], now: string, count?: number) =>
  upcomingDates(id, at(now), count).map(({ startsAt }) => startsAt.toISOString());

describe('the weekly rhythm', () => {
  test('keeps its hour in Paris across the change to daylight saving time', () => {
    expect(startsOf(8, '2026-03-20T12:00:00Z')).toEqual([
      '2026-03-23T18:30:00.000Z',
      '2026-03-30T17:30:00.000Z',
      '2026-04-06T17:30:00.000Z',
    ]);
  });

  test('keeps its hour across the change back to standard time', () => {
    expect(startsOf(4, '2026-10-20T12:00:00Z')).toEqual([
      '2026-10-24T08:30:00.000Z',
      '2026-10-31T09:30:00.000Z',
      '2026-11-07T09:30:00.000Z',
    ]);
  });

  test('includes 29 February', () => {
    expect(startsOf(1, '2028-02-28T12:00:00Z', 2)).toEqual([
      '2028-02-29T18:30:00.000Z',
      '2028-03-07T18:30:00.000Z',
    ]);
  });

  test.each([
    ['a minute before it begins', '2026-11-23T18:29:00Z', '8-2026-11-23'],
    ['as it begins', '2026-11-23T18:30:00Z', '8-2026-11-30'],
    ['at 23:59 in Paris the evening before', '2026-11-22T22:59:00Z', '8-2026-11-23'],
    ['at midnight in Paris, still the day before in UTC', '2026-11-23T23:00:00Z', '8-2026-11-30'],
  ])('continues with the next session %s', (_, now, id) => {
    expect(upcomingDates(8, at(now))[0]?.id).toBe(id);
  });

  test('always has three sessions ahead, a week apart, on the right day and hour', () => {
    const instants = fc.date({
      min: at('2026-01-01T00:00:00Z'),
      max: at('2032-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...WORKSHOP_IDS), (now, id) => {
        const dates = upcomingDates(id, now);
        const days = dates.map(({ startsAt }) => parisDay(startsAt));
        const hours = dates.map(({ startsAt }) => parisTime(startsAt));
        expect(dates.map((date) => date.id)).toEqual(days.map((day) => `${id}-${day}`));
        expect(days.map(weekdayOf)).toEqual(Array(3).fill(WEEKLY_RHYTHM[id].weekday));
        expect(hours).toEqual(Array(3).fill(WEEKLY_RHYTHM[id].time));
        expect(dates.every(({ startsAt }) => startsAt > now)).toBe(true);
        expect(dates[0]?.startsAt.getTime()).toBeLessThanOrEqual(now.getTime() + (7 * 24 + 1) * 3600_000);
      }),
    );
  });

  test('never has two workshops at the same time', () => {
    const dates = WORKSHOP_IDS.map((id) => {
      const { weekday, time } = WEEKLY_RHYTHM[id];
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      const starts = (weekday * 24 + hours) * 60 + minutes;
      return { id, starts, ends: starts + workshopOf(id).durationMinutes };
    });
    const clashes = dates.flatMap((one) =>
      dates.filter((other) => other.id > one.id && one.starts < other.ends && other.starts < one.ends),
    );
    expect(clashes).toEqual([]);
  });

  describe('missingDates', () => {
    const now = at('2026-11-21T11:00:00Z');
    const planned = upcomingDates(8, now, 5);
    const [first, second, third, fourth] = planned.map((date) => ({ ...date, cancelled: false }));
    if (!first || !second || !third || !fourth) throw new Error('five are planned above');
    const missing = (...written: Parameters<typeof missingDates>[1]) =>
      missingDates(8, written, now).map(({ id }) => id);

    test('fills up to three open dates, with each planned date once', () => {
      expect(missing()).toEqual([first.id, second.id, third.id]);
      expect(missing(first, third)).toEqual([second.id]);
      expect(missing(first, second, third)).toEqual([]);
    });

    test('never replans a cancelled date: the next one follows', () => {
      expect(missing({ ...first, cancelled: true }, second, third)).toEqual([fourth.id]);
    });

    test('never replans a moved date, whether it now lies before or after its week', () => {
      const later = { ...first, startsAt: at('2026-12-20T10:00:00Z') };
      expect(missing(later, second)).toEqual([third.id]);
      const over = { ...second, startsAt: at('2026-11-20T10:00:00Z') };
      expect(missing(first, over, third)).toEqual([fourth.id]);
    });

    test('skips an hour with a date added by the team, unless that one is cancelled', () => {
      const added = { id: '8-ajoutée', startsAt: first.startsAt, cancelled: false };
      expect(missing(added)).toEqual([second.id, third.id]);
      expect(missing({ ...added, cancelled: true })).toEqual([first.id, second.id, third.id]);
    });
  });

  test.each(['0', '9', '08', '8.0', ' 8', '', 'huit', '1e0'])(
    'findWorkshopId returns undefined for « %s »',
    (text) => {
      expect(findWorkshopId(text)).toBeUndefined();
    },
  );
});

describe('« Réalisé » from the start of the session', () => {
  test.each([
    ['a second before', '2026-11-23T18:29:59Z', 'pending'],
    ['at the start', '2026-11-23T18:30:00Z', 'completed'],
    ['at 23:59 in Paris', '2026-11-23T22:59:00Z', 'completed'],
    ['that morning, though the day is the same', '2026-11-23T07:00:00Z', 'pending'],
    [
      'an hour before in Paris, when UTC shows its hour already passed in summer time',
      '2026-11-23T17:30:00Z',
      'pending',
    ],
  ])('%s', (_, now, status) => {
    expect(dateStatus(at('2026-11-23T18:30:00Z'), at(now))).toBe(status);
  });

  test.each([
    ['spring', '2026-03-30', '2026-03-30T17:29:59Z', '2026-03-30T17:30:00Z'],
    ['autumn', '2026-10-26', '2026-10-26T18:29:59Z', '2026-10-26T18:30:00Z'],
  ])('changes to the second on the Monday after the %s clock change', (_, day, before, start) => {
    const date = upcomingDates(8, at(before))[0];
    expect(date?.id).toBe(`8-${day}`);
    expect(date && dateStatus(date.startsAt, at(before))).toBe('pending');
    expect(date && dateStatus(date.startsAt, at(start))).toBe('completed');
  });
});

describe('a place', () => {
  const start = at('2026-11-23T18:30:00Z');
  const before = at('2026-11-23T18:29:59Z');

  test.each([
    ['goes to a member while all five are free', 0, 0, 'registered'],
    ['goes to a member while one is free', 4, 0, 'registered'],
    ['becomes a rank when none is free', 5, 0, 'waiting'],
    ['becomes a rank behind the waiting list', 5, 3, 'waiting'],
    ['becomes a rank behind the waiting list, even if a place is free this instant', 4, 1, 'waiting'],
  ])('%s', (_, taken, waiting, verdict) => {
    expect(seatVerdict(start, taken, waiting, before)).toBe(verdict);
    expect(seatVerdict(start, taken, waiting, start)).toBe('begun');
  });

  test.each([
    [4, 3, 1],
    [5, 3, 0],
    [0, 2, 2],
    [6, 2, 0],
  ])('placesToGive with %d taken and %d waiting returns %d', (taken, waiting, given) => {
    expect(placesToGive(taken, waiting)).toBe(given);
  });
});

describe('the reminder', () => {
  const startsAt = at('2026-11-23T18:30:00Z');
  const early = '2026-11-20T10:00:00Z';
  test.each([
    ['a minute early: nothing', 3, early, '2026-11-22T16:59:00Z', null],
    ['at 18:00', 3, early, '2026-11-22T17:00:00Z', 'reminder'],
    ['the next morning, when the server was down that evening', 3, early, '2026-11-23T08:00:00Z', 'reminder'],
    ['once it has begun: nothing', 3, early, '2026-11-23T18:30:00Z', null],
    [
      'registered that night, after reading the date: nothing',
      3,
      '2026-11-22T20:00:00Z',
      '2026-11-22T21:00:00Z',
      null,
    ],
    ['alone', 1, early, '2026-11-22T17:00:00Z', 'too-few'],
    ['alone, and registered that night', 1, '2026-11-22T20:00:00Z', '2026-11-22T21:00:00Z', 'too-few'],
    ['alone, a minute early: nothing', 1, early, '2026-11-22T16:59:00Z', null],
    ['two are enough', 2, early, '2026-11-22T17:00:00Z', 'reminder'],
  ])('%s', (_, taken, registeredAt, now, kind) => {
    expect(
      reminderFor({ startsAt, taken }, { at: at(registeredAt), toldAlone: false, zone: PARIS_ZONE }, at(now)),
    ).toBe(kind);
  });

  test.each([
    ['spring', '2026-03-30T17:30:00Z', '2026-03-29T15:59:59Z', '2026-03-29T16:00:00Z'],
    ['autumn', '2026-10-24T08:30:00Z', '2026-10-23T15:59:59Z', '2026-10-23T16:00:00Z'],
    ['autumn (after)', '2026-10-26T18:30:00Z', '2026-10-25T16:59:59Z', '2026-10-25T17:00:00Z'],
  ])('leaves at 18:00 in Paris around the %s clock change', (_, starts, early, due) => {
    const registered = { at: at('2026-01-01T00:00:00Z'), toldAlone: false, zone: PARIS_ZONE };
    const kindAt = (now: string) => reminderFor({ startsAt: at(starts), taken: 2 }, registered, at(now));
    expect([kindAt(early), kindAt(due)]).toEqual([null, 'reminder']);
  });

  test.each([
    ['learns that it takes place after all, once a second one registers', 2, 'confirmed'],
    ['gets the same warning while alone', 1, 'too-few'],
  ])('a person told « à confirmer » %s', (_, taken, kind) => {
    const registered = { at: at(early), toldAlone: true, zone: PARIS_ZONE };
    expect(reminderFor({ startsAt, taken }, registered, at('2026-11-22T18:00:00Z'))).toBe(kind);
  });
});

describe('the places of a member', () => {
  test.each([
    ['nothing yet', [], 8, 'ok'],
    ['two others', [1, 5], 8, 'ok'],
    ['three, whatever they are', [1, 5, 6], 8, 'limit-reached'],
    ['the same workshop on another day', [8], 8, 'workshop-held'],
    ['the same workshop among three', [1, 5, 8], 8, 'workshop-held'],
  ] as const)('%s', (_, held, asked, verdict) => {
    expect(registrationVerdict(held, asked)).toBe(verdict);
  });
});

test('the room opens fifteen minutes early and closes at the end of the date', () => {
  const startsAt = at('2026-11-23T18:30:00Z');
  const states = ['18:14:59', '18:15:00', '19:14:59', '19:15:00'].map((time) =>
    roomPhase(startsAt, 45, at(`2026-11-23T${time}Z`)),
  );
  expect(states).toEqual(['early', 'open', 'open', 'over']);
});

test('changeVerdict and hourVerdict allow changes until the start, unless cancelled, to an hour within six months', () => {
  const startsAt = at('2026-11-23T18:30:00Z');
  const before = at('2026-11-23T18:29:59Z');
  expect(changeVerdict({ startsAt, cancelled: false }, before)).toBe('ok');
  expect(changeVerdict({ startsAt, cancelled: false }, startsAt)).toBe('begun');
  expect(changeVerdict({ startsAt, cancelled: true }, before)).toBe('cancelled');
  expect(hourVerdict(startsAt, startsAt)).toBe('past');
  expect(hourVerdict(startsAt, before)).toBe('ok');
  expect(hourVerdict(at('2027-05-23T18:30:00Z'), before)).toBe('too-far');
});

test('attendanceVerdict allows recording from the start on, unless the date is cancelled', () => {
  const startsAt = at('2026-11-23T18:30:00Z');
  expect(attendanceVerdict({ startsAt, cancelled: false }, at('2026-11-23T18:29:59Z'))).toBe('early');
  expect(attendanceVerdict({ startsAt, cancelled: false }, startsAt)).toBe('ok');
  expect(attendanceVerdict({ startsAt, cancelled: true }, startsAt)).toBe('cancelled');
});
