import { describe, expect, test } from 'vitest';
import { canAnswer, introductionEnd, introductionStatus, lastDayToAnswer } from './rules.ts';

const expiresAt = introductionEnd(new Date('2026-11-22T13:45:00+01:00'));
const before = new Date('2026-12-06T23:59:00+01:00');
const after = new Date('2026-12-07T00:00:00+01:00');
const side = { answer: null, openedAt: null, expiresAt } as const;

describe('an introduction', () => {
  test('ends with the fourteenth day in Paris, regardless of answers', () => {
    expect(expiresAt.toISOString()).toBe('2026-12-06T23:00:00.000Z');
    expect(lastDayToAnswer(expiresAt) < expiresAt).toBe(true);
  });

  test.each([
    ['not answered', null, 'to-answer', 'ended'],
    ['accepted', 'accepted', 'waiting', 'ended'],
    ['declined', 'declined', undefined, undefined],
  ] as const)('%s: depends on one’s own answer and the calendar alone', (_, answer, until, then) => {
    expect(introductionStatus({ ...side, answer }, before)).toBe(until);
    expect(introductionStatus({ ...side, answer }, after)).toBe(then);
  });

  test('that opened is shown for a week', () => {
    const opened = { ...side, answer: 'accepted', openedAt: before } as const;
    expect(introductionStatus(opened, after)).toBeUndefined();
    expect(introductionStatus(opened, new Date('2026-12-14T00:00:00+01:00'))).toBeUndefined();
  });

  test.each([
    ['accepted first', null, 'accepted', 'ok'],
    ['accepted twice', 'accepted', 'accepted', 'done'],
    ['declined after having accepted', 'accepted', 'declined', 'ok'],
    ['accepted after having declined', 'declined', 'accepted', 'over'],
  ] as const)('%s', (_, answer, next, verdict) => {
    expect(canAnswer({ ...side, answer }, next, before)).toBe(verdict);
  });

  test('refuses answers after its end; an opened one cannot be declined', () => {
    expect(canAnswer(side, 'accepted', after)).toBe('over');
    expect(canAnswer({ ...side, answer: 'accepted', openedAt: before }, 'declined', before)).toBe('opened');
  });
});
