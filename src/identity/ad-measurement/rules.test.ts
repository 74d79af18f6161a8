import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askedAgainFrom,
  COOKIE_CHOICES,
  COOKIE_VERSION,
  findFreshChoice,
  MEASURED_EVENTS,
  pixelCalls,
} from './rules.ts';

const at = '2026-08-31T10:00:00.000Z';
const kept = (more: Record<string, unknown> = {}) =>
  JSON.stringify({ version: COOKIE_VERSION, choice: 'refused', at, receipt: 'r', ...more });
const on = (instant: string) => new Date(instant);

describe('a choice about cookies', () => {
  test.each(COOKIE_CHOICES)('%s is valid for six calendar months, to the millisecond', (choice) => {
    const stored = kept({ choice });
    expect(findFreshChoice(stored, on(at))).toEqual({ choice, chosenAt: on(at) });
    expect(findFreshChoice(stored, on('2027-02-28T09:59:59.999Z'))?.choice).toBe(choice);
    expect(findFreshChoice(stored, on('2027-02-28T10:00:00.000Z'))).toBeNull();
  });

  test.each([
    ['2026-08-31T10:00:00Z', '2027-02-28T10:00:00Z'],
    ['2027-08-30T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2026-11-21T00:00:00Z', '2027-05-21T00:00:00Z'],
    ['2026-12-31T23:59:00Z', '2027-06-30T23:59:00Z'],
  ])('made on %s expires on %s', (chosen, again) => {
    expect(askedAgainFrom(on(chosen))).toEqual(on(again));
  });

  test('stays valid for at most 184 days and at least 181', () => {
    const days = fc.date({ min: on('2000-01-01'), max: on('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (chosen) => {
        const length = (askedAgainFrom(chosen).getTime() - chosen.getTime()) / 86_400_000;
        expect(length).toBeGreaterThanOrEqual(181);
        expect(length).toBeLessThanOrEqual(184);
      }),
    );
  });

  test('made under another text version is asked again', () => {
    expect(findFreshChoice(kept({ version: '2025-01-01' }), on('2026-09-01'))).toBeNull();
  });

  test('dated in the future is not valid', () => {
    expect(findFreshChoice(kept({ at: '2099-01-01T00:00:00.000Z' }), on('2026-09-01'))).toBeNull();
  });

  test.each([
    null,
    '',
    'refused',
    'null',
    '{',
    '[]',
    '42',
    kept({ choice: 'maybe' }),
    kept({ choice: ['accepted'] }),
    kept({ at: 'hier' }),
    kept({ at: undefined }),
    kept({ version: undefined }),
  ])('stored as %s counts as no choice', (stored) => {
    expect(findFreshChoice(stored, on('2026-09-01T00:00:00Z'))).toBeNull();
  });

  test('ignores any other stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(findFreshChoice(stored, on('2026-09-01T00:00:00Z'))).toBeNull();
      }),
    );
  });
});

test('the pixel receives the events of the spec, and no other data about anyone', () => {
  const calls = pixelCalls();
  expect(Object.keys(calls)).toEqual([...MEASURED_EVENTS]);
  expect(Object.values(calls)).toEqual([
    ['track', 'PageView'],
    ...[
      'account_creation',
      'basic_profile',
      'search_preferences',
      'life_project',
      'shared_values',
      'love_profile',
      'relationship_quiz',
    ].map((step) => ['trackCustom', 'FunnelStep', { step }]),
    ['track', 'CompleteRegistration'],
    ['trackCustom', 'Login'],
  ]);
});
