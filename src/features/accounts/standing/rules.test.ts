import { describe, expect, test } from 'vitest';
import { canAppeal, closingMoment, closureErasedAfter, standingOf } from './rules.ts';

const at = (instant: string) => new Date(instant);
const now = at('2026-11-21T12:00:00+01:00');
const measure = { decision: 'd-1', since: at('2026-11-20T10:00:00+01:00') };

describe('an account', () => {
  test('without a measure is open', () => {
    expect(standingOf(undefined, now)).toEqual({ state: 'open' });
  });

  test('that is suspended opens by itself at the hour that was said', () => {
    const until = at('2026-11-27T18:00:00+01:00');
    const suspended = { ...measure, until, eraseAfter: null };
    expect(standingOf(suspended, now)).toEqual({ ...measure, state: 'suspended', until, closing: false });
    expect(standingOf(suspended, new Date(until.getTime() - 1)).state).toBe('suspended');
    expect(standingOf(suspended, until)).toEqual({ state: 'open' });
  });

  test('that is to be closed is suspended until then, and stays closed', () => {
    const until = at('2026-11-23T09:00:00+01:00');
    const closed = { ...measure, until, eraseAfter: closureErasedAfter(until) };
    expect(standingOf(closed, now)).toEqual({ ...measure, state: 'suspended', until, closing: true });
    expect(standingOf(closed, until)).toEqual({
      state: 'closed',
      decision: 'd-1',
      from: until,
      eraseAfter: at('2027-05-23T09:00:00+01:00'),
    });
  });
});

test('a closure holds from 9:00 of the next working day, at once for danger', () => {
  expect(closingMoment(false, now)).toEqual(at('2026-11-23T09:00:00+01:00'));
  expect(closingMoment(true, now)).toEqual(now);
});

test.each([
  ['ok', { undoneAt: null, appealed: false }, '2027-05-20T09:59:59+02:00'],
  ['too-late', { undoneAt: null, appealed: false }, '2027-05-20T11:00:00+02:00'],
  ['appealed', { undoneAt: null, appealed: true }, '2026-11-21T12:00:00+01:00'],
  ['undone', { undoneAt: now, appealed: false }, '2026-11-21T12:00:00+01:00'],
] as const)(
  'an appeal is possible once, for six months, while the decision stands: %s',
  (verdict, rest, when) => {
    expect(canAppeal({ madeAt: measure.since, ...rest }, at(when))).toBe(verdict);
  },
);
