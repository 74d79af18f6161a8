import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#lib/paris-time.ts';
import {
  announcementVerdict,
  canWithdraw,
  firstDayToAnnounce,
  paragraphsOf,
  TERMS_NOTICE_DAYS,
} from './rules.ts';

const TODAY = '2026-11-27';

test.each([
  ['2026-11-27', 'too-soon'],
  ['2026-12-27', 'too-soon'],
  ['2026-12-28', 'ok'],
  ['2027-11-28', 'ok'],
  ['2027-11-29', 'too-far'],
] as const)('announcing new terms for %s: %s', (inForce, verdict) => {
  expect(announcementVerdict(inForce, TODAY)).toBe(verdict);
});

test('accepts the first proposed day, which leaves thirty full days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), (days) => {
      const today = addDays('2026-01-01', days);
      const first = firstDayToAnnounce(today);
      expect(announcementVerdict(first, today)).toBe('ok');
      expect(announcementVerdict(addDays(first, -1), today)).toBe('too-soon');
      expect(addDays(today, 1 + TERMS_NOTICE_DAYS)).toBe(first);
    }),
  );
});

test('splits an announcement into paragraphs', () => {
  expect(paragraphsOf(' Le prix change. \n\n\nVous pouvez partir.')).toEqual([
    'Le prix change.',
    'Vous pouvez partir.',
  ]);
});

test('allows withdrawing the consents about love life and the quiz, and the terms only with the account', () => {
  expect(canWithdraw('love-life')).toBe('ok');
  expect(canWithdraw('quiz')).toBe('ok');
  expect(canWithdraw('terms')).toBe('closes-account');
});
