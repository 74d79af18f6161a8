import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisInstant } from '#lib/paris-time.ts';
import {
  BUFFER_MINUTES,
  bookingVerdict,
  CHOOSING_MINUTES,
  callPhaseOf,
  endOfSlot,
  isAway,
  overlap,
  reminderDue,
  roomSecondsLeft,
  type Slot,
  slotMoments,
  slotVerdict,
  takingVerdict,
  verdictOutcome,
} from './rules.ts';

const NOW = new Date('2026-11-22T12:00:00+01:00');
const at = (day: string, time: string) => parisInstant(day, time);
const welcome = (day: string, time: string): Slot => ({ kind: 'welcome', startsAt: at(day, time) });

describe('a slot published by the team', () => {
  test.each<[string, Slot, string]>([
    ['Monday morning', welcome('2026-11-23', '09:00'), 'ok'],
    ['the first of the day', welcome('2026-11-23', '08:00'), 'ok'],
    ['the last that ends in time', welcome('2026-11-23', '20:40'), 'ok'],
    ['before the day', welcome('2026-11-23', '07:59'), 'outside-hours'],
    ['ending too late', welcome('2026-11-23', '20:41'), 'outside-hours'],
    ['Sunday', welcome('2026-11-29', '10:00'), 'outside-hours'],
    ['Saturday four weeks ahead', welcome('2026-12-19', '10:00'), 'ok'],
    ['beyond four weeks', welcome('2026-12-21', '10:00'), 'too-far'],
    ['yesterday', welcome('2026-11-21', '10:00'), 'too-soon'],
  ])('%s', (_, slot, verdict) => {
    expect(slotVerdict(slot, [], NOW)).toBe(verdict);
  });

  test('keeps its local hour across a daylight saving change', () => {
    const before = new Date('2026-10-20T12:00:00+02:00');
    expect(slotVerdict(welcome('2026-10-24', '08:00'), [], before)).toBe('ok');
    expect(slotVerdict(welcome('2026-10-26', '08:00'), [], before)).toBe('ok');
    expect(at('2026-10-24', '08:00').toISOString()).toBe('2026-10-24T06:00:00.000Z');
    expect(at('2026-10-26', '08:00').toISOString()).toBe('2026-10-26T07:00:00.000Z');
  });

  test('never overlaps another slot of the same colleague, but may start right when it ends', () => {
    const others = [welcome('2026-11-23', '10:00')];
    expect(slotVerdict(welcome('2026-11-23', '10:19'), others, NOW)).toBe('overlap');
    expect(slotVerdict(welcome('2026-11-23', '09:41'), others, NOW)).toBe('overlap');
    expect(slotVerdict(welcome('2026-11-23', '10:20'), others, NOW)).toBe('ok');
    const five: Slot = { kind: 'verification', startsAt: at('2026-11-23', '09:55') };
    expect(slotVerdict(five, others, NOW)).toBe('ok');
  });

  test('comes from a weekly pattern: as many as fit, none overlapping', () => {
    const morning = { kind: 'welcome' as const, weekdays: [1, 3], from: '09:00', to: '11:00', weeks: 2 };
    const moments = slotMoments(morning, '2026-11-23');
    expect(moments.map(({ day, time }) => `${day} ${time}`)).toEqual(
      ['2026-11-23', '2026-11-25', '2026-11-30', '2026-12-02'].flatMap((day) =>
        ['09:00', '09:30', '10:00', '10:30'].map((time) => `${day} ${time}`),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('welcome' as const, 'verification' as const),
        fc.integer({ min: 8, max: 14 }),
        fc.integer({ min: 15, max: 21 }),
        (kind, from, to) => {
          const pattern = { kind, weekdays: [2], from: `${from}:00`, to: `${to}:00`, weeks: 1 };
          const given: Slot[] = [];
          for (const { day, time } of slotMoments(pattern, '2026-11-23')) {
            const slot = { kind, startsAt: at(day, time) };
            expect(slotVerdict(slot, given, NOW)).toBe('ok');
            expect(endOfSlot(slot) <= at(day, `${to}:00`)).toBe(true);
            given.push(slot);
          }
        },
      ),
    );
  });
});

test('accepts bookings from two hours to four weeks ahead', () => {
  expect(bookingVerdict(new Date(NOW.getTime() + 2 * 3_600_000), NOW)).toBe('ok');
  expect(bookingVerdict(new Date(NOW.getTime() + 2 * 3_600_000 - 1), NOW)).toBe('too-soon');
  expect(bookingVerdict(at('2026-12-20', '20:00'), NOW)).toBe('ok');
  expect(bookingVerdict(at('2026-12-21', '08:00'), NOW)).toBe('too-far');
});

const anyKind = fc.constantFrom('welcome' as const, 'verification' as const);
/** Any minute of the next six weeks. */
const anyMoment = fc
  .integer({ min: 0, max: 42 * 24 * 60 })
  .map((minute) => new Date(NOW.getTime() + minute * 60_000));

test('keeps the buffer between any two slots of a colleague, whatever the order of publication', () => {
  const anySlot = fc.record({ kind: anyKind, startsAt: anyMoment });
  fc.assert(
    fc.property(
      fc.array(anySlot, { maxLength: 200 }),
      fc.constantFrom(...BUFFER_MINUTES),
      (slots, buffer) => {
        const given: Slot[] = [];
        for (const slot of slots) if (slotVerdict(slot, given, NOW, buffer) === 'ok') given.push(slot);
        const ordered = given.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        for (const [index, slot] of ordered.entries()) {
          const next = ordered[index + 1];
          if (!next) continue;
          expect(overlap(slot, next)).toBe(false);
          const pause = (next.startsAt.getTime() - endOfSlot(slot).getTime()) / 60_000;
          expect(pause).toBeGreaterThanOrEqual(buffer);
        }
      },
    ),
  );
});

test('still accepts a listed slot while the member chooses, but not much later', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: CHOOSING_MINUTES }), (startsAt, minutes) => {
      fc.pre(bookingVerdict(startsAt, NOW) === 'ok');
      expect(takingVerdict(startsAt, new Date(NOW.getTime() + minutes * 60_000))).toBe('ok');
      expect(takingVerdict(startsAt, new Date(startsAt.getTime() - 100 * 60_000))).toBe('too-soon');
    }),
  );
});

test('includes the first and the last day of an absence', () => {
  const absences = [{ firstDay: '2026-11-24', lastDay: '2026-11-26' }];
  const days = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'];
  expect(days.map((day) => isAway(absences, day))).toEqual([false, true, true, false]);
});

describe('the room of a call', () => {
  const startsAt = at('2026-11-23', '10:00');
  const room = { kind: 'welcome' as const, startsAt, beganAt: null };
  test.each([
    ['09:54', 'early'],
    ['09:55', 'open'],
    ['10:14', 'open'],
    ['10:15', 'over'],
  ])('follows the clock before anybody has joined: at %s, %s', (time, phase) => {
    expect(callPhaseOf(room, at('2026-11-23', time))).toBe(phase);
  });

  test('lasts as long as its kind from the moment when both are connected, early or late', () => {
    const late = { ...room, beganAt: at('2026-11-23', '10:12') };
    expect(callPhaseOf(late, at('2026-11-23', '10:31'))).toBe('open');
    expect(callPhaseOf(late, at('2026-11-23', '10:32'))).toBe('over');
    const five = { ...late, kind: 'verification' as const };
    expect(roomSecondsLeft(five, at('2026-11-23', '10:13'))).toBe(240);
    expect(callPhaseOf(five, at('2026-11-23', '10:17'))).toBe('over');
    expect(roomSecondsLeft(room, NOW)).toBeNull();
  });
});

test('verdictOutcome accepts the outcome from the moment the call can begin, and allows corrections', () => {
  const startsAt = at('2026-11-23', '10:00');
  expect(verdictOutcome({ state: 'booked', startsAt, face: null }, at('2026-11-23', '09:54'))).toBe('early');
  expect(verdictOutcome({ state: 'booked', startsAt, face: null }, at('2026-11-23', '09:55'))).toBe('ok');
  expect(verdictOutcome({ state: 'missed', startsAt, face: null }, at('2026-11-23', '11:00'))).toBe('ok');
  expect(verdictOutcome({ state: 'held', startsAt, face: 'unsure' }, at('2026-11-23', '11:00'))).toBe(
    'judged',
  );
  expect(verdictOutcome({ state: 'cancelled', startsAt, face: null }, at('2026-11-23', '11:00'))).toBe(
    'cancelled',
  );
});

describe('a reminder', () => {
  const startsAt = at('2026-11-24', '10:00');
  const longAgo = at('2026-11-20', '10:00');
  test.each([
    ['2026-11-23', '09:59', null],
    ['2026-11-23', '10:00', 'eve'],
    ['2026-11-24', '03:59', 'eve'],
    ['2026-11-24', '04:00', null],
    ['2026-11-24', '09:00', 'soon'],
    ['2026-11-24', '10:00', null],
  ])('becomes due as the appointment approaches: at %s %s, %s', (day, time, due) => {
    expect(reminderDue({ startsAt, settledAt: longAgo }, at(day, time))).toBe(due);
  });

  test('skips a member who has just booked', () => {
    const settledAt = at('2026-11-23', '15:00');
    expect(reminderDue({ startsAt, settledAt }, at('2026-11-23', '16:00'))).toBeNull();
    expect(reminderDue({ startsAt, settledAt }, at('2026-11-24', '09:05'))).toBe('soon');
  });
});
