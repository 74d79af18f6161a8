import { expect, test } from 'vitest';
import type { StaffRole } from '#features/team/staff/rules.ts';
import { kindsFor, mondayOf, readsNotes } from './rules.ts';

test.each<[StaffRole, string[], boolean]>([
  ['matchmaker', ['welcome', 'verification'], true],
  ['coach', ['welcome'], true],
  ['support', ['verification'], false],
  ['moderation', ['verification'], false],
  ['admin', [], false],
])('%s gives %j, and reads notes: %s', (role, kinds, notes) => {
  expect(kindsFor([role])).toEqual(kinds);
  expect(readsNotes([role])).toBe(notes);
});

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});
