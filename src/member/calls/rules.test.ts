import { describe, expect, test } from 'vitest';
import { callPhase, secondsLeft } from './rules.ts';

const at = (text: string) => new Date(`2026-11-21T${text}+01:00`);
const proposedAt = at('12:00:00');

describe('a call', () => {
  test.each([
    ['waits a day for its answer', null, null, '2026-11-22T11:59:59+01:00', 'proposed'],
    ['and no longer', null, null, '2026-11-22T12:00:00+01:00', 'over'],
    ['may be joined for two hours', at('13:00:00'), null, '2026-11-21T14:59:59+01:00', 'open'],
    [
      'and no longer, when one of the two never came',
      at('13:00:00'),
      null,
      '2026-11-21T15:00:00+01:00',
      'over',
    ],
    ['lasts ten minutes', at('13:00:00'), at('14:55:00'), '2026-11-21T15:04:59+01:00', 'open'],
    ['and no more', at('13:00:00'), at('14:55:00'), '2026-11-21T15:05:00+01:00', 'over'],
  ])('%s', (_, acceptedAt, startedAt, now, phase) => {
    expect(callPhase({ proposedAt, acceptedAt, startedAt }, new Date(now))).toBe(phase);
  });

  test.each([
    [null, '12:00:00', null],
    [at('12:00:00'), '12:00:00', 600],
    [at('12:00:00'), '12:09:59', 1],
    [at('12:00:00'), '12:11:00', 0],
  ])('started at %s has at %s so many seconds left: %s', (startedAt, now, left) => {
    expect(secondsLeft(startedAt, at(now))).toBe(left);
  });
});
